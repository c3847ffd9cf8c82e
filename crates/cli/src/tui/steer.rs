//! Arrow keys on a board: the nearest thing that way.

use ratatui::layout::Rect;

/// The way an arrow key points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// How much farther away a thing seems for being out of line. Characters are twice as high as
/// they are wide.
const ASIDE_IN_A_LINE: i32 = 6;
const ASIDE_IN_A_COLUMN: i32 = 1;
const LINE_HEIGHT: i32 = 4;

/// The nearest of the places that way from the one given. Without places to go by, the next or
/// the one before.
pub fn toward(direction: Direction, from: usize, places: &[Rect]) -> Option<usize> {
    let here = places.get(from).filter(|place| !place.is_empty());
    let Some(here) = here else {
        return places.iter().position(|place| !place.is_empty());
    };
    let (x, y) = middle(*here);
    (0..places.len())
        .filter(|&i| i != from && !places[i].is_empty())
        .filter_map(|i| {
            let (other_x, other_y) = middle(places[i]);
            let (right, down) = (other_x - x, other_y - y);
            let (ahead, aside) = match direction {
                Direction::Left => (-right, ASIDE_IN_A_LINE * down.abs()),
                Direction::Right => (right, ASIDE_IN_A_LINE * down.abs()),
                Direction::Up => (-down, ASIDE_IN_A_COLUMN * right.abs()),
                Direction::Down => (down, ASIDE_IN_A_COLUMN * right.abs()),
            };
            (ahead > 0).then_some((ahead + aside, i))
        })
        .min()
        .map(|(_, i)| i)
}

/// The middle of a place, in half columns.
fn middle(place: Rect) -> (i32, i32) {
    let across = 2 * i32::from(place.x) + i32::from(place.width);
    let down = 2 * i32::from(place.y) + i32::from(place.height);
    (across, LINE_HEIGHT * down / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACES: [Rect; 5] = [
        Rect::new(20, 0, 10, 2),
        Rect::new(10, 2, 10, 2),
        Rect::new(30, 2, 10, 2),
        Rect::ZERO,
        Rect::new(0, 8, 12, 1),
    ];

    #[test]
    fn arrows_go_to_the_nearest_thing_that_way() {
        let go = |direction, from| toward(direction, from, &PLACES);
        assert_eq!(go(Direction::Down, 0), Some(1));
        assert_eq!(go(Direction::Right, 1), Some(2));
        assert_eq!(go(Direction::Left, 2), Some(1));
        assert_eq!(go(Direction::Up, 2), Some(0));
        assert_eq!(go(Direction::Down, 2), Some(4));
        assert_eq!(go(Direction::Up, 0), None);
    }

    #[test]
    fn what_was_not_drawn_is_left_at_once_and_never_entered() {
        assert_eq!(toward(Direction::Right, 3, &PLACES), Some(0));
        assert_eq!(toward(Direction::Right, 9, &PLACES), Some(0));
        assert_eq!(toward(Direction::Right, 0, &[]), None);
    }
}
