//! What setup options say, and everything that is wrong with them at once.

use super::specs::SPECS;
use super::{EstroSetup, Format, deck_kind};
use crate::cards::{CardId, CardSet};
use crate::decks::{DeckKind, check_list, ready};
use crate::estri::Zone;
use crate::mode::{Extra, Frame, Modes};
use kernel::{Options, Phrase, Seat, SetupFault, Wanted, deck_key, either, nearest};

/// Longer lists of cards are not looked at.
const MAX_LIST: usize = 4096;

/// Does ES-6.4 leave open how often a zone's power is used?
pub(super) fn may_share_power(frame: Frame) -> bool {
    matches!(frame, Frame::Duel | Frame::Inferno | Frame::Conquest)
}

/// Options on their way to a setup. `set` is missing if it could not be loaded.
pub(super) struct Reading<'a> {
    options: &'a Options,
    set: Option<&'static CardSet>,
    faults: Vec<SetupFault>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(options: &'a Options, set: Option<&'static CardSet>) -> Reading<'a> {
        Reading {
            faults: options.unknown_keys(&SPECS),
            options,
            set,
        }
    }

    pub(super) fn setup(mut self) -> Result<EstroSetup, Vec<SetupFault>> {
        let seats = self.seats();
        let modes = self.modes(seats);
        let seats = self.fitting_seats(seats, modes);
        let format = self.format(modes);
        let decks = self.decks(modes, seats, format);
        let first = self.first(modes, seats);
        let zone = self.zone(modes);
        let power_each = self.power_each(modes);
        let compensation = self.compensation(modes);
        let open_hands = self.open_hands(modes);
        let tactical = self.tactical(modes);
        let bare = self.choice("clash", &[("full", false), ("bare", true)], "§4");
        let (Some(modes), Some(seats), Some(set), true) =
            (modes, seats, self.set, self.faults.is_empty())
        else {
            return Err(self.faults);
        };
        Ok(EstroSetup {
            modes,
            seats,
            format,
            decks,
            first,
            zone,
            power_each,
            compensation,
            open_hands,
            tactical,
            bare: bare.unwrap_or(false),
            set,
        })
    }

    fn get(&self, key: &str) -> Option<&'a str> {
        self.options.get(key)
    }

    fn refuse(&mut self, key: &str, value: &str, wanted: Wanted) {
        const SHOWN: usize = 60;
        let mut shown: String = value.chars().take(SHOWN).collect();
        if shown.len() < value.len() {
            shown.push_str("...");
        }
        self.faults.push(SetupFault::BadValue {
            key: key.to_owned(),
            value: shown,
            wanted,
        });
    }

    /// The option as one of a few words; none if it is not set, or not one of them.
    fn choice<T: Copy>(&mut self, key: &str, words: &[(&str, T)], rule: &str) -> Option<T> {
        let value = self.get(key)?;
        if let Some(&(_, chosen)) = words.iter().find(|(word, _)| *word == value) {
            return Some(chosen);
        }
        let known: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
        let near = nearest(&value.to_lowercase(), known.iter().copied());
        self.refuse(key, value, Wanted::one_of(&known, rule, near));
        None
    }

    /// Refuses the option in frames or modes in which it means nothing.
    fn only_if(&mut self, has_meaning: bool, key: &str, wanted: Wanted) {
        if let Some(value) = self.get(key).filter(|_| !has_meaning) {
            self.refuse(key, value, wanted);
        }
    }

    fn seats(&mut self) -> Option<usize> {
        let value = self.get("seats")?;
        match value.parse() {
            Ok(seats @ 1..=4) => Some(seats),
            _ => {
                let wanted = plain("it is played by 1 to 4 (ES-8.0.1)", "estro-setup-seats");
                self.refuse("seats", value, wanted);
                None
            }
        }
    }

    // ES-8.0.1
    fn modes(&mut self, seats: Option<usize>) -> Option<Modes> {
        let usual = match seats {
            Some(1) => Frame::Single,
            Some(3) => Frame::Bastion,
            Some(4) => Frame::Inferno,
            _ => Frame::Duel,
        };
        let Some(list) = self.get("mode") else {
            return Some(Modes::of(usual));
        };
        let is_frame = |word: &str| Frame::ALL.iter().any(|frame| frame.id() == word.trim());
        let read = match list.split(',').any(is_frame) {
            true => Modes::read(list),
            false => Modes::read(&format!("{},{list}", usual.id())),
        };
        match read {
            Ok(modes) => Some(modes),
            Err(wrong) => {
                for wanted in wrong {
                    self.refuse("mode", list, wanted);
                }
                None
            }
        }
    }

    fn fitting_seats(&mut self, seats: Option<usize>, modes: Option<Modes>) -> Option<usize> {
        let frame = modes?.frame;
        let counts = frame.seat_counts();
        let Some(seats) = seats else {
            return counts.first().copied();
        };
        if counts.contains(&seats) {
            return Some(seats);
        }
        let rule = match frame {
            Frame::Duel => "ES-2.6",
            Frame::Inferno => "ES-8.3.1",
            Frame::Single => "ES-8.6.1",
            Frame::Conquest => "ES-8.8.1",
            Frame::Bastion => "ES-8.10.3",
        };
        let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let wanted = Wanted::new(
            format!("{} is played by {} ({rule})", frame.id(), either(&counts)),
            Phrase::new("estro-setup-played-by")
                .with("frame", frame.id())
                .with("counts", counts.join(", ").as_str())
                .with("rule", rule),
        );
        self.refuse("seats", &seats.to_string(), wanted);
        None
    }

    fn format(&mut self, modes: Option<Modes>) -> Format {
        let words = [("random", Format::Random), ("chosen", Format::Chosen)];
        let said = self.choice("format", &words, "ES-2.5, ES-2.6");
        if said == Some(Format::Chosen) && modes.is_some_and(|modes| modes.frame == Frame::Inferno)
        {
            self.refuse("format", "chosen", all_dealt());
        }
        let brings = Seat::all(4).any(|seat| self.get(&deck_key(seat)).is_some());
        match said {
            Some(format) => format,
            None if brings => Format::Chosen,
            None => Format::Random,
        }
    }

    fn decks(
        &mut self,
        modes: Option<Modes>,
        seats: Option<usize>,
        format: Format,
    ) -> [Option<Vec<CardId>>; 4] {
        let mut decks = [const { None }; 4];
        for seat in Seat::all(4) {
            let key = deck_key(seat);
            let Some(value) = self.get(&key) else {
                continue;
            };
            if let Some(seats) = seats.filter(|&seats| seat.index() >= seats) {
                let english = match seats {
                    1 => "there is only 1 seat".to_owned(),
                    _ => format!("there are only {seats} seats"),
                };
                let phrase = Phrase::new("estro-setup-only-seats").with("seats", seats);
                self.refuse(&key, value, Wanted::new(english, phrase));
            }
            if modes.is_some_and(|modes| modes.frame == Frame::Inferno) {
                self.refuse(&key, value, all_dealt());
            } else if format == Format::Random {
                let wanted = plain(
                    "format=random deals all decks (ES-2.6); decks need format=chosen",
                    "estro-setup-needs-chosen",
                );
                self.refuse(&key, value, wanted);
            }
            decks[seat.index()] = self.deck(&key, value, modes.map(deck_kind));
        }
        decks
    }

    fn deck(&mut self, key: &str, value: &str, kind: Option<DeckKind>) -> Option<Vec<CardId>> {
        let set = self.set?;
        if value.len() > MAX_LIST {
            let wanted = Wanted::new(
                format!("a list of cards has at most {MAX_LIST} bytes"),
                Phrase::new("estro-setup-long-list").with("most", MAX_LIST),
            );
            self.refuse(key, value, wanted);
            return None;
        }
        let list = match ready().iter().find(|deck| deck.id == value) {
            Some(deck) => check_list(deck.cards.iter().copied(), kind, set),
            None if value.contains(',') => check_list(value.split(','), kind, set),
            None => {
                self.refuse(key, value, no_ready_deck(value));
                return None;
            }
        };
        match list {
            Ok(cards) => Some(cards),
            Err(problems) => {
                for problem in problems {
                    let wanted = Wanted::new(problem.to_string(), problem.phrase());
                    self.refuse(key, value, wanted);
                }
                None
            }
        }
    }

    // ES-2.9
    fn first(&mut self, modes: Option<Modes>, seats: Option<usize>) -> Option<Seat> {
        let frame = modes.map(|modes| modes.frame);
        // ES-8.6.3: the human starts.
        let first = (frame == Some(Frame::Single)).then_some(Seat::new(0));
        let value = match self.get("first") {
            None | Some("random") => return first,
            Some(value) => value,
        };
        let seat = value.parse::<Seat>().ok();
        match (frame, seat) {
            (Some(Frame::Single), Some(seat)) if seat.index() == 0 => return Some(seat),
            (Some(Frame::Single), _) => {
                let wanted = plain(
                    "in single the human starts (ES-8.6.3)",
                    "estro-setup-human-starts",
                );
                self.refuse("first", value, wanted);
            }
            (Some(Frame::Bastion), _) => {
                let wanted = plain(
                    "in bastion the Horde acts first, then all Dreamers (ES-8.10.6)",
                    "estro-setup-horde-first",
                );
                self.refuse("first", value, wanted);
            }
            (_, Some(seat)) if seat.index() < seats.unwrap_or(4) => return Some(seat),
            _ => {
                let seats = seats.unwrap_or(4);
                let wanted = Wanted::new(
                    format!("it is random or a seat from 1 to {seats} (ES-2.9)"),
                    Phrase::new("estro-setup-first").with("seats", seats),
                );
                self.refuse("first", value, wanted);
            }
        }
        first
    }

    // ES-6.1
    fn zone(&mut self, modes: Option<Modes>) -> Option<Zone> {
        let in_conquest = modes.is_some_and(|modes| modes.frame == Frame::Conquest);
        let wanted = plain(
            "in conquest all five zones lie on the table (ES-8.8.1)",
            "estro-setup-all-zones",
        );
        self.only_if(!in_conquest, "zone", wanted);
        if in_conquest {
            return None;
        }
        let mut words = vec![("random", None)];
        words.extend(Zone::ALL.map(|zone| (zone.id(), Some(zone))));
        self.choice("zone", &words, "ES-6.1").flatten()
    }

    // ES-6.4
    fn power_each(&mut self, modes: Option<Modes>) -> bool {
        let words = [("shared", false), ("each", true)];
        let each = self.choice("zone-power", &words, "ES-6.4") == Some(true);
        let wanted = match modes.map(|modes| modes.frame) {
            Some(Frame::Single) => plain(
                "in single only the human uses the zone's power (ES-8.6.2)",
                "estro-setup-human-power",
            ),
            Some(Frame::Bastion) => plain(
                "in bastion one Dreamer uses the zone's power, once (ES-8.10.5)",
                "estro-setup-dreamer-power",
            ),
            _ => return each,
        };
        if each {
            self.refuse("zone-power", "each", wanted);
        }
        false
    }

    // ES-8.1.4
    fn compensation(&mut self, modes: Option<Modes>) -> bool {
        let has_meaning = modes.is_none_or(|modes| modes.has(Extra::Strategist));
        let wanted = belongs("strategist", "strategist", "ES-8.1.4");
        self.only_if(has_meaning, "compensation", wanted);
        let words = [("off", false), ("on", true)];
        has_meaning && self.choice("compensation", &words, "ES-8.1.4") == Some(true)
    }

    // ES-8.3.6, ES-8.10.16
    fn open_hands(&mut self, modes: Option<Modes>) -> bool {
        let usual = match modes.map(|modes| modes.frame) {
            Some(Frame::Bastion) => true,
            Some(Frame::Inferno) | None => false,
            Some(_) => {
                let rules = "ES-8.3.6, ES-8.10.16";
                let wanted = belongs("inferno and bastion", "inferno, bastion", rules);
                self.only_if(false, "hands", wanted);
                return false;
            }
        };
        let words = [("open", true), ("closed", false)];
        self.choice("hands", &words, "ES-8.3.6, ES-8.10.16")
            .unwrap_or(usual)
    }

    // ES-8.6.11
    fn tactical(&mut self, modes: Option<Modes>) -> bool {
        let has_meaning = modes.is_none_or(|modes| modes.frame == Frame::Single);
        let wanted = belongs("single", "single", "ES-8.6.11");
        self.only_if(has_meaning, "targets", wanted);
        let words = [("random", false), ("tactical", true)];
        has_meaning && self.choice("targets", &words, "ES-8.6.11") == Some(true)
    }
}

