//! Deck files: what is read, every fault at once, and the ready decks (ES-2.3 to ES-2.5,
//! ES-8.5.1).

use estro::cards::CardSet;
use estro::decks::{DeckKind, DeckProblem, read_deck, ready};
use estro::estri::Estro;
use kernel::{Lang, Options, Setup, SetupFault};
use proptest::prelude::*;
use std::collections::BTreeSet;

const FILE: &str = "my.deck";

/// So many cards of the estro, from its first on.
fn some(estro: Estro, count: usize) -> Vec<&'static str> {
    let cards = CardSet::base().cards.iter();
    let ids = cards.filter(|card| card.estro == estro).map(|card| card.id);
    ids.take(count).collect()
}

/// Four of each estro: `ozok` is the first, `thofa` among them.
fn twenty() -> Vec<&'static str> {
    Estro::ALL.into_iter().flat_map(|e| some(e, 4)).collect()
}

fn faults(text: &str) -> Vec<String> {
    let read = read_deck(FILE, text, CardSet::base());
    let faults = read.expect_err("this deck is wrong");
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn a_deck_is_one_card_a_line_with_comments_and_a_title() {
    let mut text = String::from("\u{feff}\n#  My first deck \r\n\n");
    for (i, id) in twenty().into_iter().enumerate() {
        match i % 4 {
            0 => text += &format!("{id}\n"),
            1 => text += &format!("\t{}  # a comment\r\n", id.to_uppercase()),
            2 => {
                text += &format!(
                    "# before it\n{}\n\n",
                    CardSet::base().find(id).unwrap().name.en
                )
            }
            _ => text += &format!("  {id}\n"),
        }
    }
    let deck = read_deck(FILE, &text, CardSet::base()).unwrap();
    assert_eq!(deck.title.as_deref(), Some("My first deck"));
    assert_eq!(deck.kind, DeckKind::Chosen);
    let ids: Vec<_> = deck
        .cards
        .iter()
        .map(|&card| CardSet::base().card(card).id)
        .collect();
    assert_eq!(ids, twenty());
    let untitled = read_deck(FILE, &twenty().join("\n"), CardSet::base()).unwrap();
    assert_eq!(untitled.title, None);
}

// ES-8.5.1
#[test]
fn twenty_five_cards_are_a_deck_for_lucid_dream_if_five_are_of_each_estro() {
    let even: Vec<_> = Estro::ALL.into_iter().flat_map(|e| some(e, 5)).collect();
    let deck = read_deck(FILE, &even.join("\n"), CardSet::base()).unwrap();
    assert_eq!(deck.kind, DeckKind::Lucid);
    let mut uneven = even;
    uneven.retain(|&id| id != some(Estro::Manpo, 1)[0]);
    uneven.push(some(Estro::Ardo, 6)[5]);
    assert_eq!(
        faults(&uneven.join("\n")),
        [
            "my.deck:25: 25 cards are a deck for Lucid Dream, with 5 of each estro (ES-8.5.1), but \
          here are 6 of ardo, 4 of manpo"
        ]
    );
}

// ES-2.4, ES-2.5
#[test]
fn every_fault_is_named_at_once_with_its_line() {
    let mut lines = twenty();
    lines[2] = "Thoffa";
    lines[3] = "OZOK";
    lines[7] = "qwertyuiop";
    lines[9] = "thoffa with words";
    let text = format!("# Broken\n{}\n", lines.join("\n"));
    assert_eq!(
        faults(&text),
        [
            "my.deck:4: there is no card 'Thoffa'; did you mean 'thofa'?",
            "my.deck:5: ozok is in the deck already, on line 2: no deck has a card twice (ES-2.4)",
            "my.deck:9: there is no card 'qwertyuiop'",
            "my.deck:11: there is no card 'thoffa with words'",
            "my.deck:21: the deck has 19 different cards: 1 too few for the 20 that are chosen \
             while 5 come by chance (ES-2.5), 6 too few for the 25 of Lucid Dream, five an estro \
             (ES-8.5.1)",
        ]
    );
}

// ES-2.5, ES-8.5.1
#[test]
fn a_wrong_number_of_cards_says_how_many_are_missing_or_too_many() {
    for (count, said) in [
        (
            0,
            "0 different cards: 20 too few for the 20 that are chosen while 5 come by chance (ES-2.5), 25 too few",
        ),
        (
            1,
            "1 card: 19 too few for the 20 that are chosen while 5 come by chance (ES-2.5), 24 too few",
        ),
        (
            23,
            "23 different cards: 3 too many for the 20 that are chosen while 5 come by chance (ES-2.5), 2 too few",
        ),
        (
            30,
            "30 different cards: 10 too many for the 20 that are chosen while 5 come by chance (ES-2.5), 5 too many",
        ),
    ] {
        let text = some(Estro::Ardo, count).join("\n");
        let line = count.max(1);
        assert_eq!(
            faults(&text),
            [format!(
                "my.deck:{line}: the deck has {said} for the 25 of Lucid Dream, five an estro \
                 (ES-8.5.1)"
            )]
        );
    }
}

#[test]
fn junk_is_refused_with_a_line_and_few_words() {
    let large = "ozok\n".repeat(20_000);
    assert_eq!(
        faults(&large),
        ["my.deck:1: 100000 bytes are too many: a deck has at most 65536"]
    );
    let binary = faults("PK\u{3}\u{4}\u{0}\nozok");
    assert_eq!(
        binary[0],
        "my.deck:1: this line is not text; a deck is one card a line, by id or English name"
    );
    let many = faults(&"no such card\n".repeat(5000));
    assert_eq!(many.len(), 32, "30, how many more, and the count");
    assert_eq!(many[30], "my.deck:5000: and 4970 more like these");
    let long = faults(&"x".repeat(60_000));
    assert!(long.iter().all(|fault| fault.len() < 300), "{long:?}");
}

#[test]
fn the_setup_says_what_kind_of_deck_a_file_holds() {
    let setup = estro::EstroSetup::build(&Options::new()).unwrap();
    let text = format!("# Mine\n{}", twenty().join("\n"));
    let entry = setup.read_deck(FILE, &text).unwrap();
    assert_eq!(entry.title.as_deref(), Some("Mine"));
    assert_eq!(entry.cards, twenty());
    assert_eq!(entry.option, twenty().join(","));
    let cards = || {
        twenty()
            .into_iter()
            .map(|id| CardSet::base().find(id).unwrap())
    };
    let total: u16 = cards().map(|card| card.tot()).sum();
    assert_eq!(entry.data["chosen"], 20);
    assert_eq!(entry.data["by_chance"], 5);
    assert_eq!(entry.data["mean_tot"], f64::from(total) / 20.0);
    for estro in Estro::ALL {
        assert_eq!(entry.data["estri"][estro.id()], 4);
    }
    let empty = cards().filter(|card| card.gift.is_none()).count();
    assert_eq!(entry.data["empty"], empty);
    let keys: Vec<_> = entry.lines.iter().map(|line| line.key).collect();
    let expected = [
        "estro-deck-chosen",
        "estro-deck-estri",
        "estro-deck-gifts",
        "estro-deck-mean",
    ];
    assert_eq!(keys, expected);
    assert_eq!(
        setup.read_deck(FILE, "ozokk").unwrap_err()[0],
        SetupFault::Deck("my.deck:1: there is no card 'ozokk'; did you mean 'ozok'?".into())
    );
}

#[test]
fn ten_ready_decks_are_there_each_with_a_name_and_an_idea_in_every_language() {
    assert_eq!(ready().len(), 10);
    let ids: BTreeSet<_> = ready().iter().map(|deck| deck.id).collect();
    assert_eq!(ids.len(), 10);
    for deck in ready() {
        assert_eq!(deck.cards.len(), 20, "{}", deck.id);
        assert!(
            CardSet::base().find(deck.id).is_none(),
            "{} is a card too",
            deck.id
        );
        for lang in Lang::ALL {
            assert!(!deck.name.in_lang(lang).is_empty(), "{}", deck.id);
            assert!(deck.idea.in_lang(lang).chars().count() > 9, "{}", deck.id);
        }
        assert_ne!(deck.name.en, deck.name.zh_hant);
        let again = read_deck(deck.id, deck.file, CardSet::base()).unwrap();
        assert_eq!(again.title.as_deref(), Some(deck.name.en));
    }
}

#[test]
fn two_ready_decks_share_less_than_half_of_their_cards() {
    for (i, one) in ready().iter().enumerate() {
        for other in &ready()[i + 1..] {
            let shared = one.cards.iter().filter(|id| other.cards.contains(id));
            assert!(shared.count() < 10, "{} and {}", one.id, other.id);
        }
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic_or_talk_without_end(text in "(?s).{0,300}") {
        if let Err(faults) = read_deck(FILE, &text, CardSet::base()) {
            prop_assert!(faults.len() <= 32);
            prop_assert!(faults.iter().all(|fault| fault.to_string().len() < 400));
        }
    }

    #[test]
    fn any_twenty_different_cards_are_a_deck(
        places in proptest::sample::subsequence((0..250).collect::<Vec<usize>>(), 20)
    ) {
        let cards = &CardSet::base().cards;
        let ids: Vec<_> = places.iter().map(|&place| cards[place].id).collect();
        let deck = read_deck(FILE, &ids.join("\n"), CardSet::base()).unwrap();
        prop_assert_eq!(deck.cards.len(), 20);
        let twice = format!("{}\n{}", ids.join("\n"), ids[7]);
        let faults = read_deck(FILE, &twice, CardSet::base()).unwrap_err();
        let expected = DeckProblem::Twice { card: ids[7], line: Some(8) };
        prop_assert_eq!((&faults[0].what, faults[0].line), (&expected, 21));
    }
}
