//! From a saved position back to a real one, checked; and from a scenario's sketch to one.

use crate::cards::{CardId, Market, Piece};
use crate::deal::pack_of;
use crate::layout::Space;
use crate::piece_set::PieceSet;
use crate::position::{DawnUse, Felled, Nature, Place, Standing, Standoff};
use crate::saved::{EMPTY_SLOT, SavedNature, SavedResult};
use crate::setup::NatureSetup;
use crate::side::Side;
use kernel::{Broken, Seat, Seed, nearest};
use serde_json::Value;

/// Where a word of a saved position puts its card.
#[derive(Clone, Copy)]
enum Goal {
    Pile(Place),
    Slot(Market, usize),
    Stand(Side),
}

/// A word of a saved position, with where it puts its card.
struct Entry {
    word: String,
    goal: Goal,
    /// Does a scenario name this place itself? Then it comes first.
    claimed: bool,
}

impl Nature {
    pub(crate) fn from_saved(setup: &NatureSetup, saved: SavedNature) -> Result<Nature, Broken> {
        build(setup, &saved, None)
    }

    pub(crate) fn from_sketch(
        setup: &NatureSetup,
        saved: SavedNature,
        given: &Value,
    ) -> Result<Nature, Broken> {
        build(setup, &saved, Some(given))
    }
}

fn build(
    setup: &NatureSetup,
    saved: &SavedNature,
    given: Option<&Value>,
) -> Result<Nature, Broken> {
    let mut game = Nature::begin(setup, Seed::from(0));
    if saved.seats.len() != game.seat_count() {
        return Err(Broken(format!(
            "{} seats are saved for a game of {}",
            saved.seats.len(),
            game.seat_count()
        )));
    }
    read_frame_of_game(&mut game, saved)?;
    read_seats(&mut game, saved)?;
    let mut loader = Loader {
        game: &mut game,
        used: PieceSet::default(),
        copies: match given {
            None => saved.copies.clone(),
            Some(_) => None,
        },
        next_copy: 0,
        given,
    };
    loader.place_all(saved)?;
    let complete = given.is_some();
    loader.place_rest(complete)?;
    if let Some(given) = given {
        complete_sketch(&mut game, given);
    }
    for (names, sketch) in [(&saved.attacked, false), (&saved.known, true)] {
        for name in names {
            let piece = game
                .set
                .piece_named(name)
                .ok_or_else(|| Broken(format!("there is no physical card '{name}'")))?;
            if !sketch {
                game.attacked.insert(piece);
            } else if given.is_none() {
                game.known.insert(piece);
            }
        }
    }
    if let Some(pending) = &saved.pending {
        pending.restore(&mut game)?;
    }
    game.check_invariants()?;
    check_pending(&game)?;
    Ok(game)
}

fn read_frame_of_game(game: &mut Nature, saved: &SavedNature) -> Result<(), Broken> {
    game.turn = saved.turn;
    game.turn_limit = saved.turn_limit;
    game.first = saved.first;
    game.active = saved.active;
    game.phase = saved.phase;
    game.ap = saved.ap;
    game.rng = saved.rng;
    game.standoff = match saved.result {
        SavedResult::Open => Standoff::Open,
        SavedResult::Won(side) => Standoff::Won(side),
        SavedResult::Drawn => Standoff::Drawn,
    };
    for side in Side::BOTH {
        let saved = &saved.sides[side.index()];
        game.gold[side.index()] = saved.gold;
        game.reformer[side.index()] = saved.reformer;
        let own = |seat: Seat| game.side_of(seat) == side && seat.index() < game.seat_count();
        if saved.reformer.is_some_and(|seat| !own(seat)) {
            return Err(Broken(format!("the reformer of {side:?} is no seat of it")));
        }
    }
    Ok(())
}

