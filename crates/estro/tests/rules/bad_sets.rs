//! Card sets of one's own: what is wrong with a bad one is said with file, line, card and what
//! would be right, all faults at once, and no text makes the reader panic.

use estro::cards::CardSet;
use proptest::prelude::*;

use laws::SET_FILE as FILE;

const BASE_FILES: [&str; 5] = [
    include_str!("../../cards/ardo.toml"),
    include_str!("../../cards/granito.toml"),
    include_str!("../../cards/armonio.toml"),
    include_str!("../../cards/illusio.toml"),
    include_str!("../../cards/manpo.toml"),
];

/// The game's own cards as one file of one's own.
fn whole_set() -> String {
    format!("name = \"mine\"\n{}", BASE_FILES.join("\n"))
}

fn faults(text: &str) -> Vec<String> {
    match CardSet::from_file(FILE, text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// A set that gives Ozok other lines after his estro; his record begins at line 3.
fn other_ozok(lines: &str) -> String {
    format!(
        "name = \"mine\"\nextends = \"base\"\n[[card]]\nid = \"ozok\"\n\
         name = {{ en = \"Ozok\" }}\nestro = \"ardo\"\n{lines}\n"
    )
}

/// The line that a text has these words in.
fn line_of(text: &str, words: &str) -> usize {
    let place = text.find(words).expect("the words stand in the text");
    text[..place].matches('\n').count() + 1
}

#[test]
fn the_whole_set_in_one_file_has_no_fault() {
    assert_eq!(faults(&whole_set()), Vec::<String>::new());
}

#[test]
fn a_set_that_extends_the_base_replaces_cards_by_their_id() {
    let text = other_ozok("values = [1, 2, 3, 4, 5]\ngift = \"stealth\"");
    let set = CardSet::from_file(FILE, &text).expect("the set is right");
    let ozok = set.find("ozok").expect("it has its card");
    assert_eq!((ozok.values, ozok.index.index()), ([1, 2, 3, 4, 5], 0));
    assert!(ozok.gift.is_some());
    assert_eq!(ozok.name.it, "Ozok");
    assert_eq!(set.cards.len(), 250);
    let stamp = set.stamp.as_ref().expect("a set of one's own has a stamp");
    assert_eq!(stamp.name, "mine");
    assert_eq!(CardSet::base().stamp, None);
}

#[test]
fn a_wrong_value_is_told_with_the_values_that_are_right() {
    for (values, what) in [
        (
            "[16, 100, 13, 5, 19]",
            "mine.toml:3: ozok: DEF is 0 to 99, not 100",
        ),
        (
            "[16, 19, 13, 5, 300]",
            "mine.toml:7: invalid value: integer `300`, expected a number from 0 to 255",
        ),
        (
            "[16, -1, 13, 5, 19]",
            "mine.toml:7: invalid value: integer `-1`, expected a number from 0 to 255",
        ),
        (
            "[16, 19, 13, 5]",
            "mine.toml:7: invalid length 4, expected an array of length 5",
        ),
        (
            "[16, 19, 13, 5, \"x\"]",
            "mine.toml:7: invalid type: string \"x\", expected a number from 0 to 255",
        ),
    ] {
        let text = other_ozok(&format!("values = {values}"));
        assert_eq!(faults(&text), [what], "{values}");
    }
}

#[test]
fn a_missing_field_is_named() {
    let text = other_ozok("");
    assert_eq!(faults(&text), ["mine.toml:3: missing field `values`"]);
}

#[test]
fn a_misspelt_word_is_told_with_the_one_that_was_meant() {
    for (lines, meant) in [
        ("valeus = [1, 2, 3, 4, 5]", "did you mean `values`?"),
        (
            "values = [1, 2, 3, 4, 5]\ngift = \"stelth\"",
            "did you mean `stealth`?",
        ),
        (
            "values = [1, 2, 3, 4, 5]\ngift = { draw = { cuont = 1 } }",
            "did you mean `count`?",
        ),
        (
            "values = [1, 2, 3, 4, 5]\ngift = { pierce = { value = \"dexx\" } }",
            "did you mean `dex`?",
        ),
        (
            "values = [1, 2, 3, 4, 5]\ngift = { pacify = { filter = { tot-atmost = 3 } } }",
            "did you mean `tot-at-most`?",
        ),
    ] {
        let faults = faults(&other_ozok(lines));
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("mine.toml:"), "{}", faults[0]);
        assert!(faults[0].ends_with(meant), "{}", faults[0]);
    }
}

#[test]
fn an_id_is_plain_and_a_name_is_one_line() {
    let rule = "an id is made of lower-case letters, digits and single hyphens, and begins with a letter, such as 'ozok'";
    for id in [
        "", "Ozok", "o zok", "-ozok", "ozok-", "o--zok", "1ozok", "özok",
    ] {
        let text = whole_set().replacen("id = \"ozok\"", &format!("id = \"{id}\""), 1);
        assert_eq!(faults(&text), [format!("{FILE}:2: {id}: {rule}")]);
    }
    for name in ["", "   ", "O\\nzok"] {
        let text = whole_set().replacen("en = \"Ozok\"", &format!("en = \"{name}\""), 1);
        let told = format!("{FILE}:2: ozok: a name is one line of 1 to 40 characters");
        assert_eq!(faults(&text), [told]);
    }
}

#[test]
fn an_id_used_twice_is_told_with_both_places() {
    let text = whole_set().replacen("id = \"brakosk\"", "id = \"ozok\"", 1);
    let line = line_of(&text, "name = { en = \"Brakosk\"") - 2;
    let told =
        format!("{FILE}:{line}: the id 'ozok' is taken at {FILE}:2; everything needs its own");
    assert_eq!(faults(&text), [told]);
}

#[test]
fn a_set_has_250_cards_50_of_each_estro() {
    let text = whole_set();
    let last = line_of(&text, "id = \"xibqu\"") - 1;
    let missing = |estro: &str, count: usize| {
        format!(
            "{FILE}:{last}: the set has {count} cards of the estro '{estro}'; it needs exactly 50 of each, 250 in all"
        )
    };
    let turned = text.replacen("estro = \"manpo\"", "estro = \"granito\"", 1);
    let surplus = line_of(&text, "id = \"qintu\"") - 1;
    let more = missing("granito", 51).replace(&format!(":{last}:"), &format!(":{surplus}:"));
    assert_eq!(faults(&turned), [more, missing("manpo", 49)]);

    let new = other_ozok("values = [1, 2, 3, 4, 5]").replace("id = \"ozok\"", "id = \"new\"");
    let told = "mine.toml:3: the set has 51 cards of the estro 'ardo'; it needs exactly 50 of each, 250 in all";
    assert_eq!(faults(&new), [told]);
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let text = whole_set()
        .replacen(
            "values = [16, 19, 13, 5, 19]",
            "values = [160, 19, 13, 5, 190]",
            1,
        )
        .replacen("estro = \"manpo\"", "estro = \"ardo\"", 1)
        .replacen("id = \"fask\"", "id = \"Fask\"", 1);
    assert_eq!(faults(&text).len(), 5, "{:?}", faults(&text));
}

#[test]
fn what_is_no_set_is_refused() {
    laws::refuses_no_sets(faults, "write all 250 cards");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        faults(&text);
        faults(&format!("name = \"x\"\nextends = \"base\"\n[[card]]\n{text}"));
    }

    #[test]
    fn one_other_character_is_read_or_refused(
        place in any::<prop::sample::Index>(),
        with in prop_oneof!["[0-9]", "[a-z]", "[\\[\\]{}\",=. \n-]", any::<char>().prop_map(String::from)],
    ) {
        let mut letters: Vec<String> = whole_set().chars().map(String::from).collect();
        let place = place.index(letters.len());
        letters[place] = with;
        faults(&letters.concat());
    }
}
