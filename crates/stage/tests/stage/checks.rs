//! What must hold of every scene.

use catalog::{Locale, Match};
use kernel::{Eye, Lang, Seat};
use protocol::{Address, Choice, Cue, Scene, Zone, written_choices, written_scene};
use stage::Stage;
use std::collections::HashSet;

/// The most bytes a scene may take.
const LARGEST: usize = 24 * 1024;

/// What is seen on a stage.
pub fn scene_of(stage: &Stage, locale: &Locale) -> Scene {
    written_scene(|ink| stage.draw(locale, ink)).0
}

/// What the tests of a game have in common.
pub struct Checker {
    pub locale: Locale,
    cards: HashSet<String>,
}

impl Checker {
    pub fn new(game: &str, locale: Locale) -> Checker {
        let cards = stage::cards(game, &locale).into_iter();
        Checker {
            cards: cards.map(|card| card.id).collect(),
            locale,
        }
    }

    /// Everything that this eye is sent.
    pub fn check(&self, game: &dyn Match, eye: Eye) {
        let stage = Stage::of(game, eye);
        let scene = scene_of(&stage, &self.locale);
        let (choices, _) = written_choices(|ink| stage.choices(&self.locale, ink));
        self.check_scene(&scene);
        check_choices(&scene, &choices);
        if let Some(prompt) = stage.prompt() {
            self.check_words(&self.locale.say(&prompt));
        }
        for choice in &choices {
            self.check_words(&choice.label);
        }
        if let Eye::Seat(seat) = eye {
            self.check_reasons(&stage, seat, &scene, &choices);
        }
    }

    fn check_scene(&self, scene: &Scene) {
        let mut keys = HashSet::new();
        for zone in &scene.zones {
            assert!(keys.insert(&zone.key), "two zones are called {}", zone.key);
            assert!(is_key(&zone.key), "{}", zone.key);
            for piece in &zone.pieces {
                assert!(is_key(&piece.key), "{}", piece.key);
                if let Some(card) = &piece.card {
                    assert!(self.cards.contains(&**card), "no card is called {card}");
                }
                assert!(piece.card.is_some() || piece.name.is_some(), "{piece:?}");
            }
        }
        if let Some(focus) = &scene.focus {
            for thing in focus.from.iter().chain(&focus.to) {
                assert!(resolves(scene, thing), "the focus is on {thing}");
            }
            let card = focus.card.as_deref();
            assert!(card.is_none_or(|card| self.cards.contains(card)));
        }
        let sent = serde_json::to_string(scene).expect("a scene is JSON");
        assert!(sent.len() < LARGEST, "{} bytes", sent.len());
        // A message that is missing shows as its key, and a variable as its name.
        for sign in ["mazzo-", "nature-reason", "{$", "{ $"] {
            assert!(!sent.contains(sign), "{sign} in {sent}");
        }
        self.check_words(&sent);
    }

    /// People have names: nobody is called by the number of a seat or side.
    pub fn check_words(&self, said: &str) {
        let numbered: &[&str] = match self.locale.lang() {
            Lang::En => &["Seat ", "seat ", "Side ", "side 1", "side 2"],
            Lang::It => &["Posto ", "posto 1", "posto 2", "Parte ", "schieramento 1"],
            Lang::ZhHant => &["座位", "隊伍 1", "隊伍 2", "隊伍1", "陣營 1", "陣營 2"],
        };
        for word in numbered {
            assert!(!said.contains(word), "{word} in {said}");
        }
    }

    /// Whatever of its own a seat can't use now tells why, and what it can use does not.
    fn check_reasons(&self, stage: &Stage, seat: Seat, scene: &Scene, choices: &[Choice]) {
        let named = |thing: &Address| choices.iter().any(|choice| choice.path.contains(thing));
        for zone in scene.zones.iter().filter(|zone| tells_why(zone, seat)) {
            for piece in zone.pieces.iter().filter(|piece| piece.key != "sage") {
                let thing = protocol::address(&zone.key, &piece.key);
                let reasons = stage.why(&thing, &self.locale);
                assert_eq!(named(&thing), reasons.is_empty(), "{thing}: {reasons:?}");
            }
        }
    }
}

/// The hand and the board of a seat, and the markets.
fn tells_why(zone: &Zone, seat: Seat) -> bool {
    let own = ["hand", "board"].map(|what| format!("{what}-{seat}"));
    own.contains(&zone.key.to_string()) || zone.key.starts_with("market-")
}

fn check_choices(scene: &Scene, choices: &[Choice]) {
    let mut paths = HashSet::new();
    for choice in choices {
        for thing in &choice.path {
            assert!(
                resolves(scene, thing),
                "{}: there is no {thing}",
                choice.text
            );
        }
        let is_new = choice.path.is_empty() || paths.insert(&choice.path);
        assert!(is_new, "{} is pointed at like another", choice.text);
    }
}

/// Everything a cue names is a place on the table, though what was there may have gone.
pub fn check_cue(scene: &Scene, cue: &Cue) {
    for thing in cue.from.iter().chain(&cue.to) {
        let zone = thing.split('/').next().unwrap_or_default();
        let known = scene.zones.iter().any(|one| one.key == zone);
        assert!(known, "{}: there is no {thing}", cue.kind);
    }
}

fn resolves(scene: &Scene, thing: &str) -> bool {
    let (zone, key) = match thing.split_once('/') {
        Some((zone, key)) => (zone, Some(key)),
        None => (thing, None),
    };
    let zone = scene.zones.iter().find(|one| one.key == zone);
    zone.is_some_and(|zone| key.is_none_or(|key| zone.pieces.iter().any(|one| one.key == key)))
}

fn is_key(key: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !key.is_empty() && key.bytes().all(fits)
}
