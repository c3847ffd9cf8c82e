//! What viewers with the same eye, language and seats see: worked out and written once for all of
//! them.

use super::viewer::Viewer;
use crate::outbox::{Frame, Outbox};
use crate::speech::voice;
use catalog::Locale;
use kernel::{Eye, Lang, Seat};
use protocol::{
    ClockView, News, SeatView, Step, TableView, UndoRight, Whole, WrittenChoices, WrittenScene,
};
use stage::Stage;
use table::{GuestId, Happening, Look, Millis, Table, heard};

/// Whoever has the same sees the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) look: Look,
    pub(super) lang: Lang,
    /// The guest, if they have a seat.
    pub(super) whose: Option<GuestId>,
}

/// What some viewers see.
pub(super) struct Sight {
    pub(super) key: Key,
    pub(super) viewers: Vec<Viewer>,
    code: String,
    shown: Shown,
    /// How many lines of the log they have.
    lines: usize,
}

/// What was shown last.
struct Shown {
    number: u32,
    scene: Option<WrittenScene>,
    prompt: String,
    choices: WrittenChoices,
    table: TableView,
}

impl Sight {
    pub(super) fn new(key: Key, table: &Table, code: &str, watchers: u16, now: Millis) -> Sight {
        Sight {
            shown: Shown::of(table, &key, code, watchers, now),
            key,
            viewers: Vec::new(),
            code: code.to_owned(),
            lines: 0,
        }
    }

    fn voice(&self) -> &'static Locale {
        voice(self.key.lang)
    }

    fn seat(&self) -> Option<Seat> {
        match self.key.look.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Public => None,
        }
    }

    fn log(&self, table: &Table) -> Vec<String> {
        let voice = self.voice();
        let log = table.log(self.key.look.eye);
        log.map(|phrase| voice.say(phrase)).collect()
    }

    /// All there is to see.
    pub(super) fn whole(&mut self, table: &Table, invite: Option<&str>) -> Frame {
        let shown = &self.shown;
        let log = self.log(table);
        self.lines = log.len();
        Frame::of(&News::Whole(Box::new(Whole {
            number: shown.number,
            eye: self.seat(),
            curtain: self.key.look.curtain,
            invite: invite.map(str::to_owned),
            table: shown.table.clone(),
            scene: shown.scene.as_ref().map(WrittenScene::read),
            prompt: shown.prompt.clone(),
            choices: shown.choices.read(),
            log,
        })))
    }

    /// Tells all these viewers what changed, if anything did.
    pub(super) fn step(
        &mut self,
        table: &Table,
        happenings: &[Happening],
        watchers: u16,
        now: Millis,
        news: &mut Vec<(Outbox, Frame)>,
    ) {
        let shown = Shown::of(table, &self.key, &self.code, watchers, now);
        let mut step = shown.since(&self.shown);
        let scene = shown.scene_since(&self.shown);
        let choices = shown.choices.change_since(&self.shown.choices);
        self.tell(table, happenings, &mut step);
        self.shown = shown;
        if step == Step::idle(step.to) && scene.is_none() && choices.is_none() {
            return;
        }
        let written = [("scene", scene), ("choices", choices)];
        let frame = Frame::with(&News::Step(Box::new(step)), written);
        let outboxes = self.viewers.iter().map(|viewer| viewer.outbox.clone());
        news.extend(outboxes.map(|outbox| (outbox, frame.clone())));
    }

    /// What these viewers hear of it.
    fn tell(&mut self, table: &Table, happenings: &[Happening], step: &mut Step) {
        let voice = self.voice();
        let (untold, told) = heard(happenings, self.key.look.eye);
        step.cues = told.iter().filter_map(|line| stage::cue(line)).collect();
        if table.game().is_some_and(|game| !game.keeps_log()) && !happenings.is_empty() {
            // What is not remembered cannot be read again either.
            step.untold = self.lines as u32;
            step.told = self.log(table);
            self.lines = step.told.len();
            return;
        }
        step.untold = untold as u32;
        step.told = told.iter().map(|line| voice.say(&line.phrase)).collect();
        self.lines = (self.lines + step.told.len()).saturating_sub(untold);
    }
}

impl Shown {
    fn of(table: &Table, key: &Key, code: &str, watchers: u16, now: Millis) -> Shown {
        let voice = voice(key.lang);
        let stage = table.game().map(|game| Stage::of(game, key.look.eye));
        let mut view = table.view(key.whose.as_ref(), watchers, now);
        code.clone_into(&mut view.code);
        Shown {
            number: table.number(),
            prompt: stage
                .as_ref()
                .map_or_else(String::new, |stage| stage.prompt(voice)),
            choices: stage
                .as_ref()
                .map_or_else(WrittenChoices::default, |stage| stage.choices(voice)),
            scene: stage.map(|stage| stage.scene(voice)),
            table: view,
        }
    }

    /// How the scene changed, as it is sent. Before a game begins there is an empty one.
    fn scene_since(&self, before: &Shown) -> Option<String> {
        let after = self.scene.as_ref()?;
        match &before.scene {
            Some(before) => after.change_since(before),
            None => after.change_since(&WrittenScene::default()),
        }
    }

    /// What else changed since, without what was told.
    fn since(&self, before: &Shown) -> Step {
        let mut step = Step {
            from: before.number,
            to: self.number,
            prompt: (before.prompt != self.prompt).then(|| self.prompt.clone()),
            ..Step::default()
        };
        table_since(&before.table, &self.table, &mut step);
        step
    }
}

/// What changed about the table: only whom it waits for, who may take back and the clocks, or
/// more.
fn table_since(before: &TableView, after: &TableView, step: &mut Step) {
    if !differ_in_pace_only(before, after) {
        step.table = Some(after.clone());
        return;
    }
    let asked = |view: &TableView| -> Vec<Seat> {
        let seats = view.seats.iter().filter(|seat| seat.asked);
        seats.map(|seat| seat.seat).collect()
    };
    let (was, is) = (asked(before), asked(after));
    step.asked = (was != is).then_some(is);
    step.undo = (!is_same_undo(before.undo, after.undo)).then_some(after.undo);
    if step.from != step.to || step.asked.is_some() {
        step.clocks = clocks(after);
    }
}

fn clocks(view: &TableView) -> Vec<ClockView> {
    view.seats.iter().filter_map(|seat| seat.clock).collect()
}

fn differ_in_pace_only(before: &TableView, after: &TableView) -> bool {
    let TableView {
        code,
        game,
        options,
        stage,
        seats,
        undo: _,
        undo_asked,
        rematch,
        next,
        payoffs,
        public,
        watchers,
    } = before;
    let same_seat = |(before, after): (&SeatView, &SeatView)| {
        let SeatView {
            seat,
            sitter,
            yours,
            side,
            asked: _,
            clock,
        } = before;
        (seat, sitter, yours, side) == (&after.seat, &after.sitter, &after.yours, &after.side)
            && clock.is_some() == after.clock.is_some()
    };
    (code, game, options, stage) == (&after.code, &after.game, &after.options, &after.stage)
        && (undo_asked, rematch, next) == (&after.undo_asked, &after.rematch, &after.next)
        && (payoffs, public, watchers) == (&after.payoffs, &after.public, &after.watchers)
        && seats.len() == after.seats.len()
        && seats.iter().zip(&after.seats).all(same_seat)
}

/// A pause that only passes is known already.
fn is_same_undo(before: UndoRight, after: UndoRight) -> bool {
    match (before, after) {
        (UndoRight::Pause { ms: before }, UndoRight::Pause { ms: after }) => after <= before,
        (before, after) => before == after,
    }
}
