//! Selectors, filters, values, conditions, durations (SV-8.11).

use crate::workshop::*;

/// Whom `1 play probe` may choose when the probe's filter is this.
const FIELD: &str = r#"
    field.a1.haerian = { card = "mouse", seat = 1 }
    field.c2.haerian = { card = "elk", seat = 1, damage = 1 }
    field.c3.haerian = { card = "sprout", seat = 1 }
    field.d3.haerian = { card = "queen", seat = 2 }
    field.c4.haerian = { card = "gate", seat = 2, exhausted = true }
    field.e5.haerian = { card = "ox", seat = 2 }
"#;

fn chosen_by(event: &str) -> Vec<String> {
    let sketch = format!("players.1.hand = [\"{event}\"]\n{FIELD}");
    let game = after(&sketch, &[&format!("1 play {event}")]);
    let zones = legal(&game, 1).into_iter();
    zones.map(|action| action.replace("haerian ", "")).collect()
}

#[test]
fn groups_are_allies_enemies_or_any_haerian() {
    // SV-8.11
    assert_eq!(chosen_by("boost"), ["a1", "c2", "c3"]);
    assert_eq!(chosen_by("destroy"), ["d3", "c4", "e5"]);
    assert_eq!(chosen_by("bolt"), ["a1", "c2", "c3", "d3", "c4", "e5"]);
}

#[test]
fn filters_on_place_are_seen_from_the_controller() {
    // SV-8.11 row=home|init|frontier|enemyhome|enemyinit
    assert_eq!(chosen_by("probe-home"), ["a1", "c2"]);
    assert_eq!(chosen_by("probe-frontier"), ["c3", "d3"]);
    assert_eq!(chosen_by("probe-enemy-home"), ["c4", "e5"]);
    let north = after(
        &format!("active = 2\nplayers.2.hand = [\"probe-home\"]\n{FIELD}"),
        &["2 play probe-home"],
    );
    assert_eq!(legal(&north, 2), ["haerian c4", "haerian e5"]);
}

#[test]
fn filters_on_state_and_print() {
    // SV-8.11: Force is Residual, cost is printed.
    assert_eq!(
        chosen_by("probe-weak"),
        ["a1", "c2", "c3"],
        "f<=2: the Elk has 3 - 1"
    );
    assert_eq!(chosen_by("probe-strong"), ["d3", "e5"], "f>=5");
    assert_eq!(chosen_by("probe-beast"), ["a1", "c2", "e5"]);
    assert_eq!(chosen_by("probe-cheap"), ["a1", "c4"], "cost<=1");
    assert_eq!(chosen_by("probe-dear"), ["d3", "e5"], "cost>=3");
    assert_eq!(chosen_by("probe-green"), ["c2", "c3"]);
    assert_eq!(
        chosen_by("probe-not-puppet-nor-champion"),
        ["a1", "c2", "c4", "e5"]
    );
}

#[test]
fn filters_with_one_candidate_find_it() {
    // SV-8.11: damaged, exhausted, puppet, champion, name, kw, enemyinit, init.
    let struck = |event: &str| {
        let sketch = format!("players.1.hand = [\"{event}\"]\n{FIELD}");
        let game = after(&sketch, &[&format!("1 play {event}")]);
        let all = [army(&game, 1), army(&game, 2)].concat();
        let mut zones = ["a1", "c2", "c3", "d3", "c4", "e5"].into_iter();
        zones.find(|zone| !all.iter().any(|one| one.starts_with(zone)))
    };
    assert_eq!(struck("probe-damaged"), Some("c2"));
    assert_eq!(struck("probe-exhausted"), Some("c4"));
    assert_eq!(struck("probe-puppet"), Some("c3"));
    assert_eq!(struck("probe-champion"), Some("d3"));
    assert_eq!(struck("probe-named"), Some("e5"));
    assert_eq!(struck("probe-bulwark"), Some("c4"));
    assert_eq!(struck("probe-initial"), Some("a1"));
    assert_eq!(struck("probe-enemy-initial"), Some("e5"));
}

#[test]
fn a_given_flag_counts_as_the_keyword() {
    // SV-8.11 `kw=`
    let game = after(
        &format!("players.1.hand = [\"give-bulwark\", \"probe-bulwark\"]\n{FIELD}"),
        &[
            "1 play give-bulwark",
            "1 haerian a1",
            "1 play probe-bulwark",
        ],
    );
    assert_eq!(legal(&game, 1), ["haerian a1", "haerian c4"]);
}

#[test]
fn vacant_buildings_have_nobody_on_them() {
    // SV-8.11 `vacant`
    let game = after(
        r#"
        players.1.hand = ["probe-vacant"]
        field.b3.building = { card = "tower", seat = 1 }
        field.c3.building = { card = "tower", seat = 2 }
        field.b3.haerian = { card = "ox", seat = 1 }
        "#,
        &["1 play probe-vacant"],
    );
    assert_eq!(buildings(&game), ["b3 tower 4 of 1"]);
}

#[test]
fn the_reference_zone_is_the_sources_zone() {
    // SV-8.11 `adj`, `col`, `other`: an Event has none.
    let sketch = r#"
        players.1.hand = ["column", "probe-adjacent"]
        field.c2.haerian = { card = "wolf", seat = 1 }
        field.c5.haerian = { card = "wolf", seat = 2 }
        field.d1.haerian = { card = "wolf", seat = 1 }
    "#;
    let game = after(sketch, &["1 play column at c1"]);
    assert_eq!(army(&game, 1), ["c1 column 3", "d1 wolf 2", "c2 wolf 1"]);
    assert_eq!(army(&game, 2), ["c5 wolf 1"]);
    let game = after(sketch, &["1 play probe-adjacent"]);
    assert_eq!(army(&game, 1).len(), 2, "nobody is adjacent to an Event");
    assert!(
        legal(&game, 1).contains(&"end".to_owned()),
        "and nobody was asked"
    );
}

