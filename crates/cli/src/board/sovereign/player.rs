//! Takes what the board shows of a player from a view.

use super::colour::Tone;
use super::concern::Concern;
use super::model::{Chip, Side};
use super::modeller::Modeller;
use crate::board::{Thing, Usable};
use kernel::Phrase;
use sovereign::cards::Printed;
use sovereign::view::{EquipmentView, PlayerView};

impl Modeller<'_> {
    /// A player, with everything that is not on the battlefield.
    pub fn side(&mut self, player: &PlayerView) -> Side {
        let counts = [
            (
                Phrase::new("mazzo-tui-sovereign-count-hand").with("count", player.hand_count),
                self.say.hand_state(player),
            ),
            (
                Phrase::new("mazzo-tui-sovereign-count-chronicles")
                    .with("count", player.chronicles_count),
                self.say.chronicles_state(player),
            ),
            (
                Phrase::new("mazzo-tui-sovereign-count-wall").with("count", player.wall),
                self.say.wall_state(player),
            ),
        ];
        Side {
            title: self.title(player),
            classes: (player.classes.iter())
                .map(|id| self.class(player, id))
                .collect(),
            crystals: self.crystals(player),
            counts: (counts.into_iter())
                .map(|(phrase, state)| {
                    let text = self.say.phrase(phrase);
                    self.fact(text, Tone::Plain, state, Concern::Nothing)
                })
                .collect(),
            realms: self.realms(player),
            afterlife: self.afterlife(player),
            equipment: (player.equipment.iter())
                .map(|item| self.equipment(player, item))
                .collect(),
        }
    }

    /// A text with sentences to read about it, and no card.
    fn fact(&mut self, text: String, tone: Tone, state: Vec<String>, concern: Concern) -> Chip {
        let thing = Thing {
            name: text.clone(),
            card: None,
            state,
            usable: Usable::Never,
        };
        self.chip(text, tone, thing, concern)
    }

    fn title(&mut self, player: &PlayerView) -> Chip {
        let mark = if self.view.waiting.contains(player.seat) {
            '>'
        } else {
            ' '
        };
        let army = self.army(player.seat);
        let name = self.say.player(self.view, player.seat);
        let state = self.say.player_state(self.view, player);
        let thing = Thing {
            name: name.clone(),
            card: None,
            state,
            usable: Usable::Never,
        };
        let text = format!("{mark}{} {name}", army.mark());
        self.chip(text, Tone::Of(player.seat), thing, Concern::Nothing)
    }

    fn class(&mut self, player: &PlayerView, id: &'static str) -> Chip {
        let own = self.view.you == Some(player.seat);
        let concern = match own {
            true => Concern::Class(id),
            false => Concern::Nothing,
        };
        let usable = self.usable(&concern, || own.then(|| format!("vocation {id} 1")));
        let name = self.say.class(id);
        let thing = Thing {
            name: name.clone(),
            card: Some(id),
            state: vec![self.say.whose_class(self.view, player)],
            usable,
        };
        self.chip(name, Tone::Plain, thing, concern)
    }

    /// Ready Crystals of all there are of each colour, then the Vocations left.
    fn crystals(&mut self, player: &PlayerView) -> Vec<Chip> {
        let own = self.view.you == Some(player.seat);
        let mut chips: Vec<Chip> = (player.crystals.iter())
            .map(|crystal| {
                let all = crystal.ready + crystal.exhausted;
                let text = format!("{}{}/{all}", crystal.colour.letter(), crystal.ready);
                let concern = match own {
                    true => Concern::Crystal(crystal.colour.id()),
                    false => Concern::Nothing,
                };
                let state = vec![self.say.crystals(crystal)];
                self.fact(text, Tone::Crystal(crystal.colour), state, concern)
            })
            .collect();
        if chips.is_empty() {
            let text = self
                .say
                .phrase(Phrase::new("mazzo-tui-sovereign-no-crystals"));
            chips.push(self.fact(text, Tone::Faint, Vec::new(), Concern::Nothing));
        }
        let text =
            Phrase::new("mazzo-tui-sovereign-count-vocations").with("count", player.vocations);
        let state =
            Phrase::new("mazzo-tui-sovereign-state-vocations").with("count", player.vocations);
        let (text, state) = (self.say.phrase(text), vec![self.say.phrase(state)]);
        let concern = match own {
            true => Concern::Vocations,
            false => Concern::Nothing,
        };
        chips.push(self.fact(text, Tone::Plain, state, concern));
        chips
    }

    fn realms(&mut self, player: &PlayerView) -> Chip {
        let text = self.say.phrase(
            Phrase::new("mazzo-tui-sovereign-count-realms")
                .with("down", player.realms_count)
                .with("up", player.open_realms.len())
                .with("used", player.accesses)
                .with("quota", self.say.quota(self.view, player)),
        );
        let concern = match self.view.you == Some(player.seat) {
            true => Concern::Realms {
                puppets: ids(player.open_realms.iter().filter(|card| card.is_puppet())),
                cards: ids(player
                    .open_realms
                    .iter()
                    .chain(player.realms.iter().flatten())),
            },
            false => Concern::Nothing,
        };
        let state = self.say.realms_state(player);
        self.fact(text, Tone::Plain, state, concern)
    }

    fn afterlife(&mut self, player: &PlayerView) -> Chip {
        let count = player.afterlife.len();
        let phrase = match player.afterlife.last() {
            Some(top) => {
                Phrase::new("mazzo-tui-sovereign-count-afterlife-top").with("card", top.name)
            }
            None => Phrase::new("mazzo-tui-sovereign-count-afterlife"),
        };
        let text = self.say.phrase(phrase.with("count", count));
        let state = self.say.afterlife_state(player);
        let concern = Concern::Pile(ids(player.afterlife.iter()));
        self.fact(text, Tone::Plain, state, concern)
    }

    fn equipment(&mut self, player: &PlayerView, item: &EquipmentView) -> Chip {
        let concern = Concern::Equipment(item.card.id);
        let usable = match self.view.you == Some(player.seat) {
            true => self.usable(&concern, || None),
            false => Usable::Never,
        };
        let now = usable == Usable::Now;
        let name = self.say.name(&item.card);
        let text = self.say.equipment(item);
        let thing = Thing {
            name,
            card: Some(item.card.id),
            state: self.say.equipment_state(self.view, player, item),
            usable,
        };
        let (text, tone) = match (now, item.exhausted) {
            (true, _) => (format!("*{text}"), Tone::Usable),
            (false, false) => (text, Tone::Plain),
            (false, true) => (format!("({text})"), Tone::Faint),
        };
        self.chip(text, tone, thing, concern)
    }
}

fn ids<'c>(cards: impl Iterator<Item = &'c Printed>) -> Vec<&'static str> {
    cards.map(|card| card.id).collect()
}
