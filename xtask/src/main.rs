//! `cargo xtask COMMAND`: everything that is done to this project, by name.

mod args;
mod commands;
mod lessons;
mod lock;
mod matches;
mod minify;
mod pages;
mod parts;
mod report;
mod run;
mod shell;
mod sizes;
mod split;
mod tools;
mod uci;
mod words;
mod workspace;

use std::process::ExitCode;

use args::Command;

fn main() -> ExitCode {
    let command = match args::parse(lexopt::Parser::from_env()) {
        Ok(command) => command,
        Err(error) => {
            eprintln!("error: {error}\n\n{}", args::USAGE);
            return ExitCode::from(2);
        }
    };
    let result = match command {
        Command::Help => {
            print!("{}", args::USAGE);
            Ok(())
        }
        Command::Serve(options) => commands::serve::run(&options),
        Command::Build(options) => commands::build::run(&options),
        Command::Lessons(options) => commands::lessons::run(&options),
        Command::Bench(options) => commands::bench::run(&options),
        Command::Match(options) => commands::matches::run(&options),
        Command::Doctor => commands::doctor::run(),
        Command::Test(parts) => match commands::test::run(parts) {
            Ok(code) => return code,
            Err(error) => Err(error),
        },
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
