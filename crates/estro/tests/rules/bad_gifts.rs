//! Gifts that a set of one's own must not have: each fault is told with its card and with what
//! would be right.

use estro::cards::CardSet;

const FILE: &str = "mine.toml";

/// The faults of a set that gives Ozok this gift, each told of his record at line 3.
fn check_gift(gift: &str, expected: &[&str]) {
    let text = format!(
        "name = \"mine\"\nextends = \"base\"\n[[card]]\nid = \"ozok\"\n\
         name = {{ en = \"Ozok\" }}\nestro = \"ardo\"\nvalues = [16, 19, 13, 5, 19]\n\
         gift = {gift}\n"
    );
    let found: Vec<String> = match CardSet::from_file(FILE, &text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    };
    let told: Vec<String> = (expected.iter())
        .map(|what| format!("{FILE}:3: ozok: {what}"))
        .collect();
    assert_eq!(found, told, "{gift}");
}

#[test]
fn gifts_at_the_edge_of_what_is_allowed_are_read() {
    for gift in [
        "{ set-value = { value = \"atk\", amount = 0, side = \"both\" } }",
        "{ weaken = { value = \"primary\", amount = 99, up-to = 3 } }",
        "{ breaker = { times = 5, of = 4 } }",
        "{ loaded-die = { faces = [1, 2, 3, 4, 5, 6] } }",
        "{ conditional = { when = { hand-at-most = 0 }, then = \"stealth\" } }",
        "{ conditional = { when = \"own-tot-less\", then = \"steadfast\" } }",
        "{ conditional = { when = \"more-cards\", then = { counter-gift = { kind = \"once\", tags = [\"coin\"], scope = \"this\" } } } }",
        "{ choice = { one = \"survive-once\", other = { conditional = { when = \"fewer-cards\", then = \"survive-once\" } } } }",
        "{ choice = { one = \"skip-draw\", other = { conditional = { when = \"fewer-cards\", then = \"zone-refresh\" } } } }",
        "{ coin-gamble = { right = \"skip-draw\", wrong = { conditional = { when = \"fewer-cards\", then = \"zone-refresh\" } } } }",
        "{ play-trap = { filter = { face = \"down\" }, then = { bounce = { side = \"enemy\" } } } }",
        "{ play-trap = { then = { destroy-one = {} } } }",
    ] {
        check_gift(gift, &[]);
    }
}

#[test]
fn numbers_that_make_no_sense_are_told_with_those_that_do() {
    for (gift, what) in [
        (
            "{ self-boost = { value = \"atk\", amount = 0 } }",
            "self-boost: 'amount' is 1 to 99, not 0",
        ),
        (
            "{ set-value = { value = \"atk\", amount = 100, side = \"own\" } }",
            "set-value: 'amount' is 0 to 99, not 100",
        ),
        (
            "{ ally-boost = { value = \"atk\", amount = 5, up-to = 4 } }",
            "ally-boost: 'up-to' is 1 to 3, not 4",
        ),
        ("{ draw = { count = 0 } }", "draw: 'count' is 1 to 3, not 0"),
        ("{ scry = { count = 4 } }", "scry: 'count' is 1 to 3, not 4"),
        (
            "{ loot = { draw = 1, discard = 0 } }",
            "loot: 'discard' is 1 to 3, not 0",
        ),
        (
            "{ hand-limit = { more = 0 } }",
            "hand-limit: 'more' is 1 to 5, not 0",
        ),
        (
            "{ die-boost = { value = \"map\", times = 0 } }",
            "die-boost: 'times' is 1 to 9, not 0",
        ),
        (
            "{ death-blast = { weaken = 0 } }",
            "death-blast: 'weaken' is 1 to 99, not 0",
        ),
        (
            "{ round-surge = { round = 1, value = \"atk\", amount = 5 } }",
            "round-surge: 'round' is 2 to 99, not 1",
        ),
        (
            "{ growth = { value = \"atk\", amount = 5, cap = 4 } }",
            "growth: 'cap' is at least 'amount', 5: it is what the gift gives in all",
        ),
        (
            "{ swap-own = { value = \"atk\", with = \"atk\" } }",
            "swap-own: a value is not exchanged with itself: 'with' is another",
        ),
        (
            "{ loaded-die = { faces = [] } }",
            "loaded-die: 'faces' is empty; name one, such as [6]",
        ),
        (
            "{ loaded-die = { faces = [7] } }",
            "loaded-die: a face of the die is 1 to 6, not 7",
        ),
        (
            "{ loaded-die = { faces = [3, 3] } }",
            "loaded-die: a face stands twice in 'faces'",
        ),
        (
            "{ attack-surge = { value = \"tot\", amount = 5, against = [] } }",
            "attack-surge: 'against' is empty; name an estro, or leave it out for all",
        ),
        (
            "{ gift-ward = { tags = [] } }",
            "gift-ward: 'tags' is empty; name one, such as \"destroy\"",
        ),
        (
            "{ delayed = { turns = 4, then = \"skip-draw\" } }",
            "delayed: 'turns' is 1 to 3, not 4",
        ),
        (
            "{ tick = { each = \"turn\", then = { exile = { count = 9 } } } }",
            "exile: 'count' is 1 to 3, not 9",
        ),
    ] {
        check_gift(gift, &[what]);
    }
}

