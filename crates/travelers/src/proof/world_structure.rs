//! The structural proof of a World (TS-8.81).

use super::world_reading::{MapState, Reader, concerns_the_map};
use crate::enemy::Tier;
use crate::map::Grid;
use crate::sentence::Letter;
use crate::world::{HalfCode, World};

/// The level every hero begins with (TS-3.2).
const FIRST_LEVEL: u8 = 2;
/// The highest level (TS-1.14).
const LAST_LEVEL: u8 = 9;

/// What the search over all map states of a World found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorldStructure {
    /// How many states can be reached. With a mark track they are counted for each letter it
    /// can show.
    pub states: u32,
    /// From how many of them the win cannot be reached any more.
    pub lost: u32,
    /// A shortest winning line in readings; nothing if there is none, or if there is none with
    /// some letter of a mark track.
    pub line: Option<Vec<HalfCode>>,
    /// The highest level a hero can have before the final enemy is fought (G-33).
    pub level: u8,
    /// The halves that no line of play turns up (G-31).
    pub hidden: Vec<HalfCode>,
}

impl WorldStructure {
    /// Searches the map states of a World of nine cards.
    pub fn of(world: &World) -> WorldStructure {
        let marked = HalfCode::all().any(|half| world.half(half).marks.is_some());
        let first = Search::run(world, Letter::A).result();
        if !marked {
            return first;
        }
        // TS-8.81: marks outlive a game, so each letter may be the one that counts.
        let second = Search::run(world, Letter::B).result();
        WorldStructure {
            states: first.states + second.states,
            lost: first.lost + second.lost,
            line: first.line.filter(|_| second.line.is_some()),
            level: first.level.min(second.level),
            hidden: first
                .hidden
                .into_iter()
                .filter(|half| second.hidden.contains(half))
                .collect(),
        }
    }

    /// G-32: the win can be reached, and no state that can be reached loses it.
    pub fn is_sound(&self) -> bool {
        self.line.is_some() && self.lost == 0
    }
}

/// What brings a game nearer to its win, for every state of a World's map.
#[derive(Clone, Debug)]
pub(crate) struct WorldGuide {
    base: usize,
    /// The halves on which a Once marker makes another state, as bits.
    marked: u32,
    /// By the state's number: where it stands in the lists.
    known: Vec<u32>,
    /// By state: the halves whose reading can bring the win nearer, as bits.
    nearer: Vec<u32>,
}

impl WorldGuide {
    /// The guide through a World while its mark tracks show this letter.
    pub(crate) fn of(world: &World, letter: Letter) -> WorldGuide {
        let search = Search::run(world, letter);
        let distances = search.distances();
        let mut nearer = vec![0; search.states.len()];
        for (state, ending) in search.endings.iter().enumerate() {
            nearer[state] |= ending.map_or(0, bit);
        }
        for step in &search.steps {
            let (here, there) = (distances[step.from as usize], distances[step.to as usize]);
            if there < here {
                nearer[step.from as usize] |= bit(step.half);
            }
        }
        WorldGuide {
            base: search.base,
            marked: marked(world),
            known: search.known,
            nearer,
        }
    }

    /// Can reading this half bring the win nearer?
    pub(crate) fn leads_on(&self, grid: &Grid, half: HalfCode) -> bool {
        let state = MapState::of(grid, |half| self.marked & bit(half) != 0);
        match self.known[state.index(self.base)] {
            UNKNOWN => false,
            state => self.nearer[state as usize] & bit(half) != 0,
        }
    }
}

fn bit(half: HalfCode) -> u32 {
    1 << (2 * (half.card - 1) + half.letter as u8)
}

/// A reading that leads from one state to another, or to the same one.
#[derive(Clone, Copy)]
struct Step {
    from: u32,
    to: u32,
    half: HalfCode,
    fought: bool,
}

struct Search<'world> {
    world: &'world World,
    base: usize,
    /// By the state's number: its place in the list.
    known: Vec<u32>,
    states: Vec<MapState>,
    steps: Vec<Step>,
    /// For each state the half whose reading wins there.
    endings: Vec<Option<HalfCode>>,
}

const UNKNOWN: u32 = u32::MAX;

