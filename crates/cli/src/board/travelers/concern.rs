//! Which actions are about something on the board.

/// What the actions about a thing have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Concern {
    /// They name the Hero Card with this number.
    Card(u8),
    /// They name this card in the last place of the column, whose ability is next.
    Last(u8),
    /// They change places with this World card, or step onto it in this direction.
    World {
        card: u8,
        step: Option<&'static str>,
    },
    /// They lay a room against this one, or lead into it this way.
    Room {
        code: String,
        step: Option<&'static str>,
    },
    /// They end the fight, or go on with it.
    Enemy,
}

impl Concern {
    /// Is this action, in notation, about the thing?
    pub fn includes(&self, action: &str) -> bool {
        let mut words = action.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let named = words.next().unwrap_or_default();
        match self {
            Concern::Card(number) => is_of_cards(verb) && named == number.to_string(),
            Concern::Last(number) => {
                verb == "activate" || is_of_cards(verb) && named == number.to_string()
            }
            Concern::World { card, step } => match verb {
                "migrate" => named == card.to_string(),
                "go" => Some(named) == *step,
                _ => false,
            },
            Concern::Room { code, step } => match verb {
                "beside" => named == code,
                "go" => Some(named) == *step,
                _ => false,
            },
            Concern::Enemy => matches!(verb, "strike" | "leave" | "end"),
        }
    }
}

fn is_of_cards(verb: &str) -> bool {
    matches!(
        verb,
        "open"
            | "load"
            | "infuse"
            | "add"
            | "strain"
            | "exhaust"
            | "pay"
            | "hit"
            | "discard"
            | "choose"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_concern_the_cards_they_name_and_the_places_they_lead_to() {
        assert!(Concern::Card(3).includes("load 3"));
        assert!(Concern::Card(3).includes("strain 3 attack"));
        assert!(!Concern::Card(3).includes("migrate 3"));
        assert!(!Concern::Card(3).includes("load 4"));
        assert!(Concern::Last(3).includes("activate"));
        assert!(!Concern::Card(3).includes("activate"));
        let world = Concern::World {
            card: 4,
            step: Some("up"),
        };
        assert!(world.includes("go up") && world.includes("migrate 4"));
        assert!(!world.includes("go down") && !world.includes("load 4"));
        let room = Concern::Room {
            code: "2b".to_owned(),
            step: None,
        };
        assert!(room.includes("beside 2b") && !room.includes("go up"));
        assert!(Concern::Enemy.includes("leave") && !Concern::Enemy.includes("load 3"));
    }
}