#[test]
fn a_breaker_asks_for_less_than_twice_as_much_but_for_more_than_the_same() {
    for (times, of) in [(2, 1), (2, 2), (1, 2), (1, 0), (0, 0), (255, 100)] {
        let told = format!(
            "breaker: times = {times} of = {of} is no help: it asks for {times}/{of} of the defender's primary value, and that must be more than 1 and less than the 2 of every card, such as times = 3, of = 2"
        );
        let gift = format!("{{ breaker = {{ times = {times}, of = {of} }} }}");
        check_gift(&gift, &[&told]);
    }
}

#[test]
fn a_filter_that_fits_no_card_is_told() {
    for (filter, what) in [
        (
            "estro = []",
            "pacify: the filter's list of estri is empty; name one, or leave 'estro' out for all",
        ),
        (
            "tot-at-least = 60, tot-at-most = 59",
            "pacify: no card fits the filter: 'tot-at-least' is more than 'tot-at-most'",
        ),
        (
            "primary-at-least = 6, primary-at-most = 5",
            "pacify: no card fits the filter: 'primary-at-least' is more than 'primary-at-most'",
        ),
    ] {
        check_gift(
            &format!("{{ pacify = {{ filter = {{ {filter} }} }} }}"),
            &[what],
        );
    }
}

#[test]
fn a_condition_that_always_or_never_holds_is_told() {
    let never = |needs: &str| {
        format!("the condition can never hold: {needs}, and this gift works at another moment")
    };
    for (when, what) in [
        (
            "{ allies = { of = [], at-least = 1 } }",
            "the condition's list of estri ('of') is empty; name one, or leave 'of' out for all"
                .to_owned(),
        ),
        (
            "{ enemies = { at-least = 0 } }",
            "the condition always holds: 'at-least' is 1 or more, not 0".to_owned(),
        ),
        (
            "{ round-at-least = 1 }",
            "the condition always holds: 'round-at-least' is 2 or more, not 1".to_owned(),
        ),
        (
            "{ incinerator-at-least = 0 }",
            "the condition always holds: 'incinerator-at-least' is 1 or more, not 0".to_owned(),
        ),
        ("\"own-tot-less\"", never("own-tot-less needs a clash")),
        (
            "{ opponent-estro-is = \"ardo\" }",
            never("opponent-estro-is needs a clash"),
        ),
        (
            "\"first-attack-this-turn\"",
            never("first-attack-this-turn needs an attack"),
        ),
        (
            "\"destroyed-by-attack\"",
            never("destroyed-by-attack needs a destruction"),
        ),
        (
            "\"was-face-down\"",
            never("was-face-down needs a card that was just turned up or destroyed"),
        ),
    ] {
        check_gift(
            &format!("{{ conditional = {{ when = {when}, then = \"stealth\" }} }}"),
            &[&what],
        );
    }
}

#[test]
fn a_gift_wraps_one_other_and_only_conditional_stands_between() {
    let deep = |inner: &str, wrapper: &str| {
        format!(
            "{inner} cannot stand inside {wrapper}: a gift wraps one other, and only conditional may stand between them"
        )
    };
    let will = "{ last-will = { then = \"skip-draw\" } }";
    let condition = "{ conditional = { when = \"fewer-cards\", then = \"skip-draw\" } }";
    for (gift, what) in [
        (
            format!("{{ sacrifice-for = {{ then = {will} }} }}"),
            deep("last-will", "sacrifice-for"),
        ),
        (
            format!("{{ conditional = {{ when = \"more-cards\", then = {will} }} }}"),
            deep("last-will", "conditional"),
        ),
        (
            format!("{{ conditional = {{ when = \"more-cards\", then = {condition} }} }}"),
            deep("conditional", "conditional"),
        ),
        (
            format!("{{ choice = {{ one = {will}, other = \"skip-draw\" }} }}"),
            deep("last-will", "choice"),
        ),
        (
            format!(
                "{{ tick = {{ each = \"turn\", then = {{ conditional = {{ when = \"more-cards\", then = {will} }} }} }} }}"
            ),
            deep("last-will", "tick"),
        ),
    ] {
        check_gift(&gift, &[&what]);
    }
}

