//! Where everything stands on the board of Command of Nature (CN-2.3.5): the two formations
//! face to face, the enemy's turned by 180 degrees, and the tables in the space they leave.

use nature::layout::{Layout, Row, Space};
use ratatui::layout::Rect;

/// The places of a board.
pub struct Plan {
    /// The spaces of the far formation, in the order of their numbers.
    pub far: Vec<Rect>,
    /// The spaces of the near formation.
    pub near: Vec<Rect>,
    /// The line where the two Rows I meet.
    pub middle: Rect,
    /// Whose formation is the far one, and the near one.
    pub labels: [Rect; 2],
    /// The markets.
    pub markets: Rect,
    /// The seats: in a game for two the far and the near one apart, else all in one table.
    pub seats: [Rect; 2],
    /// The faction actions of the near side.
    pub actions: Rect,
    /// The hands.
    pub hands: Rect,
}

/// The narrowest table that holds markets and seats beside the formations of two.
const TABLE: u16 = 28;
const WIDEST_SPACE: u16 = 24;
/// Lines of the far seat's table and of the near seat's in a game for two.
const SEAT_LINES: [u16; 2] = [2, 2];

/// How many lines the formations take: two or three a row, and the line between them.
pub fn formation_lines(most: u16) -> u16 {
    let with_rows_of = |lines: u16| 6 * lines + 1;
    let row = if with_rows_of(3) <= most { 3 } else { 2 };
    with_rows_of(row)
}

impl Plan {
    /// The places in this area, of which the hands take the last lines.
    pub fn new(area: Rect, seats: usize, hand_lines: u16) -> Plan {
        let lines = formation_lines(area.height.saturating_sub(hand_lines));
        let widest_row = Layout::of(seats).row_spaces(Row::III).len() as u16;
        let space_width = match seats {
            2 => area.width.saturating_sub(TABLE) / widest_row,
            _ => area.width / widest_row,
        }
        .clamp(1, WIDEST_SPACE);
        let field = Rect::new(area.x, area.y, widest_row * space_width, lines);
        let field = match seats {
            2 => field,
            _ => Rect {
                x: area.x + area.width.saturating_sub(field.width) / 2,
                ..field
            },
        };
        let grid = Grid {
            field,
            seats,
            space_width,
            row_height: (lines - 1) / 6,
        };
        let plan = match seats {
            2 => grid.plan_for_two(area),
            _ => grid.plan_for_four(area),
        };
        Plan {
            hands: Rect::new(area.x, area.y + lines, area.width, hand_lines),
            ..plan
        }
        .within(area)
    }

    fn within(mut self, area: Rect) -> Plan {
        let all = (self.far.iter_mut())
            .chain(&mut self.near)
            .chain(&mut self.labels)
            .chain(&mut self.seats)
            .chain([
                &mut self.middle,
                &mut self.markets,
                &mut self.actions,
                &mut self.hands,
            ]);
        for place in all {
            *place = place.intersection(area);
        }
        self
    }
}

struct Grid {
    field: Rect,
    seats: usize,
    space_width: u16,
    row_height: u16,
}

impl Grid {
    /// The place of a whole row: far Row III is the first from above, near Row III the last.
    fn row(&self, row: Row, far: bool) -> Rect {
        let number = row.number() as u16;
        let spaces = Layout::of(self.seats).row_spaces(row).len() as u16;
        let width = spaces * self.space_width;
        Rect {
            x: self.field.x + (self.field.width - width) / 2,
            y: match far {
                true => self.field.y + (3 - number) * self.row_height,
                false => self.field.y + (2 + number) * self.row_height + 1,
            },
            width,
            height: self.row_height,
        }
    }

    fn space(&self, space: Space, far: bool) -> Rect {
        let layout = Layout::of(self.seats);
        let row = layout.row(space);
        let spaces = layout.row_spaces(row);
        let from_left = spaces.filter(|&other| other < space).count();
        let column = match far {
            true => spaces.len() - 1 - from_left,
            false => from_left,
        };
        let place = self.row(row, far);
        Rect {
            x: place.x + column as u16 * self.space_width,
            width: self.space_width,
            ..place
        }
    }