/// A sentence without anything to fill in.
fn plain(english: &str, key: &'static str) -> Wanted {
    Wanted::new(english, Phrase::new(key))
}

fn all_dealt() -> Wanted {
    plain(
        "inferno deals all decks at random (ES-8.3.1)",
        "estro-setup-all-dealt",
    )
}

/// The option means something in these modes alone.
fn belongs(english: &str, modes: &str, rule: &str) -> Wanted {
    Wanted::new(
        format!("it belongs to {english} ({rule})"),
        Phrase::new("estro-setup-belongs")
            .with("modes", modes)
            .with("rule", rule),
    )
}

fn no_ready_deck(value: &str) -> Wanted {
    let lower = value.to_lowercase();
    match nearest(&lower, ready().iter().map(|deck| deck.id)) {
        Some(near) => Wanted::new(
            format!("there is no such ready deck; did you mean '{near}'?"),
            Phrase::new("estro-setup-no-deck-near").with("near", near),
        ),
        None => {
            let ids: Vec<&str> = ready().iter().map(|deck| deck.id).collect();
            let ids = ids.join(", ");
            Wanted::new(
                format!(
                    "it is a list of card ids with commas between them, or a ready deck: {ids}"
                ),
                Phrase::new("estro-setup-no-deck").with("ids", ids.as_str()),
            )
        }
    }
}
