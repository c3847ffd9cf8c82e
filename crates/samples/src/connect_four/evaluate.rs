//! How good a position is, for bots.

use super::{ConnectFour, opponent};
use kernel::{Evaluate, Seat};

/// What a cell that would complete a line is worth, in lines that are still open.
const THREAT: u32 = 8;

impl Evaluate for ConnectFour {
    fn evaluate(&self, seat: Seat) -> f32 {
        let [own, enemy] = [seat, opponent(seat)].map(|seat| {
            (1 + self.board.open_lines(seat) + THREAT * self.board.threats(seat)) as f32
        });
        own / (own + enemy)
    }
}
