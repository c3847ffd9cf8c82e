//! What can be chosen in which modes and with how many seats: whatever can be set up.

use catalog::{Table, Title};
use kernel::Options;
use protocol::{Fit, ModeRow};

/// The ways a game can be set up in, to try things out in each.
pub(super) struct Trial<'a> {
    title: &'a dyn Title,
    /// Every frame, with nothing over it and with each thing that may lie over it.
    ways: Vec<Way<'a>>,
}

/// One of them. A game that is played in only one way has no frame.
#[derive(Clone, Copy, PartialEq)]
struct Way<'a> {
    frame: Option<&'a str>,
    extra: Option<&'a str>,
    seats: u8,
}

impl<'a> Trial<'a> {
    pub(super) fn new(title: &'a dyn Title, modes: &'a [ModeRow]) -> Trial<'a> {
        let mut ways = Vec::new();
        for frame in modes.iter().filter(|mode| mode.frame) {
            let extras = frame.with.iter().map(|extra| Some(extra.as_str()));
            for extra in std::iter::once(None).chain(extras) {
                ways.extend(frame.seats.iter().map(|&seats| Way {
                    frame: Some(&frame.id),
                    extra,
                    seats,
                }));
            }
        }
        if ways.is_empty() {
            ways.extend(title.seat_counts().iter().map(|&count| Way {
                frame: None,
                extra: None,
                seats: count as u8,
            }));
        }
        Trial { title, ways }
    }

    /// Where nothing stands in the way.
    pub(super) fn anywhere(&self) -> Fit {
        Fit {
            seats: super::seats(self.title.seat_counts()),
            without: Vec::new(),
            needs: Vec::new(),
        }
    }

    /// Where the option can have this value. What two extras say together is not tried: the
    /// tests do that.
    pub(super) fn fit(&self, key: &str, value: &str) -> Fit {
        let possible: Vec<Way<'a>> = (self.ways.iter().copied())
            .filter(|&way| self.is_possible(way, key, value))
            .collect();
        let stands_alone = possible.iter().any(|way| way.extra.is_none());
        let grounds = || {
            let of_kind = |way: &&Way| way.extra.is_none() == stands_alone;
            possible.iter().filter(of_kind)
        };
        let forbids = |way: &&Way<'a>| {
            let bare = Way {
                extra: None,
                ..**way
            };
            possible.contains(&bare) && !possible.contains(way)
        };
        let frames = self.ways.iter().filter_map(|way| way.frame);
        let unfit_frames = frames.filter(|&frame| grounds().all(|way| way.frame != Some(frame)));
        let unfit_extras = self.ways.iter().filter(forbids).filter_map(|way| way.extra);
        let counts = self.title.seat_counts().iter().copied();
        Fit {
            seats: counts
                .map(|count| count as u8)
                .filter(|&count| grounds().any(|way| way.seats == count))
                .collect(),
            without: each_once(unfit_frames.chain(unfit_extras)),
            needs: each_once(grounds().filter_map(|way| way.extra)),
        }
    }

    fn is_possible(&self, way: Way, key: &str, value: &str) -> bool {
        let mut options = Options::new().with(key, value);
        let modes: Vec<&str> = way.frame.into_iter().chain(way.extra).collect();
        if !modes.is_empty() {
            options.set("mode", modes.join(","));
        }
        let table = Table {
            options: self.title.seated(options, way.seats.into()),
            cards: None,
        };
        self.title.seats(&table).is_ok()
    }
}

