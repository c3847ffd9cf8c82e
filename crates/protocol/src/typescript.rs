//! The same types for the browser client, in one file.

use crate::*;
use ts_rs::{Config, TS};

/// The TypeScript of everything that goes over the wire.
pub fn typescript() -> String {
    let mut text = String::from(
        "// Written from the Rust types by MAZZO_BLESS=1 cargo test -p protocol. Do not edit.\n",
    );
    let config = Config::default();
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            $(
                text.push_str("\nexport ");
                text.push_str(&<$type>::decl(&config));
                text.push('\n');
            )*
        };
    }
    declare!(
        Ask,
        Wish,
        Emote,
        News,
        Whole,
        Step,
        Refusal,
        Fault,
        TableView,
        TableStage,
        SeatView,
        SitterView,
        AbsenceRight,
        ClockView,
        UndoRight,
        UndoAsked,
        Scene,
        Fact,
        Zone,
        ZoneKind,
        Piece,
        Focus,
        Choice,
        Cue,
        SceneChange,
        ScenePatch,
        ZonePatch,
        Kept<Piece>,
        Me,
        GameRow,
        ModeRow,
        OptionRow,
        ValueRow,
        Fit,
        DeckRow,
        CardRow,
        NewTable,
        ClockRule,
        Opened,
        TableRow,
        HttpFault,
    );
    text
}
