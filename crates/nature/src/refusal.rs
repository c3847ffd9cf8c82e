//! Why an action cannot be taken now. Agrees with [`crate::legal`] to the letter: a law tests it.

use crate::action::Action;
use crate::cards::{CardId, Kind, Rank, THRESHOLDS};
use crate::layout::{Space, SpaceSet};
use crate::market::INTO_FORMATION;
use crate::phase::Phase;
use crate::position::{DawnUse, Nature, Place, Standoff, Task};
use crate::reason::Reason;
use kernel::Seat;

type Check = Result<(), Reason>;

fn require(condition: bool, otherwise: impl FnOnce() -> Reason) -> Check {
    if condition { Ok(()) } else { Err(otherwise()) }
}

impl Nature {
    pub(crate) fn examine(&self, seat: Seat, action: Action) -> Check {
        require(self.standoff == Standoff::Open, || Reason::GameOver)?;
        require(seat.index() < self.seat_count(), || Reason::NotYourTurn)?;
        require(!self.conceded.contains(seat), || Reason::HasConceded)?;
        if let Some(task) = self.tasks.last() {
            require(self.waiting().contains(seat), || Reason::AnswerFirst)?;
            return self.examine_answer(task, seat, action);
        }
        match action.phase() {
            None => Err(Reason::NotAsked),
            Some(Phase::Sages | Phase::Warriors) => self.examine_setup(seat, action),
            Some(needs) => {
                require(self.phase >= Phase::Dawn, || Reason::WrongPhase {
                    needs: self.phase,
                })?;
                require(self.side_of(seat) == self.active, || Reason::NotYourTurn)?;
                if action == Action::End {
                    return self.examine_end(seat);
                }
                require(self.phase == needs, || Reason::WrongPhase { needs })?;
                self.examine_ordinary(seat, action)
            }
        }
    }

