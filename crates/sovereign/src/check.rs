//! What holds in every position.

use crate::cards::Piece;
use crate::effect::Step;
use crate::frame::Stage;
use crate::mentions::holds_card;
use crate::pay::MOST_CRYSTALS;
use crate::phase::Phase;
use crate::pieces::{Area, PIECES};
use crate::places::SEATS;
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::trigger::PickUp;
use crate::turn::LAST_TURN;
use crate::unit::Entry;
use crate::wall::NO_COVER;
use crate::work::Task;
use crate::zone::{Zone, ZoneSet};
use kernel::{Broken, Faults, Seat};

/// SV-2.5
const CHRONICLES: usize = 50;
/// SV-2.4: the Realms of a player who has chosen no class.
const MOST_REALMS: usize = 20;

impl Battle {
    /// Do the invariants hold? Everything that is wrong is said at once.
    pub(crate) fn check_invariants(&self) -> Result<(), Broken> {
        let mut faults = Faults::default();
        self.check_layers(&mut faults);
        self.check_walls(&mut faults);
        self.check_objects(&mut faults);
        self.check_marks(&mut faults);
        self.check_cards(&mut faults);
        self.check_numbers(&mut faults);
        // What follows asks the engine, which needs all of the above.
        faults.into_result()?;
        let mut faults = Faults::default();
        self.check_work(&mut faults);
        self.check_waiting_cards(&mut faults);
        self.check_settled(&mut faults);
        faults.into_result()
    }

    /// Which object comes first where objects are listed: by zone, the Haerian first.
    pub(crate) fn bearer_rank(&self, entry: Entry) -> usize {
        let bears = |zone: &Zone| {
            let (unit, structure) = (self.unit(*zone), self.structure(*zone));
            (
                !unit.is_nobody() && unit.entry == entry,
                !structure.is_none() && structure.entry == entry,
            )
        };
        let found = Zone::all().find_map(|zone| match bears(&zone) {
            (true, _) => Some(2 * zone.index()),
            (_, true) => Some(2 * zone.index() + 1),
            _ => None,
        });
        found.unwrap_or(usize::MAX)
    }

    /// At most one of each layer a zone (SV-3.7), each card of the battlefield in one of them,
    /// and what is noted of the zones is what lies there.
    fn check_layers(&self, faults: &mut Faults) {
        let mut seen = [false; PIECES];
        let mut count = 0;
        for zone in Zone::all() {
            let (unit, structure) = (self.unit(zone), self.structure(zone));
            let cover = self.covers[zone.index()];
            let layers = [
                (!unit.is_nobody()).then_some(unit.piece),
                (!structure.is_none()).then_some(structure.piece),
                (cover != NO_COVER).then_some(cover),
            ];
            for piece in layers.into_iter().flatten() {
                count += 1;
                let id = self.card(piece).id;
                if std::mem::replace(&mut seen[piece.0 as usize], true) {
                    faults.note(|| format!("'{id}' lies in two places"));
                }
                if !self.piles.is_in(piece, Area::Field) {
                    faults.note(|| format!("'{id}' is on {zone} and elsewhere"));
                }
            }
            for seat in SEATS {
                let owns = |piece: Option<Piece>| piece.is_some_and(|p| self.owner(p) == seat);
                if self.armies[seat.index()].contains(zone) != owns(layers[0]) {
                    faults.note(|| format!("who stands on {zone} is not who is noted there"));
                }
                if self.walls[seat.index()].contains(zone) != owns(layers[2]) {
                    faults.note(|| format!("the card face-down on {zone} is not the one noted"));
                }
            }
            if self.built.contains(zone) != layers[1].is_some() {
                faults.note(|| format!("the Building on {zone} is not the one noted"));
            }
        }
        if count != self.piles.len(Area::Field) {
            faults.note(|| "a card is on the battlefield, but on no zone".into());
        }
        let mut again = self.clone();
        again.note_field();
        let noted = |battle: &Battle| {
            (
                (battle.radiant, battle.governing, battle.heard),
                (battle.governed, battle.minded, battle.shine),
            )
        };
        if noted(&again) != noted(self) {
            faults.note(|| "what is noted of the battlefield is not what stands there".into());
        }
    }

    /// SV-3.8; and what an enemy stands on is about to be picked up (SV-5.7).
    fn check_walls(&self, faults: &mut Faults) {
        for seat in SEATS {
            for zone in self.walls[seat.index()].minus(ZoneSet::home(seat)) {
                faults.note(|| {
                    format!("a face-down card of {seat:?} lies on {zone}, outside its Home rows (SV-3.8)")
                });
            }
            if self.standing != Standing::Open {
                continue;
            }
            let enemies = self.armies[rival(seat).index()];
            for zone in self.walls[seat.index()].and(enemies) {
                let cover = self.covers[zone.index()];
                let waits = |pick_up: &PickUp| (pick_up.zone, pick_up.piece) == (zone, cover);
                if !self.pick_ups.iter().any(waits) {
                    faults.note(|| {
                        format!(
                            "an enemy stands on the face-down card of {seat:?} on {zone} (SV-5.7)"
                        )
                    });
                }
            }
        }
    }

