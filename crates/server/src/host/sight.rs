//! What viewers with the same eye, language and seats see: worked out and written once for all of
//! them.

use super::names::called;
use super::viewer::Viewer;
use crate::outbox::{Frame, Outbox};
use crate::speech::voice;
use catalog::Locale;
use kernel::{Eye, Lang, Seat, SeatSet};
use protocol::{
    ChoicesTrace, ClockView, Cue, Mark, News, SceneTrace, Sheet, StepInk, TableView, UndoRight,
    Whole, written_choices, written_scene,
};
use stage::Stage;
use std::cell::RefCell;
use table::{GuestId, Happening, Look, Millis, Table, heard};

/// Whoever has the same sees the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) look: Look,
    pub(super) lang: Lang,
    /// The guest, if they have a seat.
    pub(super) whose: Option<GuestId>,
}

/// What some viewers see, as far as it is needed to tell what changes: of what is long, only
/// traces.
pub(super) struct Sight {
    pub(super) key: Key,
    pub(super) viewers: Vec<Viewer>,
    /// Calls people what they are called here.
    voice: Locale,
    code: String,
    number: u32,
    scene: SceneTrace,
    /// What they are asked.
    prompt: Mark,
    choices: ChoicesTrace,
    table: TableView,
    /// How many lines of the log they have.
    lines: usize,
}

thread_local! {
    /// Where steps are written.
    static SHEET: RefCell<Sheet> = RefCell::default();
}

impl Sight {
    pub(super) fn new(key: Key, table: &Table, code: &str, watchers: u16, now: Millis) -> Sight {
        let view = table.view(key.whose.as_ref(), watchers, now);
        let mut sight = Sight {
            voice: voice(key.lang).clone(),
            key,
            viewers: Vec::new(),
            code: code.to_owned(),
            number: table.number(),
            scene: SceneTrace::default(),
            prompt: Mark::NONE,
            choices: ChoicesTrace::default(),
            table: view,
            lines: 0,
        };
        sight.complete_table();
        if let Some(stage) = sight.stage(table) {
            let voice = &sight.voice;
            sight.prompt = asked_by(&stage, voice);
            (_, sight.choices) = written_choices(|ink| stage.choices(voice, ink));
            (_, sight.scene) = written_scene(|ink| stage.draw(voice, ink));
        }
        sight
    }

    /// Calls people at the table what they are called here.
    pub(super) fn voice(&self) -> &Locale {
        &self.voice
    }

    /// What the table does not know of itself: its code, and what people are called in this
    /// language.
    fn complete_table(&mut self) {
        self.code.clone_into(&mut self.table.code);
        let plain = voice(self.key.lang);
        let names = called(&self.table.seats, plain);
        for (seat, name) in self.table.seats.iter_mut().zip(&names) {
            seat.name.clone_from(name);
        }
        if !self.voice.calls(&names) {
            self.voice = plain.among(names);
        }
    }

