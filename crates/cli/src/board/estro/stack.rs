//! How many lines the parts of the board take, and in which form their cards are shown: the
//! richest one in which everything has room.

use super::model::{Area, Cards, Column, Head, Model, Part, Standing};
use crate::board::fit;
use ratatui::layout::Rect;

/// How closely cards stand beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Density {
    /// All values with their names.
    Labelled,
    /// All values.
    Values,
    /// Primary value, TOT and gift.
    Short,
    /// TOT.
    Tight,
}

/// The densities of field and hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fitting {
    field: Density,
    hand: Density,
}

const FITTINGS: [(Density, Density); 8] = [
    (Density::Labelled, Density::Labelled),
    (Density::Labelled, Density::Values),
    (Density::Values, Density::Values),
    (Density::Values, Density::Short),
    (Density::Short, Density::Values),
    (Density::Short, Density::Short),
    (Density::Tight, Density::Short),
    (Density::Tight, Density::Tight),
];

/// Columns between cards, and between chips.
const CARD_GAP: usize = 1;
const CHIP_GAP: usize = 2;
/// A card of which only the number is known takes no more than this.
const BARE: usize = 5;

impl Density {
    /// The fewest columns of a card.
    fn least(self) -> usize {
        match self {
            Density::Labelled => 68,
            Density::Values => 36,
            Density::Short => 20,
            Density::Tight => 15,
        }
    }
}

impl Fitting {
    fn of(self, area: Area) -> Density {
        match area {
            Area::Field => self.field,
            Area::Hand => self.hand,
        }
    }
}

impl Cards {
    /// Room for what stands before them.
    pub fn indent(&self, width: usize) -> usize {
        let head = match &self.head {
            Head::None => return 0,
            Head::Label(label) => fit::width(label) + 1,
            Head::Chip(chip) => fit::width(&chip.text) + 3,
        };
        head.min(width / 2)
    }

    /// Where the cards stand, the first line being 0.
    pub fn places(&self, width: u16, fitting: Fitting) -> Vec<Rect> {
        let width = usize::from(width);
        let indent = self.indent(width);
        let room = (width - indent).max(1);
        let least = fitting.of(self.area).least();
        let columns = ((room + CARD_GAP) / (least + CARD_GAP)).max(1);
        let cell = ((room + CARD_GAP) / columns)
            .saturating_sub(CARD_GAP)
            .max(1);
        let (mut x, mut y) = (0, 0);
        let place = |card: &Standing| {
            let wide = if card.is_bare() { cell.min(BARE) } else { cell };
            if x > 0 && x + wide > room {
                (x, y) = (0, y + 1);
            }
            let place = Rect::new((indent + x) as u16, y, wide as u16, 1);
            x += wide + if card.is_bare() { 0 } else { CARD_GAP };
            place
        };
        self.cards.iter().map(place).collect()
    }

    fn height(&self, width: u16, fitting: Fitting) -> u16 {
        let places = self.places(width, fitting);
        places.last().map_or(1, |place| place.y + 1)
    }
}

impl Part {
    fn height(&self, width: u16, fitting: Fitting) -> u16 {
        match self {
            Part::Clash(_) => 1,
            Part::Chips(chips) | Part::Middle(chips) => {
                let places = chip_places(chips.iter().map(|chip| &*chip.text), width);
                places.last().map_or(1, |place| place.y + 1)
            }
            Part::Cards(cards) => cards.height(width, fitting),
            Part::Columns { head, columns } => {
                let width = column_width(head, columns.len(), width);
                let heights = columns.iter().map(|column| match column {
                    Column::Chip(_) => 1,
                    Column::Cards(cards) => cards.height(width, fitting),
                });
                heights.max().unwrap_or(1)
            }
        }
    }

    /// Can some of it be left out until it is asked for?
    fn gives_way(&self) -> bool {
        match self {
            Part::Cards(cards) => cards.area == Area::Field,
            Part::Columns { .. } => true,
            Part::Clash(_) | Part::Chips(_) | Part::Middle(_) => false,
        }
    }
}

impl Model {
    /// The richest form in which everything fits in so many lines, and the lines of each part.
    pub fn fit(&self, width: u16, most: u16) -> (Fitting, Vec<u16>) {
        let heights = |fitting: Fitting| -> Vec<u16> {
            let parts = self.parts.iter();
            parts.map(|part| part.height(width, fitting)).collect()
        };
        let [richer @ .., tightest] = FITTINGS.map(|(field, hand)| Fitting { field, hand });
        let fits = |fitting: &Fitting| heights(*fitting).iter().sum::<u16>() <= most;
        let fitting = richer.into_iter().find(fits).unwrap_or(tightest);
        let mut lines = heights(fitting);
        while lines.iter().sum::<u16>() > most {
            let highest = (lines.iter_mut().zip(&self.parts))
                .filter(|(lines, part)| **lines > 1 && part.gives_way())
                .max_by_key(|(lines, _)| **lines);
            match highest {
                Some((lines, _)) => *lines -= 1,
                None => break,
            }
        }
        (fitting, lines)
    }
}

/// Where chips stand: as many in a line as fit.
pub fn chip_places<'t>(texts: impl Iterator<Item = &'t str>, width: u16) -> Vec<Rect> {
    let width = usize::from(width).max(1);
    let (mut x, mut y) = (0, 0);
    let place = |text: &str| {
        let wide = (fit::width(text) + 1).min(width);
        if x > 0 && x + wide > width {
            (x, y) = (0, y + 1);
        }
        let place = Rect::new(x as u16, y, wide as u16, 1);
        x += wide + CHIP_GAP;
        place
    };
    texts.map(place).collect()
}

/// How wide each of so many columns is beside what stands at the left.
pub fn column_width(head: &str, columns: usize, width: u16) -> u16 {
    let room = width.saturating_sub(fit::width(head) as u16);
    (room / columns.max(1) as u16).saturating_sub(1)
}
