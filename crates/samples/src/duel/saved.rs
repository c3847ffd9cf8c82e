//! A position as files hold it.

use super::bag::Bag;
use super::board::{Board, Place, Unit};
use super::card::Card;
use super::player::{Deck, Player};
use super::{DECK_SIZE, Duel};
use kernel::{Broken, Rng, Seat};
use serde::{Deserialize, Serialize};

/// A saved position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedDuel {
    active: Seat,
    players: [SavedPlayer; 2],
    chance: Rng,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    health: i8,
    mana: u8,
    most_mana: u8,
    tired: u8,
    hand: Vec<Card>,
    units: Vec<SavedUnit>,
    gone: Vec<Card>,
    deck: Deck,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedUnit {
    place: Place,
    card: Card,
    health: u8,
    ready: bool,
}

impl SavedDuel {
    pub(super) fn of(game: &Duel) -> SavedDuel {
        SavedDuel {
            active: game.active,
            players: game.players.each_ref().map(SavedPlayer::of),
            chance: game.chance,
        }
    }

    pub(super) fn position(&self) -> Result<Duel, Broken> {
        let [first, second] = &self.players;
        Ok(Duel {
            active: self.active,
            players: [first.player()?, second.player()?],
            chance: self.chance,
        })
    }
}

impl SavedPlayer {
    fn of(player: &Player) -> SavedPlayer {
        let saved_unit = |(place, unit): (Place, Unit)| SavedUnit {
            place,
            card: unit.card,
            health: unit.health,
            ready: player.board.ready().contains(place.index()),
        };
        SavedPlayer {
            health: player.health,
            mana: player.mana,
            most_mana: player.most_mana,
            tired: player.tired,
            hand: player.hand.cards().collect(),
            units: player.board.units().map(saved_unit).collect(),
            gone: player.gone.cards().collect(),
            deck: player.deck,
        }
    }

    fn player(&self) -> Result<Player, Broken> {
        let mut board = Board::default();
        for unit in &self.units {
            let &SavedUnit {
                place,
                card,
                health,
                ready,
            } = unit;
            board.put(place, Unit { card, health }, ready)?;
        }
        Ok(Player {
            health: self.health,
            mana: self.mana,
            most_mana: self.most_mana,
            tired: self.tired,
            hand: bag(&self.hand)?,
            deck: self.deck,
            board,
            gone: bag(&self.gone)?,
        })
    }
}

fn bag(cards: &[Card]) -> Result<Bag, Broken> {
    let mut bag = Bag::default();
    for &card in cards {
        bag.add(card);
    }
    // A bag holds no more copies of a card than a deck has: the rest would vanish.
    if bag.len() == cards.len() && cards.len() <= DECK_SIZE {
        Ok(bag)
    } else {
        Err(Broken("the duel: too many copies of a card".into()))
    }
}
