//! From pieces and links to what is printed.

use super::draft::{Draft, Placed};
use super::links::Links;
use super::piece::{Deed, Words};
use crate::effect::Effect;
use crate::enemy::Enemy;
use crate::generate::edge::Edges;
use crate::generate::event::Event;
use crate::generate::foe::{Difficulty, Foe, Foes, Strength};
use crate::generate::stock::{MAIN_WORDINGS, PIECE_WORDINGS};
use crate::generate::streams::Streams;
use crate::sentence::{Condition, Letter, Sentence};
use crate::story::{Cast, Story};
use crate::world::{HalfCode, MarkTrack, World, WorldCard, WorldHalf};

/// The World of a draft, and the title of its main quest.
pub(super) fn printed(
    draft: &Draft,
    links: &Links,
    cast: Cast,
    streams: &mut Streams,
) -> (Story, World) {
    let mut press = Press {
        draft,
        links,
        foes: Foes::new(cast),
        edges: Edges::default(),
        wording: streams.text.below(MAIN_WORDINGS.into()) + 1,
    };
    let mut cards = Vec::new();
    for number in 1..=9 {
        cards.push(WorldCard {
            a: press.half(HalfCode::a(number), streams),
            b: press.half(HalfCode::b(number), streams),
        });
    }
    (press.main_text("title"), World { cards })
}

struct Press<'draft> {
    draft: &'draft Draft,
    links: &'draft Links,
    foes: Foes,
    edges: Edges,
    /// Which wording of the main quest's texts this set has.
    wording: u64,
}

/// A half in the making.
struct Page<'draft> {
    code: HalfCode,
    placed: Placed<'draft>,
    text: Vec<Sentence>,
    foe: Option<Foe>,
    marks: Option<MarkTrack>,
    /// TS-8.42: what follows an offer is an offer.
    may: bool,
    /// The half whose reveal may not have happened, which a remove has to wait for.
    pending: Option<HalfCode>,
}

