//! The words on the board of Command of Nature.

use catalog::Locale;
use kernel::{Phrase, Seat};
use nature::cards::{Market, Printed};
use nature::layout::Layout;
use nature::phase::Phase;
use nature::side::Side;
use nature::view::{AttackView, NatureView, SeatView, StandingView};

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

    /// The names of cards in a list, or nothing if there is none.
    pub fn names(&self, cards: &[Printed]) -> Vec<String> {
        let names: Vec<_> = cards.iter().map(|card| self.name(card)).collect();
        match names.is_empty() {
            true => Vec::new(),
            false => vec![names.join(", ")],
        }
    }

    pub fn phase(&self, phase: Phase) -> Phrase {
        Phrase::new(match phase {
            Phase::Sages => "mazzo-tui-nature-phase-sages",
            Phase::Warriors => "mazzo-tui-nature-phase-warriors",
            Phase::Dawn => "mazzo-tui-nature-phase-dawn",
            Phase::Actions => "mazzo-tui-nature-phase-actions",
            Phase::Markets => "mazzo-tui-nature-phase-markets",
            Phase::CleanUp => "mazzo-tui-nature-phase-clean-up",
        })
    }

    /// Turn, phase, action points and gold in one line.
    pub fn status(&self, view: &NatureView, near: Side) -> String {
        let phase = self.phase(view.phase);
        if view.turn == 0 {
            return self.phrase(phase);
        }
        let gold = |side: Side| view.sides[side.index()].gold;
        let status = match view.you {
            Some(_) => Phrase::new("mazzo-tui-nature-status"),
            None => Phrase::new("mazzo-tui-nature-status-public"),
        };
        self.phrase(
            status
                .with("turn", view.turn)
                .with("side", self.side(view, view.active))
                .with("phase", phase)
                .with("ap", view.ap)
                .with("gold", gold(near))
                .with("enemy", gold(near.other())),
        )
    }

    /// A side, seen by whoever looks.
    fn side(&self, view: &NatureView, side: Side) -> Phrase {
        match view
            .you
            .map(|seat| Side::of(seat, view.seats.len()) == side)
        {
            Some(true) => Phrase::new("mazzo-tui-nature-side-own"),
            Some(false) => Phrase::new("mazzo-tui-nature-side-enemy"),
            None => Phrase::new("mazzo-tui-nature-side").with("side", side.index() + 1),
        }
    }

    pub fn side_label(&self, view: &NatureView, side: Side) -> String {
        self.phrase(self.side(view, side))
    }

    pub fn market(&self, market: Market, deck: usize) -> String {
        let label = match market {
            Market::Elementals => Phrase::new("mazzo-tui-nature-market-elementals"),
            Market::Commands => Phrase::new("mazzo-tui-nature-market-commands"),
        };
        self.phrase(label.with("deck", deck))
    }

    pub fn hand(&self, view: &NatureView, seat: Seat) -> String {
        match view.you == Some(seat) {
            true => self.phrase(Phrase::new("mazzo-tui-hand")),
            false => self.phrase(Phrase::new("mazzo-tui-hand-of").with("seat", seat.number())),
        }
    }

    pub fn in_hand(&self, view: &NatureView, seat: Seat) -> String {
        match view.you == Some(seat) {
            true => self.phrase(Phrase::new("mazzo-tui-nature-in-hand")),
            false => {
                self.phrase(Phrase::new("mazzo-tui-nature-in-hand-of").with("seat", seat.number()))
            }
        }
    }

    /// A seat with its Sage.
    pub fn seat(&self, view: &NatureView, seat: &SeatView) -> String {
        let phrase = match view.you == Some(seat.seat) {
            true => Phrase::new("mazzo-tui-seat-you"),
            false => Phrase::new("mazzo-tui-seat"),
        };
        let said = self.phrase(phrase.with("seat", seat.seat.number()));
        match &seat.sage {
            Some(sage) => format!("{said} · {}", self.name(sage)),
            None => said,
        }
    }

    /// The attack being made, in one line.
    pub fn attack(&self, attack: &AttackView) -> String {
        let targets: Vec<_> = (attack.targets.iter())
            .map(|target| {
                self.phrase(
                    Phrase::new("mazzo-tui-nature-attack-target")
                        .with("name", target.spot.card.name)
                        .with("space", target.spot.space.index() + 1)
                        .with("hit", target.hit),
                )
            })
            .collect();
        let targets = match targets.is_empty() {
            true => "-".to_owned(),
            false => targets.join(", "),
        };
        let attacker = match &attack.attacker {
            Some(spot) => Phrase::new("mazzo-tui-nature-spot")
                .with("name", spot.card.name)
                .with("space", spot.space.index() + 1),
            None => Phrase::new("mazzo-tui-nature-attacker-gone"),
        };
        self.phrase(
            Phrase::new("mazzo-tui-nature-attack")
                .with("command", attack.command.name)
                .with("attacker", attacker)
                .with("strength", attack.strength)
                .with("targets", targets.as_str()),
        )
    }

    /// How an Elemental stands, in sentences.
    pub fn standing(&self, view: &NatureView, side: Side, standing: &StandingView) -> Vec<String> {
        let seats = view.seats.len();
        let row = Layout::of(seats).row(standing.space);
        let mut said = vec![
            Phrase::new("mazzo-tui-nature-where")
                .with("side", self.side(view, side))
                .with("row", row.number())
                .with("space", standing.space.index() + 1),
        ];
        if seats > 2 {
            said.push(Phrase::new("mazzo-tui-nature-owner").with("seat", standing.owner.number()));
        }
        if let Some(printed) = standing.card.elemental() {
            said.push(
                Phrase::new("mazzo-tui-nature-numbers")
                    .with("strength", printed.strength)
                    .with(
                        "left",
                        u16::from(printed.health).saturating_sub(standing.damage),
                    )
                    .with("health", printed.health),
            );
        }
        if standing.damage + standing.boosts + standing.shields > 0 {
            said.push(
                Phrase::new("mazzo-tui-nature-tokens")
                    .with("damage", standing.damage)
                    .with("boosts", standing.boosts)
                    .with("shields", standing.shields),
            );
        }
        if standing.attacked {
            said.push(Phrase::new("mazzo-tui-nature-has-attacked"));
        }
        if has_effect(&standing.card) {
            said.push(match standing.effect_works {
                true => Phrase::new("mazzo-tui-nature-effect-works"),
                false => Phrase::new("mazzo-tui-nature-effect-idle"),
            });
        }
        said.into_iter().map(|phrase| self.phrase(phrase)).collect()
    }

    /// What everyone may know of a seat, in sentences.
    pub fn seat_state(&self, seat: &SeatView) -> Vec<String> {
        let mut said = vec![
            self.phrase(
                Phrase::new("mazzo-tui-nature-seat-state")
                    .with("level", seat.level)
                    .with("hand", seat.hand_count)
                    .with("deck", seat.deck_count)
                    .with("discard", seat.discard.len()),
            ),
        ];
        let mut list = |phrase: Phrase, cards: &[Printed]| {
            if let [names] = &self.names(cards)[..] {
                said.push(self.phrase(phrase.with("cards", names.as_str())));
            }
        };
        let from_top: Vec<_> = seat.discard.iter().rev().copied().collect();
        list(Phrase::new("mazzo-tui-nature-discard-pile"), &from_top);
        list(
            Phrase::new("mazzo-tui-nature-locked-champions"),
            &seat.champions,
        );
        if let Some(warriors) = &seat.warriors {
            list(Phrase::new("mazzo-tui-nature-chosen-warriors"), warriors);
        }
        for action in &seat.actions {
            said.push(
                self.phrase(
                    Phrase::new("mazzo-tui-nature-action-line")
                        .with("level", action.level)
                        .with("text", action.text.clone()),
                ),
            );
        }
        if seat.sage.is_some() && !seat.sage_stands && seat.warriors.is_none() {
            said.push(self.phrase(Phrase::new("mazzo-tui-nature-sage-gone")));
        }
        if seat.done {
            said.push(self.phrase(Phrase::new("mazzo-tui-nature-done")));
        }
        if seat.conceded {
            said.push(self.phrase(Phrase::new("mazzo-tui-nature-conceded")));
        }
        said
    }
}

fn has_effect(card: &Printed) -> bool {
    card.elemental().is_some_and(|printed| {
        printed.dawn.is_some() || !printed.triggers.is_empty() || printed.passive.is_some()
    })
}
