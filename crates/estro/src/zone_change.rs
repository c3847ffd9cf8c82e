//! Zones that change, and powers that come back (GT-80, GT-81).

use crate::estri::Zone;
use crate::event::Event;
use crate::frame::{GiftFrame, Stage};
use crate::mode::Frame;
use crate::position::Match;
use crate::work::Progress;
use kernel::Log;

impl Match {
    /// The zones whose power GT-81 gives back, as bits.
    pub(crate) fn refreshable_zones(&self, frame: &GiftFrame) -> u8 {
        match (self.modes.frame, frame.cell.as_zone()) {
            (Frame::Conquest, Some(zone)) => self.spent_powers() & (1 << zone as u8),
            _ => self.spent_powers() & self.zones,
        }
    }

    /// Zone powers that somebody has used, as bits.
    pub(crate) fn spent_powers(&self) -> u8 {
        if self.terms.power_each {
            self.players
                .iter()
                .fold(0, |all, player| all | player.powers)
        } else {
            self.powers_used
        }
    }

    pub(crate) fn refresh_zone(&mut self, zone: Zone, log: &mut impl Log<Event>) {
        let bit = 1 << zone as u8;
        self.powers_used &= !bit;
        for player in &mut self.players {
            player.powers &= !bit;
        }
        log.note(|| Event::ZoneRefreshed { zone });
    }

    /// GT-80: `other` holds the zone that goes.
    pub(crate) fn shift_zone(
        &mut self,
        mut frame: GiftFrame,
        chosen: bool,
        log: &mut impl Log<Event>,
    ) -> Progress {
        if frame.other == u8::MAX {
            if self.zones.count_ones() > 1 {
                return self.ask(frame, Stage::Asking);
            }
            frame.other = self.zones.trailing_zeros() as u8;
        }
        if chosen {
            return self.ask(frame, Stage::AskingAgain);
        }
        let from = Zone::from_index(frame.other as usize);
        self.finish_gift(frame);
        let to = self.random_other_zone();
        self.replace_zone(from, to, log);
        Progress::Moved
    }

    /// A zone that is not active, by chance.
    pub(crate) fn random_other_zone(&mut self) -> Zone {
        let others = 5 - self.zones.count_ones() as usize;
        let index = self.chance(others);
        Zone::ALL
            .into_iter()
            .filter(|&zone| !self.zone_is(zone))
            .nth(index)
            .unwrap_or(Zone::Military)
    }

    pub(crate) fn replace_zone(&mut self, from: Zone, to: Zone, log: &mut impl Log<Event>) {
        self.zones = self.zones & !(1 << from as u8) | 1 << to as u8;
        log.note(|| Event::ZoneChanged { from, to });
    }
}
