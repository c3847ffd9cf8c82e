//! Draws what lies around the formations: markets, seats, faction actions, hands.

use super::model::{Chip, Hand, Model, SeatRow, Stall};
use super::words::Speaker;
use crate::board::flow::Flow;
use crate::board::{Brush, fit};
use kernel::Phrase;
use ratatui::style::Style;
use ratatui::{buffer::Buffer, layout::Rect};

/// Room for hand, deck and discard pile, such as `10/12/23`.
const FIGURES: usize = 9;

/// The words of the tables, said once.
pub struct Headings {
    /// Of the figures in the table of four seats.
    columns: String,
    actions: String,
    seat: SeatWords,
}

/// The words in the lines of one seat.
struct SeatWords {
    level: String,
    gold: String,
    hand: String,
    deck: String,
    discard: String,
}

impl Headings {
    pub fn new(say: Speaker) -> Headings {
        let short = |key| say.phrase(Phrase::new(key));
        Headings {
            columns: short("mazzo-tui-nature-columns"),
            actions: short("mazzo-tui-nature-actions"),
            seat: SeatWords {
                level: short("mazzo-tui-nature-level"),
                gold: short("mazzo-tui-nature-gold"),
                hand: short("mazzo-tui-nature-hand"),
                deck: short("mazzo-tui-nature-deck"),
                discard: short("mazzo-tui-nature-discard"),
            },
        }
    }
}

/// Puts texts on the buffer, and remembers where the things are.
pub struct Pen<'a> {
    pub buffer: &'a mut Buffer,
    pub brush: &'a Brush,
    pub places: Vec<Rect>,
}

impl Pen<'_> {
    /// A text in a place, cut if it must be.
    pub fn put(&mut self, place: Rect, text: &str, style: Style) {
        if !place.is_empty() {
            let text = fit::shorten(text, place.width.into());
            self.buffer.set_string(place.x, place.y, text, style);
        }
    }

    /// A text that can be pointed at.
    fn point(&mut self, thing: usize, place: Rect, text: &str, style: Style) {
        let style = match self.brush.pointed == Some(thing) {
            true => self.brush.palette.pointed(),
            false => style,
        };
        self.put(place, text, style);
        self.places[thing] = place;
    }

    /// A chip with its mark, in its colour.
    pub fn chip(&mut self, chip: &Chip, place: Rect) {
        self.point(chip.thing, place, &chip.marked(), chip.style(self.brush));
    }

    /// Both markets: beside each other where there is little height, else one above the other.
    pub fn markets(&mut self, stalls: &[Stall; 2], area: Rect) {
        let stacked = area.height >= 2 * 4;
        let places = match stacked {
            true => [area, line_range(area, area.height / 2, 4)],
            false => {
                let half = area.width / 2;
                let left = Rect {
                    width: half.saturating_sub(1),
                    ..area
                };
                let right = Rect {
                    x: area.x + half,
                    width: area.width - half,
                    ..area
                };
                [left, right]
            }
        };
        for (stall, area) in stalls.iter().zip(places) {
            self.put(line(area, 0), &stall.label, self.brush.palette.strong());
            for (i, good) in (1..).zip(&stall.goods) {
                match good {
                    Some(chip) => self.chip(chip, line(area, i)),
                    None => self.put(line(area, i), " -", self.brush.palette.faint()),
                }
            }
        }
    }

    /// The two lines of a seat in a game for two.
    pub fn seat(&mut self, row: &SeatRow, headings: &Headings, area: Rect) {
        let SeatWords {
            level,
            gold,
            hand,
            deck,
            discard,
        } = &headings.seat;
        let first = format!("{} {level}{} {gold} {}", row.title(), row.level, row.gold);
        let second = format!(
            " {hand} {} {deck} {} {discard} {}",
            row.hand, row.deck, row.discard
        );
        self.point(row.thing, line(area, 0), &first, row.style(self.brush));
        self.put(line(area, 1), &second, self.brush.palette.plain());
    }

    /// All seats as a table.
    pub fn seats(&mut self, rows: &[SeatRow], headings: &Headings, area: Rect) {
        let width = usize::from(area.width);
        let right = |text: &str, width: usize| {
            format!(
                "{}{text}",
                " ".repeat(width.saturating_sub(fit::width(text)))
            )
        };
        self.put(
            line(area, 0),
            &right(&headings.columns, width),
            self.brush.palette.faint(),
        );
        for (i, row) in (1..).zip(rows) {
            let figures = format!("{}/{}/{}", row.hand, row.deck, row.discard);
            let figures = right(&figures, FIGURES);
            let level = format!("{}{}", headings.seat.level, row.level);
            let name = width.saturating_sub(fit::width(&level) + FIGURES);
            let text = format!("{}{level}{figures}", fit::pad(&row.title(), name));
            self.point(row.thing, line(area, i), &text, row.style(self.brush));
        }
    }

    /// The faction actions, a line a seat.
    pub fn actions(&mut self, rows: &[&SeatRow], headings: &Headings, area: Rect) {
        for (i, row) in (0..).zip(rows) {
            let line = line(area, i);
            let label = match rows.len() {
                1 => headings.actions.clone(),
                _ => row.seat.to_string(),
            };
            self.put(line, &label, self.brush.palette.plain());
            let mut x = line.x + fit::width(&label) as u16;
            for chip in &row.actions {
                let wide = fit::width(&chip.marked()) as u16;
                self.chip(
                    chip,
                    Rect {
                        x,
                        width: wide,
                        ..line
                    }
                    .intersection(line),
                );
                x += wide;
            }
        }
    }

    /// The hands, one below the other.
    pub fn hands(&mut self, hands: &[Hand], area: Rect) {
        let mut y = area.y;
        for hand in hands {
            let flow = hand.flow(self.brush);
            let below = Rect {
                y,
                height: area.bottom().saturating_sub(y),
                ..area
            };
            let first = hand.cards.first().map_or(0, |chip| chip.thing);
            let drawn = flow.draw(below, self.buffer, self.brush, first);
            for (chip, place) in hand.cards.iter().zip(drawn) {
                self.places[chip.thing] = place;
            }
            y += flow.height(area.width);
        }
    }
}

