//! Notes on single cards (§6 of `sovereign-set.md`): consequences of the general rules that people
//! will ask about. Figures are read from the set, since they may be tuned.

use crate::workshop::{army, buildings, buried, equipment, legal, list, play, refused, wall};
use kernel::{Game, Setup};
use serde_json::Value;
use sovereign::Battle;
use sovereign::cards::CardSet;

/// South's Day with Crystals for everything, changed by this sketch.
fn given(sketch: &str) -> Battle {
    let options = "deck1=first-light deck2=rotting-garden".parse();
    let options = options.expect("options are key=value");
    let setup = <Battle as Game>::Setup::build(&options).expect("ready decks");
    let mut whole: Value = toml::from_str(RICH).expect("the common part is TOML");
    let sketch: Value = toml::from_str(sketch).expect("a sketch is TOML");
    kernel::merge_patch(&mut whole, &sketch);
    laws::table::given(&setup, &whole)
}

const RICH: &str = "
    active = 1
    players.1.hand = []
    players.2.hand = []
    players.1.ready = { white = 9, green = 9, red = 9, blue = 9, violet = 9 }
    players.2.ready = { white = 9, green = 9, red = 9, blue = 9, violet = 9 }
";

/// Plays the moves; Crystals are paid as the default chooser would.
fn perform(game: &mut Battle, moves: &[&str]) {
    for text in moves {
        play(game, &[text]);
        for seat in [1, 2] {
            if legal(game, seat).iter().any(|action| action == "pay") {
                play(game, &[&format!("{seat} pay")]);
            }
        }
    }
}

fn after(sketch: &str, moves: &[&str]) -> Battle {
    let mut game = given(sketch);
    perform(&mut game, moves);
    game
}

fn force(id: &str) -> u8 {
    CardSet::base().find(id).expect("a card of the set").force
}

/// The line of `army` for a card, with its printed Force changed by so much.
fn with(zone: &str, id: &str, change: i8) -> String {
    format!("{zone} {id} {}", force(id).saturating_add_signed(change))
}

/// A sketch of a card with so much damage that this Force is left.
fn left(zone: &str, id: &str, seat: u8, residual: u8) -> String {
    let damage = force(id) - residual;
    format!("field.{zone}.haerian = {{ card = \"{id}\", seat = {seat}, damage = {damage} }}\n")
}

#[test]
fn sister_of_balms_may_shield_herself() {
    // SV005: through the opponent's whole next turn.
    let mut game = after(
        r#"
        players.1.hand = ["sister-of-balms"]
        players.2.hand = ["sudden-blaze"]
        "#,
        &[
            "1 play sister-of-balms at c1",
            "1 end",
            "2 play sudden-blaze",
        ],
    );
    assert_eq!(army(&game, 1), [with("c1", "sister-of-balms", 0)]);
    perform(&mut game, &["2 end"]);
}

#[test]
fn mantle_of_mercy_protects_those_who_are_there() {
    // SV018
    let game = after(
        r#"
        players.1.hand = ["mantle-of-mercy", "lantern-squire"]
        players.2.hand = ["ember-rain"]
        field.c1.haerian = { card = "chapel-guard", seat = 1 }
        "#,
        &[
            "1 play mantle-of-mercy",
            "1 play lantern-squire at a1",
            "1 end",
            "2 play ember-rain",
        ],
    );
    assert_eq!(army(&game, 1), [with("c1", "chapel-guard", 0)]);
}

#[test]
fn an_empty_home_zone_is_one_without_a_face_down_card_and_without_an_enemy() {
    // SV010, SV019
    let sketch = r#"
        players.1.hand = ["mend-the-veil", "veiled-seraph"]
        players.1.wall = { a1 = "-", b1 = "-", c1 = "-" }
        field.a1.haerian = { card = "lantern-squire", seat = 1 }
        field.c1.haerian = { card = "grave-rats", seat = 2 }
    "#;
    let game = after(sketch, &["1 play mend-the-veil"]);
    assert_eq!(legal(&game, 1), ["zone a1", "zone b1"]);
    let game = after(sketch, &["1 play veiled-seraph at d1"]);
    assert_eq!(legal(&game, 1), ["zone a1", "zone b1"]);
}

