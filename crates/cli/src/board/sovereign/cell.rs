//! A zone in a few columns and lines: who stands there, with which Force, on what.

use super::colour::Tone;
use super::model::{Built, Cell, Cover, Mark, Standing, Vigour};
use crate::board::fit;

/// A piece of text in one look.
pub type Span = (String, Tone);

/// The wall, and a card of it that whoever looks knows.
const WALL: &str = "▒";
const KNOWN_WALL: &str = "▓";
const BUILDING: &str = "⌂";

/// In fewer columns than this a cut name bears no sign of it.
const NARROW: usize = 12;

/// From so many lines on, the ground has a line of its own, the name two, and the traits one.
const WITH_GROUND: u16 = 3;
const WITH_LONG_NAME: u16 = 4;
const WITH_TRAITS: u16 = 5;

impl Cell {
    /// The zone in so many columns and lines.
    pub fn face(&self, columns: usize, lines: u16) -> Vec<Vec<Span>> {
        let mut said = match (&self.haerian, &self.building) {
            (Some(haerian), _) => self.occupied(haerian, columns, lines),
            (None, Some(building)) => self.built(building, columns, lines),
            (None, None) => self.empty(columns, lines),
        };
        if let (Some(mark), Some(first)) = (self.mark.span(), said.first_mut()) {
            fill(first, columns.saturating_sub(1));
            first.push(mark);
        }
        said
    }

    fn occupied(&self, haerian: &Standing, columns: usize, lines: u16) -> Vec<Vec<Span>> {
        let mark = haerian.army.mark();
        let tone = haerian.tone();
        let room = columns.saturating_sub(if self.mark == Mark::None { 0 } else { 1 });
        if lines == 1 {
            let force = haerian.numbers();
            let name = room.saturating_sub(fit::width(&force) + 1);
            let name = cut(&format!("{mark}{}", haerian.name), name);
            return vec![vec![(format!("{name} {force}"), tone)]];
        }
        let mut said = match lines {
            WITH_LONG_NAME.. => long_name(mark, &haerian.name, room, tone),
            _ => vec![vec![(cut(&format!("{mark}{}", haerian.name), room), tone)]],
        };
        if lines < WITH_GROUND {
            said.push(self.numbers_and_ground(haerian, columns));
            return said;
        }
        said.push(vec![(
            format!("{}{}", haerian.numbers(), haerian.marks()),
            tone,
        )]);
        if lines >= WITH_TRAITS {
            said.push(vec![(fit::shorten(&haerian.traits, columns), Tone::Faint)]);
        }
        self.lay_on_ground(said, columns, lines)
    }

    /// What stands here, with the ground in the last line.
    fn lay_on_ground(
        &self,
        mut said: Vec<Vec<Span>>,
        columns: usize,
        lines: u16,
    ) -> Vec<Vec<Span>> {
        said.resize(usize::from(lines).saturating_sub(1), Vec::new());
        said.push(self.ground(columns));
        said
    }

    /// Force and marks at the left, Building and wall at the right.
    fn numbers_and_ground(&self, haerian: &Standing, columns: usize) -> Vec<Span> {
        let numbers = format!("{}{}", haerian.numbers(), haerian.marks());
        let wall = self.cover.as_ref().map(Cover::mark);
        let room = columns.saturating_sub(fit::width(&numbers) + usize::from(wall.is_some()));
        let building = self.building.as_ref().map(|building| {
            let whole = format!("{BUILDING}{}{}", building.army.mark(), building.residual);
            let brief = format!("{BUILDING}{}", building.army.mark());
            let text = match fit::width(&whole) <= room {
                true => whole,
                false => brief,
            };
            (text, Tone::Tired(building.army.seat))
        });
        let right = building.iter().chain(&wall);
        let wide: usize = right.map(|(text, _)| fit::width(text)).sum();
        let left = fit::shorten(&numbers, columns.saturating_sub(wide));
        let mut line = vec![(left, haerian.tone())];
        fill(&mut line, columns.saturating_sub(wide));
        line.extend(building);
        line.extend(wall);
        line
    }

    /// Building and wall in a line of their own.
    fn ground(&self, columns: usize) -> Vec<Span> {
        match (&self.building, &self.cover) {
            (None, None) => Vec::new(),
            (None, Some(cover)) => vec![cover.span(columns)],
            (Some(building), cover) => {
                let wall = cover.as_ref().map(Cover::mark);
                let room = columns.saturating_sub(usize::from(wall.is_some()));
                let mut line = vec![building.brief(room)];
                fill(&mut line, room);
                line.extend(wall);
                line
            }
        }
    }

    fn built(&self, building: &Built, columns: usize, lines: u16) -> Vec<Vec<Span>> {
        let room = columns.saturating_sub(if self.mark == Mark::None { 0 } else { 1 });
        let tone = Tone::Tired(building.army.seat);
        if lines == 1 {
            return vec![vec![building.brief(room)]];
        }
        let mut said = match lines {
            WITH_LONG_NAME.. => {
                let mark = BUILDING.chars().next().unwrap_or(' ');
                long_name(mark, &building.name, room, tone)
            }
            _ => vec![vec![(
                cut(&format!("{BUILDING}{}", building.name), room),
                tone,
            )]],
        };
        let strength = format!("{}{}", building.army.mark(), building.numbers());
        let strength = (fit::shorten(&strength, columns), tone);
        if lines >= WITH_GROUND {
            said.push(vec![strength]);
            said.resize(usize::from(lines).saturating_sub(1), Vec::new());
            said.extend(self.cover.as_ref().map(|cover| vec![cover.span(columns)]));
        } else {
            let wall = self.cover.as_ref().map(Cover::mark);
            let mut line = vec![strength];
            fill(
                &mut line,
                columns.saturating_sub(usize::from(wall.is_some())),
            );
            line.extend(wall);
            said.push(line);
        }
        said
    }