#[test]
fn a_wrapper_takes_what_happens_when_a_card_is_played() {
    let not_now = |inner: &str, wrapper: &str| {
        format!(
            "{inner} cannot stand inside {wrapper}: only what happens once, when a card is played, such as draw or weaken, can"
        )
    };
    for (gift, what) in [
        (
            "{ last-will = { then = \"stealth\" } }",
            not_now("stealth", "last-will"),
        ),
        (
            "{ tick = { each = \"round\", then = \"survive-once\" } }",
            not_now("survive-once", "tick"),
        ),
        (
            "{ delayed = { turns = 1, then = { conditional = { when = \"more-cards\", then = \"rampage\" } } } }",
            not_now("rampage", "delayed"),
        ),
        (
            "{ coin-gamble = { right = \"taunt\", wrong = \"destroy-self\" } }",
            not_now("taunt", "coin-gamble"),
        ),
        (
            "{ sacrifice-for = { then = { hide = {} } } }",
            not_now("hide", "sacrifice-for"),
        ),
    ] {
        check_gift(gift, &[&what]);
    }
}

#[test]
fn some_gifts_stand_alone() {
    let counter = "{ counter-gift = { kind = \"once\", tags = [\"coin\"], scope = \"any\" } }";
    for (gift, what) in [
        (
            "{ conditional = { when = \"more-cards\", then = { copy-gift = {} } } }".to_owned(),
            "copy-gift cannot stand inside another gift, here conditional",
        ),
        (
            "{ last-will = { then = { recharge = {} } } }".to_owned(),
            "recharge cannot stand inside another gift, here last-will",
        ),
        (
            format!("{{ last-will = {{ then = {counter} }} }}"),
            "counter-gift cannot stand inside last-will: it stands alone or directly in conditional",
        ),
        (
            format!("{{ choice = {{ one = {counter}, other = \"skip-draw\" }} }}"),
            "counter-gift cannot stand inside choice: it stands alone or directly in conditional",
        ),
    ] {
        check_gift(&gift, &[what]);
    }
}

#[test]
fn outcomes_of_a_wrong_call_stand_nowhere_else() {
    let within =
        |word: &str| format!("{word} is only what a wrong call of coin-gamble leads to ('wrong')");
    check_gift(
        "\"destroy-self\"",
        &[&format!("{}, never a gift", within("destroy-self"))],
    );
    check_gift(
        "{ last-will = { then = { own-discard = { count = 1 } } } }",
        &[&within("own-discard")],
    );
    check_gift(
        "{ coin-gamble = { right = { self-weaken = { value = \"atk\", amount = 3 } }, wrong = \"destroy-self\" } }",
        &[&within("self-weaken")],
    );
    check_gift(
        "{ coin-gamble = { right = \"skip-draw\", wrong = { self-weaken = { value = \"atk\", amount = 0 } } } }",
        &["self-weaken: 'amount' is 1 to 99, not 0"],
    );
}

#[test]
fn a_choice_is_between_gifts_of_one_moment_and_one_kind() {
    check_gift(
        "{ choice = { one = \"skip-draw\", other = \"survive-once\" } }",
        &[
            "choice is between two gifts that work at the same moment and are both 1V or both ∞; skip-draw and survive-once are not",
        ],
    );
    check_gift(
        "{ choice = { one = \"force-reroll\", other = \"reroll-own\" } }",
        &[
            "choice is between two gifts that work at the same moment and are both 1V or both ∞; force-reroll and reroll-own are not",
        ],
    );
    check_gift(
        "{ choice = { one = \"stealth\", other = \"taunt\" } }",
        &["choice needs a moment to choose at, but stealth and taunt work all the time"],
    );
}

#[test]
fn a_trap_strikes_the_card_played_with_one_of_six_effects() {
    for (trap, what) in [
        (
            "then = { draw = { count = 1 } }",
            "draw cannot stand inside play-trap: only weaken, halve-value, pacify, destroy-one, bounce and silence can",
        ),
        (
            "then = { conditional = { when = \"more-cards\", then = { pacify = {} } } }",
            "conditional cannot stand inside play-trap: only weaken, halve-value, pacify, destroy-one, bounce and silence can",
        ),
        (
            "then = { pacify = { filter = { estro = \"ardo\" } } }",
            "pacify inside play-trap has no filter of its own: write it as the trap's 'filter'",
        ),
        (
            "then = { weaken = { value = \"atk\", amount = 3, up-to = 2 } }",
            "weaken inside play-trap strikes the one card played: 'up-to' is 1, not 2",
        ),
        (
            "then = { bounce = { side = \"own\" } }",
            "bounce inside play-trap strikes an enemy's card: side = \"enemy\"",
        ),
        (
            "filter = { face = \"down\" }, then = { silence = {} }",
            "silence does nothing to a card played face-down; only destroy-one and bounce do",
        ),
    ] {
        check_gift(&format!("{{ play-trap = {{ {trap} }} }}"), &[what]);
    }
}

#[test]
fn everything_that_is_wrong_with_a_gift_is_said_at_once() {
    let gift = "{ coin-gamble = { right = { draw = { count = 0 } }, wrong = \"stealth\" } }";
    check_gift(
        gift,
        &[
            "draw: 'count' is 1 to 3, not 0",
            "stealth cannot stand inside coin-gamble: only what happens once, when a card is played, such as draw or weaken, can",
        ],
    );
}
