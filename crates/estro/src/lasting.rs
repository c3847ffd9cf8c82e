//! Until when an effect lasts: turns of a player (ES-8.10.37 in Last Bastion).

use crate::mark::Until;
use crate::mode::Frame;
use crate::player::Player;
use crate::position::Match;

impl Match {
    pub(crate) fn end_of_next_turn(&self, player: Player) -> Until {
        let player = self.turn_of(player);
        Until::End {
            player,
            round: self.next_turn_of(player),
        }
    }

    pub(crate) fn start_of_next_turn(&self, player: Player) -> Until {
        let player = self.turn_of(player);
        Until::Start {
            player,
            round: self.next_turn_of(player),
        }
    }

    pub(crate) fn end_of_this_turn(&self) -> Until {
        Until::End {
            player: self.turn_of(self.active),
            round: self.round,
        }
    }

    /// ES-8.10.37: Dreamers have one turn in common.
    pub(crate) fn turn_of(&self, player: Player) -> Player {
        match self.modes.frame {
            Frame::Bastion if !player.is_machine() => Player::from_index(0),
            _ => player,
        }
    }

    /// The round in which the player's next turn is.
    fn next_turn_of(&self, player: Player) -> u8 {
        let place = |wanted: Player| {
            self.all_players()
                .position(|other| self.turn_of(other) == self.turn_of(wanted))
        };
        if place(player) > place(self.active) {
            self.round
        } else {
            self.round.saturating_add(1)
        }
    }
}