    fn empty(&self, columns: usize, lines: u16) -> Vec<Vec<Span>> {
        let label = (fit::shorten(&self.name, columns), Tone::Faint);
        match &self.cover {
            None => vec![vec![label]],
            Some(cover) if lines == 1 => vec![vec![cover.span(columns)]],
            Some(cover) => {
                let mut said = vec![vec![label]];
                let bare = lines.saturating_sub(2);
                said.extend((0..bare).map(|_| Vec::new()));
                said.push(vec![cover.span(columns)]);
                said
            }
        }
    }
}

impl Standing {
    fn tone(&self) -> Tone {
        match self.vigour {
            Vigour::Exhausted | Vigour::Stunned => Tone::Tired(self.army.seat),
            Vigour::Acting {
                moves: false,
                combats: false,
            } => Tone::Tired(self.army.seat),
            _ => Tone::Of(self.army.seat),
        }
    }

    /// Residual Force, and total Force if it is damaged.
    fn numbers(&self) -> String {
        numbers(self.residual, self.force)
    }

    /// Whether it can move and fight, Bulwark, shield.
    fn marks(&self) -> String {
        let mut marks = match self.vigour {
            Vigour::Waiting => String::new(),
            Vigour::Exhausted => "~".to_owned(),
            Vigour::Stunned => "≈".to_owned(),
            Vigour::Acting { moves, combats } => match (moves, combats) {
                (true, true) => "→×",
                (true, false) => "→",
                (false, true) => "×",
                (false, false) => "-",
            }
            .to_owned(),
        };
        if self.bulwark {
            marks.push('#');
        }
        if self.shield > 0 {
            marks += &format!("◊{}", self.shield);
        }
        marks
    }
}

impl Built {
    fn numbers(&self) -> String {
        numbers(self.residual, self.force)
    }

    /// In one line: whose, its name, and how strong it is.
    fn brief(&self, columns: usize) -> Span {
        let strength = self.numbers();
        let room = columns.saturating_sub(fit::width(&strength) + 1);
        let name = cut(
            &format!("{BUILDING}{}{}", self.army.mark(), self.name),
            room,
        );
        (
            fit::shorten(&format!("{name} {strength}"), columns),
            Tone::Tired(self.army.seat),
        )
    }
}

impl Cover {
    /// As one column beside other things.
    fn mark(&self) -> Span {
        let mark = match self.name {
            None => WALL,
            Some(_) => KNOWN_WALL,
        };
        (mark.to_owned(), Tone::Tired(self.army.seat))
    }

    /// As a piece of wall, or with the name of a card that is known.
    fn span(&self, columns: usize) -> Span {
        let tone = Tone::Tired(self.army.seat);
        match &self.name {
            None => (WALL.repeat(columns), tone),
            Some(name) => (cut(&format!("{KNOWN_WALL}{name}"), columns), tone),
        }
    }
}

impl Mark {
    fn span(self) -> Option<Span> {
        match self {
            Mark::None => None,
            Mark::Chosen => Some(("*".to_owned(), Tone::Usable)),
            Mark::Attacks => Some((">".to_owned(), Tone::Warning)),
            Mark::IsAttacked => Some(("!".to_owned(), Tone::Warning)),
        }
    }
}

/// A name cut to so many columns. In a narrow zone every letter counts more than a sign that
/// some are missing.
fn cut(text: &str, columns: usize) -> String {
    if columns >= NARROW {
        return fit::shorten(text, columns);
    }
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if fit::width(&short) > columns {
            short.pop();
            break;
        }
    }
    short.truncate(short.trim_end().len());
    short
}

fn numbers(residual: u8, force: u8) -> String {
    match residual == force {
        true => force.to_string(),
        false => format!("{residual}/{force}"),
    }
}

/// A name in two lines, if it needs them.
fn long_name(mark: char, name: &str, columns: usize, tone: Tone) -> Vec<Vec<Span>> {
    let lines = fit::wrap(&format!("{mark}{name}"), columns);
    let line = |text: &str| vec![(cut(text, columns), tone)];
    match &lines[..] {
        [first, rest @ ..] if !rest.is_empty() => {
            let apart = if name.is_ascii() { " " } else { "" };
            vec![line(first), line(&rest.join(apart))]
        }
        _ => vec![line(&lines.join(""))],
    }
}

/// Spaces up to so many columns.
fn fill(line: &mut Vec<Span>, columns: usize) {
    let wide: usize = line.iter().map(|(text, _)| fit::width(text)).sum();
    if wide < columns {
        line.push((" ".repeat(columns - wide), Tone::Plain));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_zone_uses_every_column_for_the_name() {
        assert_eq!(cut("▼Dawn Novice", 11), "▼Dawn Novic");
        assert_eq!(cut("▼Dawn Novice", 12), "▼Dawn Novice");
        assert_eq!(cut("▼Threshold Adept", 12), "▼Threshold…");
        assert_eq!(cut("▼Echo of the Deep", 6), "▼Echo");
        assert_eq!(cut("▲誓約長槍兵", 9), "▲誓約長槍");
        assert_eq!(cut("▲誓約長槍兵", 8), "▲誓約長");
    }
}