fn read_seats(game: &mut Nature, saved: &SavedNature) -> Result<(), Broken> {
    for (seat, saved) in Seat::all(game.seat_count()).zip(&saved.seats) {
        let faction = match &saved.sage {
            None => None,
            Some(word) => {
                let id = find(game, word)?;
                let sage = game.set.packs.iter().any(|pack| pack.sage == id);
                let faction = game.set.card(id).elemental().map(|e| e.faction);
                match (sage, faction) {
                    (true, Some(faction)) => Some(faction),
                    _ => return Err(Broken(format!("'{word}' is no Sage"))),
                }
            }
        };
        let warriors = match &saved.warriors {
            None => None,
            Some([left, right]) => {
                let (left, right) = (find(game, left)?, find(game, right)?);
                let own = faction.map(|faction| game.set.pack(faction).warriors);
                let fits = own.is_some_and(|own| own.contains(&left) && own.contains(&right));
                if !fits || left == right {
                    return Err(Broken(format!("the Warriors of {seat:?} are not its own")));
                }
                Some((left, right))
            }
        };
        let taken = Seat::all(seat.index()).any(|s| game.board(s).faction == faction);
        if faction.is_some() && taken {
            return Err(Broken(format!("the Sage of {seat:?} is taken (R9)")));
        }
        let board = game.board_mut(seat);
        board.faction = faction;
        board.level = saved.level;
        board.faction_action_taken = saved.faction_action_taken;
        board.warriors = warriors;
        if saved.done {
            game.done = game.done.with(seat);
        }
        if saved.conceded {
            game.conceded = game.conceded.with(seat);
        }
    }
    for seat in Seat::all(4).skip(game.seat_count()) {
        game.board_mut(seat).faction = None;
    }
    Ok(())
}

fn find(game: &Nature, word: &str) -> Result<CardId, Broken> {
    game.set.find(word).ok_or_else(|| {
        let ids = game.set.cards.iter().map(|card| card.id);
        Broken(match nearest(word, ids) {
            Some(near) => format!("there is no card '{word}'; did you mean '{near}'?"),
            None => format!("there is no card '{word}'"),
        })
    })
}

struct Loader<'a> {
    game: &'a mut Nature,
    used: PieceSet,
    copies: Option<Vec<u8>>,
    next_copy: usize,
    given: Option<&'a Value>,
}

