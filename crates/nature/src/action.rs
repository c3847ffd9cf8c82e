//! Every decision of the game as one action (CN-3.9.1), and its notation.

use crate::cards::{CardId, CardSet, Market};
use crate::effect::Token;
use crate::layout::{Space, SpaceSet};
use crate::phase::Phase;
use kernel::{Misread, Reader, nearest};

/// One choice of a seat.
///
/// Copies of a card in one hand are one choice: the copy that has not attacked this turn is
/// summoned first, and one that has is discarded or sold first, which nobody would do otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Setup: take this Sage.
    Sage(CardId),
    /// Setup: these Warriors stand left and right of the Sage.
    Warriors(CardId, CardId),
    /// Phase I: use the dawn effect of the Elemental there.
    Dawn(Space),
    /// Put an Elemental from the hand into the formation (or, for an effect, from the discard
    /// pile).
    Summon(CardId, Space),
    /// Attack with a Command: attacker, targets.
    Attack(CardId, Space, SpaceSet),
    /// Play a Utility Command.
    Play(CardId),
    /// Swap two connected Elementals.
    Swap(Space, Space),
    /// Draw a card.
    Draw,
    /// Take the faction action of this level.
    Faction(u8),
    /// Be done with the phase.
    End,
    /// Buy a card, to the discard pile or for 2 gold more into the formation.
    Buy(CardId, Option<Space>),
    /// Sell a card from the hand.
    Sell(CardId),
    /// Refresh a market.
    Refresh(Market),
    /// Discard a card from the hand.
    Discard(CardId),
    /// Play an Instant Command for the attacked Elemental there.
    Instant(CardId, Space),
    /// Play no Instant.
    Pass,
    /// Let the offered Elemental take the DMG.
    Accept,
    /// Do not use what is offered.
    Decline,
    /// Choose an Elemental of the own formation.
    Choose(Space),
    /// Choose an Elemental of the enemy formation.
    Target(Space),
    /// Choose a card of the discard pile.
    Take(CardId),
    /// Choose no more.
    Done,
    /// Remove so many tokens.
    Spend(u8),
    /// Put so many shields on the Elemental there.
    Put(u8, Space),
    /// Choose the kind of token.
    Token(Token),
    /// Re-form: from there to there.
    Move(Space, Space),
}

impl Action {
    /// The phase an ordinary action belongs to; none for answers.
    pub(crate) fn phase(self) -> Option<Phase> {
        match self {
            Action::Sage(_) => Some(Phase::Sages),
            Action::Warriors(..) => Some(Phase::Warriors),
            Action::Dawn(_) => Some(Phase::Dawn),
            Action::Summon(..)
            | Action::Attack(..)
            | Action::Play(_)
            | Action::Swap(..)
            | Action::Draw
            | Action::Faction(_)
            | Action::End => Some(Phase::Actions),
            Action::Buy(..) | Action::Sell(_) | Action::Refresh(_) => Some(Phase::Markets),
            Action::Discard(_) => Some(Phase::CleanUp),
            Action::Instant(..)
            | Action::Pass
            | Action::Accept
            | Action::Decline
            | Action::Choose(_)
            | Action::Target(_)
            | Action::Take(_)
            | Action::Done
            | Action::Spend(_)
            | Action::Put(..)
            | Action::Token(_)
            | Action::Move(..) => None,
        }
    }
}

/// The action's canonical text.
pub fn spell(action: Action, set: &CardSet) -> String {
    let card = |id: CardId| set.card(id).id;
    match action {
        Action::Sage(sage) => format!("sage {}", card(sage)),
        Action::Warriors(left, right) => format!("warriors {} {}", card(left), card(right)),
        Action::Dawn(space) => format!("dawn {space}"),
        Action::Summon(id, space) => format!("summon {} at {space}", card(id)),
        Action::Attack(id, attacker, targets) => {
            let targets: Vec<_> = targets.map(|space| space.to_string()).collect();
            format!(
                "attack {} with {attacker} on {}",
                card(id),
                targets.join(" ")
            )
        }
        Action::Play(id) => format!("play {}", card(id)),
        Action::Swap(a, b) => format!("swap {a} {b}"),
        Action::Draw => "draw".into(),
        Action::Faction(level) => format!("faction {level}"),
        Action::End => "end".into(),
        Action::Buy(id, None) => format!("buy {}", card(id)),
        Action::Buy(id, Some(space)) => format!("buy {} to {space}", card(id)),
        Action::Sell(id) => format!("sell {}", card(id)),
        Action::Refresh(Market::Elementals) => "refresh elementals".into(),
        Action::Refresh(Market::Commands) => "refresh commands".into(),
        Action::Discard(id) => format!("discard {}", card(id)),
        Action::Instant(id, space) => format!("instant {} for {space}", card(id)),
        Action::Pass => "pass".into(),
        Action::Accept => "accept".into(),
        Action::Decline => "decline".into(),
        Action::Choose(space) => format!("choose {space}"),
        Action::Target(space) => format!("target {space}"),
        Action::Take(id) => format!("take {}", card(id)),
        Action::Done => "done".into(),
        Action::Spend(count) => format!("spend {count}"),
        Action::Put(count, space) => format!("put {count} on {space}"),
        Action::Token(Token::Boost) => "boost".into(),
        Action::Token(Token::Shield) => "shield".into(),
        Action::Move(from, to) => format!("move {from} to {to}"),
    }
}

