//! Everything the game can say, said in every language.

use super::tongue::Tongue;
use super::{card_entries, end_phrase};
use crate::action::Action;
use crate::cards::{Card, Upright};
use crate::dungeon::{Cell, Direction, Reading, RoomCode, Side, Symbol};
use crate::effect::Place;
use crate::element::Element;
use crate::event::Event;
use crate::half::Half;
use crate::journey::{End, Journey};
use crate::question::Question;
use crate::reason::Reason;
use crate::setup::TravelersSetup;
use crate::story::Story;
use crate::track::Track;
use crate::world::HalfCode;
use kernel::{Game, Lang, Options, Phrase, Seed, Setup};
use std::collections::BTreeSet;

const ROOM: RoomCode = RoomCode::new(2, Side::B);
const READING: Reading = Reading {
    symbol: Symbol::Beta,
    orientation: 1,
};

fn card(number: u8) -> Card {
    Card::new(number).expect("a Hero Card")
}

fn setup(adventure: &str) -> TravelersSetup {
    let options = Options::new().with("adventure", adventure);
    TravelersSetup::build(&options).expect("a possible setup")
}

/// The rule book's World and Dungeon, just begun.
fn journeys() -> Vec<Journey> {
    ["book-w1", "book-d1"]
        .map(|adventure| Journey::new(&setup(adventure), Seed::from(1)))
        .into()
}

/// Says phrases in every language, and how it begins with a message's key is an error.
fn said(phrases: &[Phrase]) -> BTreeSet<String> {
    let tongues = Lang::ALL.map(Tongue::new);
    let mut all = BTreeSet::new();
    for phrase in phrases {
        for tongue in &tongues {
            let text = tongue.say(phrase);
            let tidy = text == text.trim() && !text.contains("  ") && !text.is_empty();
            assert!(tidy, "{}: '{text}'", phrase.key);
            all.insert(text);
        }
    }
    all
}

fn questions() -> Vec<Question> {
    let mut questions = vec![
        Question::Walk,
        Question::Visit,
        Question::Open,
        Question::Plan,
        Question::Offer,
        Question::TakeBack(2),
        Question::Exhaust,
        Question::Hits(1),
        Question::Hits(3),
        Question::March,
        Question::Pull,
        Question::Turn(Place::Either),
        Question::TradeOne,
        Question::TradeTwo,
        Question::SwapGive,
        Question::SwapTake,
        Question::RecoverGive,
        Question::RecoverTake,
        Question::RecoverHalf(card(2)),
        Question::Weaken(1),
        Question::Weaken(3),
        Question::Wear(Place::Hand),
        Question::Give(Element::Fire),
        Question::ObserveFirst,
        Question::ObserveSecond,
        Question::RitualRemove,
        Question::RitualTurn(3),
        Question::DiscardOrder,
        Question::DiscardHand,
        Question::Migrate,
        Question::Wager,
        Question::EnterHalf,
        Question::Beside(ROOM),
        Question::Land(RoomCode::START),
        Question::GoOn,
    ];
    questions.extend(Direction::ALL.map(Question::Toll));
    questions
}

fn actions() -> Vec<Action> {
    let two = card(2);
    let mut actions = vec![
        Action::Open(two),
        Action::Activate,
        Action::Load(two),
        Action::Infuse(two),
        Action::Infuse(card(5)),
        Action::Add(two),
        Action::Strain(two, Track::Defense),
        Action::End,
        Action::Leave,
        Action::Exhaust {
            card: two,
            pay: false,
        },
        Action::Exhaust {
            card: two,
            pay: true,
        },
        Action::Hit(two),
        Action::Strike,
        Action::Discard(two),
        Action::Choose(two),
        Action::Enter(Half::II),
        Action::Migrate(4),
        Action::Beside(ROOM),
        Action::Accept,
        Action::Decline,
        Action::Done,
    ];
    actions.extend(Cell::of_card().map(Action::Land));
    actions.extend(Direction::ALL.map(Action::Go));
    actions.extend(Direction::ALL.map(Action::Pulled));
    actions
}

