//! What belongs to a seat: hand, deck, discard pile, Sage board.

use super::keys;
use super::scenery::{Scenery, printed};
use ::nature::view::{FactionActionView, SeatView};
use kernel::Phrase;
use protocol::{Piece, Word, Zone, ZoneKind};

/// The highest level (CN-0.4).
const MOST_LEVELS: u8 = 8;

impl Scenery<'_> {
    /// The hand: its cards for its own side's eyes, how many they are for others (CN-2.5.1).
    pub fn hand(self, seat: &SeatView) -> Zone {
        let name = self.owned(seat.seat, "mazzo-stage-hand-own", "mazzo-stage-hand");
        let zone = self.belonging(keys::hand(seat.seat), name, ZoneKind::Hand, seat);
        match &seat.hand {
            Some(hand) => Zone {
                pieces: hand.iter().map(|held| printed(&held.card)).collect(),
                ..zone
            },
            None => Zone {
                count: Some(seat.hand_count as u16),
                ..zone
            },
        }
    }

    /// What a seat has besides its hand.
    pub fn belongings(self, seat: &SeatView) -> [Zone; 4] {
        let owned = |own, other| self.owned(seat.seat, own, other);
        let deck = owned("mazzo-stage-deck-own", "mazzo-stage-deck");
        let discard = owned(
            "mazzo-stage-nature-discard-own",
            "mazzo-stage-nature-discard",
        );
        let champions = owned(
            "mazzo-stage-nature-champions-own",
            "mazzo-stage-nature-champions",
        );
        let locked = |card| Piece {
            marks: vec!["locked".into()],
            ..printed(card)
        };
        [
            self.board(seat),
            Zone {
                pieces: seat.champions.iter().map(locked).collect(),
                ..self.belonging(keys::champions(seat.seat), champions, ZoneKind::Row, seat)
            },
            Zone {
                count: Some(seat.deck_count as u16),
                ..self.belonging(keys::deck(seat.seat), deck, ZoneKind::Deck, seat)
            },
            Zone {
                pieces: seat.discard.iter().map(printed).collect(),
                ..self.belonging(keys::discard(seat.seat), discard, ZoneKind::Pile, seat)
            },
        ]
    }

    /// The Sage board: level, gold, the Sage, and the faction actions (CN-1.1.3).
    fn board(self, seat: &SeatView) -> Zone {
        let name = self.owned(
            seat.seat,
            "mazzo-stage-nature-board-own",
            "mazzo-stage-nature-board",
        );
        let side = &self.view.sides[seat.side.index()];
        let level = self.out_of(seat.level, MOST_LEVELS);
        let gold = self.out_of(side.gold, side.gold_limit);
        let actions = seat.actions.iter().map(|action| self.action(action));
        Zone {
            facts: vec![
                self.fact("level", Phrase::new("mazzo-stage-nature-level"), level),
                self.fact("gold", Phrase::new("mazzo-stage-nature-gold"), gold),
            ],
            pieces: std::iter::once(self.sage(seat)).chain(actions).collect(),
            ..self.belonging(keys::board(seat.seat), name, ZoneKind::Panel, seat)
        }
    }

    /// The seat itself, under the name of its Sage.
    fn sage(self, seat: &SeatView) -> Piece {
        let gone = self.view.turn > 0 && !seat.sage_stands;
        let attack = self.glade.attack();
        let passed = attack.is_some_and(|attack| attack.passed.contains(seat.seat));
        let flags: [(bool, Word, &'static str); 4] = [
            (gone, "gone".into(), "mazzo-tui-nature-sage-gone"),
            (seat.done, "done".into(), "mazzo-tui-nature-done"),
            (passed, "passed".into(), "mazzo-stage-nature-passed"),
            (
                seat.conceded,
                "conceded".into(),
                "mazzo-tui-nature-conceded",
            ),
        ];
        let name = match &seat.sage {
            Some(sage) => sage.name.in_lang(self.locale.lang()).to_owned(),
            None => self.say(Phrase::new("mazzo-stage-who").with("seat", seat.seat)),
        };
        let mut piece = Piece {
            key: keys::SAGE.into(),
            name: Some(name),
            ..Piece::default()
        };
        for (_, mark, sentence) in flags.into_iter().filter(|(is_so, ..)| *is_so) {
            piece.marks.push(mark);
            piece.state.push(self.word(sentence));
        }
        piece
    }

    fn action(self, action: &FactionActionView) -> Piece {
        let name = Phrase::new("mazzo-tui-nature-faction-action").with("level", action.level);
        let mut piece = Piece {
            key: keys::faction_action(action.level).into(),
            name: Some(self.say(name)),
            state: vec![self.say(action.text.clone())],
            ..Piece::default()
        };
        // CN-3.4.2: one a turn; only its own seat is told why it cannot take another.
        let refused = action.why_not.as_ref();
        let used = refused.is_some_and(|why_not| why_not.rule == "CN-3.4.2");
        if !action.unlocked {
            piece.marks.push("locked".into());
            let locked = Phrase::new("mazzo-stage-nature-locked").with("level", action.level);
            piece.state.push(self.say(locked));
        } else if used {
            piece.marks.push("used".into());
            piece.state.push(self.word("mazzo-stage-nature-used"));
        }
        piece
    }

    pub fn belonging(
        self,
        key: &'static str,
        name: String,
        kind: ZoneKind,
        seat: &SeatView,
    ) -> Zone {
        Zone {
            seat: Some(seat.seat),
            ..self.zone(key, name, kind)
        }
    }
}