impl Press<'_> {
    fn half(&mut self, code: HalfCode, streams: &mut Streams) -> WorldHalf {
        let Some(placed) = self.draft.at(code) else {
            unreachable!("a draft fills every half")
        };
        let mut page = Page {
            code,
            placed,
            text: Vec::new(),
            foe: None,
            marks: None,
            may: false,
            pending: None,
        };
        for &deed in placed.part.deeds {
            self.deed(deed, &mut page, streams);
        }
        let (title, tale) = self.words(&page, streams);
        let (enemy, after): (Option<Enemy>, Option<Story>) =
            page.foe.map(|foe| (foe.enemy, foe.defeat)).unzip();
        WorldHalf {
            title,
            tale: Some(tale),
            after,
            enemy,
            text: page.text,
            marks: page.marks,
        }
    }

    fn deed(&mut self, deed: Deed, page: &mut Page, streams: &mut Streams) {
        match deed {
            Deed::Fight(wanted, role) => {
                let foe = self.foes.draw(wanted, role, streams);
                self.fight(foe, wanted.difficulty, page, streams);
            }
            Deed::Lock | Deed::Trap => self.guarded_loot(deed == Deed::Lock, page, streams),
            Deed::Event(event) => {
                page.may = !event.is_mandatory();
                page.text.push(event.sentence(&mut streams.adventure));
            }
            Deed::FillMark => {
                page.marks = Some(theft_track());
                page.text.push(Sentence::of([Effect::FillMark]).once());
            }
            Deed::Reveal(target) => {
                let target = page.placed.laid.halves[target];
                self.reveal(target, None, page);
            }
            Deed::RevealOn(letter, target) => {
                let target = page.placed.laid.halves[target];
                self.reveal(target, Some(letter), page);
            }
            Deed::FreeReveal => {
                if let Some(target) = self.links.from(page.code).next() {
                    self.reveal(target, None, page);
                }
            }
            Deed::Remove => {
                if page.code.letter == Letter::B {
                    remove(None, page);
                }
            }
            Deed::RemoveOn(letter) => remove(Some(letter), page),
            Deed::BlankWhileMapped(other) => {
                let card = page.placed.laid.halves[other].card;
                let empty = Sentence::of([Effect::Blank]).when([Condition::CardMapped(card)]);
                page.text.push(empty);
            }
            Deed::Win => page.text.push(Sentence::of([Effect::Win])),
        }
    }

    fn fight(
        &mut self,
        mut foe: Foe,
        difficulty: Difficulty,
        page: &mut Page,
        streams: &mut Streams,
    ) {
        let stream = &mut streams.adventure;
        self.edges.fit(&mut foe.enemy, difficulty, stream);
        page.foe = Some(foe);
        page.text.push(Sentence::of([Effect::Fight]));
    }

    // WS-4, WS-5: what it holds is taken at once, since the card leaves.
    fn guarded_loot(&mut self, is_lock: bool, page: &mut Page, streams: &mut Streams) {
        page.text.push(Sentence::of([Effect::Leave]).may());
        let strength = streams.adventure.choose(&[Strength::T3, Strength::T4]);
        let foe = match is_lock {
            true => self.foes.lock(strength, Difficulty::Hard, streams),
            false => self.foes.trap(strength, Difficulty::Hard, streams),
        };
        self.fight(foe, Difficulty::Hard, page, streams);
        let loot = Event::Loot.effect(&mut streams.adventure);
        page.text.push(Sentence::of([loot]));
    }

    // TS-6.23, TS-8.44 (2) and (3).
    fn reveal(&self, target: HalfCode, letter: Option<Letter>, page: &mut Page) {
        let first = self.links.first_turned(page.code, target);
        let protects = !first.is_empty();
        let mut when: Vec<Condition> = letter.map(Condition::Letter).into_iter().collect();
        if protects {
            when.push(Condition::NotMapped(first));
        }
        if target.card != page.code.card {
            when.push(Condition::Mapped(HalfCode::a(target.card)));
        }
        if page.may || protects {
            page.pending = Some(target);
        }
        page.text.push(Sentence {
            may: page.may,
            ..Sentence::of([Effect::Reveal(target)]).when(when)
        });
    }

    fn words(&self, page: &Page, streams: &mut Streams) -> (Story, Story) {
        match page.placed.part.words {
            Words::Mission => (self.main_text("title"), self.main_text("mission")),
            Words::Ending => (self.main_text("end"), self.main_text("ending")),
            Words::Foe => match &page.foe {
                Some(foe) => (foe.enemy.name, foe.intro),
                None => unreachable!("a half told by its enemy has one"),
            },
            Words::Stock(name) => {
                let wording = streams.text.below(PIECE_WORDINGS.into()) + 1;
                let text = |part| Story::new(format!("ts-{name}-{part}-{wording}"));
                (text("title"), text("tale"))
            }
        }
    }

    fn main_text(&self, part: &str) -> Story {
        let (quest, wording) = (self.draft.quest.words, self.wording);
        Story::new(format!("ts-main-{quest}-{part}-{wording}"))
    }
}

// TS-6.25, TS-8.44 (5). A reveal that asks only for its own half A leaves nothing to wait for: it
// happens, or it has happened.
fn remove(letter: Option<Letter>, page: &mut Page) {
    let mut when: Vec<Condition> = letter.map(Condition::Letter).into_iter().collect();
    when.extend(page.pending.map(Condition::Mapped));
    page.text.push(Sentence {
        may: page.may,
        ..Sentence::of([Effect::RemoveThis]).when(when)
    });
}

/// TS-5.62.
fn theft_track() -> MarkTrack {
    let letters = [Letter::A, Letter::A, Letter::B, Letter::A, Letter::A];
    MarkTrack {
        boxes: [None].into_iter().chain(letters.map(Some)).collect(),
        end: Some(Letter::B),
    }
}
