//! Which actions are about something on the board.

/// What the actions about a thing have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// No action is about it.
    Nothing,
    /// They name this card.
    Card(&'static str),
    /// They name this space of the own formation.
    OwnSpace(usize),
    /// They name this space of the enemy formation.
    EnemySpace(usize),
    /// They take the faction action of this level.
    Faction(u8),
}

impl Concern {
    /// Is this action, in notation, about the thing?
    pub fn includes(self, action: &str) -> bool {
        let words: Vec<&str> = action.split_whitespace().collect();
        let Some((verb, rest)) = words.split_first() else {
            return false;
        };
        // Only an attack names spaces of both formations: `attack CARD with OWN on ENEMY...`.
        let on = rest
            .iter()
            .position(|&word| word == "on")
            .unwrap_or(rest.len());
        let (own, enemy) = match *verb {
            "attack" => rest.split_at(on),
            "target" => ([].as_slice(), rest),
            "faction" | "spend" => ([].as_slice(), [].as_slice()),
            "put" => (&rest[on.min(rest.len())..], [].as_slice()),
            _ => (rest, [].as_slice()),
        };
        let names = |words: &[&str], space: usize| {
            let number = space.to_string();
            words.iter().any(|&word| word == number)
        };
        match self {
            Concern::Nothing => false,
            Concern::Card(id) => rest.contains(&id),
            Concern::OwnSpace(space) => names(own, space),
            Concern::EnemySpace(space) => names(enemy, space),
            Concern::Faction(level) => *verb == "faction" && names(rest, level.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_concerns_the_cards_and_spaces_it_names() {
        let attack = "attack close-strike with 1 on 2 3";
        assert!(Concern::Card("close-strike").includes(attack));
        assert!(!Concern::Card("far-strike").includes(attack));
        assert!(Concern::OwnSpace(1).includes(attack));
        assert!(!Concern::OwnSpace(2).includes(attack));
        assert!(Concern::EnemySpace(3).includes(attack));
        assert!(!Concern::EnemySpace(1).includes(attack));
        assert!(Concern::OwnSpace(12).includes("swap 4 12"));
        assert!(!Concern::OwnSpace(1).includes("swap 4 12"));
        assert!(Concern::OwnSpace(3).includes("put 2 on 3"));
        assert!(!Concern::OwnSpace(2).includes("put 2 on 3"));
        assert!(Concern::EnemySpace(2).includes("target 2"));
        assert!(!Concern::OwnSpace(2).includes("target 2"));
        assert!(Concern::Faction(4).includes("faction 4"));
        assert!(!Concern::OwnSpace(4).includes("faction 4"));
        assert!(!Concern::Nothing.includes("end"));
        assert!(!Concern::OwnSpace(4).includes(""));
    }
}
