//! How Haerian, Buildings, zones and players stand, in sentences.

use super::words::Speaker;
use kernel::Phrase;
use sovereign::cards::Printed;
use sovereign::view::{BuildingView, HaerianView, PlayerView, SovereignView};
use sovereign::zone::Zone;

impl Speaker<'_> {
    fn sentences(&self, said: Vec<Phrase>) -> Vec<String> {
        said.into_iter().map(|phrase| self.phrase(phrase)).collect()
    }

    /// How a Haerian stands.
    pub fn haerian(&self, view: &SovereignView, haerian: &HaerianView) -> Vec<String> {
        let mut said = vec![
            self.whose(view, haerian.spot.seat),
            Phrase::new("mazzo-tui-sovereign-state-force")
                .with("residual", haerian.residual)
                .with("force", haerian.force)
                .with("damage", haerian.damage),
        ];
        if haerian.shield > 0 {
            said.push(
                Phrase::new("mazzo-tui-sovereign-state-shield").with("amount", haerian.shield),
            );
        }
        if !haerian.traits.is_empty() {
            let names: Vec<Phrase> = (haerian.traits.iter())
                .map(|&flag| sovereign::text::words::trait_name(flag))
                .collect();
            said.push(Phrase::new("mazzo-tui-sovereign-state-traits").with("traits", names));
        }
        if haerian.stunned {
            said.push(Phrase::new("mazzo-tui-sovereign-state-stunned"));
        } else if haerian.exhausted {
            said.push(Phrase::new("mazzo-tui-sovereign-state-exhausted"));
        }
        if haerian.silenced {
            said.push(Phrase::new("mazzo-tui-sovereign-state-silenced"));
        }
        if haerian.spot.seat == view.active {
            if haerian.fresh {
                said.push(Phrase::new("mazzo-tui-sovereign-state-fresh"));
            }
            said.push(
                Phrase::new("mazzo-tui-sovereign-state-actions")
                    .with("moves", haerian.moves)
                    .with("combats", haerian.combats),
            );
        }
        said.extend(self.cover_state(view, haerian.spot.zone));
        self.sentences(said)
    }

    /// How a Building stands.
    pub fn building(&self, view: &SovereignView, building: &BuildingView) -> Vec<String> {
        let mut said = vec![
            self.whose(view, building.spot.seat),
            Phrase::new("mazzo-tui-sovereign-state-durability")
                .with("residual", building.residual)
                .with("force", building.force),
            match building.controller {
                Some(seat) => Phrase::new("mazzo-tui-sovereign-state-controller")
                    .with("player", self.player_phrase(seat)),
                None => Phrase::new("mazzo-tui-sovereign-state-no-controller"),
            },
        ];
        said.extend(self.cover_state(view, building.spot.zone));
        self.sentences(said)
    }

    /// A zone on which nothing stands.
    pub fn bare_zone(&self, view: &SovereignView, zone: Zone) -> Vec<String> {
        let cover = self.cover_state(view, zone);
        let said = cover.unwrap_or(Phrase::new("mazzo-tui-sovereign-state-empty"));
        self.sentences(vec![said])
    }

    fn cover_state(&self, view: &SovereignView, zone: Zone) -> Option<Phrase> {
        let cover = view.covers.iter().find(|cover| cover.zone == zone)?;
        let phrase = match cover.card {
            Some(card) => {
                Phrase::new("mazzo-tui-sovereign-state-cover-known").with("card", card.name)
            }
            None => Phrase::new("mazzo-tui-sovereign-state-cover"),
        };
        Some(phrase.with("player", self.player_phrase(cover.seat)))
    }

    /// Copies of a card in the own hand, some of which the opponent knows.
    pub fn in_hand(&self, count: usize, known: usize) -> Vec<String> {
        let mut said = vec![Phrase::new("mazzo-tui-sovereign-state-in-hand").with("count", count)];
        if known > 0 {
            said.push(Phrase::new("mazzo-tui-sovereign-state-known-hand").with("count", known));
        }
        self.sentences(said)
    }

    /// What there is to know of a player that has no place of its own on the board.
    pub fn player_state(&self, view: &SovereignView, player: &PlayerView) -> Vec<String> {
        let mut said = Vec::new();
        let mut list = |phrase: Phrase, cards: &[Printed]| {
            if !cards.is_empty() {
                said.push(phrase.with("cards", self.names(cards).as_str()));
            }
        };
        list(
            Phrase::new("mazzo-tui-sovereign-state-limbo"),
            &player.limbo,
        );
        list(
            Phrase::new("mazzo-tui-sovereign-state-known-cards"),
            &player.known_hand,
        );
        list(
            Phrase::new("mazzo-tui-sovereign-state-removed"),
            &player.removed,
        );
        if player.safeguard > 0 {
            said.push(
                Phrase::new("mazzo-tui-sovereign-state-safeguard").with("amount", player.safeguard),
            );
        }
        if let Some(count) = player.exchanged.filter(|_| view.turn == 0) {
            said.push(Phrase::new("mazzo-tui-sovereign-state-exchanged").with("count", count));
        }
        if player.kept && view.turn == 0 && player.exchanged.is_none() {
            said.push(Phrase::new("mazzo-tui-sovereign-state-kept"));
        }
        if view.active == player.seat && view.turn > 0 {
            said.push(Phrase::new("mazzo-tui-sovereign-state-on-turn"));
        }
        self.sentences(said)
    }

    /// The Chronicles, and what is known of their order.
    pub fn chronicles_state(&self, player: &PlayerView) -> Vec<String> {
        let mut said = vec![
            Phrase::new("mazzo-tui-sovereign-state-chronicles")
                .with("count", player.chronicles_count),
        ];
        for known in &player.known_chronicles {
            said.push(
                Phrase::new("mazzo-tui-sovereign-state-known-place")
                    .with("place", known.place)
                    .with("card", known.card.name),
            );
        }
        self.sentences(said)
    }

    /// The Luminous Realms, and how often they can be accessed.
    pub fn realms_state(&self, player: &PlayerView) -> Vec<String> {
        let mut said = vec![
            Phrase::new("mazzo-tui-sovereign-state-accesses")
                .with("used", player.accesses)
                .with("quota", player.quota),
        ];
        let known = player.realms.as_ref().unwrap_or(&player.known_realms);
        for (phrase, cards) in [
            (Phrase::new("mazzo-tui-sovereign-state-realms-down"), known),
            (
                Phrase::new("mazzo-tui-sovereign-state-realms-up"),
                &player.open_realms,
            ),
        ] {
            if !cards.is_empty() {
                said.push(phrase.with("cards", self.names(cards).as_str()));
            }
        }
        self.sentences(said)
    }

    /// The Afterlife, from the top.
    pub fn afterlife_state(&self, player: &PlayerView) -> Vec<String> {
        let from_top: Vec<Printed> = player.afterlife.iter().rev().copied().collect();
        let phrase = match from_top.is_empty() {
            true => Phrase::new("mazzo-tui-sovereign-state-no-afterlife"),
            false => Phrase::new("mazzo-tui-sovereign-state-afterlife")
                .with("cards", self.names(&from_top).as_str()),
        };
        self.sentences(vec![phrase])
    }
}