fn events() -> Vec<Event> {
    let upright = Upright {
        card: card(3),
        half: Half::II,
    };
    let enemy = Story::new("ts-foe-t1-1");
    let track = Track::Attack;
    let mut events = vec![
        Event::Shuffled,
        Event::Drew(upright),
        Event::Opened(upright),
        Event::Loaded(upright),
        Event::Infused(upright),
        Event::Added(upright),
        Event::Strained(upright),
        Event::Activated {
            card: upright,
            ability: 1,
        },
        Event::Repeated {
            card: upright,
            ability: 2,
        },
        Event::Gained { track, amount: 2 },
        Event::Paid { track, amount: 1 },
        Event::Zeroed(track),
        Event::Transferred {
            from: track,
            to: Track::Defense,
            amount: 3,
        },
        Event::TookBack(upright),
        Event::FilledMark,
        Event::IgnoredModifiers,
        Event::Declined,
        Event::PlanEnded,
        Event::Turned(upright),
        Event::Discarded(upright),
        Event::Removed(upright),
        Event::Hit(upright),
        Event::Took(upright),
        Event::FightBegan(enemy),
        Event::EnemyDefeated {
            name: enemy,
            after: None,
        },
        Event::EnemyDefeated {
            name: enemy,
            after: Some(Story::new("ts-foe-t1-1-defeat-1")),
        },
        Event::LevelRose(3),
        Event::LeftFight,
        Event::Fled,
        Event::Blank,
        Event::CardRemoved(4),
        Event::CardGained(upright),
        Event::Migrated { card: 1, with: 2 },
        Event::RoomLaid(ROOM),
        Event::RoomForgotten(ROOM),
        Event::Teleported(ROOM),
        Event::BossDefeated,
        Event::ReadEntry(READING),
    ];
    events.extend([0, 1, 4].map(|hits| Event::EnemyStruck { hits }));
    events.extend(Direction::ALL.map(Event::Stepped));
    events.extend(Direction::ALL.map(Event::Pulled));
    events.extend(HalfCode::all().map(Event::ReadHalf));
    events.extend(HalfCode::all().map(Event::Revealed));
    events
}

fn reasons() -> Vec<Reason> {
    // Whoever types a ninth card that is not there hears of it as well.
    let card = Card::NINTH;
    vec![
        Reason::Over,
        Reason::NotYours,
        Reason::NotAsked,
        Reason::NotInHand { card },
        Reason::NoAbility,
        Reason::TooDear { cost: 3, mana: 1 },
        Reason::NoManaToStrain,
        Reason::CannotLeave,
        Reason::NotInPlay { card },
        Reason::CannotPay { card },
        Reason::NotThere { card },
        Reason::EdgeOfTheWorld,
        Reason::Wall,
        Reason::Blocked,
        Reason::NotAttached,
        Reason::NotShortest,
        Reason::NotInGrid,
        Reason::NotAChoice,
        Reason::MustChoose,
    ]
}

// Section 4.9: DP-1 to DP-11.
#[test]
fn every_question_and_every_answer_can_be_said() {
    for mut journey in journeys() {
        let mut phrases = Vec::new();
        for question in questions() {
            journey.question = question;
            phrases.push(journey.question_phrase());
            let fits = |action: &Action| match action {
                Action::Land(_) => matches!(question, Question::Land(_)),
                _ => true,
            };
            let labels = actions().into_iter().filter(fits);
            phrases.extend(labels.map(|action| journey.label_phrase(action)));
        }
        said(&phrases);
    }
}

// TS-1.12: a removed card has no upright half, so it is named by both.
#[test]
fn removed_cards_are_named_by_both_halves() {
    for mut journey in journeys() {
        journey.zones.remove(card(2));
        journey.question = Question::RecoverTake;
        let label = journey.label_phrase(Action::Choose(card(2)));
        let english = Tongue::new(Lang::En).say(&label);
        assert!(english.starts_with("Take card 2 ("), "{english}");
        assert!(english.contains(" / "), "{english}");
    }
}

#[test]
fn everything_that_happens_can_be_told_and_every_refusal_explained() {
    for journey in journeys() {
        let events = events();
        let mut phrases: Vec<Phrase> = events
            .iter()
            .map(|event| journey.event_phrase(event))
            .collect();
        phrases.extend(reasons().iter().map(|reason| journey.reason_phrase(reason)));
        for end in [End::Won, End::Defeated, End::Conceded, End::Stopped] {
            phrases.extend([None, Some(12)].map(|score| end_phrase(end, score)));
        }
        said(&phrases);
    }
}

// TS-2.2, TS-2.7, TS-2.17.
#[test]
fn every_printed_thing_has_an_entry_of_its_own() {
    // Nine World cards of two halves; three Room Cards of four sides.
    for (adventure, codes) in [("book-w1", 18), ("book-d1", 12)] {
        let setup = setup(adventure);
        let entries = card_entries(setup.sets());
        let ids: BTreeSet<&str> = entries.iter().map(|entry| entry.id).collect();
        assert_eq!(ids.len(), entries.len(), "{adventure}: no id twice");
        for number in 1..=8 {
            for half in Half::ALL {
                let id = format!("{number}/{}", half.id());
                assert!(ids.contains(id.as_str()), "{adventure}: {id}");
            }
        }
        let coded = |id: &&&str| id.len() == 2 && id.ends_with(['A', 'B', 'C', 'D']);
        assert_eq!(ids.iter().filter(coded).count(), codes, "{ids:?}");
        let phrases = entries
            .into_iter()
            .flat_map(|entry| [entry.name, entry.line, entry.text]);
        let tongues = Lang::ALL.map(Tongue::new);
        for phrase in phrases {
            for tongue in &tongues {
                assert!(!tongue.say(&phrase).trim().is_empty());
            }
        }
    }
}