#[test]
fn a_lampbearer_counts_itself_and_rats_count_the_own_afterlife() {
    // SV014, SV106
    let lamp = "lampbearers-of-the-host";
    let game = given(&format!(
        r#"
        players.1.afterlife = ["grave-rats"]
        players.2.afterlife = ["grave-rats", "grave-rats"]
        field.a1.haerian = {{ card = "{lamp}", seat = 1 }}
        field.b1.haerian = {{ card = "{lamp}", seat = 1 }}
        field.c1.haerian = {{ card = "{lamp}", seat = 1 }}
        field.d1.haerian = {{ card = "grave-rats", seat = 1 }}
        field.a4.haerian = {{ card = "{lamp}", seat = 2 }}
        field.b4.haerian = {{ card = "{lamp}", seat = 2 }}
        field.d4.haerian = {{ card = "grave-rats", seat = 2 }}
        "#
    ));
    let lit = ["a1", "b1", "c1"].map(|zone| with(zone, lamp, 1)).to_vec();
    assert_eq!(
        army(&game, 1),
        [lit, vec![with("d1", "grave-rats", 0)]].concat()
    );
    let dark = ["a4", "b4"].map(|zone| with(zone, lamp, 0)).to_vec();
    assert_eq!(
        army(&game, 2),
        [dark, vec![with("d4", "grave-rats", 1)]].concat()
    );
}

#[test]
fn the_colossus_takes_no_move_action_but_may_be_moved() {
    // SV013
    let mut game = given(
        r#"
        players.1.hand = ["sudden-swell"]
        field.c1.haerian = { card = "cathedral-colossus", seat = 1 }
        "#,
    );
    assert_eq!(refused(&game, "1 move c1 to c2"), Some("SV-8.13"));
    perform(&mut game, &["1 play sudden-swell", "1 zone c2"]);
    assert_eq!(army(&game, 1), [with("c2", "cathedral-colossus", 0)]);
}

#[test]
fn as_many_puppets_come_as_there_are_free_zones() {
    // SV015, SV037: and they cost nothing.
    let line = r#"
        field.a1.haerian = { card = "lantern-squire", seat = 1 }
        field.b1.haerian = { card = "lantern-squire", seat = 1 }
        field.c1.haerian = { card = "lantern-squire", seat = 1 }
    "#;
    let sketch = format!("players.1.hand = [\"serafine-first-light\", \"bloomweaver\"]\n{line}");
    let game = after(&sketch, &["1 play serafine-first-light at d1"]);
    assert!(
        army(&game, 1)
            .iter()
            .any(|one| one.starts_with("e1 luminous-soul"))
    );
    assert_eq!(army(&game, 1).len(), 5, "one Soul of two");
    let game = after(&sketch, &["1 play bloomweaver at d1", "1 zone d2"]);
    assert_eq!(army(&game, 1).len(), 6, "d2 and e1");
}

#[test]
fn the_hydras_sprouts_may_land_on_the_enemys_wall() {
    // SV116
    let mut game = after(
        r#"
        players.1.hand = ["exact-the-debt"]
        players.2.wall = { c4 = "grave-rats", b3 = "-" }
        field.c3.haerian = { card = "nightfen-hydra", seat = 1 }
        field.b3.haerian = { card = "grave-rats", seat = 2 }
        field.a4.haerian = { card = "husk-templar", seat = 2 }
        "#,
        &["1 play exact-the-debt", "1 haerian b3"],
    );
    let zones = ["zone c2", "zone b3", "zone d3", "zone c4"];
    assert_eq!(legal(&game, 1), zones, "where it died");
    perform(&mut game, &["1 zone c4", "1 zone c2", "1 zone b3"]);
    assert_eq!(legal(&game, 2), ["keep"], "a pick-up");
    perform(&mut game, &["2 keep"]);
    assert_eq!(list(&game, 2, "hand"), ["grave-rats"]);
    assert_eq!(army(&game, 1).len(), 3);
}

#[test]
fn the_piper_sees_every_puppet_that_enters() {
    // SV034: played from the Realms, revived, generated.
    let mut game = after(
        r#"
        players.1.hand = ["procession-of-souls", "bloomweaver"]
        players.1.afterlife = ["luminous-soul"]
        players.1.open-realms = ["sprout"]
        field.a1.haerian = { card = "grovesong-piper", seat = 1 }
        "#,
        &[
            "1 play sprout at b1",
            "1 play procession-of-souls",
            "1 card luminous-soul",
            "1 zone c1",
        ],
    );
    perform(&mut game, &["1 play bloomweaver at e1", "1 zone d1"]);
    let puppets = army(&game, 1).into_iter();
    let puppets: Vec<String> = puppets
        .filter(|one| one.contains("sprout") || one.contains("soul"))
        .collect();
    let expected = [
        with("b1", "sprout", 1),
        with("c1", "luminous-soul", 1),
        with("d1", "sprout", 1),
        with("e2", "sprout", 1),
    ];
    assert_eq!(puppets, expected);
    perform(&mut game, &["1 end", "2 end"]);
    assert!(army(&game, 1).contains(&expected[0]), "permanently");
}

