//! Building views.

use crate::action::Action;
use crate::cards::{Market, Piece, Printed, THRESHOLDS};
use crate::event::Spot;
use crate::frame::Source;
use crate::layout::SpaceSet;
use crate::position::{DawnUse, Nature, Place, Standoff, Task};
use crate::reason::Reason;
use crate::side::Side;
use crate::text;
use crate::view::{
    Asked, AttackView, AttackedView, DawnView, DisplayedCard, FactionActionView, HandCard,
    MarketView, NatureView, SeatView, SideView, StandingView, WhyNot,
};
use kernel::{Eye, Seat};

impl Nature {
    pub(crate) fn build_view(&self, eye: Eye) -> NatureView {
        let you = match eye {
            Eye::Seat(seat) if seat.index() < self.seat_count() => Some(seat),
            _ => None,
        };
        NatureView {
            you,
            turn: self.turn,
            active: self.active,
            first: self.first,
            phase: self.phase,
            ap: self.ap,
            waiting: self.waiting().minus(self.conceded),
            asked: self.asked(),
            sides: Side::BOTH.map(|side| self.side_view(side, you)),
            seats: Seat::all(self.seat_count())
                .map(|seat| self.seat_view(seat, you))
                .collect(),
            markets: Market::ALL.map(|market| self.market_view(market, you)),
            removed: self.printed_pile(Place::Removed),
            in_play: self.printed_pile(Place::InPlay),
            attack: self.attack_view(),
            winners: self.winners(),
        }
    }

    fn printed_pile(&self, place: Place) -> Vec<Printed> {
        let pieces = self.piles.iter::<Piece>(place);
        pieces.map(|piece| self.printed(piece)).collect()
    }

    pub(crate) fn asked(&self) -> Asked {
        if self.standoff != Standoff::Open {
            return Asked::Nothing;
        }
        match self.tasks.last() {
            None => Asked::Phase,
            Some(Task::Attack) => Asked::Instants,
            Some(Task::Effect(frame)) => Asked::Effect {
                card: self.printed_id(frame.card),
                level: match frame.source {
                    Source::Faction(index) => Some(THRESHOLDS[usize::from(index)]),
                    _ => None,
                },
                step: frame.step,
                moved: u16::from(frame.paid) + u16::from(frame.moved),
                chosen: frame.first.into_iter().fold(frame.chosen, SpaceSet::with),
            },
            Some(Task::Settle) => match self.reforming() {
                Some((side, _)) => Asked::Reform { side },
                None => Asked::Phase,
            },
            Some(Task::Batch) => match self.redirection() {
                Some((guard, target, damage)) => Asked::Redirect {
                    guard,
                    target,
                    damage,
                },
                None => Asked::Phase,
            },
        }
    }

    pub(crate) fn redirection(&self) -> Option<(Spot, Spot, u16)> {
        let batch = self.batch.as_ref()?;
        let hit = batch.hits.get(batch.at as usize)?;
        let guard = self.guard()?;
        let target = self.formation(batch.side).find(hit.recipient)?;
        Some((
            self.spot(batch.side, guard),
            self.spot(batch.side, target),
            hit.amount,
        ))
    }

    fn side_view(&self, side: Side, you: Option<Seat>) -> SideView {
        let formation = self.formation(side);
        SideView {
            seats: self.seats_of(side),
            gold: self.gold[side.index()],
            gold_limit: self.gold_limit(),
            formation: (self.layout.spaces)
                .map(|space| {
                    let standing = formation.get(space)?;
                    let elemental = self.elemental(standing.piece);
                    let yours = you.filter(|&seat| seat == standing.owner);
                    let dawn = yours.filter(|_| elemental.dawn.is_some());
                    Some(StandingView {
                        card: self.printed(standing.piece),
                        owner: standing.owner,
                        space,
                        damage: standing.damage,
                        boosts: standing.boosts,
                        shields: standing.shields,
                        attacked: self.attacked.contains(standing.piece),
                        dawn: match standing.dawn {
                            DawnUse::NotListed => DawnView::None,
                            DawnUse::Ready => DawnView::Ready,
                            DawnUse::Used => DawnView::Used,
                        },
                        effect_works: self.effect_works(side, space),
                        why_not: dawn.and_then(|seat| self.why_refused(seat, Action::Dawn(space))),
                    })
                })
                .collect(),
        }
    }