    fn examine_setup(&self, seat: Seat, action: Action) -> Check {
        match action {
            Action::Sage(id) => {
                let needs = Phase::Sages;
                require(self.phase == needs, || Reason::WrongPhase { needs })?;
                let card = self.printed_id(id);
                let sage = card.0.elemental().filter(|e| e.rank == Rank::Sage);
                let Some(sage) = sage else {
                    return Err(Reason::NotASage { card });
                };
                require(self.sage_chooser() == Some(seat), || Reason::NotYourTurn)?;
                require(!self.is_taken(sage.faction), || Reason::SageTaken {
                    sage: card,
                })
            }
            Action::Warriors(left, right) => {
                let needs = Phase::Warriors;
                require(self.phase == needs, || Reason::WrongPhase { needs })?;
                let board = self.board(seat);
                require(board.warriors.is_none(), || Reason::AlreadyDone)?;
                let own = board
                    .faction
                    .map_or([left; 3], |faction| self.set.pack(faction).warriors);
                let fits = left != right && own.contains(&left) && own.contains(&right);
                require(fits, || Reason::NotYourWarriors)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    fn examine_end(&self, seat: Seat) -> Check {
        require(!self.done.contains(seat), || Reason::AlreadyDone)?;
        let surplus = self.surplus(seat);
        require(self.phase != Phase::CleanUp || surplus == 0, || {
            Reason::HandTooLarge {
                surplus: surplus.min(u8::MAX as usize) as u8,
            }
        })
    }

    fn examine_ordinary(&self, seat: Seat, action: Action) -> Check {
        match action {
            Action::Dawn(space) => self.examine_dawn(seat, space),
            Action::Summon(id, space) => {
                self.examine_ap()?;
                self.examine_hand(seat, id)?;
                let card = self.printed_id(id);
                require(card.0.elemental().is_some(), || Reason::NotAnElemental {
                    card,
                })?;
                self.examine_empty_space(seat, space)
            }
            Action::Attack(id, attacker, targets) => {
                self.examine_ap()?;
                self.examine_hand(seat, id)?;
                self.examine_attack(seat, id, attacker, targets)
            }
            Action::Play(id) => {
                self.examine_ap()?;
                self.examine_hand(seat, id)?;
                let card = self.printed_id(id);
                match &card.0.kind {
                    Kind::Utility(_) => {
                        let piece = self.copy_in(Place::Hand(seat), id, false);
                        let able = piece.is_some_and(|piece| self.utility_can_act(seat, piece));
                        require(able, || Reason::CannotBeDone { card })
                    }
                    Kind::Instant(_) => Err(Reason::InstantAsAction { card }),
                    _ => Err(Reason::NotAUtility { card }),
                }
            }
            Action::Swap(one, other) => {
                self.examine_ap()?;
                let side = self.active;
                for space in [one, other] {
                    require(self.layout.spaces.contains(space), || Reason::NoSuchSpace {
                        space,
                    })?;
                    require(self.formation(side).occupied.contains(space), || {
                        Reason::EmptySpace { space }
                    })?;
                }
                let connected = one < other && self.layout.connected(one).contains(other);
                require(connected, || Reason::NotConnected { one, other })
            }
            Action::Draw => {
                self.examine_ap()?;
                require(self.can_draw(seat), || Reason::NothingToDraw)
            }
            Action::Faction(level) => self.examine_faction_action(seat, level),
            Action::Buy(id, space) => self.examine_purchase(seat, id, space),
            Action::Sell(id) => self.examine_hand(seat, id),
            Action::Refresh(market) => {
                let gold = self.gold[self.active.index()];
                require(gold > 0, || Reason::NoGoldToRefresh { price: 1, gold })?;
                let stocked = !self.piles.is_empty(Place::MarketDeck(market));
                require(stocked, || Reason::MarketDeckEmpty)
            }
            Action::Discard(id) => {
                require(!self.done.contains(seat), || Reason::AlreadyDone)?;
                self.examine_hand(seat, id)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    fn examine_ap(&self) -> Check {
        require(self.ap > 0, || Reason::NoActionPoints)
    }

    fn examine_hand(&self, seat: Seat, id: CardId) -> Check {
        require(self.has_copy(Place::Hand(seat), id), || Reason::NotInHand {
            card: self.printed_id(id),
        })
    }

    fn examine_empty_space(&self, seat: Seat, space: Space) -> Check {
        let side = self.side_of(seat);
        let legal = self.summon_spaces(side);
        require(self.layout.spaces.contains(space), || Reason::NoSuchSpace {
            space,
        })?;
        let Some(front) = legal.lowest() else {
            return Err(Reason::FormationFull);
        };
        require(!self.formation(side).occupied.contains(space), || {
            Reason::SpaceTaken { space }
        })?;
        require(legal.contains(space), || Reason::NotFrontmost {
            row: self.row(front),
        })
    }

    // CN-4.2.1
    pub(crate) fn examine_attack(
        &self,
        seat: Seat,
        id: CardId,
        attacker: Space,
        targets: SpaceSet,
    ) -> Check {
        let side = self.side_of(seat);
        let card = self.printed_id(id);
        let command = match &card.0.kind {
            Kind::Attack(command) => command,
            Kind::Instant(_) => return Err(Reason::InstantAsAction { card }),
            _ => return Err(Reason::NotAnAttack { card }),
        };
        require(self.layout.spaces.contains(attacker), || {
            Reason::NoSuchSpace { space: attacker }
        })?;
        let Some(standing) = self.formation(side).get(attacker) else {
            return Err(Reason::EmptySpace { space: attacker });
        };
        require(command.from.contains(self.row(attacker)), || {
            Reason::AttackerRow { rows: command.from }
        })?;
        require(!self.attacked.contains(standing.piece), || {
            Reason::HasAttacked {
                card: self.printed(standing.piece),
            }
        })?;
        let most = command.up_to;
        let counted = (1..=usize::from(most)).contains(&targets.len());
        require(counted, || Reason::TargetCount { most })?;
        let reach = self.reach(side, command, attacker);
        match targets.minus(reach).lowest() {
            None => Ok(()),
            Some(space) => Err(Reason::OutOfReach { space }),
        }
    }

    // CN-3.2.2
    fn examine_dawn(&self, seat: Seat, space: Space) -> Check {
        let side = self.active;
        require(self.layout.spaces.contains(space), || Reason::NoSuchSpace {
            space,
        })?;
        let Some(standing) = self.formation(side).get(space) else {
            return Err(Reason::EmptySpace { space });
        };
        let card = self.printed(standing.piece);
        let elemental = self.elemental(standing.piece);
        let Some(dawn) = &elemental.dawn else {
            return Err(Reason::NoDawnEffect { card });
        };
        require(standing.owner == seat, || Reason::NotTheOwner { card })?;
        match standing.dawn {
            DawnUse::NotListed => return Err(Reason::NotThereAtDawn { card }),
            DawnUse::Used => return Err(Reason::DawnUsed { card }),
            DawnUse::Ready => {}
        }
        require(self.effect_works(side, space), || Reason::WrongRow {
            card,
            rows: elemental.rows,
        })?;
        let able = self.dawn_can_act(seat, standing.piece, dawn);
        require(able, || Reason::NothingToDo)
    }

    // CN-3.4.1
    fn examine_faction_action(&self, seat: Seat, level: u8) -> Check {
        let Some(index) = THRESHOLDS.iter().position(|&l| l == level) else {
            return Err(Reason::NoSuchAction);
        };
        let board = self.board(seat);
        require(self.sage_stands(seat), || Reason::SageGone)?;
        require(board.level >= level, || Reason::Locked { level })?;
        require(!board.faction_action_taken, || Reason::FactionActionTaken)?;
        self.examine_ap()?;
        let able = self.faction_action_can_act(seat, index as u8);
        require(able, || Reason::NothingToDo)
    }

    // CN-3.5.2
    fn examine_purchase(&self, seat: Seat, id: CardId, space: Option<Space>) -> Check {
        let card = self.printed_id(id);
        require(self.slot_of(id).is_some(), || Reason::NotOnDisplay { card })?;
        let is_elemental = card.0.elemental().is_some();
        require(space.is_none() || is_elemental, || {
            Reason::OnlyElementalsStand { card }
        })?;
        let price = card.cost.unwrap_or(0) + space.map_or(0, |_| INTO_FORMATION);
        let gold = self.gold[self.active.index()];
        require(gold >= price, || Reason::NotEnoughGold { price, gold })?;
        match space {
            Some(space) => self.examine_empty_space(seat, space),
            None => Ok(()),
        }
    }

    /// The seat is asked something: is this an answer?
    fn examine_answer(&self, task: &Task, seat: Seat, action: Action) -> Check {
        let mut offered = false;
        self.each_option(seat, &mut |option| offered |= option == action);
        if offered {
            return Ok(());
        }
        if let (Task::Attack, Action::Instant(id, space)) = (task, action) {
            return self.examine_instant(seat, id, space);
        }
        Err(match action.phase() {
            Some(_) => Reason::NotAnAnswer,
            None => Reason::NotOffered,
        })
    }

    // CN-4.2.6
    pub(crate) fn examine_instant(&self, seat: Seat, id: CardId, space: Space) -> Check {
        let card = self.printed_id(id);
        let Kind::Instant(instant) = &card.0.kind else {
            return Err(Reason::NotAnInstant { card });
        };
        self.examine_hand(seat, id)?;
        let Some(attack) = &self.attack else {
            return Err(Reason::NotAsked);
        };
        let side = self.side_of(seat);
        let target = self
            .layout
            .spaces
            .contains(space)
            .then(|| self.formation(side).get(space))
            .flatten()
            .filter(|standing| (attack.targets.iter()).any(|t| t.piece == standing.piece));
        let Some(target) = target else {
            return Err(Reason::NotAttacked { space });
        };
        let style = self.attack_command(attack.command).style;
        require(instant.style.is_none_or(|wanted| wanted == style), || {
            Reason::WrongStyle { card }
        })?;
        let faction = self.elemental(target.piece).faction;
        require(
            instant.faction.is_none_or(|wanted| wanted == faction),
            || Reason::WrongFaction { card },
        )?;
        let able = self.instant_can_act(seat, id, target.piece);
        require(able, || Reason::NoOtherElemental)
    }
}