fn each_once<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for id in ids {
        if !found.iter().any(|one| one == id) {
            found.push(id.to_owned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::shelf;
    use kernel::{Lang, Seat, Seed, SetupFault, deck_key};
    use protocol::GameRow;

    /// A frame, what lies over it, and how many sit down.
    struct Plan<'a> {
        modes: Vec<&'a str>,
        seats: u8,
    }

    impl Plan<'_> {
        /// As the page decides whether to offer something.
        fn offers(&self, fit: &Fit) -> bool {
            let is_chosen = |mode: &String| self.modes.contains(&mode.as_str());
            fit.seats.contains(&self.seats)
                && !fit.without.iter().any(is_chosen)
                && (fit.needs.is_empty() || fit.needs.iter().any(is_chosen))
        }

        fn options(&self, title: &dyn Title, chosen: &[(String, &str)]) -> Options {
            let mut options = title.seated(Options::new(), self.seats.into());
            if !self.modes.is_empty() {
                options.set("mode", self.modes.join(","));
            }
            for (key, value) in chosen {
                options.set(key, value);
            }
            options
        }
    }

    /// Everything that can be planned on the page.
    fn plans(game: &GameRow) -> Vec<Plan<'_>> {
        if game.modes.is_empty() {
            let plan = |&seats| Plan {
                modes: Vec::new(),
                seats,
            };
            return game.seats.iter().map(plan).collect();
        }
        let mut plans = Vec::new();
        for frame in game.modes.iter().filter(|mode| mode.frame) {
            let mut over: Vec<Vec<&str>> = vec![vec![&frame.id]];
            for extra in game.modes.iter().filter(|mode| !mode.frame) {
                let fits = |modes: &&Vec<&str>| {
                    modes
                        .iter()
                        .all(|mode| extra.with.iter().any(|w| w == mode))
                };
                let more: Vec<_> = (over.iter().filter(fits))
                    .map(|modes| [modes.as_slice(), &[extra.id.as_str()]].concat())
                    .collect();
                over.extend(more);
            }
            plans.extend(over.into_iter().flat_map(|modes| {
                frame.seats.iter().map(move |&seats| Plan {
                    modes: modes.clone(),
                    seats,
                })
            }));
        }
        plans
    }

    /// Everything that can be said on the page, beside what is usual: key, value, when.
    fn sayings<'a>(game: &'a GameRow, plan: &Plan) -> Vec<(String, &'a str, &'a Fit)> {
        let values = game.options.iter().flat_map(|option| {
            let said = (option.values.iter()).filter(|value| value.id != option.default);
            said.map(|value| (option.key.clone(), value.id.as_str(), &value.fit))
        });
        let seats = Seat::all(plan.seats.into()).map(deck_key);
        let decks = seats
            .filter(|key| game.options.iter().any(|option| option.key == *key))
            .flat_map(|key| (game.decks.iter()).map(move |d| (key.clone(), &*d.id, &d.fit)));
        values.chain(decks).collect()
    }

    fn set_up(title: &dyn Title, options: Options) -> Result<(), Vec<SetupFault>> {
        let cards = None;
        title.seats(&Table { options, cards }).map(|_| ())
    }

    #[test]
    fn in_every_mode_exactly_what_can_be_set_up_is_offered() {
        for game in shelf(Lang::En) {
            let title = catalog::title(&game.id).unwrap();
            for plan in plans(game) {
                for (key, value, fit) in sayings(game, &plan) {
                    let options = plan.options(title, &[(key, value)]);
                    let said = options.to_string();
                    let answer = set_up(title, options);
                    assert_eq!(
                        plan.offers(fit),
                        answer.is_ok(),
                        "{} {said}: {answer:?}",
                        game.id
                    );
                }
            }
        }
    }

    #[test]
    fn all_that_is_offered_goes_together_and_can_be_begun() {
        for game in shelf(Lang::En) {
            let title = catalog::title(&game.id).unwrap();
            for plan in plans(game) {
                let offered = sayings(game, &plan).into_iter();
                let offered = offered.filter(|(_, _, fit)| plan.offers(fit));
                let all: Vec<_> = offered.map(|(key, value, _)| (key, value)).collect();
                let options = plan.options(title, &all);
                let said = options.to_string();
                let cards = None;
                let begun = title.begin(&Table { options, cards }, Seed::from(0));
                assert!(begun.is_ok(), "{} {said}: {:?}", game.id, begun.err());
            }
        }
    }

    #[test]
    fn options_of_a_mode_are_offered_in_that_mode_alone() {
        let game = shelf(Lang::En).iter().find(|game| game.id == "estro");
        let game = game.unwrap();
        let offered = |modes: &[&str], seats: u8| {
            let plan = Plan {
                modes: modes.to_vec(),
                seats,
            };
            let mut words: Vec<String> = (sayings(game, &plan).into_iter())
                .filter(|(_, _, fit)| plan.offers(fit))
                .map(|(key, value, _)| format!("{key}={value}"))
                .collect();
            words.retain(|word| !word.starts_with("zone=") && !word.starts_with("clash="));
            words.join(" ")
        };
        let has_decks = |words: &str| words.contains("deck1=");
        let duel = offered(&["duel"], 2);
        assert!(has_decks(&duel));
        assert!(duel.contains("first=2") && !duel.contains("first=3"));
        assert!(!duel.contains("targets") && !duel.contains("compensation"));
        assert!(!duel.contains("hands"));
        assert!(offered(&["duel", "strategist"], 2).contains("compensation=on"));
        assert!(!has_decks(&offered(&["duel", "lucid"], 2)));
        assert_eq!(
            offered(&["inferno"], 4),
            "first=1 first=2 first=3 first=4 zone-power=each hands=open hands=closed"
        );
        assert!(offered(&["single"], 1).contains("targets=tactical"));
        assert!(!offered(&["bastion"], 3).contains("first="));
    }
}