impl Loader<'_> {
    fn place_all(&mut self, saved: &SavedNature) -> Result<(), Broken> {
        let mut entries = self.entries(saved);
        if self.given.is_some() {
            // A scenario's own words take their cards before the rest of the table does.
            entries.sort_by_key(|entry| !entry.claimed);
        }
        for entry in entries {
            self.place(&entry)?;
        }
        Ok(())
    }

    /// All words in the order in which they were written.
    fn entries(&self, saved: &SavedNature) -> Vec<Entry> {
        let mut entries = Vec::new();
        let mut add = |words: &[String], goal: Goal, claimed: bool| {
            entries.extend(words.iter().map(|word| Entry {
                word: word.clone(),
                goal,
                claimed,
            }));
        };
        for side in Side::BOTH {
            let number = (side.index() + 1).to_string();
            let claimed = self.claims(&["sides", &number, "formation"]);
            let formation = &saved.sides[side.index()].formation;
            add(formation, Goal::Stand(side), claimed);
        }
        for (seat, saved) in Seat::all(self.game.seat_count()).zip(&saved.seats) {
            let number = seat.to_string();
            for (field, words, place) in [
                ("hand", &saved.hand, Place::Hand(seat)),
                ("deck", &saved.deck, Place::Deck(seat)),
                ("discard", &saved.discard, Place::Discard(seat)),
                ("champions", &saved.champions, Place::SageBoard(seat)),
            ] {
                let claimed = self.claims(&["seats", &number, field]);
                add(words, Goal::Pile(place), claimed);
            }
        }
        for (market, field, saved) in [
            (Market::Elementals, "elementals", &saved.elementals),
            (Market::Commands, "commands", &saved.commands),
        ] {
            let claimed = self.claims(&[field, "display"]);
            for (slot, word) in saved.display.iter().enumerate() {
                add(
                    std::slice::from_ref(word),
                    Goal::Slot(market, slot),
                    claimed,
                );
            }
            let claimed = self.claims(&[field, "deck"]);
            add(&saved.deck, Goal::Pile(Place::MarketDeck(market)), claimed);
        }
        add(
            &saved.removed,
            Goal::Pile(Place::Removed),
            self.claims(&["removed"]),
        );
        add(
            &saved.in_play,
            Goal::Pile(Place::InPlay),
            self.claims(&["in_play"]),
        );
        entries
    }

    fn claims(&self, path: &[&str]) -> bool {
        let found = path
            .iter()
            .try_fold(self.given.unwrap_or(&Value::Null), |value, key| {
                value.get(key)
            });
        self.given.is_some() && found.is_some()
    }

    fn place(&mut self, entry: &Entry) -> Result<(), Broken> {
        if let (Goal::Slot(..), EMPTY_SLOT) = (entry.goal, entry.word.as_str()) {
            return Ok(());
        }
        let (space, id, mut standing) = match entry.goal {
            Goal::Stand(side) => {
                let (space, word, standing) = read_standing(&entry.word, side, self.game)?;
                (Some(space), find(self.game, word)?, Some(standing))
            }
            _ => (None, find(self.game, &entry.word)?, None),
        };
        let owner = match (entry.goal, &standing) {
            (_, Some(standing)) => Some(standing.owner),
            (Goal::Pile(Place::Hand(s) | Place::Deck(s) | Place::Discard(s)), _) => Some(s),
            (Goal::Pile(Place::SageBoard(s)), _) => Some(s),
            _ => None,
        };
        let Some(piece) = self.free_piece(id, owner)? else {
            if self.given.is_some() && !entry.claimed {
                return Ok(());
            }
            return Err(Broken(format!(
                "there are not so many copies of '{}' in this game",
                self.game.set.card(id).id
            )));
        };
        self.used.insert(piece);
        match (entry.goal, &mut standing, space) {
            (Goal::Stand(side), Some(standing), Some(space)) => {
                if self.game.formation(side).occupied.contains(space) {
                    return Err(Broken(format!("two Elementals stand in {space:?}")));
                }
                standing.piece = piece;
                self.game.piles.put_on_top(piece, Place::Field);
                self.game.formation_mut(side).put(space, *standing);
            }
            (Goal::Slot(market, slot), _, _) => {
                self.game.piles.put_on_top(piece, Place::Display(market));
                self.game.displays[market as usize][slot] = Some(piece);
            }
            (Goal::Pile(place), _, _) => self.game.piles.put_on_top(piece, place),
            _ => {}
        }
        Ok(())
    }

    /// The physical card a word means: the copy that was saved, else a free one of the owner's
    /// pack, else of the markets, else any.
    fn free_piece(&mut self, id: CardId, owner: Option<Seat>) -> Result<Option<Piece>, Broken> {
        let set = self.game.set;
        let copies_of = || (set.all_pieces()).filter(|&piece| set.printed(piece) == id);
        if let Some(copies) = &self.copies {
            let several = copies_of().count() > 1;
            let number = if several {
                let number = copies.get(self.next_copy).copied();
                self.next_copy += 1;
                usize::from(number.unwrap_or(0))
            } else {
                1
            };
            let piece = number.checked_sub(1).and_then(|n| copies_of().nth(n));
            return match piece {
                Some(piece) if self.in_game(piece) && !self.used.contains(piece) => Ok(Some(piece)),
                _ => Err(Broken(format!(
                    "'copies' does not fit: copy {number} of '{}'",
                    set.card(id).id
                ))),
            };
        }
        let faction = owner.and_then(|seat| self.game.board(seat).faction);
        let best = copies_of()
            .filter(|&piece| self.in_game(piece) && !self.used.contains(piece))
            .min_by_key(|&piece| match pack_of(piece) {
                Some((pack, _)) if Some(pack) == faction => 0,
                None => 1,
                Some(_) => 2,
            });
        Ok(best)
    }

    /// Is the card in this game at all: in a market, or in the pack of a Sage that plays?
    fn in_game(&self, piece: Piece) -> bool {
        pack_of(piece).is_none_or(|(faction, _)| self.game.is_taken(faction))
    }

    /// Cards that no word named: they are nowhere, which only a scenario may leave so.
    fn place_rest(&mut self, complete: bool) -> Result<(), Broken> {
        if self.game.phase <= crate::phase::Phase::Warriors {
            return Ok(());
        }
        let set = self.game.set;
        for piece in set.all_pieces() {
            if self.used.contains(piece) || !self.in_game(piece) {
                continue;
            }
            if !complete {
                let name = set.piece_name(piece);
                return Err(Broken(format!("'{name}' is nowhere")));
            }
            let place = match self.locked_champion(piece) {
                Some(seat) => Place::SageBoard(seat),
                None => Place::Removed,
            };
            self.game.piles.put_on_top(piece, place);
        }
        Ok(())
    }

    /// The seat on whose board a Champion lies, by its level.
    fn locked_champion(&self, piece: Piece) -> Option<Seat> {
        let (faction, _) = pack_of(piece)?;
        let seat = Seat::all(self.game.seat_count())
            .find(|&seat| self.game.board(seat).faction == Some(faction))?;
        match self.game.card(piece).elemental()?.rank {
            crate::cards::Rank::Champion(level) if self.game.board(seat).level < level => {
                Some(seat)
            }
            _ => None,
        }
    }
}

