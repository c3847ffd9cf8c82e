//! Sentences of adventures, with every effect and every option of each.

use super::Line;
use travelers::text::{Setting, sentence};
use travelers::{
    Amount, Condition, Effect, Element, Enters, Half, HalfCode, Kind, Letter, Order, Place,
    Reading, RoomCode, Sentence, Side, Symbol, Track,
};

const fn a(card: u8) -> HalfCode {
    HalfCode::a(card)
}

const fn b(card: u8) -> HalfCode {
    HalfCode::b(card)
}

const COMB: Reading = Reading {
    symbol: Symbol::Beta,
    orientation: 1,
};

/// EF-20 to EF-37: events with all their parameters.
pub fn events() -> Vec<Effect> {
    let mut events = Vec::new();
    for place in [Place::Hand, Place::Discard, Place::Either] {
        events.push(Effect::Heal(place));
        events.push(Effect::Trade(place));
    }
    for kind in [Kind::OneTip, Kind::TwoTip, Kind::Any] {
        for up_to in [1, 2] {
            events.push(Effect::Swap { up_to, kind });
            for enters in [Enters::I, Enters::II, Enters::Chosen] {
                events.push(Effect::Recover {
                    up_to,
                    kind,
                    enters,
                });
            }
        }
        events.push(Effect::Weakness { count: 4, kind });
    }
    for amount in [Amount::MoreThan(2), Amount::LessThan(3), Amount::Exactly(1)] {
        events.push(Effect::Challenge {
            amount,
            half: Half::I,
            counted: Place::Discard,
            prize: Place::Hand,
            penalty: Place::Discard,
        });
    }
    events.push(Effect::Challenge {
        amount: Amount::MoreThan(2),
        half: Half::II,
        counted: Place::Hand,
        prize: Place::Either,
        penalty: Place::Hand,
    });
    for element in Element::ALL {
        events.push(Effect::Camp(element));
    }
    for track in Track::ALL {
        let element = Element::Water;
        events.push(Effect::Helper { element, track });
        events.push(Effect::Gain { track, amount: 1 });
        let place = Place::Discard;
        events.push(Effect::Sacrifice { place, track });
    }
    for order in [Order::Higher, Order::Lower, Order::Same] {
        events.push(Effect::Observatory {
            stars: [1, 2],
            order,
            track: Track::Mana,
        });
        events.push(Effect::Gamble(order));
    }
    events.extend([
        Effect::Ritual(3),
        Effect::Ritual(1),
        Effect::Curse,
        Effect::Migration,
        Effect::Leave,
    ]);
    for enters in [Enters::I, Enters::Chosen] {
        let elements = [Element::Fire, Element::Air];
        events.push(Effect::Forge { elements, enters });
        events.push(Effect::TakeHeroCard(enters));
    }
    events
}

/// EF-38 to EF-47: what moves the story on.
pub fn turns_of_the_story() -> Vec<Effect> {
    vec![
        Effect::Reveal(b(3)),
        Effect::RemoveThis,
        Effect::Blank,
        Effect::FillMark,
        Effect::Teleport(RoomCode::new(2, Side::B)),
        Effect::Fight,
        Effect::Win,
        Effect::BossDefeated,
    ]
}

/// CO-20 to CO-28 over sentences of the World and the Dungeon.
pub fn conditional() -> Vec<Sentence> {
    let reveal = || Sentence::of([Effect::Reveal(b(3))]);
    let remove = || Sentence::of([Effect::RemoveThis]);
    let blank = || Sentence::of([Effect::Blank]);
    vec![
        reveal().when([Condition::Mapped(a(3))]),
        reveal().when([Condition::NotMapped(vec![a(7)]), Condition::Mapped(a(3))]),
        reveal()
            .when([
                Condition::NotMapped(vec![a(7), a(9)]),
                Condition::Mapped(a(3)),
            ])
            .may(),
        reveal().when([Condition::NotMapped(vec![a(7), a(8), a(9)])]),
        reveal().when([Condition::NotMapped(vec![a(7)])]).once(),
        reveal().may(),
        remove().may(),
        remove().when([Condition::Mapped(b(3))]),
        remove().when([Condition::Mapped(b(3))]).may(),
        blank().when([Condition::CardMapped(7)]),
        blank().when([Condition::SymbolMapped(COMB)]),
        blank().when([Condition::SymbolNotMapped(COMB)]),
        blank().when([Condition::EmptyBox(COMB)]),
        reveal().when([Condition::Letter(Letter::A)]),
        Sentence::of([Effect::Reveal(b(7)), Effect::RemoveThis])
            .when([Condition::Letter(Letter::B)]),
        Sentence::of([Effect::FillMark]).once(),
        Sentence::of([Effect::TakeHeroCard(Enters::II)]).when([Condition::SymbolMapped(COMB)]),
        Sentence::of([]),
    ]
}

/// The effect for one time, as an offer unless it always must be done (section 5.5).
pub fn offered(effect: Effect) -> Sentence {
    let once = Sentence::of([effect]).once();
    match effect {
        Effect::Weakness { .. } | Effect::Challenge { .. } | Effect::Curse => once,
        _ => once.may(),
    }
}

/// Every sentence: each effect as it must be done and as it may be done once.
pub fn lines() -> Vec<Line> {
    let mut lines = Vec::new();
    for effect in events() {
        let must = Sentence::of([effect]);
        lines.push(Line::new(&must, sentence(&must, Setting::World, None)));
        let may = offered(effect);
        lines.push(Line::new(&may, sentence(&may, Setting::World, None)));
    }
    for effect in turns_of_the_story() {
        let must = Sentence::of([effect]);
        lines.push(Line::new(&must, sentence(&must, Setting::World, None)));
    }
    for one in conditional() {
        lines.push(Line::new(&one, sentence(&one, Setting::World, None)));
    }
    // Where the Dungeon has words of its own.
    for effect in [
        Effect::Blank,
        Effect::TakeHeroCard(Enters::Chosen),
        Effect::Forge {
            elements: [Element::Earth, Element::Water],
            enters: Enters::II,
        },
    ] {
        let one = Sentence::of([effect]);
        lines.push(Line::new(&one, sentence(&one, Setting::Dungeon, None)));
    }
    lines
}
