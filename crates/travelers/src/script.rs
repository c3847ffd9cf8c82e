//! Where reading stands: a small pile of half-executed texts.

use crate::cards::Card;
use crate::dungeon::RoomCode;
use crate::world::HalfCode;

/// A text that is being executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A half of a World card.
    Half(HalfCode),
    /// An entry of the index, read in this room.
    Entry { entry: u8, room: RoomCode },
    /// An ability of a Hero Card.
    Ability { card: Card, ability: u8 },
}

/// How far a text has been executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(crate) source: Source,
    pub(crate) sentence: u8,
    pub(crate) effect: u8,
    /// Do the sentence's conditions hold, and is it being executed?
    pub(crate) entered: bool,
    /// Did an earlier sentence apply, so that "or" does not (TS-5.7)?
    pub(crate) applied: bool,
}

impl Frame {
    pub(crate) const fn start(source: Source) -> Frame {
        Frame {
            source,
            sentence: 0,
            effect: 0,
            entered: false,
            applied: false,
        }
    }
}

/// An adventure text, an ability used in its fight, and the ability that one repeats (EF-09). A
/// repetition repeats nothing itself, so there are never more.
const DEEPEST: usize = 3;

/// The texts that are being executed, the innermost last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Scripts {
    frames: [Option<Frame>; DEEPEST],
    depth: u8,
}

impl Scripts {
    pub(crate) fn top(&self) -> Option<&Frame> {
        let last = self.depth.checked_sub(1)?;
        self.frames[last as usize].as_ref()
    }

    pub(crate) fn top_mut(&mut self) -> Option<&mut Frame> {
        let last = self.depth.checked_sub(1)?;
        self.frames[last as usize].as_mut()
    }

    /// The adventure text that is being read, if one is.
    pub(crate) fn reading(&self) -> Option<Source> {
        self.frames[0].map(|frame| frame.source)
    }

    pub(crate) fn push(&mut self, source: Source) {
        self.frames[self.depth as usize] = Some(Frame::start(source));
        self.depth += 1;
    }

    pub(crate) fn push_frame(&mut self, frame: Frame) -> bool {
        let room = self.frames.get_mut(self.depth as usize);
        let fits = room.is_some();
        if let Some(room) = room {
            *room = Some(frame);
            self.depth += 1;
        }
        fits
    }

    pub(crate) fn pop(&mut self) -> Option<Frame> {
        self.depth = self.depth.checked_sub(1)?;
        self.frames[self.depth as usize].take()
    }

    pub(crate) fn clear(&mut self) {
        *self = Scripts::default();
    }

    pub(crate) const fn depth(&self) -> u8 {
        self.depth
    }

    /// Is the innermost text an ability that is being repeated (TS-5.30)?
    pub(crate) fn is_repetition(&self) -> bool {
        let under = self.depth.checked_sub(2).map(|place| place as usize);
        under
            .and_then(|place| self.frames[place])
            .is_some_and(|frame| matches!(frame.source, Source::Ability { .. }))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Frame> + '_ {
        self.frames.iter().flatten().copied()
    }
}
