//! Whom a step of an effect concerns, and how much of it they get.

use crate::attack::Attack;
use crate::cards::{CardId, Piece, Rank};
use crate::effect::{Among, Amount, Token, When, Who, Whose};
use crate::effect::{Dawn, Step};
use crate::frame::{Frame, Source, steps_of};
use crate::layout::{Space, SpaceSet};
use crate::position::{Nature, Place};
use crate::side::Side;
use kernel::Seat;

impl Nature {
    /// The formation a choice is made from, and the spaces in it that fit.
    pub(crate) fn candidates(&self, frame: &Frame, among: &Among) -> (Side, SpaceSet) {
        let own = self.side_of(frame.actor);
        let side = match among.side {
            Whose::Own => own,
            Whose::Enemy => own.other(),
        };
        let formation = self.formation(side);
        let mut spaces = formation.occupied.and(self.layout.spaces_in(among.rows));
        if among.connected_to_sage {
            let near = self.sage_space(frame.actor);
            spaces = spaces.and(near.map_or(SpaceSet::EMPTY, |s| self.layout.connected(s)));
        }
        if among.connected_to_this {
            let near = self.formation(own).find(frame.host);
            spaces = spaces.and(near.map_or(SpaceSet::EMPTY, |s| self.layout.connected(s)));
        }
        if among.another
            && let Some(space) = frame.that.and_then(|that| formation.find(that))
        {
            spaces = spaces.without(space);
        }
        if among.faction.is_some() || among.no_sage {
            spaces = spaces
                .filter(|&space| {
                    let elemental = self.elemental(formation.at(space).piece);
                    among.faction.is_none_or(|f| elemental.faction == f)
                        && !(among.no_sage && elemental.rank == Rank::Sage)
                })
                .collect();
        }
        (side, spaces)
    }

    /// Everyone the step may concern: those that fit, or the one that is meant.
    pub(crate) fn concerned(&self, frame: &Frame, who: &Who) -> Option<(Side, SpaceSet)> {
        let standing = |piece: Option<Piece>| {
            let (side, space) = self.whereabouts(piece?)?;
            Some((side, SpaceSet::one(space)))
        };
        let found = match who {
            Who::This => standing(Some(frame.host)),
            Who::That => standing(frame.that),
            Who::Attacker => standing(self.attack.map(|attack| attack.attacker)),
            Who::Sage => standing(self.sage_piece(frame.actor)),
            Who::One(among) | Who::UpTo(_, among) | Who::Each(among) => {
                Some(self.candidates(frame, among))
            }
        };
        found.filter(|(_, spaces)| !spaces.is_empty())
    }

    /// Those of `spaces` that would get something.
    pub(crate) fn affected(
        &self,
        frame: &Frame,
        amount: &Amount,
        side: Side,
        spaces: SpaceSet,
    ) -> SpaceSet {
        match amount {
            Amount::PerConnected(_) => spaces
                .filter(|&space| self.amount(frame, amount, Some((side, space))) > 0)
                .collect(),
            _ => spaces,
        }
    }

    /// How much, for the Elemental there.
    pub(crate) fn amount(&self, frame: &Frame, amount: &Amount, to: Option<(Side, Space)>) -> u16 {
        match amount {
            Amount::Fixed(number) => u16::from(*number),
            Amount::PerPaid(each) => u16::from(*each) * u16::from(frame.paid),
            Amount::ByPaid(table) => {
                let last = table.len().saturating_sub(1);
                let index = usize::from(frame.paid).saturating_sub(1).min(last);
                table.get(index).copied().map_or(0, u16::from)
            }
            Amount::BySageRow(table) => self
                .sage_space(frame.actor)
                .map_or(0, |space| u16::from(table[self.row(space) as usize])),
            Amount::PerTokenOnThis(token) => self
                .whereabouts(frame.host)
                .map_or(0, |(side, space)| self.tokens(*token, side, space)),
            Amount::AttackStrength => self
                .attack
                .as_ref()
                .map_or(0, |attack: &Attack| self.attack_strength(attack)),
            Amount::PerConnected(faction) => to.map_or(0, |(side, space)| {
                let formation = self.formation(side);
                let near = self.layout.connected(space).and(formation.occupied);
                near.filter(|&s| self.elemental(formation.at(s).piece).faction == *faction)
                    .count() as u16
            }),
            Amount::MoreFor {
                base,
                bonus,
                faction,
            } => {
                let fits = frame
                    .that
                    .and_then(|that| self.card(that).elemental())
                    .is_some_and(|elemental| elemental.faction == *faction);
                u16::from(*base) + if fits { u16::from(*bonus) } else { 0 }
            }
        }
    }

