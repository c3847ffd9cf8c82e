//! All phrases of what is printed, ready to be laid out on a card or on a screen.

use super::sentence::Writer;
use super::{Setting, ability, enemy, exhaust, half_name, story, timing, whole};
use crate::dungeon::Entry;
use crate::effect::Effect;
use crate::enemy::Enemy;
use crate::half::Half;
use crate::hero::HeroHalf;
use crate::sentence::Sentence;
use crate::story::{Cast, Story};
use crate::text::glyph::Glyph;
use crate::world::WorldHalf;
use kernel::Phrase;

/// The phrases of a half of a Hero Card (TS-2.2).
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedHeroHalf {
    /// Its name.
    pub name: Phrase,
    /// The line under the name.
    pub exhaust: Phrase,
    /// What its abilities do, the first first.
    pub abilities: Vec<Phrase>,
}

/// The phrases of a half of a World card (TS-2.7).
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedWorldHalf {
    /// Its title.
    pub title: Phrase,
    /// The text of a text half, or the upper text of an enemy half.
    pub upper: PrintedText,
    /// The strip of an enemy half.
    pub enemy: Option<PrintedEnemy>,
    /// The lower text of an enemy half.
    pub lower: PrintedText,
}

/// The phrases of an entry of the index (TS-2.17).
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedEntry {
    /// Its title, which play shows and print leaves out.
    pub title: Phrase,
    /// Its symbol, in its orientation.
    pub symbol: Glyph,
    /// When it is executed, in words.
    pub timing: Phrase,
    /// What is read before a fight, or all of it.
    pub upper: PrintedText,
    /// The enemy in one sentence.
    pub enemy: Option<Phrase>,
    /// What is read after the victory.
    pub lower: PrintedText,
    /// Where to win once the final enemy is beaten. The story after the victory says it as well
    /// (EF-47), so the two never stand together.
    pub way_back: Option<Phrase>,
    /// What the entry without a fight tells when the adventure is won there. The index has no
    /// room for it; play tells it.
    pub ending: Option<Phrase>,
}

/// The phrases of an enemy's strip (TS-2.8).
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedEnemy {
    /// Its name.
    pub name: Phrase,
    /// Name, values and modifier in one line.
    pub line: Phrase,
    /// The modifier's title, if it has one.
    pub title: Option<Phrase>,
    /// The modifier's rule, or the flavour line.
    pub scroll: Phrase,
}

/// A story and the rules that follow it.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct PrintedText {
    /// What is told. It has no effect (EF-45).
    pub story: Option<Phrase>,
    /// The instructions, a sentence each.
    pub rules: Vec<Phrase>,
}

impl PrintedText {
    /// Is there nothing to read?
    pub fn is_empty(&self) -> bool {
        self.story.is_none() && self.rules.is_empty()
    }

    /// The story and the rules in one text; nothing if there is neither.
    pub fn whole(&self) -> Option<Phrase> {
        (!self.is_empty()).then(|| whole(self.sentences().collect()))
    }

    /// The text in all its wordings, the longest first: where the story does not fit, the rules
    /// stand alone (TS-9.11).
    pub fn wordings(&self) -> Vec<Phrase> {
        let mut wordings: Vec<Phrase> = self.whole().into_iter().collect();
        if self.story.is_some() && !self.rules.is_empty() {
            wordings.push(whole(self.rules.clone()));
        }
        wordings
    }

    fn sentences(&self) -> impl Iterator<Item = Phrase> {
        self.story.iter().chain(&self.rules).cloned()
    }
}

impl PrintedEntry {
    /// All of the entry in one text.
    pub fn whole(&self) -> Phrase {
        self.told(true, true)
    }

    /// The text in all its wordings, the longest first: where there is no room for the stories,
    /// first the one after the victory is left out, then both (TS-9.11).
    pub fn wordings(&self) -> Vec<Phrase> {
        let mut wordings = vec![self.whole()];
        let has_rules = self.enemy.is_some() || !self.upper.rules.is_empty();
        if has_rules && self.lower.story.is_some() {
            wordings.push(self.told(true, false));
        }
        if has_rules && self.upper.story.is_some() {
            wordings.push(self.told(false, false));
        }
        wordings
    }

