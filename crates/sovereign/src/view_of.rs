//! Building views.

use crate::cards::{Piece, Printed};
use crate::combat::CombatStep;
use crate::crystal::Colour;
use crate::effect::Trait;
use crate::frame::{Frame, PrintedOn, Stage};
use crate::mark::{Lasts, Lying, Mark};
use crate::phase::Phase;
use crate::pieces::Area;
use crate::places::SEATS;
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::scene::Target;
use crate::unit::Entry;
use crate::view::PlayingView;
use crate::view::{
    Asked, BuildingView, CombatView, CoverView, CrystalView, EffectView, EquipmentView,
    HaerianView, HandCard, KnownCard, LastsView, LyingView, PhaseView, PlayerView, ResultView,
    Source, SovereignView,
};
use crate::work::Task;
use crate::zone::Zone;
use kernel::{Eye, Seat, SeatSet};

impl Battle {
    /// What this eye may see.
    pub(crate) fn build_view(&self, eye: Eye) -> SovereignView {
        let you = match eye {
            Eye::Seat(seat) if SEATS.contains(&seat) => Some(seat),
            _ => None,
        };
        let open = self.standing == Standing::Open;
        SovereignView {
            you,
            turn: self.turn,
            phase: self.phase_view(),
            active: self.active,
            waiting: if open {
                self.deciders()
            } else {
                SeatSet::EMPTY
            },
            asked: self.asked(),
            players: SEATS.map(|seat| self.player_view(seat, you)),
            haerian: self
                .occupied()
                .map(|zone| self.haerian_view(zone))
                .collect(),
            buildings: self.built.map(|zone| self.building_view(zone)).collect(),
            covers: self.cover_views(you),
            playing: self.playing_view(),
            ability: self.ability_view(),
            combat: self.combat_view(),
            shown: you.map_or_else(Vec::new, |seat| self.shown_to(seat)),
            result: match self.standing {
                Standing::Open => None,
                Standing::Won(seat, by) => Some(ResultView {
                    winner: Some(seat),
                    by,
                }),
                Standing::Drawn(by) => Some(ResultView { winner: None, by }),
            },
        }
    }

    /// The phase a player is in. While something is settled between two phases, the engine's is
    /// the next one: what comes at Dawn is settled in its Day.
    fn phase_view(&self) -> PhaseView {
        match self.phase {
            Phase::Mulligan => PhaseView::Mulligan,
            Phase::Starter => PhaseView::Starter,
            Phase::TurnStart | Phase::Recovery | Phase::Daybreak => PhaseView::Recovery,
            Phase::Dawn => PhaseView::Dawn,
            Phase::Day => PhaseView::Day,
            Phase::Sunset | Phase::Cleaning | Phase::TurnEnd => PhaseView::Sunset,
        }
    }

    fn asked(&self) -> Asked {
        if self.standing != Standing::Open {
            return Asked::Nothing;
        }
        match self.tasks.last() {
            Some(Task::Pay { left, .. }) => Asked::Pay { left: *left },
            Some(Task::Combat) => Asked::Equipment,
            Some(Task::Ability(frame)) if frame.stage == Stage::Offer => {
                Asked::Offer(self.source_view(frame))
            }
            Some(Task::Ability(frame)) => Asked::Ability(self.source_view(frame)),
            Some(Task::Lose(losing)) => Asked::Lose {
                seat: losing.seat,
                left: losing.left,
            },
            Some(Task::PickUp(pick_up)) => Asked::PickUp { zone: pick_up.zone },
            Some(Task::Realms { .. }) => Asked::Realms,
            _ => Asked::Phase,
        }
    }

    fn source_view(&self, frame: &Frame) -> Source {
        let (ability, step) = (frame.ability, frame.step);
        match frame.on {
            PrintedOn::Card(card) => Source::Card {
                card: Printed(self.set.card(card)),
                ability,
                step,
            },
            PrintedOn::Class(class) => Source::Class {
                class: self.set.class(class).id,
                ability,
                step,
            },
        }
    }

    fn printed_list(&self, seat: Seat, list: &str) -> Vec<Printed> {
        let pieces = self.listed(seat, list).into_iter();
        pieces.map(|piece| self.printed(piece)).collect()
    }

