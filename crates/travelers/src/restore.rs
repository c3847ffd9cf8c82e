//! From a saved game back to a real one. Everything that is wrong is said at once.

use crate::cards::{Card, Cards, Row, Upright};
use crate::fight::{Activated, Fight};
use crate::half::Half;
use crate::journey::{Journey, RuleOptions, Tracks};
use crate::layout::{Layout, Snapshot};
use crate::saved::{Saved, SavedReading};
use crate::saved_fight::{SavedActivated, SavedFight, SavedTurn};
use crate::script::{Frame, Scripts, Source};
use crate::set::Map;
use crate::sets::Sets;
use crate::stream::Stream;
use crate::zones::Zones;
use kernel::{Broken, Faults};
use std::sync::Arc;

impl Journey {
    /// The game that was saved, if it is a possible one and can go on.
    pub(crate) fn from_saved(
        sets: Arc<Sets>,
        rules: RuleOptions,
        saved: Saved,
    ) -> Result<Journey, Broken> {
        let journey = Journey::rebuild(sets, rules, &saved)?;
        journey.check_laws()?;
        Ok(journey)
    }

    /// The game that was saved, as far as it can be built at all.
    pub(crate) fn rebuild(
        sets: Arc<Sets>,
        rules: RuleOptions,
        saved: &Saved,
    ) -> Result<Journey, Broken> {
        let mut faults = Faults::default();
        let mut loader = Loader {
            sets: &sets,
            zones: Zones {
                deck: Row::default(),
                ..Zones::fresh()
            },
            seen: Cards::NONE,
            faults: &mut faults,
        };
        loader.read_taken(saved);
        let layout = loader.read_cards(saved);
        let picks = loader.read_picks(&saved.picks);
        let exchanged = loader.read_exchanged(&saved.exchanged);
        let map = loader.read_map(saved);
        let fight = loader.read_fight(saved);
        let scripts = loader.read_scripts(saved);
        let chance = loader.read_chance(saved);
        let zones = loader.zones;
        faults.into_result()?;
        let rebuilt = Journey {
            tracks: Tracks {
                attack: saved.attack,
                defense: saved.defense,
                level: saved.level,
                mana: saved.mana,
            },
            zones,
            layout,
            map,
            marks: saved.marks,
            fight,
            scripts,
            picks,
            exchanged,
            question: saved.question,
            may_leave: saved.may_leave,
            arrived: saved.arrived,
            end: saved.end,
            chance,
            rules,
            sets,
        };
        rebuilt.check_readable()?;
        Ok(rebuilt)
    }
}

/// A saved game while it is read.
pub(crate) struct Loader<'a> {
    pub(crate) sets: &'a Sets,
    pub(crate) zones: Zones,
    /// The Hero Cards that have been met.
    seen: Cards,
    pub(crate) faults: &'a mut Faults,
}

