//! Travelers as a game of the kernel.

use crate::action::Action;
use crate::event::Event;
use crate::journey::{End, Journey};
use crate::question::Question;
use crate::reason::Reason;
use crate::saved::Saved;
use crate::setup::TravelersSetup;
use crate::stream::Stream;
use crate::view::TravelersView;
use kernel::{
    Approach, Broken, CardTrace, Evaluate, Eye, Game, Level, Log, Misread, Outcome, Rng, Seat,
    SeatSet, Seed, Turn,
};

/// The one seat of a solo game.
pub(crate) const PLAYER: Seat = Seat::new(0);

impl Game for Journey {
    const ID: &'static str = "travelers";
    const RULES_VERSION: u16 = 1;

    type Setup = TravelersSetup;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = TravelersView;
    type Saved = Saved;

    /// TS-8.6: all chance is the stream of the adventure's code and the play seed.
    fn new(setup: &TravelersSetup, seed: Seed) -> Journey {
        let code = setup.sets.adventure_code.to_string();
        let chance = Stream::new(&code, &format!("play/{seed}"));
        Journey::begin(
            setup.sets.clone(),
            setup.rules,
            setup.marks,
            chance,
            &mut (),
        )
    }

    fn seats(&self) -> usize {
        1
    }

    fn first(&self) -> SeatSet {
        SeatSet::one(PLAYER)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.end {
            None => Turn::Choose(SeatSet::one(PLAYER)),
            Some(End::Won) => Turn::Over(Outcome::won(SeatSet::one(PLAYER), 1)),
            Some(End::Defeated | End::Conceded) => Turn::Over(Outcome::won(SeatSet::EMPTY, 1)),
            Some(End::Stopped) => Turn::Over(Outcome::drawn()),
        }
    }

    fn dealt(&self) -> Option<Vec<CardTrace>> {
        let held = self.zones.hand.map(|card| {
            let id = crate::narration::entry_id(self.upright(card));
            CardTrace::drawn(PLAYER, id)
        });
        Some(held.collect())
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.end.is_none() && seat == PLAYER {
            self.list(out);
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Reason> {
        match seat {
            PLAYER => self.examine(action),
            _ => Some(Reason::NotYours),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, _: Seat, action: Action, log: &mut impl Log<Event>) {
        self.act(action, log);
    }

    /// Declines, ends or stops where that is possible, else takes the first choice.
    fn fallback(&self, seat: Seat) -> Action {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        let calm = [Action::Decline, Action::Done, Action::End, Action::Strike];
        let found = calm.into_iter().find(|action| actions.contains(action));
        found.unwrap_or_else(|| actions[0])
    }

    /// TS-4.17: without the option, steps of Open and Plan stand.
    fn may_take_back(&self) -> bool {
        self.rules.plan_undo || !self.is_planning()
    }

    fn quiet(&self) -> bool {
        matches!(
            self.question,
            Question::Walk
                | Question::Open
                | Question::Plan
                | Question::Exhaust
                | Question::March
                | Question::Hits(_)
        )
    }

    fn concede(&mut self, _: Seat, log: &mut impl Log<Event>) {
        if self.end.is_none() {
            self.finish(End::Conceded, log);
        }
    }

    fn view(&self, _: Eye) -> TravelersView {
        // TS-1.11, TS-6.3: whoever looks on sees what the player sees.
        self.build_view()
    }

    fn guess(&mut self, _: Seat, rng: &mut Rng) {
        self.redraw(rng);
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_laws()
    }

    fn save(&self) -> Saved {
        self.to_saved()
    }

    fn restore(setup: &TravelersSetup, saved: Saved) -> Result<Journey, Broken> {
        Journey::from_saved(setup.sets.clone(), setup.rules, saved)
    }

    fn arrange(
        setup: &TravelersSetup,
        saved: Saved,
        given: &serde_json::Value,
    ) -> Result<Journey, Broken> {
        Journey::from_sketch(setup.sets.clone(), setup.rules, saved, given)
    }

    fn spell(&self, action: Action) -> String {
        action.spelled()
    }

    fn read(&self, text: &str) -> Result<Action, Misread> {
        Journey::read_action(text)
    }
}

impl Evaluate for Journey {
    fn evaluate(&self, _: Seat) -> f32 {
        self.judge()
    }

    fn practised(&self, _: Seat, level: Level) -> Option<Action> {
        self.advised(level)
    }

    fn play_on(&mut self) {
        self.played_on();
    }

    fn approach(&self) -> Approach {
        let expert = if self.is_crossroads() { 40 } else { 0 };
        Approach {
            playout: usize::MAX,
            trust: 20.0,
            curiosity: 0.5,
            iterations: [0, 0, 0, expert],
            ..Approach::PLAIN
        }
    }
}