    /// Haerian are Haerian, Buildings are Buildings, and every object has a number of its own.
    fn check_objects(&self, faults: &mut Faults) {
        use crate::select::CardType;
        let mut entries = Vec::new();
        for zone in Zone::all() {
            let (unit, structure) = (self.unit(zone), self.structure(zone));
            let haerian =
                (!unit.is_nobody()).then_some((unit.piece, unit.entry, CardType::Haerian));
            let building = (!structure.is_none()).then_some((
                structure.piece,
                structure.entry,
                CardType::Building,
            ));
            for (piece, entry, kind) in haerian.into_iter().chain(building) {
                let card = self.card(piece);
                if card.card_type != kind {
                    faults.note(|| format!("'{}' on {zone} is no {kind:?}", card.id));
                }
                if entry.number() == 0 || entry.number() > self.entries {
                    faults.note(|| {
                        format!(
                            "'{}' on {zone} has entry {}, and {} have entered",
                            card.id,
                            entry.number(),
                            self.entries
                        )
                    });
                }
                if entries.contains(&entry) {
                    faults.note(|| format!("two objects have entry {}", entry.number()));
                }
                entries.push(entry);
            }
        }
    }

    fn check_marks(&self, faults: &mut Faults) {
        for mark in self.marks.iter() {
            if self.bearer_rank(mark.on) == usize::MAX {
                faults.note(|| format!("a mark lies on entry {}, which is gone", mark.on.number()));
            }
        }
        for zone in Zone::all() {
            let (unit, structure) = (self.unit(zone), self.structure(zone));
            let mut again = *unit;
            if !unit.is_nobody() {
                again.note(self.lying_on(unit.entry), self.facts(unit.piece));
            }
            if again != *unit {
                faults.note(|| format!("what is noted on {zone} is not what the marks say"));
            }
            if !structure.is_none() && structure.bonus != self.lying_on(structure.entry).bonus {
                faults.note(|| format!("what is noted on {zone} is not what the marks say"));
            }
        }
    }

    /// How many cards a player owns, Puppets aside: as many as the deck had.
    pub(crate) fn owned(&self, seat: Seat) -> usize {
        let mut count = 0;
        self.each_place(&mut |piece, _| {
            count += usize::from(self.owner(piece) == seat && !self.card(piece).is_puppet());
        });
        count
    }

    fn check_cards(&self, faults: &mut Faults) {
        for seat in SEATS {
            let owned = self.owned(seat);
            if !(CHRONICLES..=CHRONICLES + MOST_REALMS).contains(&owned) {
                faults.note(|| {
                    format!(
                        "{seat:?} owns {owned} cards; a deck has {CHRONICLES}, and up to {MOST_REALMS} in the Realms (SV-2.5, SV-2.9)"
                    )
                });
            }
            // SV-1.18
            for area in [
                Area::Hand(seat),
                Area::Chronicles(seat),
                Area::Afterlife(seat),
                Area::RealmsDown(seat),
                Area::RealmsUp(seat),
                Area::Equipment(seat),
                Area::Aside(seat),
            ] {
                for piece in self.piles.iter::<Piece>(area) {
                    let id = self.card(piece).id;
                    if self.owner(piece) != seat {
                        faults.note(|| format!("'{id}' is with {seat:?}, not with its owner"));
                    }
                }
            }
        }
    }

    fn check_numbers(&self, faults: &mut Faults) {
        let most = match self.phase {
            Phase::Mulligan | Phase::Starter => 0,
            Phase::TurnStart => LAST_TURN - 1,
            _ => LAST_TURN,
        };
        if self.turn > most {
            faults.note(|| format!("turn {} cannot be now (SV-4.1, SV-7.6)", self.turn));
        }
        for seat in SEATS {
            let player = self.player(seat);
            let all = || player.ready.iter().chain(&player.exhausted);
            let sum: u32 = all().map(|&count| u32::from(count)).sum();
            if sum > u32::from(MOST_CRYSTALS) {
                faults.note(|| format!("{seat:?} has {sum} Crystals: more than {MOST_CRYSTALS}"));
            }
        }
    }