    /// The cards of an area that the looking seat knows, in an order that says no more.
    fn known_cards(&self, area: Area, you: Option<Seat>) -> Vec<Printed> {
        let Some(you) = you else {
            return Vec::new();
        };
        let open = self.is_open_to(you, area);
        let mut known: Vec<Printed> = (self.piles.iter::<Piece>(area))
            .filter(|&piece| open || self.state(piece).known_to(you))
            .map(|piece| self.printed(piece))
            .collect();
        known.sort_by_key(|card| card.index);
        known
    }

    fn player_view(&self, seat: Seat, you: Option<Seat>) -> PlayerView {
        let player = self.player(seat);
        let own = you == Some(seat);
        let other = you.filter(|&you| you != seat);
        let missing = 10usize.saturating_sub(self.covers_of(seat)) as i16;
        let used = (self.piles.iter::<Piece>(Area::RealmsUp(seat)))
            .filter(|&piece| !self.card(piece).is_puppet());
        PlayerView {
            seat,
            classes: (player.classes.iter())
                .map(|class| self.set.class(class).id)
                .collect(),
            crystals: Colour::ALL
                .into_iter()
                .map(|colour| CrystalView {
                    colour,
                    ready: player.ready[colour.index()],
                    exhausted: player.exhausted[colour.index()],
                })
                .filter(|crystal| crystal.ready + crystal.exhausted > 0)
                .collect(),
            equipment: (self.piles.iter::<Piece>(Area::Equipment(seat)))
                .map(|piece| EquipmentView {
                    card: self.printed(piece),
                    bonus: self.bonus_of(seat, piece),
                    exhausted: self.state(piece).exhausted(),
                    wielded: self.state(piece).wielded(),
                })
                .collect(),
            hand: own.then(|| self.hand_view(seat)),
            // The own hand says how many are left of it.
            hand_count: match own {
                true => self.piles.len(Area::Hand(seat)),
                false => self.public_hand_count(seat),
            },
            known_hand: self.known_cards(Area::Hand(seat), other),
            chronicles_count: self.piles.len(Area::Chronicles(seat)),
            known_chronicles: self.known_chronicles(seat, you),
            afterlife: self.printed_list(seat, "afterlife"),
            realms: own.then(|| self.printed_list(seat, "realms")),
            realms_count: self.piles.len(Area::RealmsDown(seat)),
            known_realms: self.known_cards(Area::RealmsDown(seat), other),
            open_realms: self.printed_list(seat, "open-realms"),
            removed: self.printed_list(seat, "removed"),
            limbo: self.printed_list(seat, "limbo"),
            wall: self.covers_of(seat),
            vocations: player.vocations,
            quota: (missing / 2 + self.quota_bonus(seat)).clamp(0, 255) as u8,
            accesses: used.count() as u8,
            safeguard: player.safeguards.iter().sum(),
            kept: player.kept,
            exchanged: (self.phase != Phase::Mulligan).then_some(player.exchanged),
        }
    }

    fn hand_view(&self, seat: Seat) -> Vec<HandCard> {
        self.hand(seat)
            .map(|piece| HandCard {
                card: self.printed(piece),
                known: self.state(piece).known_to(rival(seat)),
            })
            .collect()
    }

    fn known_chronicles(&self, seat: Seat, you: Option<Seat>) -> Vec<KnownCard> {
        let area = Area::Chronicles(seat);
        let Some(you) = you else {
            return Vec::new();
        };
        (self.piles.iter_from_top::<Piece>(area).enumerate())
            .filter(|&(_, piece)| self.state(piece).known_to(you))
            .map(|(index, piece)| KnownCard {
                place: index + 1,
                card: self.printed(piece),
            })
            .collect()
    }

    /// What only this seat sees now: cards put aside, or those it searches through.
    fn shown_to(&self, seat: Seat) -> Vec<Printed> {
        let mut shown = self.printed_list(seat, "aside");
        if self.area_shown_to(seat) == Some(Area::Chronicles(seat)) {
            shown.extend(self.printed_list(seat, "chronicles"));
        }
        shown
    }