    fn told(&self, before: bool, after: bool) -> Phrase {
        let intro = self.upper.story.iter().filter(|_| before);
        let victory = self.lower.story.as_ref().filter(|_| after);
        let sentences = (intro.chain(&self.upper.rules).chain(&self.enemy))
            .chain(victory.or(self.way_back.as_ref()))
            .chain(&self.lower.rules);
        whole(sentences.cloned().collect())
    }
}

/// What is printed on this half of a Hero Card.
pub fn hero_half(printed: &HeroHalf, half: Half) -> PrintedHeroHalf {
    PrintedHeroHalf {
        name: half_name(printed),
        exhaust: exhaust(printed.exhaust, half),
        abilities: printed.abilities.iter().map(ability).collect(),
    }
}

/// What is printed on a half of a World card.
pub fn world_half(half: &WorldHalf, cast: &Cast) -> PrintedWorldHalf {
    let writer = Writer::new(Setting::World, half.enemy.as_ref());
    let text = Parts::of(&half.text);
    // The strip says that there is a fight, unless a condition or another effect comes with it.
    let fight = text.fight.filter(|fight| !is_bare(fight));
    PrintedWorldHalf {
        title: story(half.title, cast),
        upper: printed_text(half.tale, text.before.iter().chain(fight), writer, cast),
        enemy: half.enemy.as_ref().map(strip),
        lower: printed_text(half.after, text.after, writer, cast),
    }
}

/// What is printed in an entry of the index.
pub fn entry(entry: &Entry, cast: &Cast) -> PrintedEntry {
    let writer = Writer::new(Setting::Dungeon, entry.enemy.as_ref());
    let text = Parts::of(&entry.text);
    let fight = |fight: &Sentence| match &entry.enemy {
        Some(enemy) if is_bare(fight) => {
            Phrase::new("travelers-sentence").with("clause", enemy::line(enemy))
        }
        _ => writer.sentence(fight),
    };
    let won = Sentence::of([Effect::BossDefeated]);
    let (way_back, rest): (Vec<&Sentence>, Vec<&Sentence>) =
        text.after.iter().partition(|sentence| **sentence == won);
    let is_fought = text.fight.is_some();
    let victory = entry.after.filter(|_| is_fought);
    let ending = entry.after.filter(|_| !is_fought);
    PrintedEntry {
        title: story(entry.title, cast),
        symbol: Glyph::Symbol(entry.reading),
        timing: timing(entry.timing),
        upper: printed_text(entry.tale, text.before, writer, cast),
        enemy: text.fight.map(fight),
        lower: printed_text(victory, rest, writer, cast),
        way_back: way_back.first().map(|sentence| writer.sentence(sentence)),
        ending: ending.map(|ending| story(ending, cast)),
    }
}

/// What is printed in an enemy's strip.
pub fn strip(enemy: &Enemy) -> PrintedEnemy {
    PrintedEnemy {
        name: Phrase::new(enemy.name.key()),
        line: enemy::line(enemy),
        title: enemy.modifier.map(enemy::modifier_title),
        scroll: match enemy.modifier {
            Some(modifier) => enemy::modifier_rule(modifier),
            None => Phrase::new(enemy.about.key()),
        },
    }
}

/// The sentences before the fight, that of the fight, and those after the victory.
struct Parts<'a> {
    before: &'a [Sentence],
    fight: Option<&'a Sentence>,
    after: &'a [Sentence],
}

impl Parts<'_> {
    fn of(text: &[Sentence]) -> Parts<'_> {
        let fights = |sentence: &Sentence| sentence.effects.contains(&Effect::Fight);
        match text.iter().position(fights) {
            Some(place) => Parts {
                before: &text[..place],
                fight: Some(&text[place]),
                after: &text[place + 1..],
            },
            None => Parts {
                before: text,
                fight: None,
                after: &[],
            },
        }
    }
}

/// Does the sentence say nothing but that there is a fight?
fn is_bare(sentence: &Sentence) -> bool {
    *sentence == Sentence::of([Effect::Fight])
}

fn printed_text<'a>(
    tale: Option<Story>,
    sentences: impl IntoIterator<Item = &'a Sentence>,
    writer: Writer<'_>,
    cast: &Cast,
) -> PrintedText {
    let sentences = sentences.into_iter();
    PrintedText {
        story: tale.map(|tale| story(tale, cast)),
        rules: sentences.map(|one| writer.sentence(one)).collect(),
    }
}

#[cfg(test)]
mod tests;
