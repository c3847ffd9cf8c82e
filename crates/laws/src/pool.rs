//! Actions seen anywhere in a trial, to be tried where they do not belong.

use kernel::{Game, Rng, Seat};

const ROOM: usize = 400;
const TRIED: usize = 48;
const FORGED: usize = 16;

/// Actions of any seat and phase of one setup, and the words they are spelt with.
pub(crate) struct Pool<G: Game> {
    actions: Vec<G::Action>,
    lines: Vec<String>,
    words: Vec<String>,
}

impl<G: Game> Pool<G> {
    pub fn new() -> Pool<G> {
        Pool {
            actions: Vec::new(),
            lines: Vec::new(),
            words: (0..=12).map(|number: u8| number.to_string()).collect(),
        }
    }

    /// Adds all that can be done here; in a full pool it takes the place of something else.
    pub fn remember(&mut self, position: &G, rng: &mut Rng) {
        for action in legal_of_all(position) {
            if !self.actions.contains(&action) {
                let line = position.spell(action);
                for word in line.split_whitespace() {
                    if !self.words.iter().any(|known| known == word) {
                        keep(&mut self.words, word.to_owned(), rng);
                    }
                }
                keep(&mut self.lines, line, rng);
                keep(&mut self.actions, action, rng);
            }
        }
    }

    /// Actions to try in this position, each once: what any seat may do here, some of what was
    /// seen elsewhere, and lines of one and words of another that still read as an action.
    pub fn candidates(&self, position: &G, rng: &mut Rng) -> Vec<G::Action> {
        let mut candidates = legal_of_all(position);
        candidates.extend((0..TRIED).filter_map(|_| rng.choose(&self.actions)));
        candidates.extend((0..FORGED).filter_map(|_| self.forge(position, rng)));
        candidates.sort_unstable();
        candidates.dedup();
        candidates
    }

    fn forge(&self, position: &G, rng: &mut Rng) -> Option<G::Action> {
        if self.lines.is_empty() {
            return None;
        }
        let mut words: Vec<&str> = self.lines[rng.index(self.lines.len())]
            .split_whitespace()
            .collect();
        let place = rng.index(words.len().max(1));
        *words.get_mut(place)? = &self.words[rng.index(self.words.len())];
        position.read(&words.join(" ")).ok()
    }
}

fn keep<T>(items: &mut Vec<T>, item: T, rng: &mut Rng) {
    if items.len() < ROOM {
        items.push(item);
    } else {
        items[rng.index(ROOM)] = item;
    }
}

/// What all seats may do here, one after the other.
fn legal_of_all<G: Game>(position: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    for seat in Seat::all(position.seats()) {
        position.legal(seat, &mut legal);
    }
    legal
}