#[test]
fn other_excludes_the_bearer_of_an_equipment() {
    // SV-8.11 `other`, `adj` of an Equipment: the bearer's zone.
    let game = after(
        r#"
        players.1.equipment = [{ card = "banner" }]
        field.c3.haerian = { card = "ox", seat = 1 }
        field.d3.haerian = { card = "wolf", seat = 1 }
        field.a1.haerian = { card = "wolf", seat = 1 }
        field.c4.haerian = { card = "mouse", seat = 2 }
        "#,
        &["1 fight c3 on c4", "1 use banner"],
    );
    assert_eq!(army(&game, 1), ["a1 wolf 2", "c3 ox 4", "d3 wolf 3"]);
}

#[test]
fn values_count_what_there_is_now() {
    // SV-8.11: count, force, missing, hand, crystals, min.
    let amount = |event: &str, sketch: &str| {
        let sketch = format!("players.1.hand = [\"{event}\", \"oath\"]\n{sketch}");
        let game = after(&sketch, &[&format!("1 play {event}")]);
        list(&game, 2, "afterlife").len()
    };
    let some = r#"
        field.a1.haerian = { card = "elk", seat = 1 }
        players.2.wall = { a4 = "-", b4 = "-" }
        players.2.hand = ["ox", "elk"]
        players.1.ready = { white = 1, red = 1 }
        players.1.exhausted = { red = 2 }
        players.1.afterlife = ["wolf", "wolf", "pike"]
    "#;
    assert_eq!(amount("mill-allies", some), 1);
    assert_eq!(amount("mill-missing", some), 2);
    assert_eq!(amount("mill-their-hand", some), 2);
    assert_eq!(
        amount("mill-hand", some),
        1,
        "the card being played is not in hand"
    );
    assert_eq!(amount("mill-crystals", some), 4, "ready or not");
    assert_eq!(amount("mill-red", some), 3);
    assert_eq!(
        amount("mill-afterlife", some),
        2,
        "Haerian among them, at most 2"
    );
    let many = "players.1.afterlife = [\"wolf\", \"wolf\", \"elk\", \"ox\"]";
    assert_eq!(amount("mill-afterlife", many), 2, "min");
}

#[test]
fn the_force_of_a_reference_is_its_residual_force() {
    // SV-8.11 `force(ref)`
    let game = after(
        r#"
        players.1.hand = ["giver"]
        players.2.hand = []
        field.c2.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 play giver at c1"],
    );
    assert_eq!(list(&game, 2, "afterlife").len(), 3, "the Giver's 3");
}

#[test]
fn conditions_on_the_place_of_the_source() {
    // SV-8.11 `on=`: from the controller's point of view.
    let dawn = |zone: &str, extra: &str| {
        let sketch = format!("field.{zone}.haerian = {{ card = \"pilgrim\", seat = 1 }}\n{extra}");
        let game = after(&sketch, &["1 end", "2 end"]);
        list(&game, 1, "afterlife").len()
    };
    assert_eq!(dawn("c1", ""), 0);
    assert_eq!(dawn("c3", ""), 1, "Frontier");
    let tower = "field.c2.building = { card = \"tower\", seat = 2 }";
    assert_eq!(dawn("c2", tower), 2, "on a Building");
    assert_eq!(dawn("c5", ""), 4, "the enemy's Initial Line");
}

#[test]
fn that_is_what_the_step_before_selected() {
    // SV-8.11 `that`
    let game = after(
        r#"
        players.1.hand = ["hobble"]
        field.b3.haerian = { card = "ox", seat = 1 }
        field.b4.haerian = { card = "elk", seat = 2 }
        field.d4.haerian = { card = "elk", seat = 2 }
        "#,
        &["1 play hobble", "1 haerian b4", "1 end"],
    );
    assert_eq!(refused(&game, "2 fight b4 on b3"), Some("SV-8.13"));
    assert_eq!(refused(&game, "2 move b4 to a4"), Some("SV-8.13"));
    assert_eq!(refused(&game, "2 move d4 to e4"), None);
}

#[test]
fn a_bonus_until_the_end_of_combat_ends_with_it() {
    // SV-8.11 durations: `combat` until C8.
    let mut game = after(
        r#"
        field.c3.haerian = { card = "fencer", seat = 1 }
        field.c4.haerian = { card = "ox", seat = 2 }
        "#,
        &["1 fight c3 on c4"],
    );
    assert_eq!(army(&game, 2), Vec::<String>::new(), "2 + 3 of 5");
    assert_eq!(army(&game, 1), Vec::<String>::new(), "2 of 5 are left");
    play(&mut game, &["1 end"]);
    let game = after(
        r#"
        field.c3.haerian = { card = "fencer", seat = 1 }
        field.c4.haerian = { card = "mouse", seat = 2 }
        "#,
        &["1 fight c3 on c4"],
    );
    assert_eq!(army(&game, 1), ["c3 fencer 1"], "2 - 1, the bonus is gone");
}

#[test]
fn a_static_ability_cannot_ask_for_force() {
    // SV-8.11
    let text = format!(
        "{}\n[[card]]\nid = \"vain\"\nname.en = \"Vain\"\ntype = \"haerian\"\nline = [\"human\"]\ncost = \"0\"\nforce = 2\nabilities = [{{ on = \"static\", do = [{{ aura = {{ on = {{ all = \"ally\", where = {{ force-at-least = 3 }} }}, by = 1 }} }}] }}]\n",
        "name = \"vain\"\nextends = \"base\""
    );
    let faults = faults_of(&text);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].contains("vain"), "{faults:?}");
}