    pub(crate) fn tokens(&self, token: Token, side: Side, space: Space) -> u16 {
        let standing = self.formation(side).at(space);
        match token {
            Token::Boost => standing.boosts,
            Token::Shield => standing.shields,
        }
    }

    /// Those of `spaces` with at least one such token.
    pub(crate) fn holding(&self, token: Token, side: Side, spaces: SpaceSet) -> SpaceSet {
        spaces
            .filter(|&space| self.tokens(token, side, space) > 0)
            .collect()
    }

    /// Can the step do what it says, as things stand?
    pub(crate) fn doable(&self, frame: &Frame, step: &Step) -> bool {
        let exists = |who: &Who| self.concerned(frame, who).is_some();
        match step {
            Step::Gold(_) | Step::DrawIfDefeated(_) => true,
            Step::Draw(_) => self.can_draw(frame.actor),
            Step::Discard(count) => self.spare_cards(frame) >= usize::from(*count),
            Step::DiscardUpTo(_) => self.spare_cards(frame) >= 1,
            Step::FetchUpTo(_) | Step::Recall => !self.piles.is_empty(Place::Discard(frame.actor)),
            Step::Revive => {
                !self.summon_spaces(self.side_of(frame.actor)).is_empty()
                    && self
                        .piles
                        .iter::<Piece>(Place::Discard(frame.actor))
                        .any(|piece| self.card(piece).elemental().is_some())
            }
            Step::AttackFromDiscard => {
                let side = self.side_of(frame.actor);
                self.piles
                    .iter::<Piece>(Place::Discard(frame.actor))
                    .filter_map(|piece| self.card(piece).attack())
                    .any(|command| self.can_attack_with(side, command))
            }
            Step::Boost { amount, on } | Step::Shield { amount, on } => {
                match self.concerned(frame, on) {
                    Some((side, spaces)) => !self.affected(frame, amount, side, spaces).is_empty(),
                    None => false,
                }
            }
            Step::BoostOrShield { on: who }
            | Step::Damage { to: who, .. }
            | Step::Withdraw(who)
            | Step::Strip(who)
            | Step::Heal(who) => exists(who),
            Step::Exchange { one, with } => {
                match (self.concerned(frame, one), self.concerned(frame, with)) {
                    (Some((_, ones)), Some((_, others))) => ones.or(others).len() >= 2,
                    _ => false,
                }
            }
            Step::Spend { token, from, .. } => match self.concerned(frame, from) {
                Some((side, spaces)) => !self.holding(*token, side, spaces).is_empty(),
                None => false,
            },
            Step::DivideShields => {
                let side = self.side_of(frame.actor);
                let all = self.formation(side).occupied;
                !self.holding(Token::Shield, side, all).is_empty()
            }
            Step::Reduce(_) | Step::Annul => self.attack.is_some_and(|attack| {
                (attack.targets.iter()).any(|target| Some(target.piece) == frame.that)
            }),
        }
    }

    /// Cards in the actor's hand besides the Command that is played from it.
    fn spare_cards(&self, frame: &Frame) -> usize {
        let hand = Place::Hand(frame.actor);
        let itself = self.piles.is_in(frame.host, hand);
        self.piles.len(hand) - usize::from(itself)
    }

