//! Card sets of one's own: what is wrong with a bad one is said with file, line, card and what
//! would be right, all faults at once, and no text makes the reader panic.

use proptest::prelude::*;
use sovereign::cards::CardSet;

use laws::SET_FILE as FILE;
const GROUND: &str = include_str!("proving_ground.toml");

fn faults(text: &str) -> Vec<String> {
    match CardSet::from_file(FILE, text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// A set that adds a Haerian to the base with these lines; its record begins at line 3, and they
/// at line 7.
fn with(lines: &str) -> String {
    format!(
        "name = \"mine\"\nextends = \"base\"\n[[card]]\nid = \"novice\"\n\
         name = {{ en = \"Novice\" }}\nline = [\"human\"]\n{lines}\n"
    )
}

/// The same with abilities alone, in line 10.
fn able(ability: &str) -> String {
    with(&format!(
        "type = \"haerian\"\ncost = \"1\"\nforce = 1\nabilities = [{ability}]"
    ))
}

#[test]
fn a_whole_set_in_one_file_and_a_card_more_have_no_fault() {
    assert_eq!(faults(GROUND), [""; 0]);
    assert_eq!(
        faults(&with("type = \"haerian\"\ncost = \"1W\"\nforce = 2")),
        [""; 0]
    );
}

#[test]
fn a_set_that_extends_the_base_replaces_cards_by_their_id_and_keeps_their_order() {
    let text = with("type = \"haerian\"\ncost = \"7\"\nforce = 9").replace("novice", "dawn-novice");
    let set = CardSet::from_file(FILE, &text).expect("the set is right");
    let base = CardSet::base();
    let [old, new] = [base, set].map(|set| set.find("dawn-novice").expect("it has the card"));
    assert_eq!((new.force, new.cost.value(), new.index), (9, 7, old.index));
    assert_eq!(set.cards.len(), base.cards.len());
    assert_eq!(
        set.stamp.as_ref().map(|stamp| stamp.name.as_str()),
        Some("mine")
    );
    assert_eq!(base.stamp, None);
}

#[test]
fn a_wrong_value_is_told_with_those_that_are_right() {
    for (lines, what) in [
        (
            "type = \"haerian\"\ncost = \"1\"\nforce = 41",
            "mine.toml:3: novice: Force is 0 to 40, not 41",
        ),
        (
            "type = \"haerian\"\ncost = \"1\"\nforce = 300",
            "mine.toml:9: invalid value: integer `300`, expected a number from 0 to 255",
        ),
        (
            "type = \"haerian\"\ncost = \"1\"\nforce = -1",
            "mine.toml:9: invalid value: integer `-1`, expected a number from 0 to 255",
        ),
        (
            "type = \"haerian\"\ncost = -1\nforce = 1",
            "mine.toml:8: a cost is never negative; -1 is",
        ),
        (
            "type = \"haerian\"\ncost = \"-1\"\nforce = 1",
            "mine.toml:8: '-1' is no cost; a cost is a number of generic pips, then letters of W G R U V, such as '2WW'",
        ),
        (
            "type = \"haerian\"\ncost = \"1B\"\nforce = 1",
            "mine.toml:8: '1B' is no cost; a cost is a number of generic pips, then letters of W G R U V, such as '2WW'",
        ),
        (
            "type = \"haerian\"\ncost = \"19WW\"\nforce = 1",
            "mine.toml:8: a cost has at most 20 pips, not 21",
        ),
        (
            "type = \"haerian\"\ncost = \"1\"\nforce = 1\nlegion = 0",
            "mine.toml:3: novice: Legion is 1 to 50",
        ),
        (
            "type = \"haerian\"\ncost = \"1\"\nforce = 1\nlegion = 51",
            "mine.toml:3: novice: Legion is 1 to 50",
        ),
        (
            "type = \"building\"\ncost = \"1\"",
            "mine.toml:3: novice: it needs a Force, such as force = 2",
        ),
        (
            "type = \"haerian\"\nforce = 1",
            "mine.toml:3: missing field `cost`",
        ),
    ] {
        assert_eq!(faults(&with(lines)), [what], "{lines}");
    }
}

#[test]
fn what_cannot_be_together_is_told() {
    for (lines, what) in [
        (
            "type = \"haerian\"\ncost = \"1\"\nforce = 1\nchampion = true\npuppet = true",
            "it is a Champion or a Puppet, not both",
        ),
        (
            "type = \"building\"\ncost = \"1\"\nforce = 1\nchampion = true",
            "only a Haerian is a Champion or a Puppet",
        ),
        (
            "type = \"building\"\ncost = \"1\"\nforce = 1\nkeywords = [\"bulwark\"]",
            "only a Haerian has Bulwark",
        ),
        (
            "type = \"haerian\"\ncost = \"1\"\nforce = 1\nchampion = true\nlegion = 3",
            "a Champion is a single copy and has no Legion",
        ),
        (
            "type = \"event\"\ncost = \"1\"\nforce = 1\nabilities = [{ on = \"event\", do = [{ foresee = 1 }] }]",
            "an Event has no Force; leave it out",
        ),
    ] {
        assert_eq!(
            faults(&with(lines)),
            [format!("mine.toml:3: novice: {what}")],
            "{lines}"
        );
    }
}

#[test]
fn a_misspelt_word_is_told_with_the_one_that_was_meant() {
    for (text, line, meant) in [
        (
            with("type = \"hearian\"\ncost = \"1\"\nforce = 1"),
            7,
            "did you mean `haerian`?",
        ),
        (
            with("type = \"haerian\"\ncots = \"1\"\nforce = 1"),
            8,
            "did you mean `cost`?",
        ),
        (
            with("type = \"haerian\"\ncost = \"1\"\nforce = 1\nkeywords = [\"bulwork\"]"),
            10,
            "did you mean `bulwark`?",
        ),
        (
            able("{ on = \"testment\", do = [{ foresee = 1 }] }"),
            10,
            "did you mean `testament`?",
        ),
        (
            able("{ on = \"testament\", do = [{ forsee = 1 }] }"),
            10,
            "did you mean `foresee`?",
        ),
        (
            able("{ on = \"testament\", do = [{ draw = { who = \"you\", cuont = 1 } }] }"),
            10,
            "did you mean `count`?",
        ),
        (
            able(
                "{ on = \"testament\", do = [{ damage = { on = { one = \"enemmy\" }, amount = 1 } }] }",
            ),
            10,
            "did you mean `enemy`?",
        ),
        (
            able(
                "{ on = \"testament\", do = [{ damage = { on = { one = \"enemy\", where = { adjacnt = true } }, amount = 1 } }] }",
            ),
            10,
            "did you mean `adjacent`?",
        ),
        (
            able(
                "{ on = \"testament\", do = [{ crystallize = { colour = \"purple\", count = 1 } }] }",
            ),
            10,
            "expected one of",
        ),
    ] {
        let faults = faults(&text);
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(
            faults[0].starts_with(&format!("mine.toml:{line}: ")),
            "{}",
            faults[0]
        );
        assert!(faults[0].contains(meant), "{}", faults[0]);
    }
}

#[test]
fn an_unknown_effect_is_told_with_its_line() {
    let faults = faults(&able("{ on = \"testament\", do = [{ polymorph = 1 }] }"));
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(
        faults[0].starts_with("mine.toml:10: unknown variant `polymorph`"),
        "{}",
        faults[0]
    );
}

#[test]
fn an_ability_that_cannot_work_where_it_stands_is_told() {
    let at = |what: &str| format!("mine.toml:3: novice: {what}");
    for (ability, what) in [
        (
            "{ on = \"event\", do = [{ foresee = 1 }] }",
            "on = \"event\" does not belong on this type of card (SV-8.2)",
        ),
        (
            "{ on = \"capture\", do = [{ foresee = 1 }] }",
            "on = \"capture\" does not belong on this type of card (SV-8.2)",
        ),
        (
            "{ on = \"testament\", cost = \"1\", do = [{ foresee = 1 }] }",
            "on = \"testament\" has no cost; only a vocation has one",
        ),
        (
            "{ on = \"testament\" }",
            "on = \"testament\" does nothing: 'do' is missing or empty",
        ),
        (
            "{ on = \"testament\", do = [{ then = { foresee = 1 } }] }",
            "'then' follows another step; the first has none before it",
        ),
        (
            "{ on = \"testament\", do = [{ quota = 1 }] }",
            "this step works only in a static ability, or needs 'until', such as until = \"sunset\"",
        ),
        (
            "{ on = \"static\", do = [{ foresee = 1 }] }",
            "a static ability holds auras, traits, armor, direct, quota, arms, temper and static costs, without 'until'",
        ),
        (
            "{ on = \"tribute\", do = [{ foresee = 1 }] }",
            "a tribute is a sacrifice, discard, forfeit or shatter of your own",
        ),
        (
            "{ on = \"tribute\", do = [{ sacrifice = { who = \"opponent\", count = 1 } }] }",
            "a tribute is a sacrifice, discard, forfeit or shatter of your own",
        ),
        (
            "{ on = \"tribute\", do = [{ sacrifice = { who = \"you\", count = 1 } }, { sacrifice = { who = \"you\", count = 1 } }] }",
            "a tribute of one kind is one step; give it a greater count",
        ),
        (
            "{ on = \"testament\", do = [{ generate = { puppet = \"dawn-novice\", count = 1, at = \"hand\" } }] }",
            "'dawn-novice' is no Puppet; only Puppets are generated",
        ),
        (
            "{ on = \"testament\", do = [{ generate = { puppet = \"sprouts\", count = 1, at = \"hand\" } }] }",
            "there is no card 'sprouts'; did you mean 'sprout'?",
        ),
    ] {
        let told = faults(&able(ability));
        assert_eq!(told.first(), Some(&at(what)), "{told:?}");
    }
}

#[test]
fn an_unknown_class_in_a_requirement_is_told_with_the_nearest() {
    let needs = |requires: &str| {
        with(&format!(
            "type = \"haerian\"\ncost = \"1\"\nforce = 1\nrequires = \"{requires}\""
        ))
    };
    assert_eq!(faults(&needs("acolyte + firebrand")), [""; 0]);
    assert_eq!(
        faults(&needs("akolyte")),
        ["mine.toml:3: novice: there is no class 'akolyte'; did you mean 'acolyte'?"]
    );
    assert_eq!(
        faults(&needs("zzzzzz")),
        ["mine.toml:3: novice: there is no class 'zzzzzz' in the set"]
    );
    assert_eq!(
        faults(&needs("acolyte + firebrand / mourner")),
        [
            "mine.toml:3: novice: 'acolyte + firebrand / mourner' mixes '+' and '/'; a requirement names all of its classes or one of them"
        ]
    );
    assert_eq!(
        faults(&needs("acolyte +")),
        [
            "mine.toml:3: novice: 'acolyte +' is no requirement; write 'acolyte', 'acolyte + firebrand' or 'sellsword / tidescribe'"
        ]
    );
}

fn class(id: &str, level: u8, requires: &str) -> String {
    format!(
        "[[class]]\nid = \"{id}\"\nname = {{ en = \"{id}\" }}\nlevel = {level}\nrequires = \"{requires}\"\n"
    )
}

// SV-2.1, SV-2.3
#[test]
fn a_class_that_needs_itself_through_others_is_told_and_so_is_a_level_past_twenty() {
    let head = "name = \"mine\"\nextends = \"base\"\n";
    let circle = |id: &str, line: usize| {
        format!(
            "mine.toml:{line}: {id}: the class needs itself in the end, so nobody could choose it; break the circle in 'requires'"
        )
    };
    let text = format!("{head}{}{}", class("hen", 1, "egg"), class("egg", 1, "hen"));
    assert_eq!(faults(&text), [circle("hen", 3), circle("egg", 8)]);
    let text = format!("{head}{}", class("hen", 1, "hen"));
    assert_eq!(faults(&text), [circle("hen", 3)]);
    let way_out = format!(
        "{head}{}{}",
        class("hen", 1, "egg / acolyte"),
        class("egg", 1, "hen")
    );
    assert_eq!(
        faults(&way_out),
        [""; 0],
        "one of them is enough, and the Acolyte can be chosen"
    );
    for level in [0, 21] {
        let text = format!("{head}{}", class("hen", level, "acolyte"));
        assert_eq!(
            faults(&text),
            [format!(
                "mine.toml:3: hen: the level is 1 to 20, not {level}"
            )]
        );
    }
}

#[test]
fn an_id_used_twice_is_told_with_both_places() {
    let card = with("type = \"haerian\"\ncost = \"1\"\nforce = 1");
    let twice = format!(
        "{card}{}",
        card.replace("name = \"mine\"\nextends = \"base\"\n", "")
    );
    assert_eq!(
        faults(&twice),
        ["mine.toml:10: the id 'novice' is taken at mine.toml:3; everything needs its own"]
    );
}

#[test]
fn an_id_is_plain_and_a_name_is_one_line() {
    let rule = "an id is made of lower-case letters, digits and single hyphens, and begins with a letter, such as 'dawn-novice'";
    let right = with("type = \"haerian\"\ncost = \"1\"\nforce = 1");
    for id in [
        "", "Novice", "no vice", "-novice", "novice-", "no--vice", "1novice", "nòvice",
    ] {
        let text = right.replacen("id = \"novice\"", &format!("id = \"{id}\""), 1);
        assert_eq!(faults(&text), [format!("{FILE}:3: {id}: {rule}")]);
    }
    for name in ["", "   ", "No\\nvice"] {
        let text = right.replacen("en = \"Novice\"", &format!("en = \"{name}\""), 1);
        let told = format!("{FILE}:3: novice: a name is one line of 1 to 40 characters");
        assert_eq!(faults(&text), [told]);
    }
}

// SV-1.6: what Germinate and Sanctify generate.
#[test]
fn a_set_of_ones_own_needs_the_two_puppets() {
    let text = "name = \"mine\"\n[[card]]\nid = \"novice\"\nname = { en = \"Novice\" }\nline = [\"human\"]\ntype = \"haerian\"\ncost = \"1\"\nforce = 1\n";
    let missing = |id: &str| {
        format!(
            "mine.toml:2: the set has no card '{id}', which Germinate and Sanctify need; copy it from the game's own or extend \"base\""
        )
    };
    assert_eq!(faults(text), [missing("sprout"), missing("luminous-soul")]);
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let text = with(
        "type = \"building\"\ncost = \"1\"\nforce = 99\nlegion = 99\nchampion = true\nrequires = \"nobody\"",
    ) + &class("hen", 77, "egg");
    let told = faults(&text);
    assert_eq!(told.len(), 7, "{told:#?}");
    assert!(told.iter().all(|fault| fault.starts_with("mine.toml:")));
}

#[test]
fn what_is_no_set_is_refused() {
    laws::refuses_no_sets(faults, "write a set of your own");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

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
        let mut letters: Vec<String> = GROUND.chars().map(String::from).collect();
        let place = place.index(letters.len());
        letters[place] = with;
        faults(&letters.concat());
    }
}