    fn spaces(&self, far: bool) -> Vec<Rect> {
        let spaces = Layout::of(self.seats).spaces;
        spaces.map(|space| self.space(space, far)).collect()
    }

    fn middle(&self) -> Rect {
        Rect {
            y: self.field.y + 3 * self.row_height,
            height: 1,
            ..self.field
        }
    }

    fn plan_for_two(&self, area: Rect) -> Plan {
        let table = Rect {
            x: self.field.right() + 1,
            width: area.right().saturating_sub(self.field.right() + 1),
            ..self.field
        };
        let [far_lines, near_lines] = SEAT_LINES;
        let below = table.height.saturating_sub(near_lines + 1);
        let label = |far| {
            let row = self.row(Row::I, far);
            Rect {
                x: self.field.x,
                width: row.x.saturating_sub(self.field.x + 1),
                ..row
            }
        };
        let gap = u16::from(self.row_height > 2);
        Plan {
            far: self.spaces(true),
            near: self.spaces(false),
            middle: self.middle(),
            labels: [label(true), label(false)],
            seats: [
                Rect {
                    height: far_lines,
                    ..table
                },
                Rect {
                    y: table.y + below,
                    height: near_lines,
                    ..table
                },
            ],
            markets: Rect {
                y: table.y + far_lines + gap,
                height: below.saturating_sub(far_lines + gap),
                ..table
            },
            actions: Rect {
                y: table.y + below + near_lines,
                height: 1,
                ..table
            },
            hands: Rect::ZERO,
        }
    }

    fn plan_for_four(&self, area: Rect) -> Plan {
        let (top, bottom) = (self.row(Row::I, true), self.row(Row::I, false));
        let front = top.union(bottom);
        let [far_two, near_two] = [true, false].map(|far| self.row(Row::II, far));
        let left_of = |row: Rect| Rect {
            x: area.x,
            width: row.x.saturating_sub(area.x + 1),
            ..row
        };
        let right_of = |row: Rect| Rect {
            x: row.right() + 1,
            width: area.right().saturating_sub(row.right() + 1),
            ..row
        };
        Plan {
            far: self.spaces(true),
            near: self.spaces(false),
            middle: Rect {
                x: front.x,
                width: front.width,
                ..self.middle()
            },
            labels: [left_of(far_two), left_of(near_two)],
            seats: [right_of(front), Rect::ZERO],
            markets: left_of(front),
            actions: right_of(near_two),
            hands: Rect::ZERO,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(plan: &Plan) -> Vec<Rect> {
        let places = plan.far.iter().chain(&plan.near).chain(&plan.seats);
        let more = [plan.middle, plan.markets, plan.actions, plan.hands];
        places
            .copied()
            .chain(more)
            .filter(|place| !place.is_empty())
            .collect()
    }

    #[test]
    fn nothing_overlaps_at_the_smallest_size_and_above() {
        for seats in [2, 4] {
            for (width, height) in [(80, 15), (80, 21), (100, 15), (140, 30)] {
                let area = Rect::new(0, 1, width, height);
                let places = all(&Plan::new(area, seats, 2));
                for (i, one) in places.iter().enumerate() {
                    assert_eq!(one.intersection(area), *one, "{seats} {width}x{height}");
                    for other in &places[i + 1..] {
                        assert!(!one.intersects(*other), "{seats}: {one:?} {other:?}");
                    }
                }
            }
        }
    }

    // CN-2.3.5
    #[test]
    fn the_enemy_is_turned_by_180_degrees() {
        let plan = Plan::new(Rect::new(0, 0, 80, 15), 4, 2);
        assert!(
            plan.far[1].x < plan.far[0].x,
            "its space 2 is on our left of its space 1"
        );
        assert!(plan.near[0].x < plan.near[1].x);
        assert!(
            plan.far[11].y < plan.far[0].y,
            "its Row III is farthest away"
        );
        assert!(plan.near[11].y > plan.near[0].y);
        assert_eq!(plan.far[0].bottom() + 1, plan.near[0].y, "the Rows I meet");
    }

    #[test]
    fn no_size_is_too_small_to_plan_for() {
        for seats in [2, 4] {
            for width in 0..30 {
                for height in 0..30 {
                    Plan::new(Rect::new(0, 0, width, height), seats, 1);
                }
            }
        }
    }
}
