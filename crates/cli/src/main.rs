//! The `mazzo` program.

/// A server makes many small texts for every move: the system's allocator took a fifth of its time,
/// with threads waiting for one another, and this one takes half of that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    cli::run()
}
