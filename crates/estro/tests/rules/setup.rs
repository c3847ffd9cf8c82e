//! What setup options mean, and what is refused (ES-2.1 to ES-2.7, ES-8.0).

use estro::EstroSetup;
use estro::cards::CardSet;
use estro::decks::ready;
use estro::estri::Estro;
use estro::mode::{Extra, Frame, Modes};
use estro::setup::Format;
use kernel::{Options, Seat, Setup};

fn build(options: &str) -> EstroSetup {
    let options: Options = options.parse().unwrap();
    EstroSetup::build(&options).unwrap_or_else(|faults| panic!("{options}: {faults:?}"))
}

fn faults(options: &str) -> Vec<String> {
    let options: Options = options.parse().unwrap();
    let faults = EstroSetup::build(&options).expect_err("these options are wrong");
    faults.iter().map(ToString::to_string).collect()
}

/// So many cards an estro, with commas between them.
fn each(count: usize) -> String {
    let of = |estro| {
        let cards = CardSet::base().cards.iter();
        cards.filter(move |card| card.estro == estro).take(count)
    };
    let ids: Vec<_> = Estro::ALL
        .into_iter()
        .flat_map(of)
        .map(|card| card.id)
        .collect();
    ids.join(",")
}

// ES-2.1, ES-8.0.1
#[test]
fn every_pair_of_modes_has_its_seats_and_is_described_by_its_options() {
    for modes in Modes::pairs() {
        for &seats in modes.frame.seat_counts() {
            let setup = build(&format!("mode={modes} seats={seats}"));
            assert_eq!((setup.modes(), setup.seats()), (modes, seats));
            assert_eq!(EstroSetup::build(&setup.options()), Ok(setup));
        }
    }
    assert_eq!(EstroSetup::seat_counts(), [1, 2, 3, 4]);
}

#[test]
fn without_a_frame_the_seats_choose_the_usual_one() {
    for (options, frame, seats) in [
        ("", Frame::Duel, 2),
        ("seats=1", Frame::Single, 1),
        ("seats=2", Frame::Duel, 2),
        ("seats=3", Frame::Bastion, 3),
        ("seats=4", Frame::Inferno, 4),
        ("seats=4 mode=chimera", Frame::Inferno, 4),
        ("mode=rift,luck", Frame::Duel, 2),
        ("mode=bastion", Frame::Bastion, 2),
        ("mode=inferno", Frame::Inferno, 4),
        ("mode=single", Frame::Single, 1),
    ] {
        let setup = build(options);
        assert_eq!(
            (setup.modes().frame, setup.seats()),
            (frame, seats),
            "{options}"
        );
    }
    assert!(build("seats=4 mode=chimera").modes().has(Extra::Chimera));
}

#[test]
fn every_option_stands_in_the_options_of_the_setup() {
    for (given, complete) in [
        (
            "",
            "clash=full first=random format=random mode=duel seats=2 zone=random zone-power=shared",
        ),
        (
            "first=2 zone=tech zone-power=each clash=bare mode=strategist compensation=on format=chosen",
            "clash=bare compensation=on first=2 format=chosen mode=duel,strategist seats=2 zone=tech zone-power=each",
        ),
        (
            "mode=inferno hands=open first=4",
            "clash=full first=4 format=random hands=open mode=inferno seats=4 zone=random zone-power=shared",
        ),
        (
            "mode=single targets=tactical first=random",
            "clash=full first=1 format=random mode=single seats=1 targets=tactical zone=random",
        ),
        (
            "mode=bastion seats=3 first=random hands=closed",
            "clash=full format=random hands=closed mode=bastion seats=3 zone=random",
        ),
        (
            "mode=bastion",
            "clash=full format=random hands=open mode=bastion seats=2 zone=random",
        ),
        (
            "mode=conquest,lucid",
            "clash=full first=random format=random mode=conquest,lucid seats=2 zone-power=shared",
        ),
    ] {
        let setup = build(given);
        assert_eq!(setup.options().to_string(), complete, "{given}");
        assert_eq!(build(complete), setup);
    }
}