    fn why_refused(&self, seat: Seat, action: Action) -> Option<WhyNot> {
        self.examine(seat, action).err().map(why_not)
    }

    fn seat_view(&self, seat: Seat, you: Option<Seat>) -> SeatView {
        let board = self.board(seat);
        let side = self.side_of(seat);
        // CN-2.5.1: hands and face-down Warriors are for their own side's eyes.
        let shown = you.is_some_and(|you| self.side_of(you) == side);
        SeatView {
            seat,
            side,
            sage: self.sage_piece(seat).map(|piece| self.printed(piece)),
            sage_stands: self.sage_stands(seat),
            level: board.level,
            hand: shown.then(|| self.hand_view(seat, you)),
            hand_count: self.piles.len(Place::Hand(seat)),
            deck_count: self.piles.len(Place::Deck(seat)),
            discard: self.printed_pile(Place::Discard(seat)),
            champions: self.printed_pile(Place::SageBoard(seat)),
            actions: self.action_views(seat, you),
            warriors: board
                .warriors
                .filter(|_| shown)
                .map(|(left, right)| [self.printed_id(left), self.printed_id(right)]),
            done: self.done.contains(seat),
            conceded: self.conceded.contains(seat),
        }
    }

    fn hand_view(&self, seat: Seat, you: Option<Seat>) -> Vec<HandCard> {
        self.piles
            .iter::<Piece>(Place::Hand(seat))
            .map(|piece| HandCard {
                card: self.printed(piece),
                why_not: (you == Some(seat))
                    .then(|| self.why_not_use(seat, self.set.printed(piece)))
                    .flatten()
                    .map(why_not),
            })
            .collect()
    }

    fn action_views(&self, seat: Seat, you: Option<Seat>) -> Vec<FactionActionView> {
        let Some(sage) = self.sage_piece(seat) else {
            return Vec::new();
        };
        let actions = THRESHOLDS.into_iter().zip(&self.elemental(sage).actions);
        actions
            .map(|(level, action)| FactionActionView {
                level,
                text: text::card::faction_action(action),
                unlocked: self.board(seat).level >= level,
                why_not: (you == Some(seat))
                    .then(|| self.why_refused(seat, Action::Faction(level)))
                    .flatten(),
            })
            .collect()
    }

    fn market_view(&self, market: Market, you: Option<Seat>) -> MarketView {
        MarketView {
            display: self.displays[market as usize].map(|slot| {
                slot.map(|piece| {
                    let card = self.printed(piece);
                    DisplayedCard {
                        card,
                        price: card.cost.unwrap_or(0),
                        why_not: you
                            .and_then(|seat| self.why_refused(seat, Action::Buy(card.index, None))),
                    }
                })
            }),
            deck_count: self.piles.len(Place::MarketDeck(market)),
        }
    }

    fn attack_view(&self) -> Option<AttackView> {
        let attack = self.attack.as_ref()?;
        let side = self.attack_side(attack);
        let enemies = self.formation(side.other());
        Some(AttackView {
            command: self.printed(attack.command),
            seat: attack.seat,
            attacker: (self.formation(side).find(attack.attacker))
                .map(|space| self.spot(side, space)),
            strength: self.attack_strength(attack),
            targets: (attack.targets.iter())
                .filter_map(|target| {
                    let space = enemies.find(target.piece)?;
                    Some(AttackedView {
                        spot: self.spot(side.other(), space),
                        hit: self.hit_on(attack, target),
                        reduction: target.reduction,
                        annulled: target.annulled,
                        promised: target.promised,
                    })
                })
                .collect(),
            passed: attack.passed,
        })
    }
}

fn why_not(reason: Reason) -> WhyNot {
    WhyNot {
        rule: kernel::Reason::rule(&reason),
        why: text::reason::explain(&reason),
    }
}