    fn stage<'t>(&self, table: &'t Table) -> Option<Stage<'t>> {
        let game = table.game()?;
        Some(Stage::of(game, self.key.look.eye))
    }

    fn seat(&self) -> Option<Seat> {
        match self.key.look.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Public => None,
        }
    }

    fn log(&self, table: &Table) -> Vec<String> {
        let voice = &self.voice;
        let log = table.log(self.key.look.eye);
        log.map(|phrase| voice.say(phrase)).collect()
    }

    /// All there is to see. It is the table they were last told of: whoever comes is shown it after
    /// everybody else was told what changed.
    pub(super) fn whole(&mut self, table: &Table, invite: Option<&str>) -> Frame {
        let voice = &self.voice;
        let stage = self.stage(table);
        let log = self.log(table);
        self.lines = log.len();
        let scene = |stage: &Stage| written_scene(|ink| stage.draw(voice, ink)).0;
        let choices = |stage: &Stage| written_choices(|ink| stage.choices(voice, ink)).0;
        let prompt = stage.as_ref().and_then(Stage::prompt);
        Frame::of(&News::Whole(Box::new(Whole {
            number: self.number,
            eye: self.seat(),
            curtain: self.key.look.curtain,
            invite: invite.map(str::to_owned),
            table: self.table.clone(),
            scene: stage.as_ref().map(scene),
            prompt: prompt.map_or_else(String::new, |prompt| voice.say(&prompt)),
            choices: stage.as_ref().map_or_else(Vec::new, choices),
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
        SHEET.with_borrow_mut(|sheet| {
            let step = sheet.step(self.number, table.number());
            if let Some(text) = self.write(table, happenings, watchers, now, step) {
                let frame = Frame::Text(text.into());
                let outboxes = self.viewers.iter().map(|viewer| viewer.outbox.clone());
                news.extend(outboxes.map(|outbox| (outbox, frame.clone())));
            }
        });
    }

    /// Writes what changed, if anything did.
    fn write<'s>(
        &mut self,
        table: &Table,
        happenings: &[Happening],
        watchers: u16,
        now: Millis,
        mut step: StepInk<'s>,
    ) -> Option<&'s str> {
        // First of all: what is said below is said of those who sit there now.
        self.look_around(table, watchers, now, &mut step);
        let untold = self.tell(table, happenings, &mut step);
        let stage = self.stage(table);
        if let Some(stage) = &stage {
            self.ask(stage, &mut step);
        }
        step.untold(untold);
        if let Some(stage) = &stage {
            self.look(stage, &mut step);
        }
        self.number = table.number();
        step.finish()
    }

    /// What these viewers hear of it; says how many lines were taken back.
    fn tell(&mut self, table: &Table, happenings: &[Happening], step: &mut StepInk<'_>) -> u32 {
        let voice = &self.voice;
        let (untold, told) = heard(happenings, self.key.look.eye);
        let cues: Vec<Cue> = (told.iter())
            .filter_map(|line| stage::cue(line, voice))
            .collect();
        if table.game().is_some_and(|game| !game.keeps_log()) && !happenings.is_empty() {
            // What is not remembered cannot be read again either.
            let lines = table.log(self.key.look.eye).count();
            step.told(table.log(self.key.look.eye), |line, text| {
                voice.say_to(line, text);
            });
            step.cues(&cues);
            return std::mem::replace(&mut self.lines, lines) as u32;
        }
        step.told(&told, |line, text| voice.say_to(&line.phrase, text));
        step.cues(&cues);
        self.lines = (self.lines + told.len()).saturating_sub(untold);
        untold as u32
    }

    /// What they are asked now.
    fn ask(&mut self, stage: &Stage, step: &mut StepInk<'_>) {
        let asked = asked_by(stage, &self.voice);
        if asked != self.prompt {
            self.prompt = asked;
            let prompt = stage.prompt();
            step.prompt(|text| {
                if let Some(prompt) = prompt {
                    self.voice.say_to(&prompt, text);
                }
            });
        }
    }

    /// How the game looks now, and what they may do.
    fn look(&mut self, stage: &Stage, step: &mut StepInk<'_>) {
        let voice = &self.voice;
        step.scene(&mut self.scene, |ink| stage.draw(voice, ink));
        step.choices(&mut self.choices, |ink| stage.choices(voice, ink));
    }

    /// What changed about the table: only whom it waits for, who may take back and the clocks,
    /// or more.
    fn look_around(&mut self, table: &Table, watchers: u16, now: Millis, step: &mut StepInk<'_>) {
        let whose = self.key.whose.as_ref();
        if !table.looks_like(&self.table, whose, watchers, now) {
            self.table = table.view(whose, watchers, now);
            self.complete_table();
            step.table(&self.table);
            return;
        }
        let (was_asked, could_undo) = (asked(&self.table), self.table.undo);
        table.keep_pace(&mut self.table, whose, now);
        let is_asked = asked(&self.table);
        if was_asked != is_asked {
            step.asked(is_asked);
        }
        if !is_same_undo(could_undo, self.table.undo) {
            step.undo(self.table.undo);
        }
        if self.number != table.number() || was_asked != is_asked {
            step.clocks(clocks(&self.table));
        }
    }
}

fn asked(view: &TableView) -> SeatSet {
    let seats = view.seats.iter().filter(|seat| seat.asked);
    seats.map(|seat| seat.seat).collect()
}

fn clocks(view: &TableView) -> impl Iterator<Item = ClockView> {
    view.seats.iter().filter_map(|seat| seat.clock)
}

/// The mark of what is asked.
fn asked_by(stage: &Stage, voice: &Locale) -> Mark {
    let prompt = stage.prompt();
    prompt.map_or(Mark::NONE, |prompt| Mark::from(voice.mark(&prompt)))
}

/// A pause that only passes is known already.
fn is_same_undo(before: UndoRight, after: UndoRight) -> bool {
    match (before, after) {
        (UndoRight::Pause { ms: before }, UndoRight::Pause { ms: after }) => after <= before,
        (before, after) => before == after,
    }
}
