//! The words on the board of Sovereign.

use catalog::Locale;
use kernel::{Phrase, Seat};
use sovereign::cards::{CardSet, Printed};
use sovereign::effect::Trait;
use sovereign::text::words::{self, Term};
use sovereign::view::{
    Asked, CombatView, CrystalView, EquipmentView, PhaseView, PlayerView, PlayingView,
    SovereignView,
};
use sovereign::zone::Zone;

/// The last turn (SV-7.6), and the one from which on it is shown.
pub const LAST_TURN: u8 = 120;
const LAST_TURN_IN_SIGHT: u8 = 100;

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
    pub fn names(&self, cards: &[Printed]) -> String {
        let names: Vec<_> = cards.iter().map(|card| self.name(card)).collect();
        names.join(", ")
    }

    /// A class by its name; one of somebody's own set by its id.
    pub fn class(&self, id: &str) -> String {
        let class = CardSet::base().find_class(id);
        class
            .map_or(id, |class| class.name.in_lang(self.locale.lang()))
            .to_owned()
    }

    pub fn trait_name(&self, flag: Trait) -> String {
        self.phrase(words::trait_name(flag))
    }

    /// A zone as people write it.
    pub fn zone(&self, zone: Zone) -> String {
        zone.to_string().to_uppercase()
    }

    /// A card on a zone.
    pub fn there(&self, card: &Printed, zone: Zone) -> String {
        self.phrase(
            Phrase::new("sovereign-play-there")
                .with("card", card.name)
                .with("zone", self.zone(zone).as_str()),
        )
    }

    /// South or North.
    pub fn player_phrase(&self, seat: Seat) -> Phrase {
        Phrase::new(match seat.index() {
            0 => "sovereign-play-south",
            _ => "sovereign-play-north",
        })
    }

    /// A player, seen by whoever looks.
    pub fn player(&self, view: &SovereignView, seat: Seat) -> String {
        let player = self.player_phrase(seat);
        match view.you == Some(seat) {
            true => self.phrase(Phrase::new("mazzo-tui-sovereign-you").with("player", player)),
            false => self.phrase(player),
        }
    }

    pub fn whose(&self, view: &SovereignView, seat: Seat) -> Phrase {
        match view.you {
            Some(you) if you == seat => Phrase::new("mazzo-tui-sovereign-state-yours"),
            _ => {
                Phrase::new("mazzo-tui-sovereign-state-of").with("player", self.player_phrase(seat))
            }
        }
    }

    pub fn whose_class(&self, view: &SovereignView, player: &PlayerView) -> String {
        self.phrase(self.whose(view, player.seat))
    }

    /// Turn, phase and whose it is, in one line.
    pub fn status(&self, view: &SovereignView) -> String {
        if view.result.is_some() {
            return self
                .phrase(Phrase::new("mazzo-tui-sovereign-status-over").with("turn", view.turn));
        }
        let phase = match view.phase {
            PhaseView::Mulligan => {
                return self.phrase(Phrase::new("mazzo-tui-sovereign-status-mulligan"));
            }
            PhaseView::Starter => {
                return self.phrase(Phrase::new("mazzo-tui-sovereign-status-starter"));
            }
            PhaseView::Recovery => Term::Recovery,
            PhaseView::Dawn => Term::Dawn,
            PhaseView::Day => Term::Day,
            PhaseView::Sunset => Term::Sunset,
        };
        let status = match view.turn {
            LAST_TURN_IN_SIGHT.. => {
                Phrase::new("mazzo-tui-sovereign-status-late").with("last", LAST_TURN)
            }
            _ => Phrase::new("mazzo-tui-sovereign-status"),
        };
        self.phrase(
            status
                .with("turn", view.turn)
                .with("player", self.player(view, view.active).as_str())
                .with("phase", words::term(phase)),
        )
    }

    /// What stands behind a card's name: its cost, and how many there are of it.
    pub fn cost(&self, card: &Printed, count: usize) -> String {
        match count {
            1 => format!(" {}", card.cost),
            _ => format!(" {} ×{count}", card.cost),
        }
    }

    pub fn playing(&self, playing: &PlayingView) -> String {
        let phrase = match playing.at {
            Some(zone) => {
                Phrase::new("mazzo-tui-sovereign-playing-at").with("zone", self.zone(zone).as_str())
            }
            None => Phrase::new("mazzo-tui-sovereign-playing"),
        };
        self.phrase(
            phrase
                .with("player", self.player_phrase(playing.seat))
                .with("card", playing.card.name),
        )
    }

    /// Who fights, where, and with which Force now.
    pub fn fighter(&self, view: &SovereignView, zone: Option<Zone>) -> String {
        let haerian =
            zone.and_then(|zone| (view.haerian.iter()).find(|haerian| haerian.spot.zone == zone));
        match haerian {
            Some(haerian) => self.phrase(
                Phrase::new("sovereign-play-fighter")
                    .with("card", haerian.spot.card.name)
                    .with("zone", self.zone(haerian.spot.zone).as_str())
                    .with("force", haerian.residual),
            ),
            None => self.phrase(Phrase::new("mazzo-tui-sovereign-fighter-gone")),
        }
    }

    /// What a player has done in the Equipment window, and does now (SV-5.3).
    pub fn window(&self, view: &SovereignView, combat: &CombatView, seat: Seat) -> String {
        let items = view.players[seat.index()].equipment.iter();
        let wielded: Vec<String> = items
            .filter(|item| item.wielded)
            .map(|item| self.equipment(item))
            .collect();
        let used = match wielded.is_empty() {
            true => Phrase::new("mazzo-tui-sovereign-window-none"),
            false => Phrase::new("mazzo-tui-sovereign-window-used")
                .with("cards", wielded.join(", ").as_str()),
        };
        let now = Phrase::new(match combat.side {
            _ if decides(view, combat, seat) => match view.you == Some(seat) {
                true => "mazzo-tui-sovereign-window-you-decide",
                false => "mazzo-tui-sovereign-window-decides",
            },
            Some(side) if side != seat && combat.passes > 0 => "mazzo-tui-sovereign-window-passed",
            Some(_) => "mazzo-tui-sovereign-window-waits",
            None => "mazzo-tui-sovereign-window-closed",
        });
        format!("{} · {}", self.phrase(used), self.phrase(now))
    }

    /// An Equipment with the Force it gives.
    pub fn equipment(&self, item: &EquipmentView) -> String {
        let sign = if item.bonus < 0 { '−' } else { '+' };
        format!(
            "{sign}{} {}",
            item.bonus.unsigned_abs(),
            self.name(&item.card)
        )
    }

    pub fn equipment_state(
        &self,
        view: &SovereignView,
        player: &PlayerView,
        item: &EquipmentView,
    ) -> Vec<String> {
        let now = Phrase::new(match (item.wielded, item.exhausted) {
            (true, _) => "mazzo-tui-sovereign-state-wielded",
            (false, true) => "mazzo-tui-sovereign-state-used-up",
            (false, false) => "mazzo-tui-sovereign-state-ready",
        });
        vec![self.phrase(self.whose(view, player.seat)), self.phrase(now)]
    }

    pub fn crystals(&self, crystal: &CrystalView) -> String {
        self.phrase(
            Phrase::new("mazzo-tui-sovereign-state-crystals")
                .with("colour", words::colour(crystal.colour))
                .with("ready", crystal.ready)
                .with("all", crystal.ready + crystal.exhausted),
        )
    }

    pub fn hand_state(&self, player: &PlayerView) -> Vec<String> {
        let phrase = Phrase::new("mazzo-tui-sovereign-state-hand").with("count", player.hand_count);
        let mut said = vec![self.phrase(phrase)];
        if !player.known_hand.is_empty() {
            let known = Phrase::new("mazzo-tui-sovereign-state-known-cards");
            said.push(self.phrase(known.with("cards", self.names(&player.known_hand).as_str())));
        }
        said
    }

    /// How often the Realms can be accessed. Before the walls stand, no card of them is missing.
    pub fn quota(&self, view: &SovereignView, player: &PlayerView) -> u8 {
        match view.turn {
            0 => 0,
            _ => player.quota,
        }
    }

    pub fn wall_state(&self, player: &PlayerView) -> Vec<String> {
        let phrase = Phrase::new("mazzo-tui-sovereign-state-wall").with("count", player.wall);
        vec![self.phrase(phrase)]
    }
}

/// Is it this player's word in the Equipment window? Not while an ability is carried out in it.
pub fn decides(view: &SovereignView, combat: &CombatView, seat: Seat) -> bool {
    combat.side == Some(seat) && view.asked == Asked::Equipment
}