// ES-2.5, ES-8.5.1
#[test]
fn a_deck_is_a_ready_one_or_a_list_and_means_the_chosen_format() {
    let list = each(4);
    let setup = build(&format!("deck1=pyre deck2={list}"));
    assert_eq!(setup.format(), Format::Chosen);
    let pyre = ready().iter().find(|deck| deck.id == "pyre").unwrap();
    assert_eq!(
        setup.options().get("deck1"),
        Some(pyre.cards.join(",").as_str())
    );
    assert_eq!(setup.options().get("deck2"), Some(list.as_str()));
    assert_eq!(EstroSetup::build(&setup.options()), Ok(setup));
    let one = build("deck2=pyre format=chosen");
    assert!(one.deck(Seat::new(0)).is_none());
    assert_eq!(one.deck(Seat::new(1)).map(<[_]>::len), Some(20));
    let dream = build(&format!("mode=lucid deck1={}", each(5)));
    assert_eq!(dream.deck(Seat::new(0)).map(<[_]>::len), Some(25));
    for frame in ["single", "conquest", "bastion"] {
        assert_eq!(
            build(&format!("mode={frame} deck1=pyre")).format(),
            Format::Chosen
        );
    }
    assert_eq!(build("").format(), Format::Random);
}

#[test]
fn everything_wrong_is_said_at_once() {
    assert_eq!(
        faults(
            "mode=single,lucid,chimaera seats=7 format=chose first=me zone=militry zone-power=all clash=none tempo=9"
        ),
        [
            "there is no option 'tempo': the options are mode, seats, format, deck1, deck2, deck3, \
             deck4, first, zone, zone-power, compensation, hands, targets, clash",
            "seats=7 is not possible: it is played by 1 to 4 (ES-8.0.1)",
            "mode=single,lucid,chimaera is not possible: there is no mode 'chimaera'; did you mean 'chimera'?",
            "mode=single,lucid,chimaera is not possible: single and lucid do not go together: \
             guardians have no deck of five cards an estro (ES-8.0.1, R28)",
            "format=chose is not possible: it is random or chosen (ES-2.5, ES-2.6); did you mean 'chosen'?",
            "first=me is not possible: it is random or a seat from 1 to 4 (ES-2.9)",
            "zone=militry is not possible: it is random, military, tech, medical, civil or control \
             (ES-6.1); did you mean 'military'?",
            "zone-power=all is not possible: it is shared or each (ES-6.4)",
            "clash=none is not possible: it is full or bare (§4)",
        ]
    );
}

#[test]
fn a_frame_has_its_own_number_of_seats() {
    for (options, fault) in [
        (
            "mode=duel seats=4",
            "seats=4 is not possible: duel is played by 2 (ES-2.6)",
        ),
        (
            "mode=inferno seats=2",
            "seats=2 is not possible: inferno is played by 4 (ES-8.3.1)",
        ),
        (
            "mode=single seats=2",
            "seats=2 is not possible: single is played by 1 (ES-8.6.1)",
        ),
        (
            "mode=conquest seats=3",
            "seats=3 is not possible: conquest is played by 2 (ES-8.8.1)",
        ),
        (
            "mode=bastion seats=1",
            "seats=1 is not possible: bastion is played by 2, 3 or 4 (ES-8.10.3)",
        ),
    ] {
        assert_eq!(faults(options), [fault]);
    }
}

#[test]
fn an_option_of_another_mode_is_refused_rather_than_ignored() {
    let inferno = "inferno deals all decks at random (ES-8.3.1)";
    for (options, fault) in [
        ("compensation=on", "compensation=on is not possible: it belongs to strategist (ES-8.1.4)".to_owned()),
        ("compensation=off", "compensation=off is not possible: it belongs to strategist (ES-8.1.4)".to_owned()),
        ("hands=open", "hands=open is not possible: it belongs to inferno and bastion (ES-8.3.6, ES-8.10.16)".to_owned()),
        ("targets=tactical", "targets=tactical is not possible: it belongs to single (ES-8.6.11)".to_owned()),
        ("mode=conquest zone=tech", "zone=tech is not possible: in conquest all five zones lie on the table (ES-8.8.1)".to_owned()),
        ("mode=single first=2", "first=2 is not possible: in single the human starts (ES-8.6.3)".to_owned()),
        ("mode=bastion first=1", "first=1 is not possible: in bastion the Horde acts first, then all Dreamers (ES-8.10.6)".to_owned()),
        ("mode=bastion zone-power=each", "zone-power=each is not possible: in bastion one Dreamer uses the zone's power, once (ES-8.10.5)".to_owned()),
        ("mode=single zone-power=each", "zone-power=each is not possible: in single only the human uses the zone's power (ES-8.6.2)".to_owned()),
        ("mode=inferno format=chosen", format!("format=chosen is not possible: {inferno}")),
        ("mode=inferno deck1=pyre", format!("deck1=pyre is not possible: {inferno}")),
        ("format=random deck1=pyre", "deck1=pyre is not possible: format=random deals all decks (ES-2.6); decks need format=chosen".to_owned()),
        ("deck3=pyre", "deck3=pyre is not possible: there are only 2 seats".to_owned()),
        ("mode=single deck2=pyre", "deck2=pyre is not possible: there is only 1 seat".to_owned()),
        ("first=3", "first=3 is not possible: it is random or a seat from 1 to 2 (ES-2.9)".to_owned()),
    ] {
        assert_eq!(faults(options), [fault], "{options}");
    }
}

