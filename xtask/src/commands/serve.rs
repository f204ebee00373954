//! `serve`: the app on this machine, built again whenever a file changes.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::args::ServeOptions;
use crate::tools::BuildTools;
use crate::workspace::Workspace;
use crate::{lessons, parts, run};

pub fn run(options: &ServeOptions) -> Result<()> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, options.port));
    check_free(address)?;
    let workspace = Workspace::open()?;
    let tools = BuildTools::set_up(&workspace)?;
    parts::write(&workspace, &tools)?;
    lessons::write_all(&workspace)?;
    println!("==> building; the first time takes a few minutes");
    announce(address);
    let mut trunk = tools.command(&workspace, "trunk");
    trunk
        .args(["serve", "--address", "127.0.0.1", "--port"])
        .arg(options.port.to_string())
        .arg("--dist")
        .arg(workspace.root.join("target/serve"));
    if options.release {
        trunk.arg("--release");
    }
    // Trunk watches the parts, and these watch their sources.
    let _following = parts::follow(&workspace, &tools)?;
    follow_words(workspace);
    run::shown(&mut trunk)
}

/// Brings the parts with words in them up to date whenever their sources change.
fn follow_words(workspace: Workspace) {
    thread::spawn(move || {
        let mut said = String::new();
        let mut proven = lessons::changed(&workspace).ok();
        loop {
            thread::sleep(Duration::from_millis(500));
            let mut result = parts::write_words(&workspace);
            // A proof takes its time: it is made only when there is something new to prove.
            let changed = lessons::changed(&workspace).ok();
            if changed != proven {
                proven = changed;
                result = result.and_then(|()| lessons::write_all(&workspace));
            }
            let error = result.err().map(|error| format!("{error:#}")).unwrap_or_default();
            if !error.is_empty() && error != said {
                eprintln!("error: {error}");
            }
            said = error;
        }
    });
}

fn check_free(address: SocketAddr) -> Result<()> {
    TcpListener::bind(address).map(drop).with_context(|| {
        format!(
            "port {} is taken: end what runs there, or choose another with `cargo xtask serve --port {}`",
            address.port(),
            address.port().checked_add(1).unwrap_or(8080),
        )
    })
}

/// Says where the app is, once it answers. Trunk listens only after the first build.
fn announce(address: SocketAddr) {
    thread::spawn(move || {
        while TcpStream::connect(address).is_err() {
            thread::sleep(Duration::from_millis(200));
        }
        println!("==> Sittuyin is at http://{address} (Ctrl-C ends it)");
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_named_with_a_way_out() {
        let held = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let error = check_free(held.local_addr().unwrap()).unwrap_err();
        let port = held.local_addr().unwrap().port();
        assert!(error.to_string().contains(&format!("port {port} is taken")));
        assert!(error.to_string().contains("--port"));
    }
}
