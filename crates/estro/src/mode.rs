//! Frames, overlays and meta modes, and which go together (ES-2.1, ES-8.0).

use kernel::{Phrase, Wanted, nearest};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a match is played as: exactly one (ES-8.0.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// One against one.
    Duel,
    /// Two teams of two (ES-8.3).
    Inferno,
    /// One human against five starships (ES-8.6).
    Single,
    /// Five zone fields (ES-8.8).
    Conquest,
    /// Dreamers together against the Horde (ES-8.10).
    Bastion,
}

/// An overlay or a meta mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Extra {
    /// Nobody wins before round 8 (ES-8.1).
    Strategist,
    /// All arithmetic in the head (ES-8.2).
    Mnemonic,
    /// Necrotokens (ES-8.4).
    Luck,
    /// Vital shields and supports (ES-8.5).
    Lucid,
    /// The Oblivion Dial (ES-8.11).
    Dial,
    /// Two cards in one (ES-8.9).
    Chimera,
    /// The Dimensional Rift (ES-8.12).
    Rift,
    /// The Illusory Ambush (ES-8.13).
    Ambush,
}

impl Frame {
    /// All frames.
    pub const ALL: [Frame; 5] = [
        Frame::Duel,
        Frame::Inferno,
        Frame::Single,
        Frame::Conquest,
        Frame::Bastion,
    ];

    /// As options and files write it.
    pub const fn id(self) -> &'static str {
        match self {
            Frame::Duel => "duel",
            Frame::Inferno => "inferno",
            Frame::Single => "single",
            Frame::Conquest => "conquest",
            Frame::Bastion => "bastion",
        }
    }

    /// The numbers of seats it can be played with.
    pub const fn seat_counts(self) -> &'static [usize] {
        match self {
            Frame::Duel | Frame::Conquest => &[2],
            Frame::Inferno => &[4],
            Frame::Single => &[1],
            Frame::Bastion => &[2, 3, 4],
        }
    }

    /// Do the two go together (the table of ES-8.0.1)?
    pub const fn allows(self, extra: Extra) -> bool {
        match self {
            Frame::Duel | Frame::Inferno | Frame::Conquest => true,
            Frame::Single => !matches!(extra, Extra::Strategist | Extra::Lucid),
            Frame::Bastion => matches!(
                extra,
                Extra::Mnemonic | Extra::Chimera | Extra::Rift | Extra::Ambush
            ),
        }
    }
}

impl Extra {
    /// All overlays, then the meta modes.
    pub const ALL: [Extra; 8] = [
        Extra::Strategist,
        Extra::Mnemonic,
        Extra::Luck,
        Extra::Lucid,
        Extra::Dial,
        Extra::Chimera,
        Extra::Rift,
        Extra::Ambush,
    ];

    /// As options and files write it.
    pub const fn id(self) -> &'static str {
        match self {
            Extra::Strategist => "strategist",
            Extra::Mnemonic => "mnemonic",
            Extra::Luck => "luck",
            Extra::Lucid => "lucid",
            Extra::Dial => "dial",
            Extra::Chimera => "chimera",
            Extra::Rift => "rift",
            Extra::Ambush => "ambush",
        }
    }
}

/// The frame of a match and what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modes {
    /// The frame.
    pub frame: Frame,
    extras: u8,
}

impl Modes {
    /// A frame with nothing on it.
    pub const fn of(frame: Frame) -> Modes {
        Modes { frame, extras: 0 }
    }

    /// The modes with this one added, whether or not they go together.
    #[must_use]
    pub const fn with(self, extra: Extra) -> Modes {
        Modes {
            frame: self.frame,
            extras: self.extras | 1 << extra as u8,
        }
    }

    /// Is this one on?
    #[inline]
    pub const fn has(self, extra: Extra) -> bool {
        self.extras & (1 << extra as u8) != 0
    }

    /// What lies on the frame.
    pub fn extras(self) -> impl Iterator<Item = Extra> {
        Extra::ALL.into_iter().filter(move |&extra| self.has(extra))
    }

    /// Every combination of a frame with up to two others that the table allows.
    pub fn pairs() -> Vec<Modes> {
        let mut all = Vec::new();
        for frame in Frame::ALL {
            let base = Modes::of(frame);
            all.push(base);
            for (i, &first) in Extra::ALL.iter().enumerate() {
                if !frame.allows(first) {
                    continue;
                }
                all.push(base.with(first));
                let others = Extra::ALL[i + 1..].iter().filter(|&&e| frame.allows(e));
                all.extend(others.map(|&second| base.with(first).with(second)));
            }
        }
        all
    }