    fn haerian_view(&self, zone: Zone) -> HaerianView {
        let unit = self.unit(zone);
        let traits = self.traits(zone);
        let has = |flag: Trait| traits & 1 << flag as u32 != 0;
        let moves = 1 + i8::from(has(Trait::Strider));
        let combats = i8::from(!unit.entered_now() || has(Trait::Swift));
        let left = |allowed: i8, taken: i8| allowed.saturating_sub(taken).max(0) as u8;
        let able = |barred: Trait| !unit.is_exhausted() && !has(barred);
        HaerianView {
            spot: self.spot(zone),
            force: self.total_force(Target::Haerian(zone)),
            damage: unit.damage,
            residual: self.residual(zone),
            traits: Trait::ALL.into_iter().filter(|&flag| has(flag)).collect(),
            exhausted: unit.is_exhausted(),
            stunned: unit.is_stunned(),
            silenced: unit.is_silenced(),
            fresh: unit.entered_now(),
            entered: unit.entry.number(),
            shield: self.shield_on(unit.entry),
            effects: self.effects_on(unit.entry),
            moves: match able(Trait::Rooted) {
                true => left(moves, unit.moves),
                false => 0,
            },
            combats: match able(Trait::Pacified) {
                true => left(combats, unit.combats),
                false => 0,
            },
        }
    }

    fn shield_on(&self, entry: Entry) -> u8 {
        let marks = self.marks.iter().filter(|mark| mark.on == entry);
        marks.fold(0, |sum: u8, mark| match mark.effect {
            Lying::Shield(pool) => sum.saturating_add(pool),
            _ => sum,
        })
    }

    fn effects_on(&self, entry: Entry) -> Vec<EffectView> {
        let marks = self.marks.iter().filter(|mark| mark.on == entry);
        let view = |mark: &Mark| EffectView {
            effect: match mark.effect {
                Lying::Force(by) => LyingView::Force(by),
                Lying::SetForce(to) => LyingView::SetForce(to),
                Lying::Shield(pool) => LyingView::Shield(pool),
                Lying::Immune(to) => LyingView::Immune(to),
                Lying::Armor(amount) => LyingView::Armor(amount),
                Lying::Trait(flag) => LyingView::Trait(flag),
                Lying::Silence => LyingView::Silence,
                Lying::Direct(by) => LyingView::Direct(by),
            },
            until: match mark.until {
                Lasts::Sunset => LastsView::Sunset,
                Lasts::Combat => LastsView::Combat,
                Lasts::Turn(seat) => LastsView::Turn(seat),
                Lasts::Lasting => LastsView::Lasting,
            },
        };
        marks.map(view).collect()
    }

    fn building_view(&self, zone: Zone) -> BuildingView {
        BuildingView {
            spot: self.building_spot(zone),
            controller: self.building_controller(zone),
            force: self.total_force(Target::Building(zone)),
            damage: self.structure(zone).damage,
            residual: self.durability(zone),
            effects: self.effects_on(self.structure(zone).entry),
        }
    }

    /// SV-3.10
    fn cover_views(&self, you: Option<Seat>) -> Vec<CoverView> {
        let zones = self.walls[0].or(self.walls[1]);
        zones
            .map(|zone| {
                let piece = self.covers[zone.index()];
                CoverView {
                    zone,
                    seat: self.owner(piece),
                    card: you
                        .filter(|&seat| self.state(piece).known_to(seat))
                        .map(|_| self.printed(piece)),
                    peeked: (SEATS.into_iter())
                        .filter(|&seat| self.state(piece).peeked_at_by(seat))
                        .collect(),
                }
            })
            .collect()
    }

    fn combat_view(&self) -> Option<CombatView> {
        let combat = self.combat.as_ref()?;
        Some(CombatView {
            attacker: self.whereabouts(combat.attacker),
            defender: self.whereabouts(combat.defender),
            aggressor: combat.aggressor,
            side: (combat.step == CombatStep::Window).then_some(combat.side),
            passes: combat.passes,
            used: combat.used,
        })
    }

    /// What is announced is public.
    fn playing_view(&self) -> Option<PlayingView> {
        self.tasks.iter().find_map(|task| match task {
            Task::Play(playing) => Some(PlayingView {
                seat: playing.seat,
                card: self.printed(playing.piece),
                at: playing.at,
            }),
            _ => None,
        })
    }

    fn ability_view(&self) -> Option<Source> {
        self.tasks.iter().rev().find_map(|task| match task {
            Task::Ability(frame) => Some(self.source_view(frame)),
            _ => None,
        })
    }
}