impl Chip {
    fn marked(&self) -> String {
        let mark = if self.usable { '*' } else { ' ' };
        format!("{mark}{}", self.text)
    }

    fn style(&self, brush: &Brush) -> Style {
        let style = match self.faction {
            Some(faction) => brush.palette.faction(faction),
            None => brush.palette.plain(),
        };
        match self.usable {
            true => style.patch(brush.palette.strong()),
            false => style,
        }
    }
}

impl Hand {
    /// The hand as a row of cards.
    pub fn flow(&self, brush: &Brush) -> Flow {
        let mut flow = Flow::new(self.label.clone());
        for chip in &self.cards {
            flow.push(chip.marked(), chip.style(brush));
        }
        flow
    }
}

impl SeatRow {
    fn title(&self) -> String {
        let mark = if self.waited_for { '>' } else { ' ' };
        format!("{mark}{} {}", self.seat, self.sage)
    }

    fn style(&self, brush: &Brush) -> Style {
        match self.faction {
            Some(faction) => brush.palette.faction(faction),
            None => brush.palette.plain(),
        }
    }
}

impl Model {
    /// How many lines the hands take.
    pub fn hand_lines(&self, width: u16, brush: &Brush) -> u16 {
        self.hands
            .iter()
            .map(|hand| hand.flow(brush).height(width))
            .sum()
    }
}

fn line(area: Rect, index: u16) -> Rect {
    line_range(area, index, 1)
}

fn line_range(area: Rect, from: u16, count: u16) -> Rect {
    let rest = area.height.saturating_sub(from);
    Rect {
        y: area.y + from.min(area.height),
        height: count.min(rest),
        ..area
    }
}
