//! What holds in every position: cards and numbers here, the map in `check_map.rs`, texts and
//! questions in `check_reading.rs`.

use crate::cards::Cards;
use crate::journey::{End, HIGHEST_LEVEL, Journey, Tracks};
use crate::map::MapState;
use kernel::{Broken, Faults};

/// TS-5.62: the boxes of a hero's track.
const HERO_BOXES: u8 = 6;

impl Journey {
    /// Do the laws hold? Everything that is wrong is said at once.
    pub(crate) fn check_laws(&self) -> Result<(), Broken> {
        self.check_readable()?;
        let mut faults = Faults::default();
        self.check_tracks(&mut faults);
        self.check_cards(&mut faults);
        self.check_marks(&mut faults);
        self.check_map(&mut faults);
        self.check_end(&mut faults);
        // What follows asks the engine, which needs all of the above.
        faults.into_result()?;
        if self.end.is_some() {
            return Ok(());
        }
        let mut faults = Faults::default();
        self.check_fight(&mut faults);
        self.check_question(&mut faults);
        faults.into_result()
    }

    /// Is there nothing that the engine could not even read?
    pub(crate) fn check_readable(&self) -> Result<(), Broken> {
        let mut faults = Faults::default();
        self.check_places(&mut faults);
        self.check_texts(&mut faults);
        faults.into_result()
    }

    /// TS-1.14.
    fn check_tracks(&self, faults: &mut Faults) {
        let Tracks { level, mana, .. } = self.tracks;
        if !(Tracks::START.level..=HIGHEST_LEVEL).contains(&level) {
            faults.note(|| format!("level {level}: it is 2 to 9 (TS-1.14)"));
        }
        if mana > level {
            faults.note(|| format!("mana {mana} is above the level {level} (TS-1.14)"));
        }
    }

    /// TS-1.4: each Hero Card is in exactly one zone or role.
    fn check_cards(&self, faults: &mut Faults) {
        let zones = &self.zones;
        let layout = &self.layout;
        let places = [
            zones.hand,
            zones.removed,
            zones.deck.as_set(),
            layout.column.as_set(),
            layout.loaded.as_set(),
            layout.infused.as_set(),
            layout.strained.as_set(),
        ];
        let mut seen = Cards::NONE;
        for place in places {
            for card in place.and(seen) {
                faults.note(|| format!("Hero Card {card} is in two places (TS-1.4)"));
            }
            seen = seen.or(place);
        }
        for card in zones.owned.without(seen) {
            faults.note(|| format!("Hero Card {card} is nowhere (TS-1.4)"));
        }
        for card in seen.or(zones.two_tip).without(zones.owned) {
            faults.note(|| format!("the hero has no card {card}"));
        }
        // TS-1.12; but half a Recover knows already on which half its cards come back (EF-23).
        let sideways = zones.removed.without(self.exchanged.as_set());
        for card in zones.two_tip.and(sideways) {
            faults.note(|| format!("removed card {card} has an upright half (TS-1.12)"));
        }
        if zones.unknown > zones.deck.len() {
            faults.note(|| {
                let (unknown, deck) = (zones.unknown, zones.deck.len());
                format!("{unknown} cards lie in an unknown order, but the deck has {deck}")
            });
        }
        if self.fight.is_none() && layout.cards_in_play() > 0 {
            faults.note(|| "cards are in play only in a fight (TS-4.81)".to_owned());
        }
    }

    /// TS-5.60.
    fn check_marks(&self, faults: &mut Faults) {
        let boxes = self.adventure_track().map_or(0, |track| track.len());
        if self.marks.hero > HERO_BOXES {
            faults.note(|| format!("marks.hero: there are {HERO_BOXES} boxes (TS-5.62)"));
        }
        if self.marks.adventure > boxes {
            faults.note(|| format!("marks.adventure: there are {boxes} boxes"));
        }
    }

    /// TS-3.10 to TS-3.14.
    fn check_end(&self, faults: &mut Faults) {
        let all_removed = self.zones.removed == self.zones.owned;
        if all_removed != (self.end == Some(End::Defeated)) {
            faults.note(|| {
                "the hero is defeated exactly when all cards are removed (TS-3.12)".to_owned()
            });
        }
        let training = self.map == MapState::Practice;
        match self.end {
            Some(End::Stopped) if !training => {
                faults.note(|| "only Training can be stopped (TS-3.7)".to_owned());
            }
            Some(End::Won) if training => {
                faults.note(|| "Training cannot be won (TS-3.7)".to_owned());
            }
            _ => {}
        }
    }
}
