//! Triggers (SV-8.2): when each fires, and when not. Each listener mills one card.

use crate::workshop::*;

/// How many cards the seat's listeners have milled.
fn heard(sketch: &str, moves: &[&str], seat: usize) -> usize {
    let game = after(sketch, moves);
    let afterlife = list(&game, seat, "afterlife");
    afterlife.iter().filter(|&card| card == "pebble").count()
}

#[test]
fn defend_fires_when_it_is_the_target_of_a_fight() {
    // SV-8.2 DEFEND: `foe` is the attacker.
    let game = after(
        r#"
        field.c3.haerian = { card = "ox", seat = 1 }
        field.c4.haerian = { card = "on-defend", seat = 2 }
        "#,
        &["1 fight c3 on c4"],
    );
    assert_eq!(
        army(&game, 1),
        ["c3 ox 2"],
        "1 of the ability, 2 of the blow"
    );
}

#[test]
fn dawn_and_sunset_are_those_of_its_controller() {
    // SV-8.2 DAWN, SUNSET
    let sketch = r#"
        field.a1.haerian = { card = "on-dawn", seat = 1 }
        field.b1.haerian = { card = "on-sunset", seat = 1 }
    "#;
    assert_eq!(heard(sketch, &[], 1), 0);
    assert_eq!(heard(sketch, &["1 end"], 1), 1, "Sunset");
    assert_eq!(heard(sketch, &["1 end", "2 end"], 1), 2, "and Dawn");
}

#[test]
fn kill_fires_for_the_other_combatant_even_if_it_died_too() {
    // SV-8.2 KILL
    let fight = |enemy: &str| {
        format!(
            r#"
            field.c3.haerian = {{ card = "on-kill", seat = 1 }}
            field.c4.haerian = {{ card = "{enemy}", seat = 2 }}
            "#
        )
    };
    assert_eq!(heard(&fight("wolf"), &["1 fight c3 on c4"], 1), 1);
    assert_eq!(
        heard(&fight("elk"), &["1 fight c3 on c4"], 1),
        1,
        "both died"
    );
    assert_eq!(heard(&fight("ox"), &["1 fight c3 on c4"], 1), 0);
    // A death outside combat is none of its own.
    let bolt = format!("players.1.hand = [\"bolt\"]\n{}", fight("wolf"));
    assert_eq!(heard(&bolt, &["1 play bolt", "1 haerian c4"], 1), 0);
}

#[test]
fn kill_needs_damage_dealt() {
    // SV-8.2 KILL: the killer dealt it at least 1; here a Force 0 attacker deals none.
    let sketch = r#"
        field.c3.haerian = { card = "on-kill", seat = 1, marks = [{ effect = { force = -3 }, until = "sunset" }] }
        field.c4.haerian = { card = "mouse", seat = 2 }
    "#;
    assert_eq!(heard(sketch, &["1 fight c3 on c4"], 1), 0);
}

#[test]
fn direct_hit_needs_damage_dealt() {
    // SV-8.2 DIRECT_HIT
    let sketch = r#"
        players.1.hand = ["blunt"]
        field.c5.haerian = { card = "on-hit", seat = 1 }
    "#;
    assert_eq!(heard(sketch, &["1 strike c5", "2 cover a4"], 1), 1);
    assert_eq!(heard(sketch, &["1 play blunt", "1 strike c5"], 1), 0);
}

#[test]
fn step_fires_on_moving_and_not_on_entering() {
    // SV-8.2 STEP
    let sketch = r#"players.1.hand = ["on-step"]"#;
    assert_eq!(heard(sketch, &["1 play on-step at c1"], 1), 0);
    assert_eq!(
        heard(sketch, &["1 play on-step at c1", "1 move c1 to c2"], 1),
        1
    );
}