#[test]
fn a_tribute_is_a_haerian_on_the_battlefield() {
    // SV040, SV113, SV122: a Sprout in the Realms is none, nor is an enemy.
    let cards = [
        "ancient-of-the-deep-wood at a1",
        "blood-tither at a1",
        "exact-the-debt",
    ];
    let hand = r#"
        players.1.hand = ["ancient-of-the-deep-wood", "blood-tither", "exact-the-debt"]
        players.1.open-realms = ["sprout"]
        field.c4.haerian = { card = "husk-templar", seat = 2 }
    "#;
    let game = given(hand);
    for card in cards {
        assert_eq!(
            refused(&game, &format!("1 play {card}")),
            Some("SV-4.9.7"),
            "{card}"
        );
    }
    let game = given(&format!(
        "{hand}\nfield.e1.haerian = {{ card = \"sprout\", seat = 1 }}"
    ));
    for card in cards {
        assert_eq!(refused(&game, &format!("1 play {card}")), None, "{card}");
    }
}

#[test]
fn ylvane_makes_sprouts_cheaper_and_souls_not() {
    // SV041
    let game = given(
        r#"
        players.1.hand = ["luminous-soul"]
        players.1.open-realms = ["sprout"]
        players.1.ready = { white = 0, green = 1, red = 0, blue = 0, violet = 0 }
        field.a1.haerian = { card = "ylvane-queen-of-sap", seat = 1 }
        "#,
    );
    assert_eq!(refused(&game, "1 play sprout at b1"), None);
    assert_eq!(
        refused(&game, "1 play luminous-soul at b1"),
        Some("SV-4.9.1")
    );
}

#[test]
fn the_hunt_chooses_the_own_haerian_first_wherever_both_stand() {
    // SV046
    let mut game = after(
        r#"
        players.1.hand = ["canopy-hunt"]
        field.a1.haerian = { card = "oldgrowth-bear", seat = 1 }
        field.b1.haerian = { card = "grave-rats", seat = 1 }
        field.d5.haerian = { card = "grave-rats", seat = 2 }
        field.e5.haerian = { card = "grave-rats", seat = 2 }
        "#,
        &["1 play canopy-hunt"],
    );
    assert_eq!(legal(&game, 1), ["haerian a1", "haerian b1"]);
    perform(&mut game, &["1 haerian a1"]);
    assert_eq!(legal(&game, 1), ["haerian d5", "haerian e5"]);
}

#[test]
fn the_brute_hurts_another_of_yours_if_there_is_one() {
    // SV063
    let hand = "players.1.hand = [\"molten-brute\"]\n";
    let play = ["1 play molten-brute at c1"];
    let game = after(hand, &play);
    assert_eq!(army(&game, 1), [with("c1", "molten-brute", 0)]);
    let bear = "field.a1.haerian = { card = \"oldgrowth-bear\", seat = 1 }";
    let game = after(&format!("{hand}{bear}"), &play);
    let expected = [
        with("a1", "oldgrowth-bear", -1),
        with("c1", "molten-brute", 0),
    ];
    assert_eq!(army(&game, 1), expected, "mandatory");
}

#[test]
fn ashfeather_dies_and_is_seen_to_die_before_it_returns() {
    // SV064
    let mut game = after(
        &format!(
            "players.1.hand = [\"spit-of-flame\"]\n{}{}",
            left("a1", "ashfeather", 1, 1),
            "field.b1.haerian = { card = \"widow-of-the-crossroads\", seat = 1 }\n"
        ),
        &["1 play spit-of-flame", "1 haerian a1"],
    );
    assert_eq!(legal(&game, 1), ["accept", "decline"]);
    perform(&mut game, &["1 accept"]);
    let hand = list(&game, 1, "hand");
    assert!(hand.contains(&"ashfeather".to_owned()));
    assert_eq!(hand.len(), 2, "and the Widow has drawn");
}