const VERBS: [&str; 28] = [
    "sage", "warriors", "dawn", "summon", "attack", "play", "swap", "draw", "faction", "end",
    "buy", "sell", "refresh", "discard", "instant", "pass", "accept", "decline", "choose",
    "target", "take", "done", "spend", "put", "boost", "shield", "move", "concede",
];

/// The action that a text spells.
pub fn read(text: &str, set: &CardSet) -> Result<Action, Misread> {
    let mut words = Reader::new(text);
    let verb = words.word("an action")?;
    let action = match verb {
        "sage" => Action::Sage(card(&mut words, set)?),
        "warriors" => Action::Warriors(card(&mut words, set)?, card(&mut words, set)?),
        "dawn" => Action::Dawn(space(&mut words)?),
        "summon" => {
            let id = card(&mut words, set)?;
            words.expect("at")?;
            Action::Summon(id, space(&mut words)?)
        }
        "attack" => {
            let id = card(&mut words, set)?;
            words.expect("with")?;
            let attacker = space(&mut words)?;
            words.expect("on")?;
            let mut targets = SpaceSet::one(space(&mut words)?);
            while !words.at_end() {
                targets = targets.with(space(&mut words)?);
            }
            Action::Attack(id, attacker, targets)
        }
        "play" => Action::Play(card(&mut words, set)?),
        "swap" => {
            let (a, b) = (space(&mut words)?, space(&mut words)?);
            Action::Swap(a.min(b), a.max(b))
        }
        "draw" => Action::Draw,
        "faction" => Action::Faction(number(&mut words, "a level: 4, 6 or 8")?),
        "end" => Action::End,
        "buy" => {
            let id = card(&mut words, set)?;
            let to = if words.take("to") {
                Some(space(&mut words)?)
            } else {
                None
            };
            Action::Buy(id, to)
        }
        "sell" => Action::Sell(card(&mut words, set)?),
        "refresh" => Action::Refresh(words.parse(
            "'elementals' or 'commands'",
            |word| match word {
                "elementals" => Some(Market::Elementals),
                "commands" => Some(Market::Commands),
                _ => None,
            },
        )?),
        "discard" => Action::Discard(card(&mut words, set)?),
        "instant" => {
            let id = card(&mut words, set)?;
            words.expect("for")?;
            Action::Instant(id, space(&mut words)?)
        }
        "pass" => Action::Pass,
        "accept" => Action::Accept,
        "decline" => Action::Decline,
        "choose" => Action::Choose(space(&mut words)?),
        "target" => Action::Target(space(&mut words)?),
        "take" => Action::Take(card(&mut words, set)?),
        "done" => Action::Done,
        "spend" => Action::Spend(number(&mut words, "how many tokens")?),
        "put" => {
            let count = number(&mut words, "how many shields")?;
            words.expect("on")?;
            Action::Put(count, space(&mut words)?)
        }
        "boost" => Action::Token(Token::Boost),
        "shield" => Action::Token(Token::Shield),
        "move" => {
            let from = space(&mut words)?;
            words.expect("to")?;
            Action::Move(from, space(&mut words)?)
        }
        _ => {
            let wanted = match nearest(verb, VERBS.into_iter()) {
                Some(near) => format!("an action; did you mean '{near}'?"),
                None => format!("an action: one of {}", VERBS.join(", ")),
            };
            return Err(Reader::misread(verb, &wanted));
        }
    };
    words.finish(action)
}

fn card(words: &mut Reader, set: &CardSet) -> Result<CardId, Misread> {
    let word = words.word("a card")?;
    set.find(word).ok_or_else(|| {
        let wanted = match nearest(word, set.cards.iter().map(|card| card.id)) {
            Some(near) => format!("a card; did you mean '{near}'?"),
            None => "a card".to_owned(),
        };
        Reader::misread(word, &wanted)
    })
}

fn space(words: &mut Reader) -> Result<Space, Misread> {
    words.parse("a space: a number from 1 to 12", |word| {
        word.parse().ok().and_then(Space::numbered)
    })
}

fn number(words: &mut Reader, wanted: &str) -> Result<u8, Misread> {
    words.parse(wanted, |word| word.parse().ok())
}
