//! Invariants (appendix A of the rules).

use crate::cards::{Market, PIECES, Piece, Rank};
use crate::phase::Phase;
use crate::position::{Nature, Place, Standoff};
use crate::side::Side;
use kernel::{Broken, PieceId, Seat, Zone};

fn require(condition: bool, message: impl FnOnce() -> String) -> Result<(), Broken> {
    if condition {
        Ok(())
    } else {
        Err(Broken(message()))
    }
}

impl Nature {
    pub(crate) fn check_invariants(&self) -> Result<(), Broken> {
        if self.phase <= Phase::Warriors {
            return Ok(());
        }
        self.check_places()?;
        self.check_formations()?;
        self.check_numbers()?;
        self.check_champions()
    }

    /// Invariant 1: that every card is in one pile holds by construction; that formations and
    /// displays agree with the piles does not.
    fn check_places(&self) -> Result<(), Broken> {
        let mut standing = 0;
        for side in Side::BOTH {
            let formation = self.formation(side);
            for space in formation.occupied {
                let at = formation.at(space);
                require(self.piles.is_in(at.piece, Place::Field), || {
                    format!(
                        "{:?} in {space} is not on the field",
                        self.card(at.piece).id
                    )
                })?;
                require(self.side_of(at.owner) == side, || {
                    format!("{space} of {side:?} holds an enemy's card")
                })?;
                standing += 1;
            }
        }
        require(standing == self.piles.len(Place::Field), || {
            "a card on the field stands nowhere".into()
        })?;
        for market in Market::ALL {
            let shown = self.displays[market as usize].iter().flatten();
            let count = shown.clone().count();
            let agree = shown
                .clone()
                .all(|&piece| self.piles.is_in(piece, Place::Display(market)));
            require(
                agree && count == self.piles.len(Place::Display(market)),
                || format!("the display of {market:?} disagrees with its pile"),
            )?;
        }
        let commands = self.piles.len(Place::InPlay);
        require(
            !self.tasks.is_empty() || self.standoff != Standoff::Open || commands == 0,
            || "a Command is in play, but nothing is being resolved".into(),
        )?;
        for piece in (0..PIECES).map(Piece::from_index) {
            let hidden = Seat::all(4)
                .flat_map(|seat| [Place::Hand(seat), Place::Deck(seat)])
                .chain(Market::ALL.map(Place::MarketDeck))
                .any(|place| place.index() == self.piles.home(piece));
            require(hidden || !self.known.contains(piece), || {
                format!(
                    "{} is remembered although it is in sight",
                    self.card(piece).id
                )
            })?;
        }
        Ok(())
    }

    /// Invariants 2 and 9.
    fn check_formations(&self) -> Result<(), Broken> {
        let settled = self.tasks.is_empty() && self.standoff == Standoff::Open;
        for side in Side::BOTH {
            let formation = self.formation(side);
            require(
                formation.occupied.minus(self.layout.spaces).is_empty(),
                || format!("{side:?} stands outside its formation"),
            )?;
            if !settled {
                continue;
            }
            require(self.gap(side).is_none(), || {
                format!("the formation of {side:?} has a gap in front (CN-4.7.1)")
            })?;
            for space in formation.occupied {
                let at = formation.at(space);
                let health = u16::from(self.elemental(at.piece).health);
                require(at.damage < health, || {
                    format!("{} has no health left", self.card(at.piece).id)
                })?;
            }
            let sages = self.seats_of(side).filter(|&s| self.sage_stands(s)).count();
            require(sages > 0, || {
                format!("{side:?} has no Sage, and the game goes on")
            })?;
        }
        require(!settled || self.queue.is_empty(), || {
            "a trigger is queued, but nothing is being settled".into()
        })
    }

    /// Invariant 3.
    fn check_numbers(&self) -> Result<(), Broken> {
        let limit = self.gold_limit();
        require(self.gold.iter().all(|&gold| gold <= limit), || {
            format!("gold {:?} is above the limit {limit}", self.gold)
        })?;
        let most = if self.is_team_game() { 6 } else { 4 };
        require(self.ap <= most, || format!("{} AP are too many", self.ap))?;
        for seat in Seat::all(self.seat_count()) {
            let level = self.board(seat).level;
            require((1..=8).contains(&level), || {
                format!("level {level} does not exist")
            })?;
        }
        Ok(())
    }

    /// Invariant 4.
    fn check_champions(&self) -> Result<(), Broken> {
        for seat in Seat::all(self.seat_count()) {
            let Some(faction) = self.board(seat).faction else {
                return Err(Broken(format!("{seat:?} has no Sage")));
            };
            for piece in self.set.pack_pieces(faction).skip(1).take(3) {
                if let Rank::Champion(level) = self.elemental(piece).rank {
                    let locked = self.piles.is_in(piece, Place::SageBoard(seat));
                    require(locked == (self.board(seat).level < level), || {
                        format!(
                            "{} is a Champion of level {level}, and {seat:?} has level {}",
                            self.card(piece).id,
                            self.board(seat).level
                        )
                    })?;
                }
            }
        }
        Ok(())
    }
}