    /// What is half done hangs together.
    fn check_work(&self, faults: &mut Faults) {
        let fights = (self.tasks.iter()).filter(|task| matches!(task, Task::Combat));
        if fights.count() != usize::from(self.combat.is_some()) {
            faults.note(|| "there is a combat, and nobody goes on with it, or none".into());
        }
        if self.standing != Standing::Open && !self.tasks.is_empty() {
            faults.note(|| "the battle is over, and something is half done".into());
        }
        for task in self.tasks.iter() {
            match task {
                Task::Pay { seat, left } => {
                    let ready: u32 = (self.player(*seat).ready.iter())
                        .map(|&count| u32::from(count))
                        .sum();
                    if *left == 0 || u32::from(*left) > ready {
                        faults.note(|| format!("{seat:?} pays {left} with {ready} Crystals"));
                    }
                }
                Task::Lose(losing) => {
                    let wall = self.walls[losing.seat.index()];
                    let open = wall.minus(losing.chosen).len();
                    let astray = !losing.chosen.minus(wall).is_empty();
                    if astray || losing.left == 0 || usize::from(losing.left) > open {
                        faults.note(|| {
                            format!("{:?} loses face-down cards that are not there", losing.seat)
                        });
                    }
                }
                Task::PickUp(pick_up) => {
                    let owner = self.owner(pick_up.piece);
                    self.must_lie(pick_up.piece, Area::Aside(owner), "is picked up", faults);
                }
                Task::Play(playing) => self.check_playing(playing, faults),
                Task::Ability(frame) => {
                    if holds_card(frame, self.set).is_some()
                        && self.piles.is_in(Piece(frame.held), Area::Field)
                    {
                        let id = self.card(Piece(frame.held)).id;
                        faults.note(|| format!("'{id}' is to enter, and is on the battlefield"));
                    }
                    let chosen = frame.chosen.minus(self.choosable());
                    if !chosen.is_empty() {
                        faults.note(|| "something is chosen where nothing stands".into());
                    }
                }
                _ => {}
            }
        }
    }

    /// Zones that hold something an ability can have chosen.
    fn choosable(&self) -> ZoneSet {
        (self.occupied().or(self.built))
            .or(ZoneSet::home(SEATS[0]))
            .or(ZoneSet::home(SEATS[1]))
    }

    fn must_lie(&self, piece: Piece, area: Area, why: &str, faults: &mut Faults) {
        if !self.piles.is_in(piece, area) {
            let id = self.card(piece).id;
            faults.note(|| format!("'{id}' {why}, but does not lie in {area:?}"));
        }
    }

    fn check_playing(&self, playing: &crate::play::Playing, faults: &mut Faults) {
        use crate::select::CardType;
        self.must_lie(playing.piece, Area::Limbo, "is played", faults);
        let card = self.card(playing.piece);
        let possible = match (card.card_type, playing.at) {
            (CardType::Haerian, Some(zone)) => !self.occupied().contains(zone),
            (CardType::Building, Some(zone)) => !self.built.contains(zone),
            (CardType::Haerian | CardType::Building, None) => false,
            (CardType::Event | CardType::Equipment, at) => at.is_none(),
        };
        if !possible || self.owner(playing.piece) != playing.seat {
            faults.note(|| format!("'{}' cannot be played so", card.id));
        }
    }

    /// No card is in Limbo or aside unless something half done speaks of it.
    fn check_waiting_cards(&self, faults: &mut Faults) {
        if self.standing != Standing::Open {
            return;
        }
        for piece in self.piles.iter::<Piece>(Area::Limbo) {
            let spoken_of = self.tasks.iter().any(|task| match task {
                Task::Play(playing) => playing.piece == piece,
                Task::AfterPickUp(pick_up) => pick_up.piece == piece,
                Task::Ability(frame) => {
                    holds_card(frame, self.set).is_some() && frame.held == piece.0
                }
                _ => false,
            });
            if !spoken_of {
                let id = self.card(piece).id;
                faults.note(|| format!("'{id}' is in Limbo, and nothing resolves it"));
            }
        }
        for seat in SEATS {
            for piece in self.piles.iter::<Piece>(Area::Aside(seat)) {
                let looked_at = self.tasks.iter().any(|task| match task {
                    Task::PickUp(pick_up) => pick_up.piece == piece,
                    Task::Ability(frame) => {
                        frame.scene.controller == seat
                            && frame.stage >= Stage::Handle
                            && matches!(
                                frame.step(self.set),
                                Some(Step::Look { .. } | Step::Foresee(_))
                            )
                    }
                    _ => false,
                });
                if !looked_at && self.phase != Phase::Mulligan {
                    let id = self.card(piece).id;
                    faults.note(|| format!("'{id}' lies aside, and nobody looks at it"));
                }
            }
        }
    }

    /// Once everything is settled nothing waits, and nobody is dead.
    fn check_settled(&self, faults: &mut Faults) {
        if !self.tasks.is_empty() || self.standing != Standing::Open {
            return;
        }
        if !self.pending.is_empty()
            || !self.pick_ups.is_empty()
            || self.delayed.iter().any(|late| late.due.is_some())
        {
            faults.note(|| "something waits, but nothing is being settled".into());
        }
        for seat in SEATS {
            if self.player(seat).has_lost {
                faults.note(|| format!("{seat:?} has lost, and the battle goes on (SV-7.1)"));
            }
        }
        for zone in self.occupied() {
            if self.unit(zone).damage > 0 && self.residual(zone) == 0 {
                faults.note(|| format!("the Haerian on {zone} is dead, and stands (SV-1.11)"));
            }
        }
        for zone in self.built {
            if self.structure(zone).damage > 0 && self.durability(zone) == 0 {
                faults.note(|| format!("the Building on {zone} has fallen, and stands"));
            }
        }
    }
}