impl<'world> Search<'world> {
    /// Breadth first, every card read in every state.
    fn run(world: &'world World, letter: Letter) -> Search<'world> {
        let reader = Reader { world, letter };
        let base = digits(world);
        let mut known = vec![UNKNOWN; base.pow(9)];
        known[MapState::START.index(base)] = 0;
        let mut search = Search {
            world,
            base,
            known: Vec::new(),
            states: vec![MapState::START],
            steps: Vec::new(),
            endings: vec![None],
        };
        let mut ways = Vec::new();
        let mut from = 0;
        while let Some(&state) = search.states.get(from) {
            for half in state.upright() {
                reader.read(half, state, &mut ways);
                for way in &ways {
                    if way.won {
                        search.endings[from] = Some(half);
                        continue;
                    }
                    let to = &mut known[way.map.index(base)];
                    if *to == UNKNOWN {
                        *to = search.states.len() as u32;
                        search.states.push(way.map);
                        search.endings.push(None);
                    }
                    if *to != from as u32 || way.fought {
                        search.steps.push(Step {
                            from: from as u32,
                            to: *to,
                            half,
                            fought: way.fought,
                        });
                    }
                }
            }
            from += 1;
        }
        search.known = known;
        search
    }

    fn result(&self) -> WorldStructure {
        let distances = self.distances();
        let lost = distances.iter().filter(|&&far| far == UNKNOWN).count();
        WorldStructure {
            states: self.states.len() as u32,
            lost: lost as u32,
            line: self.line(&distances),
            level: self.level(),
            hidden: HalfCode::all()
                .filter(|&half| !self.states.iter().any(|state| state.is_mapped(half)))
                .collect(),
        }
    }

    /// How many readings the win is away from each state, the last one included.
    fn distances(&self) -> Vec<u32> {
        let backwards = self.backwards();
        let mut distances = vec![UNKNOWN; self.states.len()];
        let mut queue: Vec<u32> = Vec::with_capacity(self.states.len());
        for (state, ending) in (0..).zip(&self.endings) {
            if ending.is_some() {
                distances[state as usize] = 1;
                queue.push(state);
            }
        }
        let mut next = 0;
        while let Some(&to) = queue.get(next) {
            for &from in &backwards[to as usize] {
                if distances[from as usize] == UNKNOWN {
                    distances[from as usize] = distances[to as usize] + 1;
                    queue.push(from);
                }
            }
            next += 1;
        }
        distances
    }

    fn backwards(&self) -> Vec<Vec<u32>> {
        let mut backwards = vec![Vec::new(); self.states.len()];
        for step in &self.steps {
            backwards[step.to as usize].push(step.from);
        }
        backwards
    }

    /// A shortest line, which follows up at once what it has just revealed where it can.
    fn line(&self, distances: &[u32]) -> Option<Vec<HalfCode>> {
        let (mut line, mut state) = (Vec::new(), 0);
        let mut fresh: Option<HalfCode> = None;
        loop {
            if let Some(ending) = self.endings[state as usize] {
                line.push(ending);
                return Some(line);
            }
            let nearer = |step: &&Step| {
                let (here, there) = (distances[state as usize], distances[step.to as usize]);
                here != UNKNOWN && there < here
            };
            let steps = self.from(state).iter().filter(nearer);
            let best = steps.min_by_key(|step| (Some(step.half) != fresh, step.half))?;
            line.push(best.half);
            let (before, after) = (self.states[state as usize], self.states[best.to as usize]);
            fresh = after.upright().find(|&half| !before.is_mapped(half));
            state = best.to;
        }
    }

    /// The steps from a state; they were found state by state.
    fn from(&self, state: u32) -> &[Step] {
        let begin = self.steps.partition_point(|step| step.from < state);
        let end = self.steps.partition_point(|step| step.from <= state);
        &self.steps[begin..end]
    }

    /// G-33: the highest level before the final enemy. A hero of higher level can do on the same
    /// map all that one of lower level can, so the best level of each state suffices.
    fn level(&self) -> u8 {
        let mut best = vec![0; self.states.len()];
        best[0] = FIRST_LEVEL;
        let mut queue = vec![0];
        while let Some(state) = queue.pop() {
            for step in self.from(state) {
                let enemy = self.world.half(step.half).enemy.as_ref();
                let enemy = enemy.filter(|_| step.fought);
                if enemy.is_some_and(|enemy| enemy.tier == Tier::Boss) {
                    continue;
                }
                // TS-4.72.
                let level = best[state as usize];
                let rises = enemy.is_some_and(|enemy| enemy.level >= level);
                let level = LAST_LEVEL.min(level + u8::from(rises));
                if best[step.to as usize] < level {
                    best[step.to as usize] = level;
                    queue.push(step.to);
                }
            }
        }
        best.into_iter().max().unwrap_or(FIRST_LEVEL)
    }
}

/// How many things can lie in the place of a card: Once markers count only where a sentence that
/// changes the map has one.
fn digits(world: &World) -> usize {
    if marked(world) == 0 { 3 } else { 5 }
}

/// The halves with such a sentence, as bits.
fn marked(world: &World) -> u32 {
    let counts = |half: &HalfCode| {
        let mut text = world.half(*half).text.iter();
        text.any(|sentence| sentence.once && concerns_the_map(sentence))
    };
    HalfCode::all().filter(counts).map(bit).sum()
}
