//! A deck as the catalogue shows it.

use crate::cards::{Card, CardSet};
use crate::deck_file::DeckFile;
use crate::deck_word;
use crate::select::CardType;
use kernel::{DeckEntry, Phrase};
use serde_json::json;

/// What kind of deck it is.
pub(crate) fn entry(file: &DeckFile, set: &'static CardSet) -> DeckEntry {
    let deck = &file.deck;
    let cards: Vec<&'static Card> = (deck.chronicles().iter().chain(deck.realms()))
        .map(|&card| set.card(card))
        .collect();
    let of_type = |card_type: CardType| {
        let chronicles = deck.chronicles().iter();
        chronicles
            .filter(|&&card| set.card(card).card_type == card_type)
            .count()
    };
    let [haerian, events, equipment, buildings] = [
        CardType::Haerian,
        CardType::Event,
        CardType::Equipment,
        CardType::Building,
    ]
    .map(of_type);
    let classes: Vec<&str> = (deck.classes().iter())
        .map(|&class| set.class(class).id)
        .collect();
    let mut lines = vec![
        Phrase::new("sovereign-deck-levels")
            .with("levels", deck.levels(set))
            .with("slots", deck.slots(set))
            .with("taken", deck.slots_taken(set)),
        Phrase::new("sovereign-deck-types")
            .with("haerian", haerian)
            .with("events", events)
            .with("equipment", equipment)
            .with("buildings", buildings),
    ];
    let advice: Vec<String> = file.advice.iter().map(ToString::to_string).collect();
    for item in &advice {
        lines.push(Phrase::new("sovereign-deck-advice").with("advice", item.as_str()));
    }
    DeckEntry {
        title: file.title.clone(),
        cards: cards.iter().map(|card| card.id).collect(),
        option: deck_word::write(deck, set),
        lines,
        data: json!({
            "classes": classes,
            "levels": deck.levels(set),
            "realms_slots": deck.slots(set),
            "realms_taken": deck.slots_taken(set),
            "haerian": haerian,
            "events": events,
            "equipment": equipment,
            "buildings": buildings,
            "mean_cost": deck.mean_cost(set),
            "advice": advice,
        }),
    }
}
