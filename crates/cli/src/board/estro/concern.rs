//! Which actions are about something on the board.

/// What the actions about a thing have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Concern {
    /// No action is about it.
    Nothing,
    /// They name this card in a hand or an incinerator.
    Held(&'static str),
    /// They name this card on the field: by its number, or while it is face-up by its id, with
    /// the number behind it if there are two of them.
    Standing {
        id: Option<&'static str>,
        number: u8,
    },
    /// They name this zone, ship or object.
    Named(&'static str),
}

/// A word of an action, by what it can name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Naming {
    Held,
    Standing,
}

impl Concern {
    /// Is this action, in notation, about the thing?
    pub fn includes(&self, action: &str) -> bool {
        let mut words = action.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let mut naming = match verb {
            "play" | "support" | "chimera" | "card" => Naming::Held,
            _ => Naming::Standing,
        };
        words.any(|word| {
            match (verb, word) {
                ("power", "burn") | ("substitute", "with") => naming = Naming::Held,
                (_, "on" | "under") => naming = Naming::Standing,
                _ => {}
            }
            self.is_named(word, naming)
        })
    }

    fn is_named(&self, word: &str, naming: Naming) -> bool {
        match self {
            Concern::Nothing => false,
            Concern::Named(id) => word == *id,
            Concern::Held(id) => naming == Naming::Held && word == *id,
            Concern::Standing { id, number } => {
                naming == Naming::Standing && stands_for(word, *id, *number)
            }
        }
    }
}

fn stands_for(word: &str, id: Option<&str>, number: u8) -> bool {
    match word.split_once('#') {
        None => id == Some(word),
        Some((name, place)) => place.parse() == Ok(number) && (name.is_empty() || id == Some(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_concerns_the_cards_and_places_it_names() {
        let ozok = Concern::Standing {
            id: Some("ozok"),
            number: 4,
        };
        let down = Concern::Standing {
            id: None,
            number: 7,
        };
        assert!(ozok.includes("attack ozok on #7"));
        assert!(down.includes("attack ozok on #7"));
        assert!(ozok.includes("attack ozok#4 on ozok#9"));
        assert!(!ozok.includes("attack ozok#5 on ozok#9"));
        assert!(!down.includes("attack ozok on #17"));
        assert!(ozok.includes("power control on ozok"));
        assert!(!ozok.includes("end") && !ozok.includes(""));
    }

    #[test]
    fn the_same_card_in_hand_and_on_the_field_is_told_apart() {
        let held = Concern::Held("ozok");
        let standing = Concern::Standing {
            id: Some("ozok"),
            number: 4,
        };
        for action in [
            "play ozok down at civil",
            "support ozok under thofa",
            "chimera thofa ozok",
            "card ozok",
            "power military burn ozok on thofa",
            "substitute thofa with ozok",
        ] {
            assert!(held.includes(action), "{action}");
            assert!(!standing.includes(action), "{action}");
        }
        for action in [
            "attack thofa on ozok",
            "support thofa under ozok",
            "power military burn thofa on ozok",
            "substitute ozok with thofa",
            "rift ozok",
        ] {
            assert!(standing.includes(action), "{action}");
            assert!(!held.includes(action), "{action}");
        }
    }

    #[test]
    fn zones_ships_and_objects_go_by_their_names() {
        assert!(Concern::Named("civil").includes("play ozok at civil"));
        assert!(Concern::Named("veilrunner").includes("strike ozok on veilrunner"));
        assert!(Concern::Named("jammer").includes("use jammer"));
        assert!(!Concern::Named("jammer").includes("drop solvent"));
        assert!(!Concern::Nothing.includes("end"));
    }
}