/// What a scenario leaves to be completed: Champions its levels unlock, displays, dawn list.
fn complete_sketch(game: &mut Nature, given: &Value) {
    for seat in Seat::all(game.seat_count()) {
        let level = game.board(seat).level;
        let unlocked = game
            .piles
            .iter::<Piece>(Place::SageBoard(seat))
            .find(|&piece| champion_level(game, piece) <= level);
        if let Some(piece) = unlocked {
            game.piles.put_on_top(piece, Place::Removed);
            return complete_sketch(game, given);
        }
    }
    for (market, field) in [
        (Market::Elementals, "elementals"),
        (Market::Commands, "commands"),
    ] {
        let named = given.get(field).is_some_and(|m| m.get("display").is_some());
        for slot in 0..3 {
            if !named && game.displays[market as usize][slot].is_none() {
                game.turn_up(market, slot, &mut ());
            }
        }
    }
    let side = game.active;
    if game.phase == crate::phase::Phase::Dawn {
        for space in game.formation(side).occupied {
            let standing = game.formation(side).at(space);
            let listed = game.elemental(standing.piece).dawn.is_some();
            if standing.dawn == DawnUse::NotListed && listed && game.effect_works(side, space) {
                game.formation_mut(side).at_mut(space).dawn = DawnUse::Ready;
            }
        }
    }
    if let (None, Some(_)) = (given.get("ap"), given.get("phase"))
        && game.phase > crate::phase::Phase::Actions
    {
        game.ap = 0;
    }
}

fn champion_level(game: &Nature, piece: Piece) -> u8 {
    match game.elemental(piece).rank {
        crate::cards::Rank::Champion(level) => level,
        _ => u8::MAX,
    }
}

/// Reads a line such as `3 dewy @2 d1 b2 s3 ready`.
fn read_standing<'a>(
    line: &'a str,
    side: Side,
    game: &Nature,
) -> Result<(Space, &'a str, Standing), Broken> {
    let bad = |what: &str| {
        let shown: String = line.chars().take(60).collect();
        Broken(format!("'{shown}': {what}"))
    };
    let mut words = line.split_whitespace();
    let space = words
        .next()
        .and_then(|word| word.parse().ok())
        .and_then(Space::numbered)
        .filter(|&space| game.layout.spaces.contains(space))
        .ok_or_else(|| bad("a line of a formation begins with the number of a space"))?;
    let card = words
        .next()
        .ok_or_else(|| bad("after the space comes a card, as in '3 dewy d1'"))?;
    if game
        .set
        .find(card)
        .is_some_and(|id| game.set.card(id).elemental().is_none())
    {
        return Err(bad("only Elementals stand in a formation (CN-1.2.4)"));
    }
    let half = game.seat_count() / 2;
    let mut standing = Standing::new(Piece(0), Seat::new(side.index() * half));
    for word in words {
        let unknown =
            || bad("marks are @owner, d, b and s with a number, ready, used, f with a seat");
        let mark = word.chars().next().unwrap_or_default();
        let rest = word.get(mark.len_utf8()..).unwrap_or_default();
        match mark {
            'd' => standing.damage = rest.parse().map_err(|_| unknown())?,
            'b' => standing.boosts = rest.parse().map_err(|_| unknown())?,
            's' => standing.shields = rest.parse().map_err(|_| unknown())?,
            '@' => {
                let owner: Seat = rest.parse().map_err(|_| unknown())?;
                if owner.index() >= game.seat_count() || game.side_of(owner) != side {
                    return Err(bad("the owner is no seat of this side"));
                }
                standing.owner = owner;
            }
            'f' => {
                let by_attack = rest.ends_with('a');
                let seat: Seat = rest.trim_end_matches('a').parse().map_err(|_| unknown())?;
                if seat.index() >= game.seat_count() {
                    return Err(unknown());
                }
                standing.felled = Some(Felled {
                    by: seat,
                    by_attack,
                });
            }
            _ if word == "ready" => standing.dawn = DawnUse::Ready,
            _ if word == "used" => standing.dawn = DawnUse::Used,
            _ => return Err(unknown()),
        }
    }
    Ok((space, card, standing))
}

/// A saved position must be one in which the game can go on: over, or with someone to act.
fn check_pending(game: &Nature) -> Result<(), Broken> {
    let over = game.standoff != Standoff::Open;
    let in_range = |seat: Seat| seat.index() < game.seat_count();
    if !over {
        let waiting = game.waiting().minus(game.conceded);
        if waiting.is_empty() || !waiting.into_iter().all(in_range) {
            return Err(Broken("nobody can act, and the game is not over".into()));
        }
        for seat in waiting {
            let mut options = 0;
            game.each_option(seat, &mut |_| options += 1);
            if options == 0 {
                return Err(Broken(format!("{seat:?} is asked, and has no answer")));
            }
        }
    }
    Ok(())
}
