//! The engine as a module worker. It listens, thinks in slices, and listens in between.

mod session;
mod slices;

fn main() {
    slices::run();
}