#[test]
fn trespass_fires_when_its_arrival_removed_an_enemy_face_down_card() {
    // SV-8.2 TRESPASS
    let sketch = r#"
        players.2.wall = { c4 = "snare", d3 = "-" }
        field.c3.haerian = { card = "on-trespass", seat = 1 }
    "#;
    assert_eq!(heard(sketch, &["1 move c3 to b3"], 1), 0);
    assert_eq!(heard(sketch, &["1 move c3 to c4", "2 keep"], 1), 1);
    assert_eq!(heard(sketch, &["1 move c3 to c4", "2 activate"], 1), 1);
}

#[test]
fn trespass_is_dropped_if_the_haerian_is_gone() {
    // SV-8.2: the Snare killed it.
    let sketch = r#"
        players.2.wall = { c4 = "snare" }
        field.c3.haerian = { card = "on-trespass", seat = 1, damage = 1 }
    "#;
    assert_eq!(heard(sketch, &["1 move c3 to c4", "2 activate"], 1), 0);
}

#[test]
fn equipped_fires_for_every_equipment_used_on_it() {
    // SV-8.2 EQUIPPED
    let sketch = r#"
        players.1.equipment = [{ card = "pike" }]
        field.c3.haerian = { card = "on-equip", seat = 1 }
        field.c4.haerian = { card = "mouse", seat = 2 }
    "#;
    assert_eq!(heard(sketch, &["1 fight c3 on c4", "1 use pike"], 1), 1);
    assert_eq!(heard(sketch, &["1 fight c3 on c4", "1 pass"], 1), 0);
}

#[test]
fn allies_are_the_others_you_control() {
    // SV-8.2 ALLY_ENTERS, ALLY_DIES, ENEMY_DIES: not itself, not the other side's.
    let sketch = r#"
        players.1.hand = ["on-ally-enter", "mouse", "bolt"]
        field.a1.haerian = { card = "on-ally-enter", seat = 1 }
        field.b4.haerian = { card = "on-ally-enter", seat = 2 }
        field.c4.haerian = { card = "on-enemy-death", seat = 2 }
        field.d4.haerian = { card = "on-ally-death", seat = 2 }
        field.b1.haerian = { card = "on-ally-death", seat = 1 }
    "#;
    assert_eq!(heard(sketch, &["1 play on-ally-enter at c1"], 1), 1);
    assert_eq!(heard(sketch, &["1 play mouse at c1"], 2), 0);
    let own_death = ["1 play bolt", "1 haerian a1"];
    assert_eq!(heard(sketch, &own_death, 1), 1);
    assert_eq!(heard(sketch, &own_death, 2), 1, "the enemy's death");
    let its_own = ["1 play bolt", "1 haerian b1"];
    assert_eq!(heard(sketch, &its_own, 1), 0, "it does not hear of itself");
}

#[test]
fn you_event_fires_once_your_event_is_finished() {
    // SV-8.2 YOU_EVENT: the listener that enters by it already hears of it.
    let sketch = r#"
        players.1.hand = ["silence", "deploy", "on-event"]
        players.2.hand = ["silence"]
        field.a1.haerian = { card = "on-event", seat = 1 }
    "#;
    assert_eq!(heard(sketch, &["1 play silence"], 1), 1);
    assert_eq!(heard(sketch, &["1 play deploy", "1 zone c1"], 1), 2);
    assert_eq!(heard(sketch, &["1 end", "2 play silence"], 1), 0);
}

#[test]
fn cover_lost_fires_once_per_occurrence() {
    // SV-8.2 COVER_LOST: two cards of one hit are one occurrence, two pick-ups are two.
    let sketch = r#"
        players.1.hand = ["hit", "pick-up"]
        field.c5.haerian = { card = "on-cover-lost", seat = 2 }
        field.c1.haerian = { card = "on-cover-lost", seat = 1 }
    "#;
    let hit = ["1 play hit", "2 cover a4", "2 cover b4"];
    assert_eq!(heard(sketch, &hit, 2), 2 + 1, "two lost, one milled");
    assert_eq!(heard(sketch, &hit, 1), 0);
    let picked = [
        "1 play pick-up",
        "2 cover a4",
        "2 cover b4",
        "2 keep",
        "2 keep",
    ];
    assert_eq!(heard(sketch, &picked, 2), 2);
}

