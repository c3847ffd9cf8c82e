//! What is shown for the moment: Commands being resolved, and what lies ready to choose from.

use super::keys;
use super::scenery::{Scenery, printed};
use ::nature::phase::Phase;
use ::nature::view::SeatView;
use kernel::Phrase;
use protocol::{Piece, Zone, ZoneKind};

impl Scenery<'_> {
    /// Everything that is shown for the moment. What a game needs once comes and goes; the
    /// Commands keep their place, since they come with every attack.
    pub fn asides(self) -> Vec<Zone> {
        let mut zones = Vec::new();
        if self.view.phase == Phase::Sages {
            let name = self.word("mazzo-stage-nature-sages");
            zones.push(Zone {
                pieces: self
                    .glade
                    .offer
                    .sages
                    .iter()
                    .map(|card| offered(card))
                    .collect(),
                ..self.zone(keys::SAGES, name, ZoneKind::Aside)
            });
        }
        if self.view.phase == Phase::Warriors {
            let seats = self.view.seats.iter();
            zones.extend(seats.filter_map(|seat| self.warriors(seat)));
        }
        if self.glade.offer.shields > 0 {
            zones.push(self.amounts());
        }
        let name = self.word("mazzo-stage-nature-in-play");
        zones.push(Zone {
            pieces: self.view.in_play.iter().map(printed).collect(),
            ..self.zone(keys::IN_PLAY, name, ZoneKind::Aside)
        });
        zones
    }

    /// The Warriors of the looking seat to choose from, or those chosen on its side (CN-2.2.2).
    fn warriors(self, seat: &SeatView) -> Option<Zone> {
        let choosing = self.view.you == Some(seat.seat) && seat.warriors.is_none();
        let pieces: Vec<Piece> = match &seat.warriors {
            Some(chosen) => chosen.iter().map(chosen_warrior).collect(),
            None if choosing => self
                .glade
                .offer
                .warriors
                .iter()
                .map(|card| offered(card))
                .collect(),
            None => return None,
        };
        let name = self.owned(
            seat.seat,
            "mazzo-stage-nature-warriors-own",
            "mazzo-stage-nature-warriors",
        );
        Some(Zone {
            pieces,
            ..self.belonging(keys::warriors(seat.seat), name, ZoneKind::Aside, seat)
        })
    }

    /// From 1 shield to as many as there are.
    fn amounts(self) -> Zone {
        let amount = |count: u8| Piece {
            key: count.to_string().into(),
            name: Some(self.say(Phrase::new("mazzo-stage-nature-shields").with("count", count))),
            ..Piece::default()
        };
        let name = self.word("mazzo-stage-nature-amounts");
        Zone {
            pieces: (1..=self.glade.offer.shields).map(amount).collect(),
            ..self.zone(keys::AMOUNTS, name, ZoneKind::Aside)
        }
    }
}

fn offered(card: &str) -> Piece {
    Piece {
        key: card.to_owned().into(),
        card: Some(card.to_owned().into()),
        ..Piece::default()
    }
}

fn chosen_warrior(card: &::nature::cards::Printed) -> Piece {
    Piece {
        marks: vec!["chosen".into()],
        ..printed(card)
    }
}
