//! The `mazzo` program.

fn main() -> std::process::ExitCode {
    cli::run()
}
