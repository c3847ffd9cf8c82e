//! What a client says.

use crate::scene::Address;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Do something at the table: it happens once, however often it is sent.
    Wish {
        /// Chosen by the client, different for everything it wishes: up to 32 letters, digits
        /// and hyphens.
        id: String,
        /// For which of its seats.
        #[ts(type = "number")]
        seat: Seat,
        /// What.
        wish: Wish,
    },
    /// Look through one of its own seats, or as the public: the answer is the whole table.
    Look {
        /// The seat.
        #[ts(type = "number | null")]
        seat: Option<Seat>,
    },
    /// Speak this language from now on: the answer is the whole table.
    Speak {
        /// The language's tag.
        lang: String,
    },
    /// Answer oneself even where there is only one answer, or leave that to the table.
    Control {
        /// Oneself?
        full: bool,
    },
    /// Send the whole table again.
    Sync,
    /// Why can't this thing be used now?
    Why {
        /// Comes back with the answer.
        id: u32,
        /// The thing.
        thing: Address,
    },
    /// What would a strong bot do in this seat?
    Hint {
        /// Comes back with the answer.
        id: u32,
        /// The seat.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Show the others how one feels.
    Emote {
        /// As which seat.
        #[ts(type = "number")]
        seat: Seat,
        /// How.
        emote: Emote,
    },
}

/// Something to be done at a table, exactly once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// Sit down in an open seat.
    Sit {
        /// Under this name.
        name: String,
    },
    /// Leave the seat: before the game it is open again, in it the others may go on without.
    Rise,
    /// Put a bot of this level into an open seat.
    Invite {
        /// How strong it is.
        level: String,
    },
    /// Begin, once all seats are taken.
    Begin,
    /// Make a choice of the game.
    Act {
        /// The choice's notation.
        text: String,
        /// The number of the last step the choice was seen after.
        number: u32,
    },
    /// Take back.
    Undo,
    /// Let somebody take back, or not.
    AnswerUndo {
        /// May they?
        yes: bool,
    },
    /// Give up.
    Concede,
    /// Win because the one in that seat has left.
    Claim {
        /// The empty seat.
        #[ts(type = "number")]
        from: Seat,
    },
    /// Let a bot play for the one in that seat, who has left.
    StandIn {
        /// The empty seat.
        #[ts(type = "number")]
        from: Seat,
    },
    /// Play again.
    Rematch,
}

/// The message that is sent at every move, as it is usually written. What has to look at a tag
/// before it knows what follows must keep all of it until then; this knows from the start.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UsualAsk<'t> {
    // Words, not enums: those could also be written as maps, which tags cannot.
    ask: &'t str,
    id: String,
    seat: Seat,
    #[serde(borrow)]
    wish: UsualWish<'t>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UsualWish<'t> {
    r#do: &'t str,
    text: String,
    number: u32,
}

impl Ask {
    /// Reads a message: the same as [`Deserialize`], but faster where it makes a choice of the
    /// game.
    pub fn read(text: &str) -> Result<Ask, serde_json::Error> {
        match serde_json::from_str(text) {
            Ok(UsualAsk {
                ask: "wish",
                id,
                seat,
                wish:
                    UsualWish {
                        r#do: "act",
                        text,
                        number,
                    },
            }) => Ok(Ask::Wish {
                id,
                seat,
                wish: Wish::Act { text, number },
            }),
            _ => serde_json::from_str(text),
        }
    }
}

/// How one feels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Emote {
    /// Hello.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// I am thinking.
    Thinking,
    /// Wow.
    Wow,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What a wish is written with, right and wrong, in any order and number.
    fn fields() -> impl Strategy<Value = String> {
        let act = [
            r#""do":"act""#,
            r#""do":"undo""#,
            r#""do":{"act":null}"#,
            r#""text":"pass""#,
            r#""text":"\u0070ass""#,
            r#""text":7"#,
            r#""number":3"#,
            r#""number":-3"#,
            r#""number":3.0"#,
            r#""more":1"#,
        ];
        let wish = [
            r#""ask":"wish""#,
            r#""ask":"sync""#,
            r#""ask":{"wish":null}"#,
            r#""id":"a""#,
            r#""id":null"#,
            r#""seat":1"#,
            r#""seat":0"#,
            r#""seat":"1""#,
            r#""wish":"act""#,
            r#""wish":["act","pass",3]"#,
            r#""more":1"#,
        ];
        let some = |all: Vec<String>| {
            let most = all.len();
            prop::sample::subsequence(all, 0..=most).prop_shuffle()
        };
        let act = some(act.map(str::to_owned).to_vec());
        let right = r#""do":"act","text":"pass","number":3"#.to_owned();
        let act = act.prop_map(|fields| fields.join(","));
        let inner = prop_oneof![Just(right), act].prop_map(|act| format!(r#""wish":{{{act}}}"#));
        let outer = prop_oneof![
            Just([0, 3, 5].map(|place| wish[place].to_owned()).to_vec()),
            some(wish.map(str::to_owned).to_vec()),
        ];
        (outer, inner, any::<bool>()).prop_map(|(mut fields, wish, first)| {
            let place = if first { 0 } else { fields.len() };
            fields.insert(place, wish);
            format!("{{{}}}", fields.join(","))
        })
    }

    proptest! {
        #[test]
        fn the_fast_way_reads_what_the_other_does(text in fields()) {
            let slow = serde_json::from_str::<Ask>(&text).map_err(|fault| fault.to_string());
            prop_assert_eq!(Ask::read(&text).map_err(|fault| fault.to_string()), slow);
        }
    }

    #[test]
    fn lists_and_maps_are_read_alike_too() {
        for text in [
            r#"{"ask":{"wish":null},"id":"a","seat":1,"wish":{"do":"act","text":"pass","number":3}}"#,
            r#"{"ask":"wish","id":"a","seat":1,"wish":{"do":{"act":null},"text":"pass","number":3}}"#,
            r#"{"ask":"sync","id":"a","seat":1,"wish":{"do":"act","text":"pass","number":3}}"#,
            r#"{"ask":"wish","id":"a","seat":1,"wish":{"do":"undo","text":"pass","number":3}}"#,
            r#"["wish","a",1,["act","pass",3]]"#,
            r#"["wish","a",1,{"do":"act","text":"pass","number":3}]"#,
            r#"["a","wish",1,["act","pass",3]]"#,
            r#"["wish","a",1,["act","pass"]]"#,
            r#"{"ask":"wish","id":"a","seat":1,"wish":["act","pass",3]}"#,
        ] {
            let slow = serde_json::from_str::<Ask>(text).map_err(|fault| fault.to_string());
            let fast = Ask::read(text).map_err(|fault| fault.to_string());
            assert_eq!(fast, slow, "{text}");
        }
    }
}