    /// Can this Utility Command's whole compulsory part be done (CN-3.3.7)?
    pub(crate) fn utility_can_act(&self, seat: Seat, piece: Piece) -> bool {
        let id = self.set.printed(piece);
        let frame = Frame::new(Source::Utility, id, seat, piece);
        let steps = frame.steps(self.set);
        steps
            .iter()
            .all(|step| self.follows(steps, step) || self.doable(&frame, step))
    }

    /// Can the faction action be carried out (R18)?
    pub(crate) fn faction_action_can_act(&self, seat: Seat, index: u8) -> bool {
        let Some(sage) = self.sage_piece(seat) else {
            return false;
        };
        let frame = Frame::new(Source::Faction(index), self.set.printed(sage), seat, sage);
        let steps = frame.steps(self.set);
        steps
            .iter()
            .all(|step| self.follows(steps, step) || self.doable(&frame, step))
    }

    /// Does the step speak of what an earlier one will choose? Then it needs no check of its own.
    fn follows(&self, steps: &[Step], step: &Step) -> bool {
        !std::ptr::eq(&steps[0], step)
            && matches!(
                step,
                Step::Damage { to: Who::That, .. }
                    | Step::Boost { on: Who::That, .. }
                    | Step::Shield { on: Who::That, .. }
                    | Step::Strip(Who::That)
                    | Step::Heal(Who::That)
            )
    }

    /// Can the dawn effect do at least part of what it says (CN-3.2.4)?
    pub(crate) fn dawn_can_act(&self, seat: Seat, piece: Piece, dawn: &Dawn) -> bool {
        let frame = Frame::new(Source::Dawn, self.set.printed(piece), seat, piece);
        let held = match (dawn.needs, self.whereabouts(piece)) {
            (None, _) => true,
            (Some(token), Some((side, space))) => self.tokens(token, side, space) > 0,
            (Some(_), None) => false,
        };
        held && dawn
            .steps
            .first()
            .is_some_and(|step| self.doable(&frame, step))
    }

    /// Can an Instant do anything for this attacked Elemental (R80)?
    pub(crate) fn instant_can_act(&self, seat: Seat, id: CardId, target: Piece) -> bool {
        let mut frame = Frame::new(Source::Instant, id, seat, target);
        frame.that = Some(target);
        steps_of(self.set.card(id), Source::Instant)
            .iter()
            .any(|step| self.doable(&frame, step))
    }

    /// Does a trigger find what it speaks of, and a target (R76)?
    pub(crate) fn trigger_has_effect(&self, frame: &Frame) -> bool {
        let steps = frame.steps(self.set);
        let gone = frame
            .that
            .is_none_or(|that| self.whereabouts(that).is_none());
        if gone && steps.iter().any(speaks_of_that) && !self.answers_departure(frame) {
            return false;
        }
        steps.first().is_some_and(|step| self.doable(frame, step))
    }

    fn answers_departure(&self, frame: &Frame) -> bool {
        match frame.source {
            Source::Trigger(index) => {
                let trigger = &self.elemental(frame.host).triggers[index as usize];
                matches!(trigger.when, When::LeftFormation(_))
            }
            _ => false,
        }
    }
}

fn speaks_of_that(step: &Step) -> bool {
    match step {
        Step::Gold(amount) => matches!(amount, Amount::MoreFor { .. }),
        Step::Boost { amount, on } | Step::Shield { amount, on } => {
            *on == Who::That || matches!(amount, Amount::MoreFor { .. })
        }
        Step::Damage { to, .. } => *to == Who::That,
        Step::BoostOrShield { on } => *on == Who::That,
        Step::Withdraw(who) | Step::Strip(who) | Step::Heal(who) => *who == Who::That,
        Step::Exchange { one, with } => *one == Who::That || *with == Who::That,
        Step::Reduce(_) | Step::Annul | Step::DrawIfDefeated(_) => true,
        _ => false,
    }
}
