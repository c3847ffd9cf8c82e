//! Who is at the screen, and who may come to it.

use super::Session;
use kernel::Seat;

impl Session {
    /// The person who decides next, unless bots come first or the game is over.
    ///
    /// Where the game waits for several people, it is the one who is already at the screen;
    /// [`Session::call`] changes that. People come before bots: a bot on the same side acts
    /// when its mate is done or has nothing to choose, or on [`Session::invite`].
    pub fn asked(&self) -> Option<Seat> {
        let waiting = self.game.turn().waiting();
        self.at_screen
            .filter(|&seat| match self.called {
                true => !self.game.choices(seat).is_empty(),
                false => waiting.contains(seat),
            })
            .filter(|&seat| self.people().contains(seat))
            .or_else(|| self.people().find(|&seat| waiting.contains(seat)))
    }

    /// The person who sees the screen now: who decides, or decided last.
    pub fn at_screen(&self) -> Option<Seat> {
        self.at_screen
    }

    /// Is a curtain needed before this seat looks at the screen? Not if it was there before, or
    /// sees the same secrets as the one who was.
    pub fn needs_curtain(&self, seat: Seat) -> bool {
        self.people().len() > 1
            && self
                .at_screen
                .is_none_or(|before| before != seat && !self.game.share_secrets(before, seat))
    }

    /// The seat looks at the screen now. To be called when the curtain rises, and wherever
    /// [`Stand::Asks`](super::Stand::Asks) is acted on.
    pub fn look(&mut self, seat: Seat) {
        self.at_screen = Some(seat);
    }

    /// Lets another person decide who has something to decide too, such as a mate; false if
    /// there is nothing for that seat.
    pub fn call(&mut self, seat: Seat) -> bool {
        let can = self.people().contains(seat) && !self.game.choices(seat).is_empty();
        if can {
            self.at_screen = Some(seat);
            self.called = true;
        }
        can
    }
}
