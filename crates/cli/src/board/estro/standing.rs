//! Takes single cards from a view.

use super::concern::Concern;
use super::model::{GiftMark, Mark, Name, Rank, Standing};
use super::modeller::Modeller;
use crate::board::{Thing, Usable};
use estro::action::Face;
use estro::cards::Printed;
use estro::gift::Kind;
use estro::mode::Frame;
use estro::view::{CardView, GiftView, HandCard};
use kernel::Seat;

impl Modeller<'_> {
    /// A card on the field.
    pub fn standing(&mut self, card: &CardView) -> Standing {
        let number = card.slot.number();
        let seat = card.player.in_seat();
        let mine = seat.is_some() && seat == self.view.you;
        let usable = match card.face {
            Face::Up => self.usable(mine, card.why_not.as_ref()),
            Face::Down if mine => self.if_possible(format!("flip #{number}")),
            Face::Down => Usable::Never,
        };
        let mark = self.mark(card, usable == Usable::Now);
        let name = self.name(card);
        let known_up = card.card.filter(|_| card.face == Face::Up);
        let thing = Thing {
            name: match &name {
                Name::Open(name) | Name::Covered(name) => format!("{name} #{number}"),
                Name::Unknown => format!("#{number}"),
            },
            card: card.card.map(|card| card.id),
            state: self.say.card_state(self.view, card, self.frame()),
            usable,
        };
        let concern = Concern::Standing {
            id: known_up.map(|card| card.id),
            number,
        };
        let thing = self.add(thing, concern);
        let owned_by_several = matches!(self.frame(), Frame::Inferno | Frame::Bastion);
        let values = card.values.or_else(|| printed_values(card));
        Standing {
            thing,
            number: Some(number),
            name,
            owner: seat.filter(|_| owned_by_several),
            rank: match card.supports {
                Some(_) => Rank::Support,
                None if card.lane.is_some() && seat.is_some() => Rank::Defender,
                None => Rank::Plain,
            },
            estri: match (&card.estri[..], card.card) {
                ([], Some(card)) => vec![card.estro],
                (estri, _) => estri.to_vec(),
            },
            values,
            tot: card.tot.or(values.map(|values| sum(&values))),
            gift: match (&card.gift, card.card) {
                (Some(gift), _) => on_the_field(gift),
                (None, Some(printed)) if card.face == Face::Down => printed_gift(&printed),
                (None, _) => GiftMark::None,
            },
            mark,
            attacked: card.attacked.is_some_and(|times| times > 0),
            cannot_attack: card.cannot_attack,
            protected: card.protected,
            shield: card.shield,
        }
    }

    /// A card in a hand.
    pub fn held(&mut self, holder: Seat, held: &HandCard) -> Standing {
        let mine = self.view.you == Some(holder);
        let usable = self.usable(mine, held.why_not.as_ref());
        let (used, inhibited) = (held.gift_used, held.inhibited);
        let state = self
            .say
            .held_state(self.view.you, Some(holder), used, inhibited);
        let gift = match printed_gift(&held.card) {
            GiftMark::None => GiftMark::None,
            gift if inhibited => GiftMark::Inhibited {
                once: gift == GiftMark::Once,
            },
            GiftMark::Once if used => GiftMark::Spent,
            gift => gift,
        };
        Standing {
            gift,
            ..self.apart(&held.card, state, usable)
        }
    }

    /// A card that is looked at.
    pub fn looked(&mut self, card: &Printed) -> Standing {
        let state = self.say.held_state(self.view.you, None, false, false);
        self.apart(card, state, Usable::Never)
    }

    /// A card that is not on the field, with its printed values.
    fn apart(&mut self, card: &Printed, state: Vec<String>, usable: Usable) -> Standing {
        let can = usable == Usable::Now;
        let name = self.say.name(card);
        let thing = Thing {
            name: name.clone(),
            card: Some(card.id),
            state,
            usable,
        };
        Standing {
            thing: self.add(thing, Concern::Held(card.id)),
            number: None,
            name: Name::Open(name),
            owner: None,
            rank: Rank::Plain,
            estri: vec![card.estro],
            values: Some(card.values),
            tot: Some(card.tot()),
            gift: printed_gift(card),
            mark: if can { Mark::Usable } else { Mark::None },
            attacked: false,
            cannot_attack: false,
            protected: false,
            shield: None,
        }
    }

    /// A Chimera goes by both names.
    fn name(&self, card: &CardView) -> Name {
        let Some(printed) = &card.card else {
            return Name::Unknown;
        };
        let name = self.say.name(printed);
        match (card.face, &card.donor) {
            (Face::Down, _) => Name::Covered(name),
            (Face::Up, Some(donor)) => Name::Open(format!("{name}+{}", self.say.name(donor))),
            (Face::Up, None) => Name::Open(name),
        }
    }

    fn mark(&self, card: &CardView, usable: bool) -> Mark {
        match self.attack() {
            Some(attack) if attack.attacker.slot == card.slot => Mark::Attacks,
            Some(attack) if attack.defender.slot == card.slot => Mark::IsAttacked,
            _ if usable => Mark::Usable,
            _ => Mark::None,
        }
    }
}

/// The printed values of a card these eyes know, merged in a Chimera (ES-8.9.4).
fn printed_values(card: &CardView) -> Option<[u8; 5]> {
    let host = card.card?;
    Some(match card.donor {
        None => host.values,
        Some(donor) => std::array::from_fn(|i| host.values[i].max(donor.values[i])),
    })
}

fn sum(values: &[u8; 5]) -> u16 {
    values.iter().map(|&value| u16::from(value)).sum()
}

fn printed_gift(card: &Printed) -> GiftMark {
    match card.gift.as_ref().map(|gift| gift.kind) {
        None => GiftMark::None,
        Some(Kind::Once) => GiftMark::Once,
        Some(Kind::Always) => GiftMark::Always,
    }
}

fn on_the_field(gift: &GiftView) -> GiftMark {
    let kind = printed_gift(&gift.of);
    match kind {
        GiftMark::None => GiftMark::None,
        _ if gift.inhibited == Some(true) => GiftMark::Inhibited {
            once: kind == GiftMark::Once,
        },
        GiftMark::Once if gift.used == Some(true) => GiftMark::Spent,
        _ if gift.primed => GiftMark::Primed,
        _ => match gift.armed {
            Some(turns) => GiftMark::Armed(turns),
            None => kind,
        },
    }
}