impl Loader<'_> {
    /// EF-37: the ninth card is the back of one of the adventure's.
    fn read_taken(&mut self, saved: &Saved) {
        let Some(taken) = saved.taken else {
            return;
        };
        if (1..=self.sets.backs.len()).contains(&usize::from(taken)) {
            self.zones.ninth = taken;
            self.zones.owned.insert(Card::NINTH);
        } else {
            self.faults
                .note(|| format!("taken: adventure card {taken} has no Hero Card on its back"));
        }
    }

    /// TS-1.4: every Hero Card is in exactly one zone.
    fn read_cards(&mut self, saved: &Saved) -> Layout {
        for &card in &saved.hand {
            self.meet(card);
            self.zones.hand.insert(card.card);
        }
        self.zones.deck = self.row(&saved.deck);
        self.zones.unknown = saved.unknown;
        for &card in &saved.removed {
            self.meet(Upright {
                card,
                half: Half::I,
            });
            self.zones.removed.insert(card);
        }
        let layout = Layout {
            column: self.row(&saved.column),
            loaded: self.row(&saved.loaded),
            infused: self.row(&saved.infused),
            strained: self.row(&saved.strained),
            next: saved.next,
        };
        for card in self.zones.owned.without(self.seen) {
            self.faults.note(|| format!("Hero Card {card} is nowhere"));
        }
        layout
    }

    /// A Hero Card in a zone or role.
    fn meet(&mut self, Upright { card, half }: Upright) -> bool {
        let new = !self.seen.has(card);
        if !new {
            self.faults
                .note(|| format!("Hero Card {card} is in two places"));
        }
        self.seen.insert(card);
        if half == Half::II {
            self.zones.two_tip.insert(card);
        }
        new && self.is_owned(card)
    }

    fn is_owned(&mut self, card: Card) -> bool {
        let owned = self.zones.owned.has(card);
        if !owned {
            self.faults
                .note(|| format!("the hero has no card {card}: say which one is taken"));
        }
        owned
    }

    fn row(&mut self, cards: &[Upright]) -> Row {
        let mut row = Row::default();
        for &card in cards {
            if self.meet(card) {
                row.push(card.card);
            }
        }
        row
    }

    fn read_picks(&mut self, cards: &[Card]) -> Row {
        let mut row = Row::default();
        for &card in cards {
            if row.place(card).is_some() {
                self.faults
                    .note(|| format!("Hero Card {card} is chosen twice"));
            } else if self.is_owned(card) {
                row.push(card);
            }
        }
        row
    }

    /// Removed Cards come back on the half that has been chosen for them (EF-23).
    fn read_exchanged(&mut self, cards: &[Upright]) -> Row {
        for &Upright { card, half } in cards {
            if self.zones.removed.has(card) {
                if half == Half::II {
                    self.zones.two_tip.insert(card);
                }
            } else if self.zones.half(card) != half {
                self.faults
                    .note(|| format!("Hero Card {card} is on two halves"));
            }
        }
        let cards: Vec<Card> = cards.iter().map(|upright| upright.card).collect();
        self.read_picks(&cards)
    }

    fn read_fight(&mut self, saved: &Saved) -> Option<Fight> {
        match saved.fight.as_ref()? {
            SavedFight::Going(turn) => Some(self.read_turn(turn)),
            SavedFight::Against(code) => {
                self.faults
                    .note(|| format!("fight: only a scenario can say \"{code}\""));
                None
            }
        }
    }

    fn read_turn(&mut self, saved: &SavedTurn) -> Fight {
        let mut snapshot = Snapshot {
            cards: saved.snapshot.cards,
            ..Snapshot::default()
        };
        for (half, &count) in &saved.snapshot.banners {
            snapshot.banners[half.index()] = count;
        }
        for (element, &count) in &saved.snapshot.elements {
            snapshot.elements[element.index()] = count;
        }
        Fight {
            snapshot,
            ignore_modifiers: saved.ignore_modifiers,
            may_leave: saved.may_leave,
            leaving: saved.leaving,
            last: saved.last.and_then(|last| self.activated(last)),
            previous: saved.previous.and_then(|before| self.activated(before)),
            attack_left: saved.attack_left,
            turns: saved.turns,
        }
    }

    fn activated(&mut self, saved: SavedActivated) -> Option<Activated> {
        let ability = self.ability(saved.ability)?;
        self.is_owned(saved.card).then_some(Activated {
            card: saved.card,
            ability,
        })
    }

    fn ability(&mut self, number: u8) -> Option<u8> {
        let ability = number.checked_sub(1);
        if ability.is_none() {
            self.faults
                .note(|| "abilities are counted from 1".to_owned());
        }
        ability
    }

    fn read_scripts(&mut self, saved: &Saved) -> Scripts {
        let mut scripts = Scripts::default();
        for reading in &saved.reading {
            let Some(source) = self.source(reading) else {
                continue;
            };
            let frame = Frame {
                source,
                sentence: reading.sentence,
                effect: reading.effect,
                entered: reading.entered,
                applied: reading.applied,
            };
            if !scripts.push_frame(frame) {
                self.faults
                    .note(|| "reading: three texts at most are read at once".to_owned());
            }
        }
        scripts
    }

    fn source(&mut self, saved: &SavedReading) -> Option<Source> {
        let named = (
            (saved.half, saved.entry),
            (saved.room, saved.card, saved.ability),
        );
        match named {
            ((Some(half), None), (None, None, None)) => match self.sets.map() {
                Some(Map::World(_)) => Some(Source::Half(half)),
                _ => self.unread(format!("half {half} is not in this adventure")),
            },
            ((None, Some(reading)), (Some(room), None, None)) => {
                let rooms = self.sets.rooms.as_ref();
                let printed = rooms.and_then(|rooms| rooms.get(room));
                match printed.filter(|printed| printed.reading == reading) {
                    Some(printed) => match printed.entry {
                        Some(entry) => Some(Source::Entry { entry, room }),
                        None => self.unread(format!("{reading} is not in the index")),
                    },
                    None => self.unread(format!("{reading} is not the symbol of room {room}")),
                }
            }
            ((None, None), (None, Some(card), Some(ability))) => {
                let ability = self.ability(ability)?;
                let owned = self.is_owned(card);
                owned.then_some(Source::Ability { card, ability })
            }
            _ => self.unread(
                "a text is a half, an entry and its room, or a card and its ability".to_owned(),
            ),
        }
    }

    fn unread(&mut self, fault: String) -> Option<Source> {
        self.faults.note(|| format!("reading: {fault}"));
        None
    }

    fn read_chance(&mut self, saved: &Saved) -> Stream {
        let state = match saved.chance.len() {
            16 => u64::from_str_radix(&saved.chance, 16).ok(),
            _ => None,
        };
        if state.is_none() {
            self.faults
                .note(|| format!("chance: '{}' is no 16 hexadecimal digits", saved.chance));
        }
        Stream::resume(state.unwrap_or_default())
    }
}
