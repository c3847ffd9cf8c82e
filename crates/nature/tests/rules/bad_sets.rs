//! Card sets of one's own: what is wrong with a bad one is said with file, line and what would
//! be right, no text makes the reader panic, and a good one plays.

use kernel::{Game, Line, Move, Options, Record, ReplayFault, Rng, Seed, Setup};
use nature::cards::CardSet;
use nature::{Nature, NatureSetup};
use proptest::prelude::*;
use serde_json::json;

use laws::SET_FILE as FILE;

const BASE_FILES: [&str; 5] = [
    include_str!("../../cards/pebble.toml"),
    include_str!("../../cards/droplet.toml"),
    include_str!("../../cards/twig.toml"),
    include_str!("../../cards/leaf.toml"),
    include_str!("../../cards/commands.toml"),
];

/// The game's own cards as one file of one's own.
fn whole_set() -> String {
    format!("name = \"mine\"\n{}", BASE_FILES.join("\n"))
}

fn base_setup() -> NatureSetup {
    NatureSetup::build(&Options::new()).expect("no option is a right option")
}

fn faults(text: &str) -> Vec<String> {
    match base_setup().with_cards(FILE, text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// The line that a text has these words in.
fn line_of(text: &str, words: &str) -> usize {
    let place = text.find(words).expect("the words stand in the text");
    text[..place].matches('\n').count() + 1
}

/// Changes the whole set in one place, and expects exactly one fault, at the line of these
/// words, that says these parts.
fn check_fault(from: &str, to: &str, at: &str, parts: &[&str]) {
    let whole = whole_set();
    assert!(whole.contains(from), "{from}");
    let text = whole.replacen(from, to, 1);
    let faults = faults(&text);
    assert_eq!(faults.len(), 1, "{to}: {faults:?}");
    let place = format!("{FILE}:{}: ", line_of(&text, at));
    assert!(faults[0].starts_with(&place), "{place}: {}", faults[0]);
    for part in parts {
        assert!(faults[0].contains(part), "{part}: {}", faults[0]);
    }
}

/// A card's record begins at its `[[card]]`, one line above its id.
fn record(id: &str) -> String {
    format!("[[card]]\nid = \"{id}\"")
}

#[test]
fn the_whole_set_in_one_file_has_no_fault() {
    assert_eq!(faults(&whole_set()), Vec::<String>::new());
}

#[test]
fn a_wrong_number_is_told_with_the_numbers_that_are_right() {
    let gravel = record("gravel");
    check_fault("health = 12", "health = 0", &gravel, &["gravel", "1 to 50"]);
    check_fault("health = 12", "health = 99", &gravel, &["1 to 50"]);
    check_fault("health = 12", "health = 300", "health = 300", &["0 to 255"]);
    check_fault("health = 12", "health = -1", "health = -1", &["0 to 255"]);
    check_fault("health = 12", "health = 1.5", "health = 1.5", &["number"]);
    check_fault("health = 12", "health = \"many\"", "\"many\"", &["number"]);
    check_fault(
        "{ gold = 3 }",
        "{ gold = 999 }",
        "gold = 999",
        &["0 to 255"],
    );
    check_fault("{ gold = 3 }", "{ gold = 0 }", &gravel, &["no effect"]);
    check_fault(
        "rows = [1, 2, 3]",
        "rows = [0]",
        "rows = [0]",
        &["1, 2 and 3"],
    );
    let ripclaw = record("cackle-ripclaw");
    check_fault("cost = 4", "cost = 13", &ripclaw, &["a cost is 1 to 12"]);
    let titan = record("jade-titan");
    check_fault("level = 4\n", "level = 5\n", &titan, &["4, 6 or 8"]);
}

#[test]
fn an_id_used_twice_is_told_with_both_places() {
    let whole = whole_set();
    let first = format!("{FILE}:{}", line_of(&whole, &record("flint")));
    let parts = ["'rocco' is taken", first.as_str()];
    let text = whole.replacen("id = \"flint\"", "id = \"rocco\"", 1);
    let faults = faults(&text);
    assert_eq!(faults.len(), 1, "{faults:?}");
    let second = format!("{FILE}:{}: ", line_of(&whole, &record("rocco")));
    assert!(faults[0].starts_with(&second), "{}", faults[0]);
    assert!(
        parts.iter().all(|part| faults[0].contains(part)),
        "{}",
        faults[0]
    );
}

#[test]
fn a_misspelt_word_is_told_with_the_one_that_was_meant() {
    for (from, to, at, meant) in [
        ("strength = 3", "strenght = 3", "strenght", "`strength`"),
        ("name = \"mine\"", "nmae = \"mine\"", "nmae", "`name`"),
        ("{ gold = 3 }", "{ golt = 3 }", "golt", "`gold`"),
        (
            "\"divide-shields\"",
            "\"devide-shields\"",
            "devide",
            "`divide-shields`",
        ),
        ("{ by-paid =", "{ by-payd =", "by-payd", "`by-paid`"),
        ("on = \"sage\"", "on = \"sague\"", "sague", "`sage`"),
        ("\"pebble\"", "\"peble\"", "peble", "`pebble`"),
        ("kind = \"sage\"", "kind = \"saga\"", "\"saga\"", "`sage`"),
    ] {
        check_fault(from, to, at, &["did you mean", meant]);
    }
    check_fault(
        "{ gold = 3 }",
        "{ teleport = 3 }",
        "teleport",
        &["unknown variant `teleport`", "`damage`", "`exchange`"],
    );
}

#[test]
fn a_missing_field_is_named() {
    let gravel = record("gravel");
    check_fault("health = 12\n", "", &gravel, &["gravel", "needs 'health'"]);
    check_fault("id = \"gravel\"\n", "", "[[card]]", &["missing field `id`"]);
    check_fault(
        "attack = { style = \"melee\", ",
        "attack = { ",
        "from = [1]",
        &["`style`"],
    );
    let cobble = record("cobble");
    let basic = "kind = \"basic\"\n";
    check_fault(
        basic,
        "kind = \"basic\"\nlevel = 4\n",
        &cobble,
        &["has no 'level'"],
    );
}

#[test]
fn cost_and_copies_belong_together() {
    let priced = "cost = 4\ncopies = 1\n";
    let ripclaw = record("cackle-ripclaw");
    check_fault(
        priced,
        "cost = 4\n",
        &ripclaw,
        &["needs copies", "copies = 1"],
    );
    check_fault(priced, "copies = 1\n", &ripclaw, &["needs a cost"]);
}

#[test]
fn a_market_deck_has_3_to_40_cards() {
    let last = record("obliterate");
    let text = whole_set();
    let place = text.rfind("[[card]]").expect("there are cards");
    assert!(
        text[place..].starts_with(&last),
        "the last card is obliterate"
    );
    let priced = "cost = 4\ncopies = 1\n";
    let parts = ["Elemental Market", "48 cards", "3 to 40"];
    check_fault(priced, "cost = 4\ncopies = 9\n", &last, &parts);
}

#[test]
fn a_pack_is_made_of_cards_that_fit_it() {
    let pack = "[[pack]]\nsage = \"gravel\"";
    let warriors = "[\"geo-weasel\", \"granite-rampart\", \"onyx-bearer\"]";
    for (to, parts) in [
        (
            "[\"geo-weazel\", \"granite-rampart\", \"onyx-bearer\"]",
            ["'geo-weazel'", "'geo-weasel'"],
        ),
        (
            "[\"flint\", \"granite-rampart\", \"onyx-bearer\"]",
            ["'flint'", "Warrior"],
        ),
        (
            "[\"geo-weasel\", \"geo-weasel\", \"onyx-bearer\"]",
            ["three", "different"],
        ),
    ] {
        check_fault(warriors, to, pack, &parts);
    }
    check_fault(
        warriors,
        "[\"geo-weasel\"]",
        "[\"geo-weasel\"]",
        &["length 1", "length 3"],
    );
    check_fault(
        "basic = \"cobble\"",
        "basic = \"rocco\"",
        pack,
        &["'rocco'", "without a cost"],
    );
    let other = "[[pack]]\nsage = \"torrent\"";
    let text = whole_set().replacen(pack, other, 1);
    assert!(
        faults(&text)
            .iter()
            .any(|fault| fault.contains("Droplet has two packs"))
    );
}

#[test]
fn what_is_no_set_is_refused() {
    laws::refuses_no_sets(faults, "write all cards and packs");
}

#[test]
fn everything_that_is_wrong_with_the_cards_is_said_at_once() {
    let text = whole_set()
        .replacen("health = 12", "health = 0", 1)
        .replacen("cost = 4", "cost = 13", 1)
        .replacen("rows = [1]\n", "", 1);
    let faults = faults(&text);
    assert_eq!(faults.len(), 3, "{faults:?}");
}

const STRONG_TIMBER: &str = r#"
name = "strong timber"
extends = "base"

[[card]]
id = "timber"
name = { en = "Timber", it = "Timber" }
kind = "basic"
faction = "twig"
strength = 5
health = 2
"#;

fn strong_timber() -> NatureSetup {
    let options = Options::new()
        .with("sages", "cedar,gravel")
        .with("first", 1);
    let setup = NatureSetup::build(&options).expect("the options are right");
    setup
        .with_cards(FILE, STRONG_TIMBER)
        .expect("the set is right")
}

/// A game of random moves, at most so many.
fn random_line(setup: NatureSetup, seed: u64, moves: usize) -> Line<Nature> {
    let mut line = Line::<Nature>::new(setup, Seed::from(seed));
    let mut rng = Rng::new(Seed::from(seed));
    let mut scratch = Vec::new();
    for _ in 0..moves {
        let Some(seat) = line.position().turn().waiting().lowest() else {
            break;
        };
        let action = line.position().pick(seat, &mut rng, &mut scratch);
        line.play(seat, Move::Play(action))
            .expect("a legal action plays");
        line.position().check().expect("the invariants hold");
    }
    line
}

#[test]
fn a_set_that_extends_the_base_changes_a_card_and_keeps_the_rest() {
    let set = CardSet::from_file(FILE, STRONG_TIMBER).expect("the set is right");
    let strength = |set: &CardSet, id: &str| {
        let card = set.card(set.find(id).expect(id));
        card.elemental().expect(id).strength
    };
    assert_eq!(strength(set, "timber"), 5);
    assert_eq!(strength(set, "cobble"), strength(CardSet::base(), "cobble"));
    assert_eq!(set.cards.len(), CardSet::base().cards.len());
}

#[test]
fn an_attack_deals_what_the_changed_card_says() {
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 timber", "2 cedar"] },
            "2": { "formation": ["1 terrain-tumbler", "2 gravel"] },
        },
        "seats": { "1": { "hand": ["close-strike"] }, "2": { "hand": [] } },
    });
    let mut game = crate::table::given(&strong_timber(), patch);
    crate::table::play(&mut game, &["1 attack close-strike with 1 on 1"]);
    let formation = &crate::table::saved(&game)["sides"][1]["formation"];
    assert_eq!(*formation, json!(["1 terrain-tumbler d5", "2 gravel"]));
}

