//! What a step says of itself: its name when it begins, its time when it ends.

use std::time::{Duration, Instant};

use anyhow::Result;

/// Announces `name`, does `work`, and says how long it took and whether it went well.
///
/// # Errors
///
/// Those of `work`.
pub fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("==> {name}");
    let start = Instant::now();
    let result = work();
    let time = seconds(start.elapsed());
    match &result {
        Ok(_) => println!("    done: {name} ({time})"),
        Err(_) => println!("    FAILED: {name} ({time})"),
    }
    result
}

/// A time for people: `0.4 s`, `75.0 s`.
pub fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// A size for people, in KB of 1024 bytes.
pub fn kilobytes(bytes: u64) -> String {
    let tenths = (bytes * 10 + 512) / 1024;
    format!("{}.{} KB", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_round_to_a_tenth() {
        assert_eq!(kilobytes(0), "0.0 KB");
        assert_eq!(kilobytes(1024), "1.0 KB");
        assert_eq!(kilobytes(1587), "1.5 KB");
        assert_eq!(kilobytes(350 * 1024), "350.0 KB");
    }
}
