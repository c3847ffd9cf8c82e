//! Nobody is sent a card they may not know.

use crate::databases::kept;
use crate::guests::table;
use crate::player::{Player, seat};
use crate::world::World;
use catalog::{Locale, Match};
use kernel::{Eye, Lang, Rng, Seed};
use protocol::{NewTable, News};
use serde_json::Value;
use std::collections::BTreeSet;
use table::Table;

/// The ids of a game's cards that stand in a text.
fn cards_in(text: &str, ids: &BTreeSet<&'static str>) -> BTreeSet<&'static str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let words = text.split(|letter: char| !is_part(letter));
    words.filter_map(|word| ids.get(word).copied()).collect()
}

fn ids(game: &str) -> BTreeSet<&'static str> {
    let title = catalog::title(game).expect("it is on the shelf");
    let cards = title
        .cards(&catalog::Table::default())
        .expect("it has cards");
    cards.iter().map(|card| card.id).collect()
}

/// The cards of the match that an eye may not know.
fn unknown(game: &dyn Match, eye: Eye, ids: &BTreeSet<&'static str>) -> BTreeSet<&'static str> {
    let all = cards_in(&game.saved_json().to_string(), ids);
    let seen = cards_in(&game.view_json(eye).to_string(), ids);
    all.difference(&seen).copied().collect()
}

/// The cards that a frame shows. Where a card is called by a number, as in the duel, only what
/// stands there as a card is one.
fn shown_in(frame: &str, ids: &BTreeSet<&'static str>) -> BTreeSet<&'static str> {
    let as_card = |id: &str| frame.contains(&format!(r#""card":"{id}""#));
    let is_number = |id: &str| id.bytes().all(|byte| byte.is_ascii_digit());
    let mut shown = cards_in(frame, ids);
    shown.retain(|id| !is_number(id) || as_card(id));
    shown
}

/// A frame without what it tells: a card that was shown and is hidden again may be told of.
fn untold(frame: &str) -> String {
    let mut frame: Value = serde_json::from_str(frame).expect("it is JSON");
    for key in ["told", "log", "cues"] {
        frame.as_object_mut().map(|frame| frame.remove(key));
    }
    frame.to_string()
}

struct Looker {
    player: Player,
    eye: Eye,
    /// What it could not know before the last move.
    before: BTreeSet<&'static str>,
    checked: usize,
}

impl Looker {
    async fn check(&mut self, table: &Table, ids: &BTreeSet<&'static str>) -> usize {
        self.player.sync_in_step().await;
        let game = table.game().expect("it has begun");
        let now = unknown(game, self.eye, ids);
        let hidden: BTreeSet<_> = now.intersection(&self.before).copied().collect();
        for frame in &self.player.frames[self.checked..] {
            let shown = shown_in(&untold(frame), ids);
            let leaked: Vec<_> = shown.intersection(&hidden).collect();
            assert!(
                leaked.is_empty(),
                "{:?} is shown {leaked:?}: {frame}",
                self.eye
            );
        }
        self.checked = self.player.frames.len();
        // What is told is what the table tells this eye.
        let seats = self.player.seen.table.seats.iter();
        let english = Locale::in_words(Lang::En).among(seats.map(|seat| seat.name.clone()));
        let log: Vec<String> = table
            .log(self.eye)
            .map(|phrase| english.say(phrase))
            .collect();
        assert_eq!(self.player.seen.log, log, "{:?}", self.eye);
        self.before = now;
        hidden.len()
    }
}

async fn scan(game: &str, moves: u32, change: impl FnOnce(&mut NewTable)) {
    let world = World::with_sqlite().await;
    let (ann, ben) = (world.guest().await, world.guest().await);
    let mut new = table(game, &["me", "open"]);
    change(&mut new);
    let opened = ann.open(&new).await;
    let first = ann.join(&opened).await;
    let mut second = ben.join(&opened).await;
    second.sit(seat(2), "Ben").await;
    let watcher = world.guest().await.watch(&opened.code).await;
    let ids = ids(game);
    let looker = |player, eye| Looker {
        player,
        eye,
        before: BTreeSet::new(),
        checked: 0,
    };
    let mut lookers = [
        looker(first, Eye::Seat(seat(1))),
        looker(second, Eye::Seat(seat(2))),
        looker(watcher, Eye::Public),
    ];
    let mut rng = Rng::new(Seed::from(11));
    let mut hidden = 0;
    for _ in 0..moves {
        let (opening, entries) = kept(&world, &opened.code).await;
        let table = Table::replay(opening, entries).expect("it is a table");
        for looker in &mut lookers {
            hidden += looker.check(&table, &ids).await;
        }
        let asked = lookers
            .iter()
            .position(|looker| !looker.player.seen.choices.is_empty());
        let Some(asked) = asked else {
            break;
        };
        let player = &mut lookers[asked].player;
        let choice = rng.index(player.seen.choices.len());
        let wish = player.act(choice);
        player
            .wish(seat(asked + 1), wish)
            .await
            .expect("what is offered can be done");
    }
    assert!(hidden > 0, "nothing was hidden in {game}");
    for looker in &lookers {
        let wholes = looker
            .player
            .frames
            .iter()
            .filter(|frame| matches!(serde_json::from_str(frame), Ok(News::Whole(_))));
        assert!(wholes.count() >= 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_duel_hides_hands_and_decks() {
    scan("duel", 120, |_| {}).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nature_hides_hands_and_decks() {
    scan("nature", 120, |_| {}).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn estro_hides_hands_decks_and_what_lies_face_down() {
    scan("estro", 120, |_| {}).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn estro_hides_what_its_modes_hide() {
    scan("estro", 80, |new| {
        let mode = "duel,luck,lucid,dial,chimera,rift,ambush".to_owned();
        new.options.insert("mode".to_owned(), mode);
    })
    .await;
}
