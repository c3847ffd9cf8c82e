//! Draws the combat under way: the attacker at the left, the defender at the right, below each
//! what it has done in the Equipment window (SV-5.3).

use super::colour::Tone;
use super::model::{Clash, Fighter};
use super::pen::Pen;
use crate::board::fit;
use ratatui::layout::Rect;

/// Between the two.
const AGAINST: &str = " → ";

impl Pen<'_> {
    /// The two who fight.
    pub fn clash(&mut self, clash: &Clash, area: Rect) {
        if area.is_empty() {
            return;
        }
        let wide = (area.width.saturating_sub(fit::width(AGAINST) as u16)) / 2;
        let left = Rect {
            width: wide,
            ..area
        };
        let right = Rect {
            x: area.right() - wide,
            ..left
        };
        let middle = Rect {
            x: left.right(),
            width: right.x - left.right(),
            height: 1,
            ..area
        };
        self.put(middle, AGAINST, self.brush.palette.warning());
        self.fighter(&clash.attacker, left);
        self.fighter(&clash.defender, right);
    }

    fn fighter(&mut self, fighter: &Fighter, area: Rect) {
        let palette = self.brush.palette;
        let tone = Tone::Of(fighter.army.seat).style(palette);
        let who = format!(" {} {}", fighter.army.mark(), fighter.who);
        self.put(area, &who, tone);
        let second = Rect {
            y: area.y + 1,
            height: area.height.saturating_sub(1),
            ..area
        };
        let (mark, style) = match fighter.decides {
            true => ('>', palette.usable()),
            false => (' ', palette.plain()),
        };
        self.put(second, &format!("{mark}  {}", fighter.deeds), style);
    }
}