    /// The modes a list such as `inferno,chimera` names, or all that is wrong with it.
    pub fn read(list: &str) -> Result<Modes, Vec<Wanted>> {
        let mut frames = Vec::new();
        let mut extras = Vec::new();
        let mut faults = Vec::new();
        for word in list.split(',').map(str::trim) {
            let frame = Frame::ALL.into_iter().find(|frame| frame.id() == word);
            let extra = Extra::ALL.into_iter().find(|extra| extra.id() == word);
            match (frame, extra) {
                (Some(frame), _) if frames.contains(&frame) => {
                    faults.push(twice(word));
                }
                (Some(frame), _) => frames.push(frame),
                (_, Some(extra)) if extras.contains(&extra) => {
                    faults.push(twice(word));
                }
                (_, Some(extra)) => extras.push(extra),
                _ => faults.push(unknown(word)),
            }
        }
        if frames.len() > 1 {
            let names: Vec<_> = frames.iter().map(|frame| frame.id()).collect();
            faults.push(Wanted::new(
                format!(
                    "a match has one frame, not {} (ES-8.0.1)",
                    names.join(" and ")
                ),
                Phrase::new("estro-setup-one-frame").with("frames", names.join(", ").as_str()),
            ));
        }
        for &frame in &frames {
            for &extra in extras.iter().filter(|&&extra| !frame.allows(extra)) {
                faults.push(refusal(frame, extra));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let base = Modes::of(frames.first().copied().unwrap_or(Frame::Duel));
        Ok(extras.into_iter().fold(base, Modes::with))
    }
}

fn twice(word: &str) -> Wanted {
    Wanted::new(
        format!("{word} is named twice"),
        Phrase::new("estro-setup-mode-twice").with("mode", word),
    )
}

fn unknown(word: &str) -> Wanted {
    let ids = || {
        let frames = Frame::ALL.iter().map(|frame| frame.id());
        frames.chain(Extra::ALL.iter().map(|extra| extra.id()))
    };
    let word: String = word.chars().take(40).collect();
    match nearest(&word.to_lowercase(), ids()) {
        Some(near) => Wanted::new(
            format!("there is no mode '{word}'; did you mean '{near}'?"),
            Phrase::new("estro-setup-no-mode-near")
                .with("mode", word.as_str())
                .with("near", near),
        ),
        None => {
            let modes = ids().collect::<Vec<_>>().join(", ");
            Wanted::new(
                format!("there is no mode '{word}'; the modes are {modes}"),
                Phrase::new("estro-setup-no-mode")
                    .with("mode", word.as_str())
                    .with("modes", modes.as_str()),
            )
        }
    }
}

/// Why the two do not go together (R28).
fn refusal(frame: Frame, extra: Extra) -> Wanted {
    let (why, key) = match (frame, extra) {
        (Frame::Single, Extra::Strategist) => {
            let why = "its ban on attacks contradicts the guardians' duty to attack";
            (why, "estro-setup-apart-guardians")
        }
        (Frame::Bastion, Extra::Strategist) => {
            let why = "its ban on attacks contradicts the mandatory engagement";
            (why, "estro-setup-apart-engagement")
        }
        (Frame::Single, Extra::Lucid) => (
            "guardians have no deck of five cards an estro",
            "estro-setup-apart-decks",
        ),
        (Frame::Bastion, Extra::Lucid) => (
            "its supports contradict the one defender a cell",
            "estro-setup-apart-supports",
        ),
        (Frame::Bastion, Extra::Luck) => (
            "there is no opposing player whose luck to equal",
            "estro-setup-apart-luck",
        ),
        _ => (
            "it would swamp the co-operative game",
            "estro-setup-apart-swamped",
        ),
    };
    let [frame, extra] = [frame.id(), extra.id()];
    Wanted::new(
        format!("{frame} and {extra} do not go together: {why} (ES-8.0.1, R28)"),
        Phrase::new("estro-setup-apart")
            .with("frame", frame)
            .with("extra", extra)
            .with("why", Phrase::new(key)),
    )
}

impl fmt::Display for Modes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.frame.id())?;
        self.extras()
            .try_for_each(|extra| write!(f, ",{}", extra.id()))
    }
}
