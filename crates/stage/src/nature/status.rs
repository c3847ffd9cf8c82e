//! How the game stands: turn, phase, action points, gold, result.

use super::scenery::Scenery;
use ::nature::phase::Phase;
use ::nature::side::Side;
use ::nature::{Event, text};
use kernel::Phrase;
use protocol::Fact;

impl Scenery<'_> {
    /// How the game stands, in the order to read it.
    pub fn status(self) -> Vec<Fact> {
        let view = self.view;
        let mut status = Vec::new();
        let is_over = view.winners.is_some();
        if view.turn > 0 {
            status.push(self.fact("turn", Phrase::new("mazzo-stage-turn"), view.turn));
        }
        if view.turn > 0 && !is_over {
            let active = self.say(self.side(view.active));
            status.push(self.fact("active", Phrase::new("mazzo-stage-nature-active"), active));
        }
        if !is_over {
            let phase = self.say(phase(view.phase));
            status.push(self.fact("phase", Phrase::new("mazzo-stage-nature-phase"), phase));
        }
        if view.turn > 0 && !is_over {
            status.push(self.fact("ap", Phrase::new("mazzo-stage-nature-ap"), view.ap));
        }
        if view.turn > 0 {
            let near = self.glade.near();
            status.extend([self.gold(near), self.gold(near.other())]);
        }
        if let Some(winners) = view.winners {
            let ended = self.say(text::event::tell(
                &Event::Ended { winners },
                self.glade.seats(),
            ));
            status.push(self.fact("result", Phrase::new("mazzo-stage-result"), ended));
        }
        status
    }

    fn gold(self, side: Side) -> Fact {
        let key = match side {
            Side::One => "gold-1",
            Side::Two => "gold-2",
        };
        let name = match self.is_own(side) {
            Some(true) => Phrase::new("mazzo-stage-nature-gold-own"),
            Some(false) => Phrase::new("mazzo-stage-nature-gold-enemy"),
            None => Phrase::new("mazzo-stage-nature-gold-side").with("side", self.members(side)),
        };
        let wallet = &self.view.sides[side.index()];
        self.fact(key, name, self.out_of(wallet.gold, wallet.gold_limit))
    }

    /// A side, seen by whoever looks.
    fn side(self, side: Side) -> Phrase {
        match self.is_own(side) {
            Some(true) => Phrase::new("mazzo-tui-nature-side-own"),
            Some(false) => Phrase::new("mazzo-tui-nature-side-enemy"),
            None => Phrase::new("mazzo-stage-who").with("seat", self.members(side)),
        }
    }
}

fn phase(phase: Phase) -> Phrase {
    Phrase::new(match phase {
        Phase::Sages => "mazzo-tui-nature-phase-sages",
        Phase::Warriors => "mazzo-tui-nature-phase-warriors",
        Phase::Dawn => "mazzo-tui-nature-phase-dawn",
        Phase::Actions => "mazzo-tui-nature-phase-actions",
        Phase::Markets => "mazzo-tui-nature-phase-markets",
        Phase::CleanUp => "mazzo-tui-nature-phase-clean-up",
    })
}
