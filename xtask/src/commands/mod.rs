//! One command a file.

pub mod bench;
pub mod build;
pub mod doctor;
pub mod lessons;
pub mod matches;
pub mod serve;
pub mod test;
