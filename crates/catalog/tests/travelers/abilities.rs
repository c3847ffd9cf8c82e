//! Abilities after every template of section 8.3, perks, and exhaust lines.

use super::Line;
use travelers::text::{ability, exhaust};
use travelers::{
    Ability, Condition, Constellation, Count, Effect, Element, Exhaust, ExhaustModel, Half,
    Sentence, Track, Where,
};

const ATTACK: Track = Track::Attack;
const DEFENSE: Track = Track::Defense;

fn gain(track: Track, amount: u8) -> Effect {
    Effect::Gain { track, amount }
}

fn plus(track: Track, amount: u8) -> Sentence {
    Sentence::of([gain(track, amount)])
}

fn cards(place: Where, count: Count) -> Condition {
    Condition::Cards { place, count }
}

fn banners(place: Where, half: Half, least: u8) -> Condition {
    Condition::Banners { place, half, least }
}

fn element(place: Where, element: Element, count: Count) -> Condition {
    Condition::Elements {
        place,
        element,
        count,
    }
}

fn shape(place: Where, stars: &[u8], present: bool) -> Condition {
    Condition::Constellation {
        place,
        stars: Constellation::of(stars).unwrap(),
        present,
    }
}

fn pay(track: Track) -> Condition {
    Condition::Pay { track, amount: 1 }
}

/// AT-S, AT-B, AT-E and AT-C, one of each pattern, and what perks add.
pub fn abilities() -> Vec<Vec<Sentence>> {
    use Where::{InHand, InPlay};
    let two = Half::II;
    vec![
        // Basic halves, AT-S01
        vec![plus(ATTACK, 2)],
        vec![plus(ATTACK, 4).may(), plus(DEFENSE, 1).or()],
        // AT-B01, B02, B03, B04, B05, B06, B11, B12, B14, BL
        vec![
            plus(ATTACK, 4),
            plus(ATTACK, 4).when([banners(InPlay, two, 1)]),
            plus(ATTACK, 4).when([banners(InPlay, two, 2)]),
        ],
        vec![plus(DEFENSE, 1).when([banners(InHand, two, 1)])],
        vec![
            plus(ATTACK, 8).when([banners(InPlay, two, 2)]),
            plus(DEFENSE, 3).when([banners(InPlay, Half::I, 2)]),
        ],
        vec![plus(ATTACK, 6).when([pay(DEFENSE)])],
        vec![plus(ATTACK, 16).when([cards(InPlay, Count::AtLeast(4))])],
        vec![plus(DEFENSE, 13).when([cards(InHand, Count::AtLeast(3))])],
        vec![
            Sentence::of([Effect::Zero(DEFENSE), gain(ATTACK, 12)]).when([Condition::Shows {
                track: DEFENSE,
                least: 2,
            }]),
        ],
        vec![Sentence::of([
            Effect::Transfer {
                from: DEFENSE,
                to: ATTACK,
            },
            gain(DEFENSE, 2),
        ])],
        vec![plus(Track::Mana, 6).when([cards(InPlay, Count::AtMost(3))])],
        vec![Sentence::of([Effect::Legacy, gain(ATTACK, 17)])],
        // AT-E05, E06, E10
        vec![plus(ATTACK, 22).when([
            element(InPlay, Element::Air, Count::AtLeast(1)),
            element(InPlay, Element::Water, Count::AtLeast(1)),
        ])],
        vec![plus(ATTACK, 19).when([
            cards(InPlay, Count::AtLeast(2)),
            element(InPlay, Element::Earth, Count::Exactly(0)),
        ])],
        vec![plus(DEFENSE, 15).when([
            cards(InHand, Count::AtLeast(2)),
            element(InHand, Element::Fire, Count::Exactly(0)),
        ])],
        // AT-C01, C03, C05, C07, C09, C12, CL
        vec![
            plus(ATTACK, 8).when([shape(InPlay, &[2, 1, 1], false)]),
            plus(ATTACK, 8).when([shape(InHand, &[2, 1, 1], false)]),
        ],
        vec![
            plus(ATTACK, 6),
            plus(ATTACK, 5).when([shape(InPlay, &[1, 2], true)]),
            plus(ATTACK, 5).when([shape(InPlay, &[1, 2, 2], true)]),
            Sentence::of([Effect::TakeBack(2)]),
        ],
        vec![
            Sentence::of([gain(DEFENSE, 13), Effect::TakeBack(1)]).when([shape(
                InHand,
                &[1, 2, 1],
                true,
            )]),
        ],
        vec![Sentence::of([gain(ATTACK, 19), Effect::TakeBack(1)]).when([
            shape(InPlay, &[1, 2, 1], true),
            element(InPlay, Element::Fire, Count::AtLeast(2)),
        ])],
        vec![
            plus(ATTACK, 16).when([shape(InPlay, &[1, 1, 2], true)]),
            plus(DEFENSE, 6).when([shape(InPlay, &[2, 1, 2], true)]),
        ],
        vec![
            Sentence::of([
                Effect::Transfer {
                    from: ATTACK,
                    to: DEFENSE,
                },
                gain(ATTACK, 2),
                Effect::TakeBack(1),
            ])
            .when([shape(InPlay, &[2, 2], true)]),
        ],
        vec![
            Sentence::of([Effect::Legacy, gain(ATTACK, 17), Effect::TakeBack(3)]).when([shape(
                InPlay,
                &[2, 2, 1],
                true,
            )]),
        ],
        // PK-11, 12, 15, 16
        vec![plus(DEFENSE, 1).when([Condition::PreviousStars(1)])],
        vec![plus(ATTACK, 1).when([Condition::PreviousStars(2)])],
        vec![Sentence::of([Effect::IgnoreModifiers])],
        vec![Sentence::of([Effect::Repeat]).may()],
        // EF-10 and what no template prints, but the language can say.
        vec![Sentence::of([Effect::Multiply {
            track: ATTACK,
            by: 2,
        }])],
        vec![Sentence::of([gain(ATTACK, 2), gain(DEFENSE, 2)])],
        vec![Sentence::of([gain(ATTACK, 2), gain(DEFENSE, 2)]).may()],
        vec![Sentence::of([gain(ATTACK, 2), Effect::TakeBack(1)]).may()],
        vec![plus(ATTACK, 2).when([pay(DEFENSE)]).may()],
        vec![
            plus(ATTACK, 2)
                .when([cards(InPlay, Count::Exactly(1)), pay(Track::Mana)])
                .may(),
        ],
        vec![
            plus(ATTACK, 2).when([cards(InHand, Count::Exactly(0))]),
            plus(ATTACK, 1).when([banners(InPlay, two, 1)]).or(),
        ],
    ]
}

/// XM-1 to XM-5 on both halves.
fn exhausts() -> Vec<(Exhaust, Half)> {
    let models = [
        ExhaustModel::Basic,
        ExhaustModel::Shield,
        ExhaustModel::Deflect,
        ExhaustModel::Tenacity,
        ExhaustModel::Free,
    ];
    let both = |model| Half::ALL.map(|half| (Exhaust { model, cost: 3 }, half));
    models.into_iter().flat_map(both).collect()
}

pub fn lines() -> Vec<Line> {
    let mut lines = Vec::new();
    for sentences in abilities() {
        let phrase = ability(&Ability {
            cost: 1,
            sentences: sentences.clone(),
        });
        lines.push(Line::new(&sentences, phrase));
    }
    for (one, half) in exhausts() {
        lines.push(Line::new(&(one, half), exhaust(one, half)));
    }
    lines
}
