//! Which actions are about something on the board.

/// What the actions about a thing have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Concern {
    /// No action is about it.
    Nothing,
    /// They name the Haerian on this zone.
    Haerian(String),
    /// They name the Building on this zone.
    Building(String),
    /// They name this zone, on which nothing stands.
    Zone(String),
    /// They name this card in hand, or among those that are shown.
    Held(&'static str),
    /// They say what becomes of a card picked up.
    PickedUp,
    /// They name this Equipment in play.
    Equipment(&'static str),
    /// They use a Vocation of this class.
    Class(&'static str),
    /// They use any Vocation.
    Vocations,
    /// They name this colour of Crystals.
    Crystal(&'static str),
    /// They choose one of these cards of a pile.
    Pile(Vec<&'static str>),
    /// They access the Realms, play these Puppets from there, or choose one of these cards.
    Realms {
        puppets: Vec<&'static str>,
        cards: Vec<&'static str>,
    },
}

/// What a word of an action that names a zone means there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum There {
    Haerian,
    Building,
    Anything,
}

impl Concern {
    /// Is this action, in notation, about the thing?
    pub fn includes(&self, action: &str) -> bool {
        let words: Vec<&str> = action.split_whitespace().collect();
        let Some((&verb, rest)) = words.split_first() else {
            return false;
        };
        let first = rest.first().copied().unwrap_or_default();
        let named = |ids: &[&str]| ids.contains(&first);
        match self {
            Concern::Nothing => false,
            Concern::Haerian(zone) => zone_named(verb, rest, zone, |there| {
                matches!(there, There::Haerian | There::Anything)
            }),
            Concern::Building(zone) => zone_named(verb, rest, zone, |there| {
                matches!(there, There::Building | There::Anything)
            }),
            Concern::Zone(zone) => zone_named(verb, rest, zone, |there| there == There::Anything),
            Concern::Held(id) => {
                matches!(
                    verb,
                    "exchange" | "play" | "access" | "card" | "top" | "bottom"
                ) && first == *id
            }
            Concern::PickedUp => matches!(verb, "activate" | "keep"),
            Concern::Equipment(id) => matches!(verb, "use" | "equipment") && first == *id,
            Concern::Class(id) => verb == "vocation" && first == *id,
            Concern::Vocations => verb == "vocation",
            Concern::Crystal(id) => matches!(verb, "pay" | "crystal") && first == *id,
            Concern::Pile(cards) => verb == "card" && named(cards),
            Concern::Realms { puppets, cards } => match verb {
                "access" => true,
                "play" => named(puppets),
                "card" => named(cards),
                _ => false,
            },
        }
    }
}

fn zone_named(verb: &str, rest: &[&str], zone: &str, means: impl Fn(There) -> bool) -> bool {
    let there = |place: usize| match (verb, place) {
        ("move", 0) | ("fight" | "haerian" | "strike", _) | ("raze", 0) => There::Haerian,
        ("raze" | "building", _) => There::Building,
        _ => There::Anything,
    };
    let mut named = (0..).zip(rest).filter(|(_, word)| **word == zone);
    named.any(|(place, _)| means(there(place)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn haerian(zone: &str) -> Concern {
        Concern::Haerian(zone.to_owned())
    }

    fn building(zone: &str) -> Concern {
        Concern::Building(zone.to_owned())
    }

    fn zone(zone: &str) -> Concern {
        Concern::Zone(zone.to_owned())
    }

    #[test]
    fn an_action_concerns_the_haerian_that_acts_and_the_one_it_is_done_to() {
        for action in ["fight c3 on c4", "move c3 to b3", "strike c3", "haerian c3"] {
            assert!(haerian("c3").includes(action), "{action}");
            assert!(!building("c3").includes(action), "{action}");
        }
        assert!(haerian("c4").includes("fight c3 on c4"));
        assert!(haerian("c3").includes("raze c3 on c4"));
        assert!(!haerian("c4").includes("raze c3 on c4"));
        assert!(building("c4").includes("raze c3 on c4"));
        assert!(building("c4").includes("building c4"));
    }

    #[test]
    fn a_zone_is_where_something_goes() {
        for action in ["move c3 to b3", "play sprout at b3", "zone b3", "cover b3"] {
            assert!(zone("b3").includes(action), "{action}");
            assert!(!zone("c4").includes(action), "{action}");
        }
        assert!(!zone("c3").includes("move c3 to b3"));
    }

    #[test]
    fn cards_classes_and_crystals_go_by_their_names() {
        assert!(Concern::Held("dawn-novice").includes("play dawn-novice at c1"));
        assert!(!Concern::Held("dawn-novice").includes("use dawn-novice"));
        assert!(Concern::Equipment("iron-sword").includes("use iron-sword"));
        assert!(Concern::Equipment("iron-sword").includes("equipment iron-sword exhausted"));
        assert!(Concern::Class("acolyte").includes("vocation acolyte 1"));
        assert!(Concern::Vocations.includes("vocation acolyte 1"));
        assert!(Concern::Crystal("red").includes("pay red"));
        assert!(!Concern::Crystal("red").includes("pay"));
        assert!(Concern::PickedUp.includes("activate") && Concern::PickedUp.includes("keep"));
        assert!(Concern::Pile(vec!["sprout"]).includes("card sprout"));
        let realms = Concern::Realms {
            puppets: vec!["sprout"],
            cards: vec!["ember-rain"],
        };
        assert!(realms.includes("access dawn-novice") && realms.includes("play sprout at c1"));
        assert!(realms.includes("card ember-rain") && !realms.includes("play ember-rain"));
        assert!(!Concern::Nothing.includes("end") && !Concern::Vocations.includes(""));
    }
}
