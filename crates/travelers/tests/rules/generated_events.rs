//! Section 5.5: the parameters of generated events.

use std::collections::BTreeSet;
use travelers::generate::event::Event;
use travelers::{Effect, Stream};

/// Every effect that many draws of the event give.
fn draws(event: Event) -> BTreeSet<String> {
    let mut stream = Stream::new("events", &format!("{event:?}"));
    (0..3000)
        .map(|_| format!("{:?}", event.effect(&mut stream)))
        .collect()
}

// EF-20 to EF-37: every parameter of the catalogue is drawn, and nothing else.
#[test]
fn events_have_all_the_parameters_of_the_catalogue() {
    let catalogue = [
        (Event::Heal, 3),
        (Event::Trade, 2),
        (Event::Swap, 2 * 3),
        (Event::Recover, 2 * 3 * 3),
        (Event::Weakness, 3 * 3),
        (Event::Challenge, 2 * 3 * 2 * 2 * 3 * 2),
        (Event::Camp, 4),
        (Event::Helper, 4 * 3),
        (Event::Loot, 3),
        (Event::Observatory, 4 * 3 * 3),
        (Event::Ritual, 3),
        (Event::Curse, 1),
        (Event::Migration, 1),
        (Event::Gamble, 3),
        (Event::Sacrifice, 3 * 3),
        (Event::Forge, 4 * 3),
        (Event::TakeHeroCard, 3),
    ];
    for (event, count) in catalogue {
        assert_eq!(draws(event).len(), count, "{event:?}");
    }
    for ritual in ["Ritual(3)", "Ritual(4)", "Ritual(5)"] {
        assert!(draws(Event::Ritual).contains(ritual));
    }
    assert!(draws(Event::Weakness).contains("Weakness { count: 5, kind: TwoTip }"));
    assert!(draws(Event::Swap).contains("Swap { up_to: 2, kind: OneTip }"));
}

// EF-36: the four pairs of the catalogue, each an element with the one it beats.
#[test]
fn a_forge_asks_for_an_element_and_the_one_it_beats() {
    let mut stream = Stream::new("forge", "adventure");
    for _ in 0..100 {
        let Effect::Forge { elements, .. } = Event::Forge.effect(&mut stream) else {
            panic!("a forge")
        };
        assert_eq!(elements[0].beats(), elements[1]);
    }
}

// TS-5.9 and the column "Opt." of section 5.5.
#[test]
fn events_are_offers_or_duties_and_happen_once() {
    let mut stream = Stream::new("options", "adventure");
    let mut print = |event: Event| {
        let sentence = event.sentence(&mut stream);
        (sentence.may, sentence.once)
    };
    assert_eq!(print(Event::Heal), (true, true));
    assert_eq!(print(Event::Gamble), (true, true));
    assert_eq!(print(Event::Weakness), (false, true));
    assert_eq!(print(Event::Challenge), (false, true));
    assert_eq!(print(Event::Curse), (false, true));
    assert_eq!(print(Event::Forge), (true, false));
    assert_eq!(print(Event::TakeHeroCard), (false, false));
}
