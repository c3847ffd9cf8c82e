//! Frames, overlays and meta modes by name, each with one sentence on what it is (§8).

use crate::mode::{Extra, Frame};
use kernel::Phrase;

/// A frame, or what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A frame.
    Frame(Frame),
    /// An overlay or a meta mode.
    Extra(Extra),
}

impl From<Frame> for Mode {
    fn from(frame: Frame) -> Mode {
        Mode::Frame(frame)
    }
}

impl From<Extra> for Mode {
    fn from(extra: Extra) -> Mode {
        Mode::Extra(extra)
    }
}

/// The name of a frame, an overlay or a meta mode.
pub fn mode_name(mode: impl Into<Mode>) -> Phrase {
    Phrase::new(match mode.into() {
        Mode::Frame(Frame::Duel) => "estro-mode-duel",
        Mode::Frame(Frame::Inferno) => "estro-mode-inferno",
        Mode::Frame(Frame::Single) => "estro-mode-single",
        Mode::Frame(Frame::Conquest) => "estro-mode-conquest",
        Mode::Frame(Frame::Bastion) => "estro-mode-bastion",
        Mode::Extra(Extra::Strategist) => "estro-mode-strategist",
        Mode::Extra(Extra::Mnemonic) => "estro-mode-mnemonic",
        Mode::Extra(Extra::Luck) => "estro-mode-luck",
        Mode::Extra(Extra::Lucid) => "estro-mode-lucid",
        Mode::Extra(Extra::Dial) => "estro-mode-dial",
        Mode::Extra(Extra::Chimera) => "estro-mode-chimera",
        Mode::Extra(Extra::Rift) => "estro-mode-rift",
        Mode::Extra(Extra::Ambush) => "estro-mode-ambush",
    })
}

/// What a frame, an overlay or a meta mode is, in one sentence.
pub fn mode_text(mode: impl Into<Mode>) -> Phrase {
    Phrase::new(match mode.into() {
        Mode::Frame(Frame::Duel) => "estro-mode-duel-text",
        Mode::Frame(Frame::Inferno) => "estro-mode-inferno-text",
        Mode::Frame(Frame::Single) => "estro-mode-single-text",
        Mode::Frame(Frame::Conquest) => "estro-mode-conquest-text",
        Mode::Frame(Frame::Bastion) => "estro-mode-bastion-text",
        Mode::Extra(Extra::Strategist) => "estro-mode-strategist-text",
        Mode::Extra(Extra::Mnemonic) => "estro-mode-mnemonic-text",
        Mode::Extra(Extra::Luck) => "estro-mode-luck-text",
        Mode::Extra(Extra::Lucid) => "estro-mode-lucid-text",
        Mode::Extra(Extra::Dial) => "estro-mode-dial-text",
        Mode::Extra(Extra::Chimera) => "estro-mode-chimera-text",
        Mode::Extra(Extra::Rift) => "estro-mode-rift-text",
        Mode::Extra(Extra::Ambush) => "estro-mode-ambush-text",
    })
}
