//! Tournaments: everyone against everyone, or against the next of a ladder.
//!
//! A [`Draw`] says who takes part and lays the tables of a [`Contest`]; carrying that out gives a
//! [`Tournament`].

mod contest;
mod counting;
mod draw;
mod elo;
mod findings;
mod pairing;

pub use contest::Contest;
pub use draw::{Brought, Contestant, Draw, DrawFault};
pub use findings::{BadFormat, Entrant, FirstSeat, Format, Meeting, Pairing, Standing, Tournament};
