//! Draws the two players beside the battlefield.

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
        let classes: Vec<&Chip> = side.classes.iter().collect();
        let equipment: Vec<&Chip> = side.equipment.iter().collect();
        let title = Rect {
            width: (side.title.width() as u16).min(area.width),
            height: area.height.min(1),
            ..area
        };
        self.chip(&side.title, title);
        let beside = Rect {
            x: (title.right() + 1).min(area.right()),
            width: area.width.saturating_sub(title.width + 1),
            ..title
        };
        let mut lines: Vec<Vec<&Chip>> = Vec::new();
        if area.height >= 7 {
            lines.push(classes);
        } else {
            self.chips(&classes, beside);
        }
        lines.push(side.crystals.iter().collect());
        lines.push(side.counts.iter().collect());
        if area.height >= 6 || equipment.is_empty() {
            lines.push(vec![&side.realms]);
            lines.push(vec![&side.afterlife]);
        } else {
            lines.push(vec![&side.realms, &side.afterlife]);
        }
        let below = Rect {
            y: area.y + title.height,
            height: area.height - title.height,
            ..area
        };
        let left = usize::from(below.height).saturating_sub(lines.len()).max(1);
        let each = equipment.len().div_ceil(left).max(1);
        lines.extend(equipment.chunks(each).map(<[&Chip]>::to_vec));
        for (line, place) in lines.iter().zip(below.rows()) {
            self.chips(line, place);
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
