//! Actions as lines of text: `go up`, `load 3`, `strain 2 attack`, `pay 5`.

use crate::action::Action;
use crate::cards::Card;
use crate::dungeon::{Cell, Direction, RoomCode};
use crate::half::Half;
use crate::journey::Journey;
use kernel::{Misread, Reader, nearest};

/// Every first word.
const VERBS: [&str; 22] = [
    "go", "open", "activate", "load", "infuse", "add", "strain", "end", "leave", "exhaust", "pay",
    "hit", "strike", "pulled", "discard", "choose", "enter", "migrate", "beside", "land", "accept",
    "decline",
];

impl Action {
    /// The action's one canonical line of text.
    pub(crate) fn spelled(self) -> String {
        match self {
            Action::Go(way) => format!("go {}", way.id()),
            Action::Open(card) => format!("open {card}"),
            Action::Activate => "activate".into(),
            Action::Load(card) => format!("load {card}"),
            Action::Infuse(card) => format!("infuse {card}"),
            Action::Add(card) => format!("add {card}"),
            Action::Strain(card, track) => format!("strain {card} {}", track.id()),
            Action::End => "end".into(),
            Action::Leave => "leave".into(),
            Action::Exhaust { card, pay: false } => format!("exhaust {card}"),
            Action::Exhaust { card, pay: true } => format!("pay {card}"),
            Action::Hit(card) => format!("hit {card}"),
            Action::Strike => "strike".into(),
            Action::Pulled(way) => format!("pulled {}", way.id()),
            Action::Discard(card) => format!("discard {card}"),
            Action::Choose(card) => format!("choose {card}"),
            Action::Enter(Half::I) => "enter i".into(),
            Action::Enter(Half::II) => "enter ii".into(),
            Action::Migrate(card) => format!("migrate {card}"),
            Action::Beside(room) => format!("beside {}", room.to_string().to_lowercase()),
            Action::Land(Cell { x, y }) => format!("land {x} {y}"),
            Action::Accept => "accept".into(),
            Action::Decline => "decline".into(),
            Action::Done => "done".into(),
        }
    }
}

impl Journey {
    /// The action this text spells, legal or not.
    pub(crate) fn read_action(text: &str) -> Result<Action, Misread> {
        let mut words = Reader::new(text);
        let action = match words.word("an action")? {
            "go" => Action::Go(read_direction(&mut words)?),
            "open" => Action::Open(read_card(&mut words)?),
            "activate" => Action::Activate,
            "load" => Action::Load(read_card(&mut words)?),
            "infuse" => Action::Infuse(read_card(&mut words)?),
            "add" => Action::Add(read_card(&mut words)?),
            "strain" => {
                let card = read_card(&mut words)?;
                let wanted = "attack or defense";
                let track = words.parse(wanted, |word| {
                    Journey::STRAIN.into_iter().find(|track| track.id() == word)
                })?;
                Action::Strain(card, track)
            }
            "end" => Action::End,
            "leave" => Action::Leave,
            "exhaust" => Action::Exhaust {
                card: read_card(&mut words)?,
                pay: false,
            },
            "pay" => Action::Exhaust {
                card: read_card(&mut words)?,
                pay: true,
            },
            "hit" => Action::Hit(read_card(&mut words)?),
            "strike" => Action::Strike,
            "pulled" => Action::Pulled(read_direction(&mut words)?),
            "discard" => Action::Discard(read_card(&mut words)?),
            "choose" => Action::Choose(read_card(&mut words)?),
            "enter" => Action::Enter(words.parse("i or ii", |word| match word {
                "i" => Some(Half::I),
                "ii" => Some(Half::II),
                _ => None,
            })?),
            "migrate" => Action::Migrate(words.parse("a World card, 1 to 9", |word| {
                word.parse().ok().filter(|card| (1..=9).contains(card))
            })?),
            "beside" => Action::Beside(words.parse("a room, 1a to 6d", |word| {
                word.to_uppercase().parse::<RoomCode>().ok()
            })?),
            "land" => {
                let mut place = || words.parse("a place in the room, 0 to 5", read_place);
                let (x, y) = (place()?, place()?);
                Action::Land(Cell::new(x, y))
            }
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "done" => Action::Done,
            other => {
                let wanted = match nearest(other, VERBS.into_iter()) {
                    Some(near) => format!("an action; did you mean '{near}'?"),
                    None => format!("an action: {} or done", VERBS.join(", ")),
                };
                return Err(Reader::misread(other, &wanted));
            }
        };
        words.finish(action)
    }
}

fn read_card(words: &mut Reader) -> Result<Card, Misread> {
    words.parse("a Hero Card, 1 to 9", |word| {
        word.parse().ok().and_then(Card::new)
    })
}

fn read_direction(words: &mut Reader) -> Result<Direction, Misread> {
    words.parse("up, left, down or right", |word| {
        Direction::ALL.into_iter().find(|way| way.id() == word)
    })
}

fn read_place(word: &str) -> Option<u8> {
    word.parse().ok().filter(|place| *place < 6)
}