// ES-2.4, ES-2.5, ES-8.5.1
#[test]
fn a_wrong_list_of_cards_is_refused_with_every_reason() {
    assert_eq!(
        faults("deck1=ozok,madu,ozok,thoffa deck2=pire"),
        [
            "deck1=ozok,madu,ozok,thoffa is not possible: ozok is in the deck already: no deck has \
             a card twice (ES-2.4)",
            "deck1=ozok,madu,ozok,thoffa is not possible: there is no card 'thoffa'; did you mean 'thofa'?",
            "deck1=ozok,madu,ozok,thoffa is not possible: the deck has 3 different cards, 17 too \
             few: 20 are chosen and 5 come by chance (ES-2.5)",
            "deck2=pire is not possible: there is no such ready deck; did you mean 'pyre'?",
        ]
    );
    let last = |options: &str| faults(options).pop().unwrap();
    assert!(last(&format!("deck1={}", each(5))).ends_with(
        "the deck has 25 different cards, 5 too many: 20 are chosen and 5 come by chance (ES-2.5)"
    ));
    assert_eq!(
        last("mode=lucid deck1=pyre"),
        "deck1=pyre is not possible: the deck has 20 different cards, 5 too few: for Lucid Dream \
         25 are chosen, five an estro (ES-8.5.1)"
    );
    let uneven = each(25).replacen("ozok,", "", 1);
    let uneven: Vec<_> = uneven.split(',').take(25).collect();
    assert!(
        last(&format!("mode=lucid deck1={}", uneven.join(","))).contains("with 5 of each estro")
    );
    assert!(last("deck1=xxxxxxxxxxxxxxxx").contains("or a ready deck: ember-charge, "));
    let long = last(&format!("deck1={}", "ozok,".repeat(2000)));
    assert_eq!(
        long.split(": ").last(),
        Some("a list of cards has at most 4096 bytes")
    );
    assert!(long.len() < 200);
}

/// The base set with a card renamed, as a complete set of one's own.
fn renamed() -> String {
    let files = ["ardo", "granito", "armonio", "illusio", "manpo"].map(|estro| {
        let path = format!("{}/cards/{estro}.toml", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap()
    });
    let all = format!("name = \"mine\"\n{}", files.join("\n"));
    all.replace("\"ozok\"", "\"ozokko\"")
        .replace("\"Ozok\"", "\"Ozokko\"")
}

#[test]
fn a_deck_is_looked_up_in_the_cards_that_are_played_with() {
    let file = renamed();
    let base = each(4);
    let own = base.replacen("ozok", "ozokko", 1);
    let with_base = Options::new().with("deck1", &base);
    let with_own = Options::new().with("deck1", &own);
    let setup = EstroSetup::build_with_cards(&with_own, "own.toml", &file).unwrap();
    assert_eq!(setup.options().get("deck1"), Some(own.as_str()));
    assert!(setup.own_cards().is_some());
    assert!(EstroSetup::build(&with_own).is_err());
    let late = EstroSetup::build(&with_base)
        .unwrap()
        .with_cards("own.toml", &file);
    let said: Vec<_> = late
        .err()
        .unwrap()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        said,
        ["deck1 with the cards of own.toml: there is no card 'ozok'; did you mean 'ozokko'?"]
    );
    let without = base.replacen("ozok,", "", 1) + ",madu";
    let kept = EstroSetup::build(&Options::new().with("deck1", &without)).unwrap();
    let kept = kept.with_cards("own.toml", &file).unwrap();
    assert_eq!(kept.options().get("deck1"), Some(without.as_str()));
}

#[test]
fn a_broken_card_file_and_wrong_options_are_told_together() {
    let options: Options = "first=9 deck1=a,b".parse().unwrap();
    let faults = EstroSetup::build_with_cards(&options, "own.toml", "name = ")
        .err()
        .unwrap();
    let said: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        said[0],
        "first=9 is not possible: it is random or a seat from 1 to 2 (ES-2.9)"
    );
    assert!(said[1].starts_with("own.toml:1: "), "{said:?}");
    assert_eq!(said.len(), 2, "{said:?}");
}
