//! What is written can be read, and changes lead where they should.

use super::*;
use crate::{
    Choice, ClockView, Cue, Fact, Focus, News, Piece, Scene, Step, TableStage, TableView,
    UndoRight, Word, Zone, ZoneKind, restored,
};
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

fn write_all(choices: &[Choice], ink: &mut ChoicesInk<'_>) {
    for choice in choices {
        let Choice {
            text,
            label,
            path,
            either,
        } = choice;
        ink.add(Mark::of(choice), |ink| {
            ink.write(text, |out| out.push_str(label), path, *either);
        });
    }
}

/// A change, as a step says it; none if there is none.
fn change(write: impl FnOnce(&mut StepInk<'_>)) -> Option<Step> {
    let mut sheet = Sheet::default();
    let mut step = sheet.step(0, 0);
    write(&mut step);
    let text = step.finish()?;
    match serde_json::from_str(text).unwrap() {
        News::Step(step) => Some(*step),
        other => panic!("{other:?}"),
    }
}

fn scene_change(before: &Scene, after: &Scene) -> Option<Step> {
    let (_, mut known) = written_scene(|ink| ink.scene(before));
    let change = change(|step| step.scene(&mut known, |ink| ink.scene(after)));
    let (_, anew) = written_scene(|ink| ink.scene(after));
    assert_eq!(known, anew);
    change
}

prop_compose! {
    fn cues()(
        kind in words(),
        from in prop::option::of(words()),
        to in prop::collection::vec(words(), 0..3),
        card in prop::option::of(words()),
        values in prop::collection::btree_map(words().prop_map(Word::from), -20..20i32, 0..3),
        said in prop::collection::vec(words(), 0..3),
    ) -> Cue {
        Cue { kind: kind.into(), from, to, card: card.map(Word::from), values, said }
    }
}

fn undo_rights() -> impl Strategy<Value = UndoRight> {
    prop_oneof![
        prop::sample::select(vec![UndoRight::Free, UndoRight::Ask, UndoRight::No]),
        any::<u32>().prop_map(|ms| UndoRight::Pause { ms }),
    ]
}

fn table_views() -> impl Strategy<Value = TableView> {
    (words(), any::<u16>()).prop_map(|(code, watchers)| TableView {
        code,
        game: "duel".into(),
        options: Default::default(),
        stage: TableStage::Playing,
        seats: Vec::new(),
        undo: UndoRight::No,
        undo_asked: None,
        rematch: Vec::new(),
        next: None,
        payoffs: None,
        public: true,
        watchers,
    })
}

prop_compose! {
    /// Without how the scene and the choices changed.
    fn steps()(
        from in 0..3u32,
        further in 0..2u32,
        told in prop::collection::vec(words(), 0..3),
        cues in prop::collection::vec(cues(), 0..3),
        prompt in prop::option::of(words()),
        table in prop::option::of(table_views()),
        asked in prop::option::of(prop::collection::vec(0..4usize, 0..3)),
        undo in prop::option::of(undo_rights()),
        clocks in prop::collection::vec((any::<u32>(), any::<u32>(), any::<bool>()), 0..3),
        untold in 0..12u32,
    ) -> Step {
        let clock = |(move_ms, bank_ms, running)| ClockView { move_ms, bank_ms, running };
        Step {
            from,
            to: from + further,
            told,
            cues,
            prompt,
            table,
            asked: asked.map(|seats| seats.into_iter().map(Seat::new).collect()),
            undo,
            clocks: clocks.into_iter().map(clock).collect(),
            untold,
            ..Step::default()
        }
    }
}

fn write(step: &Step) -> Option<String> {
    let mut sheet = Sheet::default();
    let mut written = sheet.step(step.from, step.to);
    written.told(&step.told, |line, text| text.push_str(line));
    written.cues(&step.cues);
    if let Some(prompt) = &step.prompt {
        written.prompt(|text| text.push_str(prompt));
    }
    if let Some(table) = &step.table {
        written.table(table);
    }
    if let Some(asked) = &step.asked {
        written.asked(asked.iter().copied());
    }
    if let Some(undo) = step.undo {
        written.undo(undo);
    }
    written.clocks(step.clocks.iter().copied());
    written.untold(step.untold);
    written.finish().map(str::to_owned)
}

proptest! {
    #[test]
    fn a_scene_that_was_written_can_be_read(scene in scenes()) {
        prop_assert_eq!(written_scene(|ink| ink.scene(&scene)).0, scene);
    }

    #[test]
    fn a_change_leads_from_any_scene_to_any_other(before in scenes(), after in scenes()) {
        let change = scene_change(&before, &after);
        prop_assert_eq!(change.is_none(), before == after);
        if let Some(step) = change {
            prop_assert_eq!(step.scene.unwrap().apply(&before), Ok(after));
        }
    }

    #[test]
    fn a_sheet_can_be_written_on_again(scenes in prop::collection::vec(scenes(), 1..6)) {
        let mut sheet = Sheet::default();
        let mut known = SceneTrace::new();
        let mut shown = Scene::default();
        for scene in scenes {
            let mut step = sheet.step(0, 1);
            step.scene(&mut known, |ink| ink.scene(&scene));
            let News::Step(step) = serde_json::from_str(step.finish().unwrap()).unwrap() else {
                panic!("a step was written");
            };
            if let Some(change) = step.scene {
                shown = change.apply(&shown).unwrap();
            }
            prop_assert_eq!(&shown, &scene);
        }
    }

    #[test]
    fn a_step_is_written_as_it_would_be_sent(step in steps()) {
        let written = write(&step);
        if step == Step::idle(step.to) {
            prop_assert_eq!(written, None);
        } else {
            let sent = serde_json::to_string(&News::Step(Box::new(step)));
            prop_assert_eq!(written, Some(sent.unwrap()));
        }
    }

    #[test]
    fn a_change_leads_from_any_choices_to_any_other(
        lists in prop::collection::vec(
            prop::collection::vec((words(), 0..3usize, any::<bool>()), 0..6),
            2,
        ),
    ) {
        let lists = lists.into_iter().map(|list| {
            let choice = |(text, length, either): (String, usize, bool)| Choice {
                label: format!("Do {text}"),
                path: vec!["zone/card".to_owned(); length],
                either,
                text,
            };
            list.into_iter().map(choice).collect::<Vec<_>>()
        });
        let [before, after] = <[Vec<Choice>; 2]>::try_from(lists.collect::<Vec<_>>()).unwrap();
        let (read, mut known) = written_choices(|ink| write_all(&before, ink));
        prop_assert_eq!(&read, &before);
        let change = change(|step| step.choices(&mut known, |ink| write_all(&after, ink)));
        prop_assert_eq!(&known, &written_choices(|ink| write_all(&after, ink)).1);
        prop_assert_eq!(change.is_none(), before == after);
        if let Some(step) = change {
            prop_assert_eq!(restored(&before, &step.choices.unwrap()), Ok(after));
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
    let scene = |pieces, gold: [&str; 2]| Scene {
        zones: vec![Zone {
            facts: gold.map(fact).to_vec(),
            ..zone(0, pieces, None)
        }],
        ..Scene::default()
    };
    let before = scene(
        vec![piece(1, 1), piece(2, 1), piece(2, 1), piece(3, 1)],
        ["1", "2"],
    );
    let after = scene(vec![piece(2, 1), piece(2, 1), piece(3, 2)], ["1", "3"]);
    let (_, mut known) = written_scene(|ink| ink.scene(&before));
    let mut sheet = Sheet::default();
    let mut step = sheet.step(0, 0);
    step.scene(&mut known, |ink| ink.scene(&after));
    assert_eq!(
        step.finish().unwrap(),
        concat!(
            r#"{"news":"step","from":0,"to":0,"scene":{"patch":{"zones":[{"key":"zone-0","#,
            r#""facts":[0,{"key":"gold","name":"Gold","value":"3"}],"#,
            r#""pieces":[1,2,{"key":"card-3","values":{"health":2}}]}]}}}"#
        ),
    );
}