#[test]
fn a_game_with_a_set_of_ones_own_plays_for_hundreds_of_moves() {
    let played: usize = (0..4)
        .map(|seed| random_line(strong_timber(), seed, 400).len())
        .sum();
    assert!(played > 600, "{played}");
}

#[test]
fn a_record_replays_only_with_the_set_it_was_played_with() {
    let line = random_line(strong_timber(), 3, 120);
    let text = line.record().to_string();
    assert!(text.contains("cards: strong-timber "), "{text}");
    let record: Record = text.parse().expect("a record reads back");
    let again = Line::<Nature>::replay(&record, strong_timber()).expect("the same set replays");
    assert_eq!(again.position(), line.position());

    let options = Options::new()
        .with("sages", "cedar,gravel")
        .with("first", 1);
    let plain = NatureSetup::build(&options).expect("the options are right");
    let weaker = STRONG_TIMBER.replace("strength = 5", "strength = 4");
    let other = plain.with_cards(FILE, &weaker).expect("the set is right");
    for wrong in [plain, other] {
        let fault = Line::<Nature>::replay(&record, wrong).expect_err("other cards");
        assert!(matches!(fault, ReplayFault::OtherCards { .. }), "{fault}");
        assert!(fault.to_string().contains("strong-timber"), "{fault}");
    }
}

