//! What a seat cannot know, drawn anew (SV-3.9).
//!
//! A seat knows its own deck, but neither the order of its Chronicles nor its wall: these cards
//! change places among themselves. Of the opponent's deck it knows the class row and what it has
//! seen; everything else is any card that these classes may have, within the copies a deck may
//! hold (SV-2.6 to SV-2.12). What the seat knows stays where it is. So do cards that something
//! half done speaks of as it was in sight, for what it does depends on which card it is.

use crate::bag::Bag;
use crate::cards::Piece;
use crate::effect::Step;
use crate::mentions::Mention;
use crate::phase::Phase;
use crate::pieces::{Area, PIECES};
use crate::player::rival;
use crate::position::Battle;
use kernel::{Pile, Rng, Seat};

type Pieces = Pile<Piece, PIECES>;

/// How often the opponent's cards are drawn again until a question to the opponent has an answer.
const TRIES: usize = 8;

impl Battle {
    /// Redraws all that the seat cannot know, and all chance to come.
    pub(crate) fn redraw(&mut self, seat: Seat, rng: &mut Rng) {
        self.redraw_mulligan(rival(seat), rng);
        let fixed = self.cards_spoken_of();
        self.mix_own(seat, &fixed, rng);
        let truth = self.printed;
        let asked = self.area_shown_to(rival(seat));
        self.draw_opponent(seat, &fixed, rng);
        for _ in 0..TRIES {
            if !self.leaves_unanswered(rival(seat)) {
                break;
            }
            self.draw_opponent(seat, &fixed, rng);
        }
        // Hardly any card answers it: the question itself says that one is there.
        if let Some(area) = asked.filter(|_| self.leaves_unanswered(rival(seat))) {
            for piece in self.piles.iter::<Piece>(area) {
                self.printed[piece.0 as usize] = truth[piece.0 as usize];
            }
        }
        self.fate.clear();
        self.rng = rng.split();
    }

    /// Cards of objects that were in sight when they were noted, and one chosen to enter.
    fn cards_spoken_of(&mut self) -> [bool; PIECES] {
        let mut fixed = [false; PIECES];
        let mut fix = |piece: Piece| {
            if let Some(place) = fixed.get_mut(piece.0 as usize) {
                *place = true;
            }
        };
        self.each_mention(&mut |mention| match mention {
            Mention::Object(object) => fix(object.piece),
            Mention::Held(held, Step::Deploy { .. }) => fix(Piece(*held)),
            Mention::Card(_) | Mention::Held(..) => {}
        });
        fixed
    }

    /// The cards of an area that the seat does not know.
    fn unknown_in(&self, area: Area, seat: Seat, fixed: &[bool; PIECES], out: &mut Pieces) {
        if !self.is_open_to(seat, area) {
            let pieces = self.piles.iter::<Piece>(area);
            self.add_unknown(pieces, seat, fixed, out);
        }
    }

    fn unknown_wall(&self, owner: Seat, seat: Seat, fixed: &[bool; PIECES], out: &mut Pieces) {
        let covers = self.walls[owner.index()].map(|zone| self.covers[zone.index()]);
        self.add_unknown(covers, seat, fixed, out);
    }

    fn add_unknown(
        &self,
        pieces: impl Iterator<Item = Piece>,
        seat: Seat,
        fixed: &[bool; PIECES],
        out: &mut Pieces,
    ) {
        for piece in pieces {
            if !fixed[piece.0 as usize] && !self.state(piece).known_to(seat) {
                // There is room for every piece.
                let _room = out.push(piece);
            }
        }
    }

    /// The own Chronicles and the own wall, every order equally likely.
    fn mix_own(&mut self, seat: Seat, fixed: &[bool; PIECES], rng: &mut Rng) {
        let mut unknown = Pieces::new();
        self.unknown_in(Area::Chronicles(seat), seat, fixed, &mut unknown);
        self.unknown_wall(seat, seat, fixed, &mut unknown);
        self.mix(&unknown, rng);
    }

    /// Exchanges which cards these are. They are put in order first, Puppets last, so that the
    /// draw tells nothing of which they were.
    fn mix(&mut self, pieces: &[Piece], rng: &mut Rng) {
        for sorted in 1..pieces.len() {
            for place in (1..=sorted).rev() {
                let (before, here) = (pieces[place - 1], pieces[place]);
                let rank = |piece| (self.facts(piece).is_puppet, self.printed_of(piece));
                if rank(before) <= rank(here) {
                    break;
                }
                self.printed.swap(before.0 as usize, here.0 as usize);
            }
        }
        for last in (1..pieces.len()).rev() {
            let other = rng.index(last + 1);
            let (a, b) = (pieces[last], pieces[other]);
            self.printed.swap(a.0 as usize, b.0 as usize);
        }
    }