#[test]
fn tharok_burns_himself_and_hits_once() {
    // SV068
    let mut game = after(
        r#"
        active = 2
        field.c1.haerian = { card = "tharok-lord-of-pyres", seat = 1 }
        field.c4.haerian = { card = "oldgrowth-bear", seat = 2 }
        "#,
        &["2 end"],
    );
    assert_eq!(army(&game, 1), [with("c1", "tharok-lord-of-pyres", -1)]);
    perform(&mut game, &["2 cover a4"]);
    assert_eq!(wall(&game, 2), 9);
    assert_eq!(army(&game, 2), [with("c4", "oldgrowth-bear", -1)]);
    assert!(legal(&game, 1).contains(&"end".to_owned()));
}

#[test]
fn without_banners_there_is_nothing_to_burn() {
    // SV072
    let hand = "players.1.hand = [\"burn-the-banners\"]\n";
    let own = "players.1.equipment = [{ card = \"travelers-blade\" }]\n";
    let theirs = "players.2.equipment = [{ card = \"travelers-blade\" }]\n";
    let play = "1 play burn-the-banners";
    assert_eq!(
        refused(&given(&format!("{hand}{own}")), play),
        Some("SV-4.9.6")
    );
    let game = after(&format!("{hand}{theirs}"), &[play]);
    assert_eq!(equipment(&game, 2), Vec::<String>::new());
}

#[test]
fn the_maul_gives_its_force_before_it_hurts() {
    // SV076: a bearer of Force 1 lives; the damage wakes its Immolation; the fight goes on.
    let game = after(
        &format!(
            r#"
            players.1.equipment = [{{ card = "meteor-maul" }}]
            {}
            field.c4.haerian = {{ card = "grave-rats", seat = 2 }}
            "#,
            left("c3", "emberhide-boar", 1, 1)
        ),
        &["1 fight c3 on c4", "1 use meteor-maul"],
    );
    assert_eq!(army(&game, 2), Vec::<String>::new());
    let grown = 1 + force("meteor-maul") - 1 + 2 - force("grave-rats");
    assert_eq!(army(&game, 1), [format!("c3 emberhide-boar {grown}")]);
}

#[test]
fn the_pyre_burns_on_when_its_keeper_has_died() {
    // SV078
    let game = after(
        &format!(
            "active = 2\nfield.c3.building = {{ card = \"ever-burning-pyre\", seat = 1 }}\n{}{}",
            "field.c3.haerian = { card = \"lantern-squire\", seat = 1, marks = [{ effect = { set-force = 1 }, until = \"lasting\" }] }\n",
            "field.c4.haerian = { card = \"oldgrowth-bear\", seat = 2 }\n"
        ),
        &["2 end"],
    );
    assert_eq!(army(&game, 1), Vec::<String>::new());
    assert_eq!(army(&game, 2), [with("c4", "oldgrowth-bear", -2)]);
}

#[test]
fn the_sentry_draws_attacking_or_defending() {
    // SV091: once a turn.
    let sketch = r#"
        players.1.equipment = [{ card = "travelers-blade" }]
        field.c3.haerian = { card = "runebound-sentry", seat = 1, marks = [{ effect = { force = 9 }, until = "lasting" }] }
        field.c4.haerian = { card = "oldgrowth-bear", seat = 2 }
    "#;
    let game = after(sketch, &["1 fight c3 on c4", "1 use travelers-blade"]);
    assert_eq!(list(&game, 1, "hand").len(), 1);
    let defend = ["1 end", "2 fight c4 on c3", "1 use travelers-blade"];
    let game = after(sketch, &defend);
    assert_eq!(list(&game, 1, "hand").len(), 1);
}

#[test]
fn maelis_pushes_once_the_event_has_resolved() {
    // SV094: the Event's own push came first, so this one goes on from there.
    let mut game = after(
        r#"
        players.1.hand = ["sudden-swell"]
        players.2.wall = { c4 = "-", c5 = "-" }
        field.a1.haerian = { card = "maelis-tide-regent", seat = 1 }
        field.c3.haerian = { card = "oldgrowth-bear", seat = 2 }
        "#,
        &["1 play sudden-swell", "1 haerian c3", "1 zone c4"],
    );
    assert_eq!(buried(&game, 1), 1, "the Event lies in the Afterlife");
    assert_eq!(legal(&game, 1), ["accept", "decline"]);
    perform(&mut game, &["1 accept"]);
    assert_eq!(army(&game, 2), [with("c5", "oldgrowth-bear", 0)]);
}

