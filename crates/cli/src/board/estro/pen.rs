//! Draws the parts of the board.

use super::colour::colour;
use super::face::Labels;
use super::model::{Cards, Chip, Column, Head, Mark, Part, Standing};
use super::stack::{Fitting, chip_places, column_width};
use crate::board::{Brush, fit};
use ratatui::style::Style;
use ratatui::{buffer::Buffer, layout::Rect};

/// Puts texts on the buffer, and remembers where the things are.
pub struct Pen<'a> {
    pub buffer: &'a mut Buffer,
    pub brush: &'a Brush,
    pub labels: &'a Labels,
    pub fitting: Fitting,
    pub places: Vec<Rect>,
}

impl Pen<'_> {
    /// A part in its lines.
    pub fn part(&mut self, part: &Part, area: Rect) {
        match part {
            Part::Clash(text) => self.put(area, text, self.brush.palette.warning()),
            Part::Chips(chips) => self.chips(chips, area),
            Part::Middle(chips) => self.middle(chips, area),
            Part::Cards(cards) => self.cards(cards, area),
            Part::Columns { head, columns } => self.columns(head, columns, area),
        }
    }

    fn chips(&mut self, chips: &[Chip], area: Rect) {
        let places = chip_places(chips.iter().map(|chip| &*chip.text), area.width);
        for (chip, place) in chips.iter().zip(places) {
            self.chip(chip, within(place, area));
        }
    }

    /// Chips on the line between the two sides.
    fn middle(&mut self, chips: &[Chip], area: Rect) {
        let rule = "─".repeat(area.width.into());
        self.put(area, &rule, self.brush.palette.faint());
        self.chips(chips, area);
        for chip in chips {
            let place = self.places[chip.thing];
            let after = Rect::new(place.right(), place.y, 1, place.height);
            self.put(after.intersection(area), " ", self.brush.palette.plain());
        }
    }

    fn columns(&mut self, head: &str, columns: &[Column], area: Rect) {
        self.put(area, head, self.brush.palette.strong());
        let width = column_width(head, columns.len(), area.width);
        let mut x = area.x + fit::width(head) as u16;
        for column in columns {
            let bar = Rect::new(x, area.y, 1, area.height).intersection(area);
            for line in bar.rows() {
                self.put(line, "│", self.brush.palette.faint());
            }
            let place = Rect::new(x + 1, area.y, width, area.height).intersection(area);
            match column {
                Column::Chip(chip) => self.point(
                    chip.thing,
                    Rect { height: 1, ..place }.intersection(area),
                    &chip.text,
                    colour(self.brush.palette, chip.estro).patch(self.brush.palette.strong()),
                ),
                Column::Cards(cards) => self.cards(cards, place),
            }
            x += width + 1;
        }
    }

    /// Cards that lie together. If there are too many for the lines, those that are left out can
    /// still be pointed at, and then they come into sight.
    fn cards(&mut self, cards: &Cards, area: Rect) {
        if area.is_empty() {
            return;
        }
        let line = Rect { height: 1, ..area };
        match &cards.head {
            Head::None => {}
            Head::Label(label) => self.put(line, label, self.brush.palette.strong()),
            Head::Chip(chip) => {
                let indent = cards.indent(area.width.into()) as u16;
                let width = indent.saturating_sub(1);
                self.chip(chip, Rect { width, ..line });
            }
        }
        if cards.cards.is_empty() {
            let rest = within(
                Rect::new(cards.indent(area.width.into()) as u16, 0, 2, 1),
                area,
            );
            self.put(rest, " ·", self.brush.palette.faint());
            return;
        }
        let places = cards.places(area.width, self.fitting);
        let pointed = cards
            .cards
            .iter()
            .position(|card| self.brush.pointed == Some(card.thing));
        let lowest = pointed.map_or(0, |i| places[i].y);
        let down = (lowest + 1).saturating_sub(area.height);
        let is_hidden = |place: &Rect| place.y < down || place.y >= down + area.height;
        let hidden = places.iter().filter(|place| is_hidden(place)).count();
        for (card, place) in cards.cards.iter().zip(&places) {
            let there = place.y.clamp(down, down + area.height - 1) - down;
            let place_there = within(Rect { y: there, ..*place }, area);
            if is_hidden(place) {
                self.places[card.thing] = place_there;
            } else {
                self.card(card, place_there);
            }
        }
        if hidden > 0 {
            let text = format!("+{hidden}");
            let wide = fit::width(&text) as u16;
            let corner = Rect::new(
                area.right().saturating_sub(wide),
                area.bottom().saturating_sub(1),
                wide,
                1,
            );
            self.put(corner.intersection(area), &text, self.brush.palette.bar());
        }
    }

    fn card(&mut self, card: &Standing, place: Rect) {
        self.places[card.thing] = place;
        if place.is_empty() {
            return;
        }
        let palette = self.brush.palette;
        let face = self.labels.face(card, place.width.into());
        let title = format!("{}{}", face.mark, face.title);
        let wide = fit::width(&title) as u16;
        let tail = Rect {
            x: place.x + wide,
            width: place.width.saturating_sub(wide),
            ..place
        };
        let estro = card.estri.first().copied();
        let title_style = colour(palette, estro).patch(palette.strong());
        if self.brush.pointed == Some(card.thing) {
            let whole = fit::pad(&format!("{title}{}", face.tail), place.width.into());
            return self.put(place, &whole, palette.pointed());
        }
        self.put(place, &title, title_style);
        self.put(tail.intersection(place), &face.tail, palette.plain());
        if card.mark != Mark::None {
            let mark = Rect { width: 1, ..place };
            self.put(mark, &face.mark.to_string(), card.mark.style(self.brush));
        }
    }

    /// A short text that can be pointed at, with a mark if its player is waited for.
    fn chip(&mut self, chip: &Chip, place: Rect) {
        let mark = if chip.waited_for { '>' } else { ' ' };
        let style = colour(self.brush.palette, chip.estro).patch(self.brush.palette.strong());
        self.point(chip.thing, place, &format!("{mark}{}", chip.text), style);
    }

    fn point(&mut self, thing: usize, place: Rect, text: &str, style: Style) {
        let style = match self.brush.pointed == Some(thing) {
            true => self.brush.palette.pointed(),
            false => style,
        };
        self.put(place, text, style);
        self.places[thing] = place;
    }

    /// A text in a place, cut if it must be.
    fn put(&mut self, place: Rect, text: &str, style: Style) {
        if !place.is_empty() {
            let text = fit::shorten(text, place.width.into());
            self.buffer.set_string(place.x, place.y, text, style);
        }
    }
}

/// A place given from the corner of an area, as far as it is in it.
fn within(place: Rect, area: Rect) -> Rect {
    Rect {
        x: area.x + place.x,
        y: area.y + place.y,
        ..place
    }
    .intersection(area)
}
