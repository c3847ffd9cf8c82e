//! Draws the Elementals of a formation.

use super::model::{Mark, Standing};
use super::words::Speaker;
use crate::board::{Brush, fit};
use kernel::{Phrase, Seat};
use ratatui::style::Style;
use ratatui::{buffer::Buffer, layout::Rect};

/// The words that every space needs, said once.
pub struct Labels {
    strength: String,
    health: String,
    damage: String,
    boost: String,
    shield: String,
}

impl Labels {
    pub fn new(say: Speaker) -> Labels {
        let short = |key| say.phrase(Phrase::new(key));
        Labels {
            strength: short("mazzo-tui-nature-strength"),
            health: short("mazzo-tui-nature-health"),
            damage: short("mazzo-tui-nature-token-damage"),
            boost: short("mazzo-tui-nature-token-boost"),
            shield: short("mazzo-tui-nature-token-shield"),
        }
    }

    /// The tokens on an Elemental, such as `d1 b2 s3`.
    pub fn tokens(&self, standing: &Standing) -> Vec<String> {
        let tokens = [
            (&self.damage, standing.damage),
            (&self.boost, standing.boosts),
            (&self.shield, standing.shields),
        ];
        let there = tokens.iter().filter(|(_, count)| *count > 0);
        there
            .map(|(letter, count)| format!("{letter}{count}"))
            .collect()
    }

    /// STR and HP with their names.
    pub fn numbers(&self, standing: &Standing) -> String {
        let Standing {
            strength, health, ..
        } = standing;
        let left = standing.health_left();
        format!(
            "{} {strength} {} {left}/{health}",
            self.strength, self.health
        )
    }

    /// STR and HP, with their names where even the largest numbers have room for that.
    fn short_numbers(&self, standing: &Standing, columns: usize) -> String {
        let Standing {
            strength, health, ..
        } = standing;
        let left = standing.health_left();
        let named = fit::width(&self.strength) + fit::width(&self.health) + " 8  12/12".len();
        match named < columns {
            true => self.numbers(standing),
            false => format!("{strength} ♥{left}/{health}"),
        }
    }

    /// Everything in one short line: STR, HP left and HP, boosts, shields.
    fn compact(&self, standing: &Standing, columns: usize) -> String {
        let Standing {
            strength, health, ..
        } = standing;
        let left = standing.health_left();
        let mut tokens = self.tokens(standing);
        if standing.damage > 0 {
            tokens.remove(0);
        }
        let (spaced, tight) = (tokens.join(" "), tokens.join(""));
        let forms = [
            format!("{strength} ♥{left}/{health} {spaced}"),
            format!("{strength} ♥{left}/{health} {tight}"),
            format!("{strength} ♥{left}/{health}{tight}"),
            format!("{strength} ♥{left} {tight}"),
        ];
        let shortest = format!("{strength}♥{left}{tight}");
        let fitting = forms
            .into_iter()
            .find(|form| fit::width(form.trim_end()) <= columns);
        fitting.unwrap_or(shortest)
    }
}

impl Standing {
    /// HP minus damage.
    pub fn health_left(&self) -> u16 {
        u16::from(self.health).saturating_sub(self.damage)
    }
}

impl Mark {
    fn letter(self) -> char {
        match self {
            Mark::None => ' ',
            Mark::Usable => '*',
            Mark::HasAttacked => 'x',
            Mark::Attacks => '>',
            Mark::IsAttacked => '!',
        }
    }

    fn style(self, brush: &Brush) -> Style {
        match self {
            Mark::None => brush.palette.plain(),
            Mark::Usable => brush.palette.usable(),
            Mark::HasAttacked => brush.palette.faint(),
            Mark::Attacks | Mark::IsAttacked => brush.palette.warning(),
        }
    }
}

/// A seat's number, small enough to stand behind a name.
fn small_number(seat: Seat) -> char {
    const SMALL: [char; 8] = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸'];
    SMALL[seat.index()]
}

/// Draws one space and who stands there.
pub fn draw_space(
    number: usize,
    standing: Option<&Standing>,
    area: Rect,
    buffer: &mut Buffer,
    brush: &Brush,
    labels: &Labels,
) {
    if area.is_empty() {
        return;
    }
    let inside = usize::from(area.width - 1);
    let mut put = |line: u16, text: &str, style: Style| {
        if line < area.height {
            buffer.set_string(area.x + 1, area.y + line, fit::pad(text, inside), style);
        }
    };
    let Some(standing) = standing else {
        put(0, &format!("{number} -"), brush.palette.faint());
        bar(area, buffer, brush.palette.faint());
        return;
    };
    let pointed = brush.pointed == Some(standing.thing);
    let faction = match standing.faction {
        Some(faction) => brush.palette.faction(faction),
        None => brush.palette.plain(),
    };
    let choose = |style: Style| {
        if pointed {
            brush.palette.pointed()
        } else {
            style
        }
    };

    let owner = standing.owner.map(small_number);
    let mark = standing.mark.letter();
    let room = inside.saturating_sub(number.to_string().len() + 1 + usize::from(owner.is_some()));
    let name = fit::shorten(&standing.name, room);
    let owner = owner.map_or(String::new(), |owner| owner.to_string());
    let name_style = faction.patch(brush.palette.strong());
    put(
        0,
        &format!("{number}{mark}{name}{owner}"),
        choose(name_style),
    );
    if area.height > 2 {
        put(
            1,
            &labels.short_numbers(standing, inside),
            choose(brush.palette.plain()),
        );
        put(
            2,
            &labels.tokens(standing).join(" "),
            choose(brush.palette.plain()),
        );
    } else {
        put(
            1,
            &labels.compact(standing, inside),
            choose(brush.palette.plain()),
        );
    }
    if standing.mark != Mark::None && !pointed {
        let place = Rect::new(area.x + 1, area.y, number.to_string().len() as u16 + 1, 1);
        buffer.set_style(place.intersection(area), standing.mark.style(brush));
    }
    bar(area, buffer, faction);
}

/// The line at the left of a space, which keeps neighbours apart.
fn bar(area: Rect, buffer: &mut Buffer, style: Style) {
    for y in area.top()..area.bottom() {
        buffer.set_string(area.x, y, "│", style);
    }
}
