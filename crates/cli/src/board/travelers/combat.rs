//! A fight in rows: the enemy, how the turn stands against it, what is in play.

use super::concern::Concern;
use super::model::{Piece, Row, Tone};
use super::modeller::{Modeller, id};
use crate::board::{Thing, Usable};
use ::travelers::text::enemy::{modifier_rule, modifier_title};
use ::travelers::text::glyph::Glyph;
use ::travelers::{Element, FightView, Half, Modifier, Question, ReadingView};
use kernel::Phrase;

/// What the rows are worth; the least gives way first.
const FLAVOUR: u8 = 1;
const USEFUL: u8 = 2;
const NEEDED: u8 = 3;
const FIRST: u8 = 4;

impl Modeller<'_> {
    /// The whole fight, from the enemy to the piles.
    pub fn fight_rows(&mut self) -> Vec<Row> {
        let Some(fight) = &self.view.fight else {
            let hand = self.hand_rows();
            return hand.into_iter().chain([self.pile_row()]).collect();
        };
        let mut rows = self.enemy_rows(fight);
        let [standing, points] = self.tracks();
        rows.push(Row::new(
            FIRST,
            vec![Piece::new(format!("{points} · {standing}"), Tone::Strong)],
        ));
        rows.extend(self.play_rows());
        rows.extend(self.hand_rows());
        rows.push(self.pile_row());
        rows
    }

    fn enemy_rows(&mut self, fight: &FightView) -> Vec<Row> {
        let mut rows = vec![self.enemy_row(fight)];
        rows.extend(self.standing_rows(fight));
        rows
    }

    /// What the enemy does, and how the turn stands against it.
    fn standing_rows(&mut self, fight: &FightView) -> Vec<Row> {
        let mut rows: Vec<Row> = self.modifier_row(fight).into_iter().collect();
        // Once the hits come, both have been compared.
        if !matches!(self.view.question, Question::Hits(_)) {
            rows.push(self.strike_row(fight));
            rows.extend((!is_trap(fight)).then(|| self.hits_row(fight)));
        }
        rows
    }

    /// The enemy and how the turn stands, for the column beside the map.
    pub fn fight_paragraphs(&mut self) -> Vec<(String, Tone)> {
        let Some(fight) = &self.view.fight else {
            return Vec::new();
        };
        // The enemy itself is pointed at on the map, by its symbol.
        let (name, values) = self.enemy_words(fight);
        let named = (format!("{name}  {values}"), Tone::News);
        let rows = self.standing_rows(fight);
        let tone = |row: &Row| row.pieces.last().map_or(Tone::Plain, |piece| piece.tone);
        let standing = rows.iter().map(|row| (row.text(), tone(row)));
        std::iter::once(named).chain(standing).collect()
    }

    fn enemy_row(&mut self, fight: &FightView) -> Row {
        let (name, values) = self.enemy_words(fight);
        let card = match self.view.reading {
            Some(ReadingView::Half(half)) => Some(id(half)),
            Some(ReadingView::Entry(reading)) => Some(id(reading)),
            None => None,
        };
        let thing = Thing {
            name: name.clone(),
            card,
            state: vec![self.say.phrase(&Phrase::new(fight.about.key()))],
            usable: Usable::Never,
        };
        let thing = self.thing(thing, Concern::Enemy);
        Row::new(
            FIRST,
            vec![
                Piece::about(name, Tone::Strong, thing),
                Piece::new(format!("  {values}"), Tone::News),
            ],
        )
    }

    /// TS-4.70: its name, and the printed values and those of the turn.
    fn enemy_words(&self, fight: &FightView) -> (String, String) {
        let name = self.say.phrase(&Phrase::new(fight.name.key()));
        let shown = [0, 1, 2].map(|i| match fight.now[i] == fight.printed[i] {
            true => fight.now[i].to_string(),
            false => {
                let changed = Phrase::new("mazzo-tui-travelers-value-changed")
                    .with("now", fight.now[i])
                    .with("printed", fight.printed[i]);
                self.say.phrase(&changed)
            }
        });
        let key = match is_trap(fight) {
            true => "mazzo-tui-travelers-enemy-trap",
            false => "mazzo-tui-travelers-enemy",
        };
        let values = Phrase::new(key)
            .with("level", shown[0].as_str())
            .with("attack", shown[1].as_str())
            .with("defense", shown[2].as_str())
            .with("turn", fight.turns);
        (name, self.say.phrase(&values))
    }

    fn modifier_row(&self, fight: &FightView) -> Option<Row> {
        let Some(modifier) = fight.modifier else {
            let about = self.say.phrase(&Phrase::new(fight.about.key()));
            return Some(Row::new(FLAVOUR, vec![Piece::new(about, Tone::Faint)]));
        };
        let key = match fight.ignored {
            true => "mazzo-tui-travelers-modifier-ignored",
            false => "mazzo-tui-travelers-modifier",
        };
        let phrase = Phrase::new(key)
            .with("title", modifier_title(modifier))
            .with("rule", modifier_rule(modifier));
        Some(Row::new(
            NEEDED,
            vec![Piece::new(self.say.phrase(&phrase), Tone::Plain)],
        ))
    }

    /// TS-4.71: what the turn would do to the enemy as it stands.
    fn strike_row(&self, fight: &FightView) -> Row {
        let tracks = &self.view.tracks;
        let [_, attack, defense] = fight.now.map(u16::from);
        let (mine, needed, keys) = match is_trap(fight) {
            true => (
                tracks.defense,
                attack,
                [
                    "mazzo-tui-travelers-trap-beaten",
                    "mazzo-tui-travelers-trap-short",
                ],
            ),
            false => (
                tracks.attack,
                defense,
                ["mazzo-tui-travelers-beaten", "mazzo-tui-travelers-short"],
            ),
        };
        let enough = mine >= needed;
        let phrase = Phrase::new(keys[usize::from(!enough)])
            .with("mine", mine)
            .with("needed", needed)
            .with("missing", needed.saturating_sub(mine));
        let tone = if enough { Tone::Good } else { Tone::Plain };
        let mut pieces = vec![Piece::new(self.say.phrase(&phrase), tone)];
        // TS-7.40: in a Dungeon attack counts only on the symbol.
        if let (Some(_), Some(steps @ 1..)) = (fight.at, fight.steps) {
            let far = Phrase::new("mazzo-tui-travelers-steps").with("steps", steps);
            pieces.push(Piece::new(format!(" {}", self.say.phrase(&far)), Tone::Bad));
        }
        Row::new(FIRST, pieces)
    }

    /// TS-4.73: what the enemy would do if it stands; in a Dungeon it pulls first (TS-7.40).
    fn hits_row(&self, fight: &FightView) -> Row {
        let (attack, defense) = (u16::from(fight.now[1]), self.view.tracks.defense);
        let pulled = fight.at.and(fight.steps).map_or(0, u16::from).min(attack);
        let hits = (attack - pulled).saturating_sub(defense);
        let phrase = match pulled {
            0 => Phrase::new("mazzo-tui-travelers-hits"),
            _ => Phrase::new("mazzo-tui-travelers-hits-pulled").with("pulled", pulled),
        };
        let phrase = phrase
            .with("attack", attack)
            .with("defense", defense)
            .with("hits", hits);
        let tone = if hits == 0 { Tone::Good } else { Tone::Bad };
        Row::new(FIRST, vec![Piece::new(self.say.phrase(&phrase), tone)])
    }

    /// The column, the next ability, the rows beside it, and what they show (section 4.5).
    fn play_rows(&mut self) -> Vec<Row> {
        let play = &self.view.in_play;
        let mut rows = Vec::new();
        let last = play.column.last().copied();
        if let Some(last) = last {
            let mut pieces = vec![self.label("mazzo-tui-travelers-column")];
            for &upright in &play.column {
                let place = "mazzo-tui-travelers-in-column";
                let thing = self.card_thing(upright, place, Usable::Never);
                if upright == last {
                    self.next_is_here(thing, upright.card.number());
                }
                let name = self.say.card(self.view, upright);
                let before = if pieces.len() > 1 { " > " } else { " " };
                pieces.push(Piece::new(before, Tone::Faint));
                pieces.push(Piece::about(name, Tone::Plain, thing));
            }
            rows.push(Row::new(NEEDED, pieces));
            rows.push(self.ability_row(last));
        }
        let mut pieces = Vec::new();
        for (label, cards, place) in [
            (
                "mazzo-tui-travelers-loaded",
                &play.loaded,
                "mazzo-tui-travelers-is-loaded",
            ),
            (
                "mazzo-tui-travelers-infused",
                &play.infused,
                "mazzo-tui-travelers-is-infused",
            ),
            (
                "mazzo-tui-travelers-strained",
                &play.strained,
                "mazzo-tui-travelers-is-strained",
            ),
        ] {
            if cards.is_empty() {
                continue;
            }
            if !pieces.is_empty() {
                pieces.push(Piece::new("  ", Tone::Plain));
            }
            pieces.push(self.label(label));
            for &upright in cards {
                let thing = self.card_thing(upright, place, Usable::Never);
                pieces.push(Piece::about(format!(" {upright}"), Tone::Plain, thing));
            }
        }
        if !pieces.is_empty() {
            rows.push(Row::new(NEEDED, pieces));
        }
        if last.is_some() {
            rows.push(self.shown_row());
        }
        rows
    }

    fn ability_row(&self, last: ::travelers::Upright) -> Row {
        let half = self.view.half(last);
        let next = self.view.in_play.next;
        let ability =
            next.and_then(|(number, _)| half?.abilities.get(usize::from(number).checked_sub(1)?));
        let phrase = match ability {
            Some(ability) => Phrase::new("mazzo-tui-travelers-next")
                .with("cost", ability.cost)
                .with("text", ::travelers::text::ability(ability)),
            None => Phrase::new("mazzo-tui-travelers-next-none"),
        };
        Row::new(
            NEEDED,
            vec![Piece::new(self.say.phrase(&phrase), Tone::Plain)],
        )
    }

    /// TS-4.45 to TS-4.48: cards, banners, elements and the constellation row.
    fn shown_row(&self) -> Row {
        let play = &self.view.in_play;
        let count = [&play.column, &play.loaded, &play.infused, &play.strained]
            .iter()
            .map(|row| row.len())
            .sum::<usize>();
        let cards = Phrase::new("mazzo-tui-travelers-cards").with("count", count);
        let mut shown = vec![self.say.phrase(&cards)];
        for half in Half::ALL {
            let banners = play.banners[usize::from(half.tips()) - 1];
            if banners > 0 {
                shown.push(format!(
                    "{} ×{banners}",
                    self.say.glyph(Glyph::Banner(half))
                ));
            }
        }
        for (element, number) in Element::ALL.into_iter().zip(play.elements) {
            if number > 0 {
                shown.push(format!(
                    "{} ×{number}",
                    self.say.glyph(Glyph::Element(element))
                ));
            }
        }
        if let Some(row) = play.row {
            let phrase = Phrase::new("mazzo-tui-travelers-constellation")
                .with("row", row.to_string().as_str());
            shown.push(self.say.phrase(&phrase));
        }
        let phrase =
            Phrase::new("mazzo-tui-travelers-shown").with("shown", shown.join(" · ").as_str());
        Row::new(
            USEFUL,
            vec![Piece::new(self.say.phrase(&phrase), Tone::Plain)],
        )
    }

    pub fn label(&self, key: &'static str) -> Piece {
        Piece::new(self.say.key(key), Tone::Strong)
    }
}

fn is_trap(fight: &FightView) -> bool {
    fight.modifier == Some(Modifier::Trap)
}
