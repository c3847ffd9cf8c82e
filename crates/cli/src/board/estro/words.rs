//! The words on the board of Estro.

use catalog::Locale;
use estro::cards::Printed;
use estro::event::Spot;
use estro::mode::{Frame, Modes};
use estro::player::Player;
use estro::text;
use estro::view::{AttackView, EstroView, PhaseView, PlayerView, ShipView, ZoneView};
use kernel::{Phrase, Seat};

/// Says what is on the board in a language.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    pub locale: &'a Locale,
}

impl Speaker<'_> {
    pub fn phrase(&self, phrase: Phrase) -> String {
        self.locale.say(&phrase)
    }

    pub fn name(&self, card: &Printed) -> String {
        card.name.in_lang(self.locale.lang()).to_owned()
    }

    /// The names of cards in a list.
    pub fn names<'c>(&self, cards: impl IntoIterator<Item = &'c Printed>) -> String {
        let names: Vec<_> = cards.into_iter().map(|card| self.name(card)).collect();
        names.join(", ")
    }

    /// Frame, overlays and meta modes.
    pub fn modes(&self, modes: Modes) -> String {
        let extras = modes.extras().map(text::mode_name);
        let names = std::iter::once(text::mode_name(modes.frame)).chain(extras);
        let names: Vec<_> = names.map(|name| self.phrase(name)).collect();
        names.join(" + ")
    }

    /// Round, turn, phase and attacks left in one line.
    pub fn status(&self, view: &EstroView, frame: Frame) -> String {
        let mut said = Vec::new();
        match (view.round, view.last_round) {
            (Some(round), Some(last)) => said.push(
                Phrase::new("mazzo-tui-estro-round-of")
                    .with("round", round)
                    .with("last", last),
            ),
            (Some(round), None) => {
                said.push(Phrase::new("mazzo-tui-estro-round").with("round", round));
            }
            (None, _) => {}
        }
        if let (Some(seat), true) = (view.active.in_seat(), in_a_turn(view.phase)) {
            said.push(match view.you == Some(seat) {
                true => Phrase::new("mazzo-tui-estro-turn-own"),
                false => Phrase::new("mazzo-tui-estro-turn").with("seat", seat.number()),
            });
        }
        said.push(self.phase(view.phase, frame));
        let active = view.players.iter().find(|one| one.player == view.active);
        let attacks = active.and_then(|one| one.attacks_left);
        if let (Some(attacks), true, true) =
            (attacks, in_a_turn(view.phase), frame != Frame::Bastion)
        {
            said.push(Phrase::new("mazzo-tui-estro-attacks").with("count", attacks));
        }
        let said: Vec<_> = said.into_iter().map(|phrase| self.phrase(phrase)).collect();
        said.join(" · ")
    }

    fn phase(&self, phase: PhaseView, frame: Frame) -> Phrase {
        Phrase::new(match phase {
            PhaseView::Start => "mazzo-tui-estro-phase-start",
            PhaseView::Draw => "mazzo-tui-estro-phase-draw",
            PhaseView::Play => "mazzo-tui-estro-phase-play",
            PhaseView::Main => "mazzo-tui-estro-phase-main",
            PhaseView::End => "mazzo-tui-estro-phase-end",
            PhaseView::Machine if frame == Frame::Bastion => "mazzo-tui-estro-phase-horde",
            PhaseView::Machine => "mazzo-tui-estro-phase-ships",
            PhaseView::Dreamers => "mazzo-tui-estro-phase-dreamers",
            PhaseView::Over => "mazzo-tui-estro-phase-over",
        })
    }

    /// A player, seen by whoever looks.
    pub fn player(&self, you: Option<Seat>, player: Player, frame: Frame) -> String {
        self.phrase(match player.in_seat() {
            Some(seat) if you == Some(seat) => {
                Phrase::new("mazzo-tui-seat-you").with("seat", seat.number())
            }
            Some(seat) => Phrase::new("mazzo-tui-seat").with("seat", seat.number()),
            None if frame == Frame::Bastion => Phrase::new("mazzo-tui-estro-horde"),
            None => Phrase::new("mazzo-tui-estro-guardians"),
        })
    }

    /// What everyone can count of a player, as short as it can be said.
    pub fn counts(&self, player: &PlayerView, horde_deck: Option<u8>) -> String {
        let machine = player.player.in_seat().is_none();
        let count = |key: &'static str, count: Option<u8>| {
            count.map(|count| Phrase::new(key).with("count", count))
        };
        let incinerator = player.incinerator.as_ref().map(Vec::len);
        let hand = player.hand_count.filter(|_| !machine);
        let deck = if machine {
            horde_deck
        } else {
            player.deck_count
        };
        let said = [
            count("mazzo-tui-estro-count-hand", hand),
            count("mazzo-tui-estro-count-deck", deck),
            incinerator
                .map(|count| Phrase::new("mazzo-tui-estro-count-incinerator").with("count", count)),
            count("mazzo-tui-estro-count-tokens", player.tokens),
            count(
                "mazzo-tui-estro-count-rerolls",
                Some(player.rerolls).filter(|&n| n > 0),
            ),
            count(
                "mazzo-tui-estro-count-skips",
                Some(player.draws_to_skip).filter(|&n| n > 0),
            ),
            count("mazzo-tui-estro-count-actions", player.actions),
            flag("mazzo-tui-estro-must-engage", player.must_engage),
            flag("mazzo-tui-estro-chimera-declared", player.chimera_declared),
            flag("mazzo-tui-estro-done", player.done),
            flag("mazzo-tui-estro-conceded", player.conceded),
        ];
        let said: Vec<_> = said
            .into_iter()
            .flatten()
            .map(|one| self.phrase(one))
            .collect();
        said.join(" · ")
    }

    /// A zone, and whether its power is still there.
    pub fn zone(&self, zone: &ZoneView) -> String {
        self.phrase(
            Phrase::new(match zone.used {
                false => "mazzo-tui-estro-zone",
                true => "mazzo-tui-estro-zone-used",
            })
            .with("zone", text::zone_name(zone.zone)),
        )
    }

    /// A ship with its shields and its alarm.
    pub fn ship(&self, ship: &ShipView, letter: &str) -> String {
        let shields = match ship.shields {
            0 => Phrase::new("mazzo-tui-estro-ship-destroyed"),
            shields => Phrase::new("mazzo-tui-estro-ship-shields")
                .with("shields", shields)
                .with("most", ship.ship.shields()),
        };
        let mut said = format!(
            "{} {letter} {}",
            self.phrase(text::ship_name(ship.ship)),
            self.phrase(shields)
        );
        let alarm = match (ship.alarm, ship.alarm_stopped) {
            (_, true) => Some(Phrase::new("mazzo-tui-estro-ship-silent")),
            (Some(alarm), false) => {
                Some(Phrase::new("mazzo-tui-estro-ship-alarm").with("count", alarm))
            }
            (None, false) => None,
        };
        if let (Some(alarm), 1..) = (alarm, ship.shields) {
            said += &format!(" {}", self.phrase(alarm));
        }
        said
    }

    /// The attack being made, in one line, as far as it is known.
    pub fn attack(&self, attack: &AttackView) -> String {
        let two = |key: &'static str, (one, other): (u16, u16)| {
            Phrase::new(key).with("attack", one).with("defence", other)
        };
        let mut said = vec![
            Phrase::new("mazzo-tui-estro-clash")
                .with("attacker", spot(&attack.attacker))
                .with("defender", spot(&attack.defender)),
        ];
        if let Some((one, other)) = attack.dice {
            said.push(two(
                "mazzo-tui-estro-clash-dice",
                (one.into(), other.into()),
            ));
        }
        if let Some(totals) = attack.totals {
            said.push(two("mazzo-tui-estro-clash-totals", totals));
        }
        if let Some(primaries) = attack.primaries {
            said.push(two("mazzo-tui-estro-clash-primaries", primaries));
        }
        let said: Vec<_> = said.into_iter().map(|phrase| self.phrase(phrase)).collect();
        said.join(" · ")
    }
}

/// A card on the field, by its name if that is known, and by its number.
fn spot(spot: &Spot) -> Phrase {
    match spot.card {
        Some(card) => Phrase::new("estro-spot").with("card", card.name),
        None => Phrase::new("estro-face-down"),
    }
    .with("number", spot.slot.number())
}

fn flag(key: &'static str, there: bool) -> Option<Phrase> {
    there.then(|| Phrase::new(key))
}

/// Is it a turn of one player, with attacks to count?
fn in_a_turn(phase: PhaseView) -> bool {
    match phase {
        PhaseView::Start | PhaseView::Draw | PhaseView::Play | PhaseView::Main | PhaseView::End => {
            true
        }
        PhaseView::Machine | PhaseView::Dreamers | PhaseView::Over => false,
    }
}
