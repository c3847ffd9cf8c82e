//! Draws the two players beside the battlefield, or above and below it.

use super::model::{Chip, Side};
use super::pen::Pen;
use crate::board::fit;
use ratatui::layout::Rect;

const GAP: usize = 1;

impl Pen<'_> {
    /// The far player above, the near one below.
    pub fn sides(&mut self, sides: &[Side; 2], area: Rect) {
        let half = area.height / 2;
        let top = Rect {
            height: half,
            ..area
        };
        let bottom = Rect {
            y: area.y + half,
            height: area.height - half,
            ..area
        };
        self.side(&sides[0], top);
        self.side(&sides[1], bottom);
    }

    /// As many lines as there are; what has no line of its own shares one.
    fn side(&mut self, side: &Side, area: Rect) {
        let equipment: Vec<&Chip> = side.equipment.iter().collect();
        let classes: Vec<&Chip> = side.classes.iter().collect();
        let crystals: Vec<&Chip> = side.crystals.iter().collect();
        let counts: Vec<&Chip> = side.counts.iter().collect();
        // Title, Crystals, counts and Realms; then the Afterlife, Equipment, classes.
        let mut spare = usize::from(area.height).saturating_sub(4);
        let mut has_line = |wanted: bool| {
            let given = wanted && spare > 0;
            spare -= usize::from(given);
            given
        };
        let equipment_apart = has_line(!equipment.is_empty());
        let afterlife_apart = has_line(true);
        let classes_apart = has_line(true);
        let mut rows = area.rows();
        let mut next = || rows.next().unwrap_or(Rect { height: 0, ..area });
        let beside = self.head(&side.title, next());
        self.chips(&classes, if classes_apart { next() } else { beside });
        self.chips(&crystals, next());
        self.chips(&counts, next());
        let beside = self.head(&side.realms, next());
        let afterlife = if afterlife_apart { next() } else { beside };
        self.chips(&[&side.afterlife], afterlife);
        if equipment_apart {
            let lines = 1 + spare;
            for line in equipment.chunks(equipment.len().div_ceil(lines)) {
                self.chips(line, next());
            }
        }
    }

    /// Two lines as wide as the board, and a third one for Equipment.
    pub fn side_in_lines(&mut self, side: &Side, area: Rect) {
        let mut rows = area.rows();
        let mut next = || rows.next().unwrap_or(Rect { height: 0, ..area });
        let beside = self.head(&side.title, next());
        let first: Vec<&Chip> = side.crystals.iter().chain(&side.classes).collect();
        self.chips(&first, beside);
        let mut second: Vec<&Chip> = side.counts.iter().collect();
        second.extend([&side.realms, &side.afterlife]);
        self.chips(&second, next());
        let equipment: Vec<&Chip> = side.equipment.iter().collect();
        self.chips(&equipment, next());
    }

    /// A text that is not cut for what stands beside it, and the room there.
    fn head(&mut self, chip: &Chip, line: Rect) -> Rect {
        let place = Rect {
            width: (chip.width() as u16).min(line.width),
            ..line
        };
        self.chip(chip, place);
        let x = (place.right() + GAP as u16).min(line.right());
        Rect {
            x,
            width: line.right() - x,
            ..line
        }
    }

    /// Texts in one line; the longest give way.
    fn chips(&mut self, chips: &[&Chip], area: Rect) {
        let mut widths: Vec<usize> = (chips.iter()).map(|chip| fit::width(&chip.text)).collect();
        let gaps = GAP * chips.len().saturating_sub(1);
        let room = usize::from(area.width).saturating_sub(gaps);
        while widths.iter().sum::<usize>() > room {
            match widths.iter_mut().max() {
                Some(widest @ 2..) => *widest -= 1,
                _ => break,
            }
        }
        let mut x = area.x;
        for (chip, wide) in chips.iter().zip(widths) {
            let place = Rect::new(x, area.y, wide as u16, 1).intersection(area);
            self.chip(chip, place);
            x = x.saturating_add((wide + GAP) as u16);
        }
    }
}
