//! What goes over the wire: the only crate that knows its JSON and its TypeScript.
//!
//! A client looks at a table through an eye and is sent the [`Whole`] of it once, then a [`Step`]
//! after everything that happens. What it wishes, it says in an [`Ask`]. `PROTOCOL.md` beside
//! this crate tells the whole conversation, and every example in it is a test.
//!
//! A [`Scene`] is what an eye sees of a game: labelled zones with pieces, the same for every
//! game, built by the crate `stage`.

mod ask;
mod http;
mod news;
mod patch;
mod scene;
mod table_view;
pub mod typescript;
mod written;

pub use ask::{Ask, Emote, Wish};
pub use http::{
    CardRow, ClockRule, DeckRow, Fit, GameRow, HttpFault, Me, ModeRow, NewTable, Opened, OptionRow,
    TableRow, ValueRow,
};
pub use news::{Fault, News, Refusal, Step, Whole};
pub use patch::{Kept, Misfit, SceneChange, ScenePatch, ZonePatch, restored};
pub use scene::{Address, Choice, Cue, Fact, Focus, Piece, Scene, Word, Zone, ZoneKind, address};
pub use table_view::{
    AbsenceRight, ClockView, SeatView, SitterView, TableStage, TableView, UndoAsked, UndoRight,
};
pub use written::{
    ChoiceInk, ChoicesInk, ChoicesTrace, Mark, PieceInk, SceneInk, SceneTrace, Sheet, StepInk,
    ZoneInk, ZoneMarks, written_choices, written_scene,
};
