//! Equipment: T56 to T58.

use crate::workshop::*;

const FIGHT: &str = r#"
    players.1.equipment = [{ card = "pike" }, { card = "stick" }, { card = "stick" }]
    field.c3.haerian = { card = "elk", seat = 1 }
    field.c4.haerian = { card = "queen", seat = 2, damage = 0 }
"#;

#[test]
fn arms_allow_one_more_equipment_in_every_combat() {
    // T56, SV-5.3.1: 1 + 1, while the Armorer stands anywhere.
    let mut game = after(FIGHT, &["1 fight c3 on c4", "1 use pike"]);
    assert_eq!(
        equipment(&game, 1),
        ["pike exhausted", "stick", "stick"],
        "no second"
    );
    play(&mut game, &["1 end"]);
    let armorer = format!("{FIGHT}\nfield.a1.haerian = {{ card = \"armorer\", seat = 1 }}");
    let mut game = after(&armorer, &["1 fight c3 on c4", "1 use pike"]);
    assert_eq!(legal(&game, 1), ["use stick", "pass"]);
    play(&mut game, &["1 use stick"]);
    let worn = ["pike exhausted", "stick exhausted", "stick"];
    assert_eq!(equipment(&game, 1), worn);
    assert_eq!(army(&game, 2), Vec::<String>::new(), "3 + 2 + 1 of 6");
}

#[test]
fn tempered_equipment_gives_more_force() {
    // T57: spears only, and only your own.
    let force = |item: &str, smith: usize| {
        let sketch = format!("{FIGHT}\nfield.a1.haerian = {{ card = \"smith\", seat = {smith} }}");
        let game = after(&sketch, &["1 fight c3 on c4", &format!("1 use {item}")]);
        let struck = army(&game, 2).into_iter().find(|one| one.starts_with("c4"));
        struck.unwrap_or_else(|| "dead".into())
    };
    assert_eq!(force("pike", 1), "dead", "3 + 2 + 2 of 6");
    assert_eq!(force("stick", 1), "c4 queen 2", "3 + 1");
    assert_eq!(force("pike", 2), "c4 queen 1", "3 + 2");
}

#[test]
fn you_choose_which_exhausted_equipment_recovers() {
    // T58: up to two, at least one.
    let mut game = after(
        r#"
        players.1.hand = ["rearm"]
        players.1.equipment = [{ card = "pike", exhausted = true }, { card = "stick", exhausted = true }, { card = "use-mill" }]
        "#,
        &["1 play rearm"],
    );
    assert_eq!(
        legal(&game, 1),
        ["equipment pike exhausted", "equipment stick exhausted"]
    );
    play(&mut game, &["1 equipment stick exhausted"]);
    assert_eq!(legal(&game, 1), ["equipment pike exhausted", "done"]);
    play(&mut game, &["1 done"]);
    assert_eq!(equipment(&game, 1), ["pike exhausted", "stick", "use-mill"]);
}

#[test]
fn with_nothing_exhausted_there_is_nothing_to_rearm() {
    // T58, SV-4.9.6
    let game = given(
        r#"
        players.1.hand = ["rearm"]
        players.1.equipment = [{ card = "pike" }]
        "#,
    );
    assert_eq!(refused(&game, "1 play rearm"), Some("SV-4.9.6"));
}
