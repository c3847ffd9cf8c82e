//! What a seat is asked, for the prompt.

use crate::attack::Step;
use crate::destroy::DoomStep;
use crate::frame::{GiftFrame, Stage};
use crate::gift::Template;
use crate::mode::{Extra, Frame};
use crate::phase::Phase;
use crate::player::Player;
use crate::position::{Match, Standing};
use crate::question::{Attacks, Plays, Question};
use crate::sectors::Sector;
use crate::ships::Object;
use crate::target::Select;
use crate::work::{Asked, Declaring, Task};
use kernel::Seat;

impl Match {
    pub(crate) fn question(&self, seat: Seat) -> Question {
        if self.standing != Standing::Open {
            return Question::Over;
        }
        let player = Player::seat(seat);
        if !self.is_asked(player) {
            return Question::Wait;
        }
        match self.tasks.last() {
            None => self.turn_question(player),
            Some(Task::Attack) => self.attack_question(),
            Some(Task::Destroy(doom)) => match doom.step {
                DoomStep::Ambush => Question::Ambush,
                _ => Question::Protect {
                    spot: self.known_spot(doom.slot),
                },
            },
            Some(Task::Gift(frame)) => self.gift_question(frame),
            Some(Task::Window(_)) => Question::Order,
            Some(Task::Place { piece, .. }) => Question::Cell {
                card: self.printed(*piece),
            },
            Some(Task::Discard { count, .. }) => Question::Discard { count: *count },
            Some(Task::Arrange { left, .. }) => Question::Arrange { left: *left },
            Some(Task::ExtraPlay { source, .. }) => Question::ExtraPlay {
                source: self.spot(*source),
            },
            Some(Task::Sector { sector, .. }) => match sector {
                Sector::VacuumGate => Question::VacuumGate,
                &sector => Question::Sector { sector },
            },
            Some(Task::Object { object, .. }) => self.object_question(*object),
            Some(Task::Prism { .. }) => Question::Estro { source: None },
            Some(Task::Inspire { slot, asked, .. }) => match asked {
                Asked::Keep(..) => Question::KeepCard,
                _ => Question::Inspiration {
                    source: self.printed(self.body(*slot).piece),
                },
            },
            Some(Task::LastBreath) => Question::LastBreath,
            Some(Task::Declare(declaring)) => match declaring {
                Declaring::AttackerOutcome { .. } => Question::Outcome,
                _ => Question::Total,
            },
            Some(Task::Enter(_) | Task::WaitingGifts | Task::ArmedGifts | Task::Rift { .. }) => {
                Question::Wait
            }
        }
    }

    fn turn_question(&self, player: Player) -> Question {
        if self.must_drop_object() {
            return Question::DropObject;
        }
        match self.phase {
            Phase::Declare => Question::DeclareChimera,
            Phase::Draw => Question::DrawTwo {
                tokens: self.player(player).tokens,
            },
            Phase::Play => Question::Play(self.plays(player)),
            Phase::Tokens => Question::DeckToField,
            Phase::Uncover => Question::Uncover {
                left: 2u8.saturating_sub(self.cursor),
            },
            Phase::Dreamers => {
                let state = self.player(player);
                Question::Dreamer {
                    actions: state.actions + state.attack_actions,
                    must_engage: self.owes_attack(player),
                }
            }
            _ => Question::Main(self.attacks_now(player)),
        }
    }

    fn plays(&self, player: Player) -> Plays {
        let mut chimera = false;
        self.each_chimera(player, &mut |_| chimera = true);
        let until = self.no_face_down_until();
        match self.modes.frame {
            _ if chimera => Plays::OrChimera,
            _ if self.round <= until => Plays::FaceUpUntil(until),
            Frame::Conquest => Plays::IntoZone,
            _ => Plays::Usual,
        }
    }

    fn attacks_now(&self, player: Player) -> Attacks {
        let until = self.no_attacks_until();
        if self.has(Extra::Mnemonic) {
            return Attacks::Unsaid;
        }
        if self.round <= until {
            return Attacks::NoneUntil(until);
        }
        let left = self.slots_left(player);
        let mut possible = left == 0;
        self.each_attack(player, &mut |_| possible = true);
        match possible {
            true => Attacks::Left(left),
            false => Attacks::NotNow,
        }
    }

    fn attack_question(&self) -> Question {
        let Some(attack) = &self.attack else {
            return Question::Wait;
        };
        match attack.step {
            Step::Principal => Question::Principal {
                spot: self.spot(attack.defender),
            },
            Step::AfterPower => Question::AfterPower,
            Step::AttackerReroll => Question::Reroll {
                own: attack.sides[0].die,
                other: attack.sides[1].die,
            },
            Step::DefenderReroll => Question::Reroll {
                own: attack.sides[1].die,
                other: attack.sides[0].die,
            },
            _ => Question::Respond {
                attacker: self.spot(attack.attacker),
                defender: self.spot(attack.defender),
            },
        }
    }

    fn gift_question(&self, frame: &GiftFrame) -> Question {
        let source = self.printed(frame.piece);
        let template = frame.template(self.set);
        match frame.stage {
            Stage::Offer => self.offer_question(frame),
            Stage::Opponent => Question::Opponent { source },
            Stage::Cost => Question::Sacrifice { source },
            Stage::Either => Question::Either { source },
            Stage::Targets => match template.select() {
                Select::Field { up_to, .. } => Question::Target {
                    source,
                    chosen: frame.chosen,
                    up_to,
                },
                _ => Question::Ashes {
                    source: Some(source),
                },
            },
            Stage::Principal => Question::Principal {
                spot: self.spot(self.chimera_asked(frame)),
            },
            _ => match template {
                Template::CoinBoost { .. } | Template::CoinGamble { .. } => {
                    Question::Coin { source }
                }
                Template::ZoneShift { .. } | Template::ZoneRefresh => Question::Zone { source },
                Template::Rampage => Question::Rampage {
                    spot: self.spot(frame.source),
                },
                _ => Question::Estro {
                    source: Some(source),
                },
            },
        }
    }

    fn offer_question(&self, frame: &GiftFrame) -> Question {
        let dice = self.attack.and_then(|attack| {
            let side = self.role(frame.source)?;
            Some((attack.sides[side].die, attack.sides[1 - side].die))
        });
        match (frame.whole(self.set).map(|gift| gift.core()), dice) {
            (Some(Template::RerollOwn), Some((own, other))) => Question::Reroll { own, other },
            (Some(Template::ForceReroll), Some((own, other))) => {
                Question::ForceReroll { own, other }
            }
            (Some(Template::SaveAlly { .. } | Template::Martyr { .. }), _) => match frame.subject {
                Some(slot) => Question::Protect {
                    spot: self.spot(slot),
                },
                None => Question::Order,
            },
            _ => Question::UseGift {
                source: self.source_spot(frame),
            },
        }
    }

    fn object_question(&self, object: Object) -> Question {
        match object {
            Object::IonLance
            | Object::BreachCharge
            | Object::DeepScan
            | Object::Jammer
            | Object::AlarmCutter => Question::Ship { object },
            Object::SalvageClaw | Object::StasisPod => Question::Ashes { source: None },
            _ => Question::Object { object },
        }
    }
}