#[test]
fn capture_is_for_the_new_controller() {
    // SV-8.2 CAPTURE
    let sketch = r#"
        field.c3.building = { card = "on-capture", seat = 1 }
        field.c4.haerian = { card = "ox", seat = 2 }
        field.c2.haerian = { card = "ox", seat = 1 }
        active = 2
    "#;
    assert_eq!(heard(sketch, &["2 move c4 to c3"], 2), 1);
    assert_eq!(heard(sketch, &["2 move c4 to c3"], 1), 0);
    assert_eq!(heard(sketch, &["2 end", "1 move c2 to c3"], 1), 1);
}

#[test]
fn a_building_sees_the_death_of_who_stood_on_it() {
    // SV-8.2: it was controlled immediately before.
    let sketch = r#"
        players.1.hand = ["bolt", "bolt"]
        field.c3.building = { card = "bell", seat = 2 }
        field.c3.haerian = { card = "wolf", seat = 1 }
        field.d1.haerian = { card = "wolf", seat = 1 }
    "#;
    assert_eq!(heard(sketch, &["1 play bolt", "1 haerian c3"], 1), 1);
    let empty = ["1 play bolt", "1 haerian c3", "1 play bolt"];
    assert_eq!(heard(sketch, &empty, 1), 1, "nobody controls it any more");
}

#[test]
fn a_use_condition_is_tested_when_it_is_used() {
    // SV-8.1, SV-8.2 USE, SV-8.11 attacking
    let sketch = r#"
        players.1.equipment = [{ card = "use-attacking" }, { card = "use-mill" }]
        field.c3.haerian = { card = "ox", seat = 1 }
        field.c4.haerian = { card = "ox", seat = 2 }
    "#;
    let attack = ["1 fight c3 on c4", "1 use use-attacking"];
    assert_eq!(heard(sketch, &attack, 1), 1);
    let defend = ["1 end", "2 fight c4 on c3", "1 use use-attacking"];
    assert_eq!(heard(sketch, &defend, 1), 0);
    let always = ["1 end", "2 fight c4 on c3", "1 use use-mill"];
    assert_eq!(heard(sketch, &always, 1), 1);
}

#[test]
fn a_condition_on_what_is_gone_is_false() {
    // SV-8.11: the Sprout arrives on a Snare and dies before its entry resolves; of a death
    // what was last known counts.
    let sketch = r#"
        players.1.hand = ["bolt"]
        players.2.wall = { b4 = "snare" }
        field.a1.haerian = { card = "on-puppet-enter", seat = 1 }
        field.c4.haerian = { card = "brood", seat = 1 }
        field.c3.haerian = { card = "mouse", seat = 1 }
        field.c5.haerian = { card = "mouse", seat = 1 }
        field.d4.haerian = { card = "mouse", seat = 1 }
    "#;
    let into_the_snare = ["1 play bolt", "1 haerian c4", "2 activate"];
    assert_eq!(heard(sketch, &into_the_snare, 1), 0);
    let kept = ["1 play bolt", "1 haerian c4", "2 keep"];
    assert_eq!(heard(sketch, &kept, 1), 1);
    let death = r#"
        players.1.hand = ["sacrifice-own"]
        field.a1.haerian = { card = "on-strong-death", seat = 1 }
        field.b1.haerian = { card = "ox", seat = 1 }
        field.c1.haerian = { card = "mouse", seat = 1 }
    "#;
    assert_eq!(
        heard(death, &["1 play sacrifice-own", "1 haerian b1"], 1),
        1
    );
    assert_eq!(
        heard(death, &["1 play sacrifice-own", "1 haerian c1"], 1),
        0
    );
}
