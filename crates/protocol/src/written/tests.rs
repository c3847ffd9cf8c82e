//! What is written can be read, and changes lead where they should.

use super::*;
use crate::{Choice, Fact, Focus, Kept, Piece, Scene, SceneChange, Word, Zone, ZoneKind, restored};
use kernel::Seat;
use proptest::prelude::*;

fn piece(key: u8, value: i32) -> Piece {
    Piece {
        key: format!("card-{key}").into(),
        values: [(Word::from("health"), value)].into(),
        ..Piece::default()
    }
}

fn zone(key: usize, pieces: Vec<Piece>, count: Option<u16>) -> Zone {
    Zone {
        key: format!("zone-{key}").into(),
        name: "Zone".into(),
        kind: ZoneKind::Row,
        seat: None,
        count,
        facts: Vec::new(),
        pieces,
    }
}

fn fact(value: &str) -> Fact {
    Fact {
        key: "gold".into(),
        name: "Gold".into(),
        value: value.into(),
    }
}

/// Words that JSON has to escape, among others.
fn words() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "",
        "plain",
        "\"quoted\"",
        "a\\b",
        "two\nlines",
        "\u{1}",
        "牌",
    ])
    .prop_map(str::to_owned)
}

prop_compose! {
    fn pieces()(
        key in 0..4u8,
        card in prop::option::of(words()),
        name in prop::option::of(words()),
        value in prop::option::of(-1..3i32),
        marks in prop::collection::vec(words(), 0..3),
        state in prop::collection::vec(words(), 0..2),
    ) -> Piece {
        Piece {
            key: format!("card-{key}").into(),
            card: card.map(Word::from),
            name,
            values: value.map(|value| (Word::from("health"), value)).into_iter().collect(),
            marks: marks.into_iter().map(Word::from).collect(),
            state,
        }
    }
}

prop_compose! {
    fn zones()(
        pieces in prop::collection::vec(
            prop_oneof![pieces(), (0..3u8, 0..2i32).prop_map(|(key, value)| piece(key, value))],
            0..5,
        ),
        facts in prop::collection::vec(words(), 0..3),
        count in prop::option::of(0..3u16),
        kind in prop::sample::select(&ZoneKind::ALL),
        seat in prop::option::of(0..2usize),
    ) -> Zone {
        Zone {
            kind,
            seat: seat.map(Seat::new),
            facts: facts.iter().map(|value| fact(value)).collect(),
            ..zone(0, pieces, count)
        }
    }
}

prop_compose! {
    /// Often of one frame, so that patches lead from one to the other.
    fn scenes()(
        framed in prop::collection::vec(prop::collection::vec((0..4u8, 0..3i32), 0..5), 2),
        counts in prop::collection::vec(0..3u16, 2),
        facts in prop::collection::vec(words(), 0..2),
        any in prop::option::of(prop::collection::vec(zones(), 0..4)),
        status in prop::collection::vec(words(), 0..2),
        attacked in any::<bool>(),
    ) -> Scene {
        let framed = framed.into_iter().zip(counts).map(|(pieces, count)| {
            let pieces = pieces.into_iter().map(|(key, value)| piece(key, value));
            Zone {
                facts: facts.iter().map(|value| fact(value)).collect(),
                ..zone(0, pieces.collect(), Some(count))
            }
        });
        let mut zones = any.unwrap_or_else(|| framed.collect());
        for (place, zone) in zones.iter_mut().enumerate() {
            zone.key = format!("zone-{place}").into();
        }
        let focus = attacked.then(|| Focus {
            kind: "attack".into(),
            from: None,
            to: Vec::new(),
            card: None,
            facts: Vec::new(),
        });
        Scene {
            board: "any".into(),
            status: status.iter().map(|value| fact(value)).collect(),
            zones,
            focus,
        }
    }
}

fn written(choices: &[Choice]) -> WrittenChoices {
    let mut written = WrittenChoices::default();
    for choice in choices {
        written.add(&choice.text, &choice.label, &choice.path);
    }
    written
}

proptest! {
    #[test]
    fn a_scene_that_was_written_can_be_read(scene in scenes()) {
        prop_assert_eq!(WrittenScene::of(&scene).read(), scene);
    }

    #[test]
    fn a_change_leads_from_any_scene_to_any_other(before in scenes(), after in scenes()) {
        let change = WrittenScene::of(&after).change_since(&WrittenScene::of(&before));
        prop_assert_eq!(change.is_none(), before == after);
        if let Some(sent) = change {
            let heard: SceneChange = serde_json::from_str(&sent).unwrap();
            prop_assert_eq!(heard.apply(&before), Ok(after));
        }
    }

    #[test]
    fn a_change_leads_from_any_choices_to_any_other(
        lists in prop::collection::vec(prop::collection::vec((words(), 0..3usize), 0..6), 2),
    ) {
        let lists = lists.into_iter().map(|list| {
            let choice = |(text, length): (String, usize)| Choice {
                label: format!("Do {text}"),
                path: vec!["zone/card".to_owned(); length],
                text,
            };
            list.into_iter().map(choice).collect::<Vec<_>>()
        });
        let [before, after] = <[Vec<Choice>; 2]>::try_from(lists.collect::<Vec<_>>()).unwrap();
        prop_assert_eq!(&written(&before).read(), &before);
        let change = written(&after).change_since(&written(&before));
        prop_assert_eq!(change.is_none(), before == after);
        if let Some(sent) = change {
            let heard: Vec<Kept<Choice>> = serde_json::from_str(&sent).unwrap();
            prop_assert_eq!(restored(&before, &heard), Ok(after));
        }
    }
}

#[test]
fn kinds_of_zones_are_written_as_they_are_read() {
    for kind in ZoneKind::ALL {
        assert_eq!(serde_json::to_value(kind).unwrap(), kind.word());
    }
}

#[test]
fn what_stayed_is_sent_as_its_former_place() {
    let scene = |pieces| {
        WrittenScene::of(&Scene {
            zones: vec![zone(0, pieces, None)],
            ..Scene::default()
        })
    };
    let before = scene(vec![piece(1, 1), piece(2, 1), piece(2, 1), piece(3, 1)]);
    let after = scene(vec![piece(2, 1), piece(2, 1), piece(3, 2)]);
    assert_eq!(
        after.change_since(&before).unwrap(),
        r#"{"patch":{"zones":[{"key":"zone-0","pieces":[1,2,{"key":"card-3","values":{"health":2}}]}]}}"#,
    );
}