#[test]
fn swell_and_drift_are_free_as_snares() {
    // SV096, SV097: as Events they cost Crystals.
    let none = "players.2.ready = { white = 0, green = 0, red = 0, blue = 0, violet = 0 }\n";
    let snare = |card: &str| {
        after(
            &format!(
                r#"{none}
                players.2.wall = {{ c4 = "{card}" }}
                field.c3.haerian = {{ card = "oldgrowth-bear", seat = 1 }}
                "#
            ),
            &["1 move c3 to c4", "2 activate"],
        )
    };
    let pushed = snare("sudden-swell");
    assert_eq!(
        army(&pushed, 1),
        [format!("{} exhausted", with("c3", "oldgrowth-bear", 0))]
    );
    let adrift = snare("send-adrift");
    assert_eq!(list(&adrift, 1, "hand"), ["oldgrowth-bear"]);
    let game = given(
        r#"
        players.1.hand = ["sudden-swell", "send-adrift"]
        players.1.ready = { white = 0, green = 0, red = 0, blue = 0, violet = 0 }
        field.c4.haerian = { card = "oldgrowth-bear", seat = 2 }
        "#,
    );
    assert_eq!(refused(&game, "1 play sudden-swell"), Some("SV-4.9.1"));
    assert_eq!(refused(&game, "1 play send-adrift"), Some("SV-4.9.1"));
}

#[test]
fn the_observatory_is_taken_when_it_is_played_under_an_own_haerian() {
    // SV103
    let sketch = r#"
        players.1.hand = ["tidal-observatory"]
        field.c2.haerian = { card = "grave-rats", seat = 1 }
    "#;
    let game = after(sketch, &["1 play tidal-observatory at c2"]);
    assert!(
        legal(&game, 1)
            .iter()
            .any(|action| action.starts_with("bottom"))
    );
    let game = after(sketch, &["1 play tidal-observatory at b2"]);
    let alone = format!("b2 tidal-observatory {}", force("tidal-observatory"));
    assert_eq!(buildings(&game), [alone], "nobody's");
    assert!(legal(&game, 1).contains(&"end".to_owned()));
}

#[test]
fn the_gardener_judges_the_dead_as_they_were() {
    // SV115: a Puppet, though it lies in the Afterlife; no other.
    let sprouts = |victim: &str| {
        let game = after(
            &format!(
                r#"
                players.1.hand = ["blood-tither"]
                field.a1.haerian = {{ card = "mire-gardener", seat = 1 }}
                field.b1.haerian = {{ card = "{victim}", seat = 1 }}
                "#
            ),
            &["1 play blood-tither at c1", "1 haerian b1"],
        );
        list(&game, 1, "open-realms").len()
    };
    assert_eq!(sprouts("luminous-soul"), 1);
    assert_eq!(sprouts("grave-rats"), 0);
}

#[test]
fn the_fiend_needs_a_face_down_card() {
    // SV117
    let zones = ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2"];
    let open = zones.map(|zone| format!("{zone} = \"-\"")).join(", ");
    let hand = "players.1.hand = [\"marrow-fiend\"]\n";
    let play = "1 play marrow-fiend at a1";
    let game = given(&format!("{hand}players.1.wall = {{ {open}, e2 = \"-\" }}"));
    assert_eq!(refused(&game, play), Some("SV-4.9.7"));
    let game = after(&format!("{hand}players.1.wall = {{ {open} }}"), &[play]);
    assert_eq!(wall(&game, 1), 0);
}

#[test]
fn the_titans_tribute_may_be_a_crystal_just_exhausted() {
    // SV066: as many Crystals as it costs suffice; all but one remain.
    let card = CardSet::base()
        .find("furnace-titan")
        .expect("a card of the set");
    let cost = card.cost.value();
    let game = after(
        &format!(
            r#"
            players.1.hand = ["furnace-titan"]
            players.1.ready = {{ white = 0, green = 0, red = {cost}, blue = 0, violet = 0 }}
            "#
        ),
        &["1 play furnace-titan at c1"],
    );
    assert_eq!(army(&game, 1), [with("c1", "furnace-titan", 0)]);
    let left = crate::workshop::crystals(&game, 1);
    assert_eq!(left, [format!("red 0+{}", cost - 1)]);
}

