//! How the match stands: round, turn, phase.

use super::scenery::Scenery;
use ::estro::Event;
use ::estro::mode::Frame;
use ::estro::text;
use ::estro::view::PhaseView;
use kernel::Phrase;
use protocol::Fact;

impl Scenery<'_> {
    /// How the match stands, in the order to read it.
    pub fn status(self) -> Vec<Fact> {
        let view = self.view;
        let mut status = Vec::new();
        if let Some(round) = view.round {
            let value = match view.last_round {
                Some(last) => self.say(
                    Phrase::new("mazzo-stage-estro-round-of")
                        .with("round", round)
                        .with("last", last),
                ),
                None => round.to_string(),
            };
            status.push(self.fact("round", "mazzo-stage-estro-round", value));
        }
        let in_a_turn = is_in_a_turn(view.phase);
        if in_a_turn {
            let player = self.say(self.player(view.active));
            status.push(self.fact("turn", "mazzo-stage-estro-turn", player));
        }
        let phase = self.word(self.phase());
        status.push(self.fact("phase", "mazzo-stage-estro-phase", phase));
        let active = self.field.player(view.active);
        let attacks = active.and_then(|one| one.attacks_left);
        if let (Some(attacks), true) = (attacks, in_a_turn) {
            status.push(self.fact("attacks", "mazzo-stage-estro-attacks", attacks));
        }
        if let Some(connections) = view.connections {
            status.push(self.fact("connections", "mazzo-stage-estro-connections", connections));
        }
        if view.inverted {
            let inverted = self.word("mazzo-stage-estro-inverted");
            status.push(self.fact("modifiers", "mazzo-stage-estro-modifiers", inverted));
        }
        if let (Some(winners), Some(why)) = (view.winners, view.ending) {
            let ended = self.say(text::event(&Event::Ended { winners, why }));
            status.push(self.fact("result", "mazzo-stage-estro-result", ended));
        }
        status
    }

    fn phase(self) -> &'static str {
        match self.view.phase {
            PhaseView::Start => "mazzo-tui-estro-phase-start",
            PhaseView::Draw => "mazzo-tui-estro-phase-draw",
            PhaseView::Play => "mazzo-tui-estro-phase-play",
            PhaseView::Main => "mazzo-tui-estro-phase-main",
            PhaseView::End => "mazzo-tui-estro-phase-end",
            PhaseView::Machine if self.field.frame() == Frame::Bastion => {
                "mazzo-tui-estro-phase-horde"
            }
            PhaseView::Machine => "mazzo-tui-estro-phase-ships",
            PhaseView::Dreamers => "mazzo-tui-estro-phase-dreamers",
            PhaseView::Over => "mazzo-tui-estro-phase-over",
        }
    }
}

/// Is it a turn of one player?
fn is_in_a_turn(phase: PhaseView) -> bool {
    match phase {
        PhaseView::Start | PhaseView::Draw | PhaseView::Play | PhaseView::Main | PhaseView::End => {
            true
        }
        PhaseView::Machine | PhaseView::Dreamers | PhaseView::Over => false,
    }
}