/// Reads a set; if it is a set, it must also play.
fn read_and_play(text: &str) {
    if let Ok(setup) = base_setup().with_cards(FILE, text) {
        random_line(setup, 1, 150);
    }
}

fn without_char(text: &str, place: usize) -> (&str, &str) {
    let start = (0..=place).rev().find(|&at| text.is_char_boundary(at));
    let start = start.unwrap_or(0);
    let length = text[start..].chars().next().map_or(0, char::len_utf8);
    (&text[..start], &text[start + length..])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        read_and_play(&text);
        read_and_play(&format!("name = \"x\"\nextends = \"base\"\n[[card]]\n{text}"));
    }

    #[test]
    fn one_other_character_is_read_or_refused_and_what_is_read_plays(
        place in any::<prop::sample::Index>(),
        with in prop_oneof!["[0-9]", "[a-z]", "[\\[\\]{}\",=. \n-]", any::<char>().prop_map(String::from)],
        how in 0..3,
    ) {
        let whole = whole_set();
        let place = place.index(whole.len());
        let (before, after) = without_char(&whole, place);
        let text = match how {
            0 => format!("{before}{with}{after}"),
            1 => format!("{before}{after}"),
            _ => format!("{before}{with}{}", &whole[before.len()..]),
        };
        read_and_play(&text);
    }
}
