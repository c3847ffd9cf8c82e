//! The toy's notation, and what it says.

use crate::{
    hoard::{Action, CARDS, Hoard, HoardEvent, No},
    setup::{Fault, HoardSetup},
};
use kernel::{CardEntry, Misread, Narrate, Phrase, Reader, Seat};

fn card_name(card: u8) -> &'static str {
    CARDS[card as usize - 1]
}

pub fn spell(fault: Fault, action: Action) -> String {
    match action {
        Action::Ready => "ready".into(),
        Action::Wait => "wait".into(),
        Action::Roll if fault == Fault::SpellsLoudly => "Roll".into(),
        Action::Roll => "roll".into(),
        Action::Hide(card) if fault == Fault::SpellsAlike => format!("open {}", card_name(card)),
        Action::Open(card) => format!("open {}", card_name(card)),
        Action::Hide(card) => format!("hide {}", card_name(card)),
    }
}

pub fn read(fault: Fault, text: &str) -> Result<Action, Misread> {
    assert!(
        fault != Fault::PanicsOnReading || text.is_ascii(),
        "what is this?"
    );
    let mut reader = Reader::new(text);
    let verb = reader.word("an action")?;
    let mut card = || {
        reader.parse("a card", |word| {
            let place = CARDS.iter().position(|&name| name == word)?;
            let wrong = fault == Fault::Misreads && word == "six";
            Some(if wrong { 1 } else { place as u8 + 1 })
        })
    };
    let action = match verb {
        "ready" => Action::Ready,
        "wait" => Action::Wait,
        "roll" | "Roll" => Action::Roll,
        "open" => Action::Open(card()?),
        "hide" => Action::Hide(card()?),
        _ => return Err(Reader::misread(verb, "an action")),
    };
    reader.finish(action)
}

impl Narrate for Hoard {
    fn prompt(&self, seat: Seat) -> Phrase {
        match self.fault {
            Fault::PromptsBySecrets => Phrase::new("beware").with("card", self.secret_from(seat)),
            _ => Phrase::new("your-turn"),
        }
    }

    fn label(&self, _: Seat, action: Action) -> Phrase {
        match action {
            Action::Ready => Phrase::new("ready"),
            Action::Wait => Phrase::new("wait"),
            Action::Roll => Phrase::new("roll"),
            Action::Hide(_) if self.fault == Fault::LabelsAlike => Phrase::new("hide"),
            Action::Open(card) => Phrase::new("open").with("card", card_name(card)),
            Action::Hide(card) => Phrase::new("hide").with("card", card_name(card)),
        }
    }

    fn tell(&self, event: &HoardEvent) -> Phrase {
        match *event {
            HoardEvent::GotReady { seat } => Phrase::new("got-ready").with("seat", seat),
            HoardEvent::Waited { seat } => Phrase::new("waited").with("seat", seat),
            HoardEvent::Opened { seat, card, .. } => Phrase::new("opened")
                .with("seat", seat)
                .with("card", card_name(card)),
            HoardEvent::Hid { seat, .. } => Phrase::new("hid").with("seat", seat),
            HoardEvent::Drew {
                seat,
                card: Some(card),
                ..
            } => Phrase::new("drew")
                .with("seat", seat)
                .with("card", card_name(card)),
            HoardEvent::Drew {
                seat, card: None, ..
            } => Phrase::new("drew-one").with("seat", seat),
            HoardEvent::Rolled { seat, pips } => {
                Phrase::new("rolled").with("seat", seat).with("pips", pips)
            }
            HoardEvent::GaveUp { seat } => Phrase::new("gave-up").with("seat", seat),
        }
    }

    fn explain(&self, reason: &No) -> Phrase {
        match reason {
            _ if self.fault == Fault::ExplainsNothing => Phrase::new(""),
            No::NotYourTurn | No::Unnamed => Phrase::new("not-your-turn"),
            No::NotInHand => Phrase::new("not-in-hand"),
            No::OnceOnly { .. } => Phrase::new("once-only"),
        }
    }

    fn cards(_: &HoardSetup) -> Vec<CardEntry> {
        Vec::new()
    }
}