    /// The opponent's hidden cards become any that its deck can have.
    fn draw_opponent(&mut self, seat: Seat, fixed: &[bool; PIECES], rng: &mut Rng) {
        let owner = rival(seat);
        let mut realms = Pieces::new();
        self.unknown_in(Area::RealmsDown(owner), seat, fixed, &mut realms);
        let mut hand = Pieces::new();
        self.unknown_in(Area::Hand(owner), seat, fixed, &mut hand);
        let mut pile = Pieces::new();
        self.unknown_in(Area::Chronicles(owner), seat, fixed, &mut pile);
        // A Puppet among them was seen to go there; it may be anywhere in the pile by now.
        self.mix(&pile, rng);
        self.unknown_in(Area::Aside(owner), seat, fixed, &mut pile);
        self.unknown_wall(owner, seat, fixed, &mut pile);

        let mut bag = self.copies_left(owner, [&realms, &hand, &pile]);
        self.draw_realms(owner, &realms, &mut bag, rng);
        // What came from the Realms into the hand may be a Glimmer card (SV-6.8).
        let accessed = (self.piles.iter::<Piece>(Area::RealmsUp(owner)))
            .any(|piece| !self.facts(piece).is_puppet);
        if accessed {
            self.draw_cards(&hand, &mut bag, rng);
        }
        for glimmer in self.set.cards.iter().filter(|card| card.glimmer) {
            bag.set(glimmer.index, 0);
        }
        if !accessed {
            self.draw_cards(&hand, &mut bag, rng);
        }
        self.draw_cards(&pile, &mut bag, rng);
    }

    /// The copies that may still be hidden: none of cards that the classes do not allow
    /// (SV-2.8), of the others as many as a deck holds less those that are known (SV-2.6).
    fn copies_left(&self, owner: Seat, hidden: [&Pieces; 3]) -> Bag {
        let classes = self.player(owner).classes;
        let mut bag = Bag::new();
        for card in &self.set.cards {
            if !card.is_puppet() && card.requires.is_met_by(classes) {
                bag.set(card.index, card.copy_limit());
            }
        }
        let mut unseen = [false; PIECES];
        for piece in hidden.into_iter().flat_map(|pieces| pieces.iter()) {
            unseen[piece.0 as usize] = true;
        }
        for (index, unseen) in unseen.into_iter().enumerate() {
            let piece = Piece(index as u8);
            let born = !self.piles.is_in(piece, Area::Unborn);
            if born && !unseen && self.owner(piece) == owner {
                bag.take(self.printed_of(piece));
            }
        }
        bag
    }

    /// Single copies; only Base cards have others in the Chronicles (SV-2.10, SV-2.11).
    fn draw_realms(&mut self, owner: Seat, realms: &[Piece], bag: &mut Bag, rng: &mut Rng) {
        let mut single = Bag::new();
        for card in &self.set.cards {
            single.set(card.index, bag.copies(card.index).min(1));
        }
        for piece in self.piles.iter::<Piece>(Area::RealmsUp(owner)) {
            single.set(self.printed_of(piece), 0);
        }
        for &piece in realms {
            let Some(card) = single.draw(rng) else {
                return;
            };
            match self.set.card(card).base {
                true => bag.take(card),
                false => bag.set(card, 0),
            }
            self.printed[piece.0 as usize] = card;
        }
    }

    /// One of the copies in the bag for each, all equally likely. Odd decks may empty it; then
    /// the rest stays as it is.
    fn draw_cards(&mut self, pieces: &[Piece], bag: &mut Bag, rng: &mut Rng) {
        for &piece in pieces {
            if !self.facts(piece).is_puppet
                && let Some(card) = bag.draw(rng)
            {
                self.printed[piece.0 as usize] = card;
            }
        }
    }

    /// Is the seat asked for a card of the hidden ones, and has none that would do?
    fn leaves_unanswered(&self, seat: Seat) -> bool {
        self.deciders().contains(seat) && !self.has_option(seat)
    }

    /// Which cards the opponent puts away before both have chosen (SV-3.1).
    fn redraw_mulligan(&mut self, owner: Seat, rng: &mut Rng) {
        if self.phase != Phase::Mulligan {
            return;
        }
        while let Some(piece) = self.lowest(Area::Aside(owner)) {
            self.piles.put_on_top(piece, Area::Hand(owner));
        }
        self.piles.guess_order::<Piece>(Area::Hand(owner), rng);
        let count = rng.index(self.piles.len(Area::Hand(owner)) + 1);
        for _ in 0..count {
            if let Some(piece) = self.lowest(Area::Hand(owner)) {
                self.piles.put_on_top(piece, Area::Aside(owner));
            }
        }
    }
}