#[test]
fn the_reduction_comes_before_the_damage() {
    // SV121, SV125 as a Snare, SV126: Force 2, 4 and 4 die, one more lives.
    let set = |zone: &str, seat: u8, force: u8| {
        format!(
            "field.{zone}.haerian = {{ card = \"oldgrowth-bear\", seat = {seat}, marks = [{{ effect = {{ set-force = {force} }}, until = \"lasting\" }}] }}\n"
        )
    };
    let sip = |force: u8| {
        let sketch = format!(
            "players.1.hand = [\"sip-of-night\"]\n{}",
            set("c4", 2, force)
        );
        army(&after(&sketch, &["1 play sip-of-night"]), 2).len()
    };
    assert_eq!((sip(2), sip(3)), (0, 1));
    let hands = |force: u8| {
        let sketch = format!(
            "players.2.wall = {{ c4 = \"hands-from-below\" }}\n{}",
            set("c3", 1, force)
        );
        army(&after(&sketch, &["1 move c3 to c4", "2 activate"]), 1).len()
    };
    assert_eq!((hands(4), hands(5)), (0, 1));
    let night = |force: u8| {
        let sketch = format!(
            "players.1.hand = [\"night-without-stars\"]\n{}",
            set("c4", 2, force)
        );
        army(&after(&sketch, &["1 play night-without-stars"]), 2).len()
    };
    assert_eq!((night(4), night(5)), (0, 1));
}

#[test]
fn as_a_snare_dread_makes_the_intruders_owner_discard() {
    // SV124
    let game = after(
        r#"
        players.1.hand = ["lantern-squire", "chapel-guard"]
        players.2.hand = ["grave-rats"]
        players.2.wall = { c4 = "creeping-dread" }
        field.c3.haerian = { card = "oldgrowth-bear", seat = 1 }
        "#,
        &["1 move c3 to c4", "2 activate"],
    );
    assert_eq!(list(&game, 1, "hand").len(), 1);
    assert_eq!(list(&game, 2, "hand"), ["grave-rats"]);
}

#[test]
fn without_a_card_or_a_zone_the_dead_are_not_asked_about() {
    // SV129, SV120
    let ossuary = r#"
        active = 2
        field.c2.building = { card = "ossuary", seat = 1 }
        field.c2.haerian = { card = "grave-rats", seat = 1 }
    "#;
    let game = after(ossuary, &["2 end"]);
    assert!(legal(&game, 1).contains(&"end".to_owned()));
    let game = after(
        &format!("{ossuary}\nplayers.1.afterlife = [\"sprout\"]"),
        &["2 end"],
    );
    assert_eq!(legal(&game, 1), ["accept", "decline"]);
    let morcant = r#"
        active = 2
        players.1.afterlife = ["grave-rats"]
        field.c2.haerian = { card = "morcant-bonecrown", seat = 1 }
    "#;
    let game = after(morcant, &["2 end"]);
    assert_eq!(legal(&game, 1), ["accept", "decline"]);
    let line = ["a1", "b1", "c1", "d1", "e1"]
        .map(|zone| format!("field.{zone}.haerian = {{ card = \"grave-rats\", seat = 1 }}\n"));
    let game = after(&format!("{morcant}{}", line.concat()), &["2 end"]);
    assert!(legal(&game, 1).contains(&"end".to_owned()), "no free zone");
}

#[test]
fn the_captain_helps_other_humans_next_to_it() {
    // SV136
    let game = given(
        r#"
        field.c1.haerian = { card = "mercenary-captain", seat = 1 }
        field.b1.haerian = { card = "lantern-squire", seat = 1 }
        field.d1.haerian = { card = "oldgrowth-bear", seat = 1 }
        field.e2.haerian = { card = "lantern-squire", seat = 1 }
        "#,
    );
    let expected = [
        with("b1", "lantern-squire", 1),
        with("c1", "mercenary-captain", 0),
        with("d1", "oldgrowth-bear", 0),
        with("e2", "lantern-squire", 0),
    ];
    assert_eq!(army(&game, 1), expected);
}

#[test]
fn the_greatsword_looks_at_the_force_of_the_moment() {
    // SV150: a bonus of another Equipment counts.
    let mut game = after(
        &format!(
            r#"
            players.1.equipment = [{{ card = "runeforged-greatsword" }}, {{ card = "travelers-blade" }}]
            {}
            field.c4.haerian = {{ card = "ancient-of-the-deep-wood", seat = 2 }}
            "#,
            left("c3", "twin-blade-veteran", 1, 2)
        ),
        &["1 fight c3 on c4"],
    );
    assert_eq!(
        refused(&game, "1 use runeforged-greatsword"),
        Some("SV-5.3.2")
    );
    perform(&mut game, &["1 use travelers-blade"]);
    assert_eq!(refused(&game, "1 use runeforged-greatsword"), None);
}
