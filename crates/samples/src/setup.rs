//! The setup of all three samples: two seats, and nothing to decide.

use kernel::{OptionSpec, Options, Setup, SetupFault};

/// Two seats and no options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plain;

impl Setup for Plain {
    fn specs() -> &'static [OptionSpec] {
        &[]
    }

    fn build(options: &Options) -> Result<Plain, Vec<SetupFault>> {
        match options.unknown_keys(Plain::specs()) {
            faults if faults.is_empty() => Ok(Plain),
            faults => Err(faults),
        }
    }

    fn options(&self) -> Options {
        Options::new()
    }

    fn seat_counts() -> &'static [usize] {
        &[2]
    }

    fn seats(&self) -> usize {
        2
    }
}
