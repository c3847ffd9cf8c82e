//! A whole game as a text that a person can review.
//!
//! What is the same for several eyes is printed once, under all their names:
//!
//! ```text
//! -- move 3
//! 1 is asked: your-turn
//! 1 may: hide two; play five; play two
//! 1 does: play five
//! 1 2 public hear:
//!   {"Played":{"seat":1,"card":"five"}} | played(seat: 1, card: Five)
//! 1 sees:
//!   hand = ["two","one"]
//! ```

use crate::{
    json,
    law::legal,
    listing::{Listing, changes, listing},
    phrase,
    policy::{Policy, uniform},
};
use kernel::{Broken, Eye, Narrate, Rng, Seat, Seed, Setup, Told};
use std::fmt::Write;

const WIDTH: usize = 100;

/// Which game to print, and how much of it.
pub struct Playthrough<'a, G: Narrate> {
    /// How it is set up.
    pub setup: &'a G::Setup,
    /// Where its chance and its moves come from.
    pub seed: Seed,
    /// It is cut off after so many moves.
    pub max_moves: usize,
    /// Views are printed, where they change, after so many moves from the beginning.
    pub viewed_moves: usize,
    /// How the moves are chosen.
    pub policy: Policy<G>,
}

/// A game of random moves, printed whole: who is asked what, what it may do, what it does, what
/// each eye hears of it and what changes in each view.
pub fn playthrough<G: Narrate>(setup: &G::Setup, seed: Seed, max_moves: usize) -> String {
    let whole = Playthrough::<G> {
        setup,
        seed,
        max_moves,
        viewed_moves: max_moves,
        policy: uniform,
    };
    whole.print()
}

impl<G: Narrate> Playthrough<'_, G> {
    /// The game as text.
    ///
    /// # Panics
    /// If a view or an event cannot be written as JSON.
    pub fn print(&self) -> String {
        self.printed()
            .unwrap_or_else(|broken| panic!("{}: {broken}", G::ID))
    }

    fn printed(&self) -> Result<String, Broken> {
        let mut rng = Rng::new(self.seed.child(1));
        let mut position = G::new(self.setup, self.seed);
        let mut page = Page {
            eyes: Seat::all(position.seats())
                .map(Eye::Seat)
                .chain([Eye::Public])
                .collect(),
            views: Vec::new(),
            text: format!(
                "game: {}\nrules: {}\nsetup: {}\nseed: {}\n\n-- the beginning\n",
                G::ID,
                G::RULES_VERSION,
                self.setup.options(),
                self.seed
            ),
        };
        page.views = vec![Vec::new(); page.eyes.len()];
        page.views(&position)?;
        for number in 1..=self.max_moves {
            let waiting: Vec<Seat> = position.turn().waiting().collect();
            let Some(seat) = rng.choose(&waiting) else {
                break;
            };
            page.line(format_args!("\n-- move {number}"));
            page.choices(&position);
            let actions = legal(&position, seat);
            let action = (self.policy)(&position, seat, &actions, &mut rng);
            page.line(format_args!("{seat} does: {}", position.spell(action)));
            let mut told = Vec::new();
            position.play_unchecked(seat, action, &mut told);
            page.events(&position, &told)?;
            if number <= self.viewed_moves {
                page.views(&position)?;
            }
        }
        match position.turn().outcome() {
            None => page.line(format_args!("\n-- cut off after {} moves", self.max_moves)),
            Some(outcome) => {
                let pay: Vec<i16> = Seat::all(position.seats())
                    .map(|seat| outcome.payoff(seat))
                    .collect();
                page.line(format_args!("\n-- the end: {} {pay:?}", outcome.notation()));
            }
        }
        Ok(page.text)
    }
}

struct Page {
    text: String,
    eyes: Vec<Eye>,
    views: Vec<Listing>,
}

impl Page {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _written = writeln!(self.text, "{line}");
    }

    /// What the seats waited for are asked, and what anyone may do.
    fn choices<G: Narrate>(&mut self, position: &G) {
        for seat in Seat::all(position.seats()) {
            if position.turn().waiting().contains(seat) {
                let prompt = phrase::plain(&position.prompt(seat));
                self.line(format_args!("{seat} is asked: {prompt}"));
            }
            let actions = legal(position, seat);
            if !actions.is_empty() {
                let lines: Vec<String> = actions
                    .iter()
                    .map(|&action| position.spell(action))
                    .collect();
                self.wrapped(&format!("{seat} may:"), &lines);
            }
        }
    }

    fn wrapped(&mut self, start: &str, items: &[String]) {
        let mut line = start.to_owned();
        for (number, item) in items.iter().enumerate() {
            let end = if number + 1 < items.len() { ";" } else { "" };
            if line.len() + item.len() + 2 > WIDTH {
                self.line(format_args!("{line}"));
                line = "   ".to_owned();
            }
            line = format!("{line} {item}{end}");
        }
        self.line(format_args!("{line}"));
    }

    fn events<G: Narrate>(&mut self, after: &G, told: &[Told<G::Event>]) -> Result<(), Broken> {
        let mut heard: Vec<(Vec<String>, Vec<Eye>)> = Vec::new();
        for &eye in &self.eyes {
            let mut lines = Vec::new();
            for told in told.iter().filter(|told| told.to.includes(eye)) {
                let words = phrase::plain(&after.tell(&told.event));
                lines.push(format!("{} | {words}", json::text(&told.event)?));
            }
            match heard.iter_mut().find(|(known, _)| *known == lines) {
                Some((_, eyes)) => eyes.push(eye),
                None => heard.push((lines, vec![eye])),
            }
        }
        for (lines, eyes) in heard.iter().filter(|(lines, _)| !lines.is_empty()) {
            self.group(eyes, "hear", lines);
        }
        Ok(())
    }

    /// What changed in each view since it was last printed, each line once for all who see it.
    fn views<G: Narrate>(&mut self, position: &G) -> Result<(), Broken> {
        let mut seen: Vec<(String, Vec<Eye>)> = Vec::new();
        for (index, &eye) in self.eyes.iter().enumerate() {
            let view = listing(&json::tree(&position.view(eye))?);
            for line in changes(&self.views[index], &view) {
                match seen.iter_mut().find(|(known, _)| *known == line) {
                    Some((_, eyes)) => eyes.push(eye),
                    None => seen.push((line, vec![eye])),
                }
            }
            self.views[index] = view;
        }
        let mut groups: Vec<(Vec<Eye>, Vec<String>)> = Vec::new();
        for (line, eyes) in seen {
            match groups.iter_mut().find(|(known, _)| *known == eyes) {
                Some((_, lines)) => lines.push(line),
                None => groups.push((eyes, vec![line])),
            }
        }
        for (eyes, lines) in &groups {
            self.group(eyes, "see", lines);
        }
        Ok(())
    }

    fn group(&mut self, eyes: &[Eye], verb: &str, lines: &[String]) {
        let names: Vec<String> = eyes
            .iter()
            .map(|eye| match eye {
                Eye::Seat(seat) => seat.to_string(),
                Eye::Public => "public".to_owned(),
            })
            .collect();
        let ending = if eyes.len() == 1 { "s" } else { "" };
        self.line(format_args!("{} {verb}{ending}:", names.join(" ")));
        for line in lines {
            self.line(format_args!("  {line}"));
        }
    }
}
