//! Tournaments: everyone against everyone, or against the next of a ladder.

mod findings;
mod pairing;

pub use findings::{BadFormat, Entrant, FirstSeat, Format, Meeting, Pairing, Standing, Tournament};
