//! Small pictures of places and events, by what their half tells.

mod wood;

use super::ink::{LIGHT, light, line};
use crate::canvas::Canvas;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;
use wood::Wood;

/// Draws the picture for a title in the middle of a place: hills and sky of its own, and what
/// the piece is about. Pictures are drawn on a strip 30 wide and 10 high.
pub(super) fn draw(canvas: &mut Canvas, title: &str, place: Rect) {
    let scale = place.height / 10.0;
    let left = place.centre().x - 15.0 * scale;
    let onto = Transform::scale(scale).then(Transform::shift(left, place.y));
    canvas.within(onto, |canvas| {
        ground(canvas, &mut Whim::of(title));
        canvas.within(Transform::shift(15.0, 9.2), |canvas| {
            subject(canvas, piece(title))
        });
    });
}

/// The piece of a title's key: `forge` of `ts-forge-title-2`.
fn piece(title: &str) -> &str {
    let rest = title.strip_prefix("ts-").unwrap_or(title);
    let rest = rest.split("-title").next().unwrap_or(rest);
    match rest.strip_prefix("main-") {
        Some(main) if main.contains("-end") => "ending",
        Some(_) => "mission",
        None => rest,
    }
}

fn ground(canvas: &mut Canvas, whim: &mut Whim) {
    let mut hills = vec![at(0.0, 9.2)];
    for x in [5.0, 10.0, 15.0, 20.0, 25.0] {
        hills.push(at(x, 9.2 - whim.between(0.2, 3.4)));
    }
    hills.push(at(30.0, 9.2));
    canvas.line(Path::curve_through(&hills), light(0.22));
    let cloud = at(whim.between(2.0, 9.0), whim.between(1.5, 3.5));
    for (x, y, wide) in [(0.0, 0.0, 4.0), (1.0, 0.6, 4.2), (-0.4, 1.2, 3.2)] {
        let from = cloud.moved(x, y);
        canvas.line(Path::line(from, from.moved(wide, 0.0)), light(0.2));
    }
    let bird = at(whim.between(20.0, 27.0), whim.between(1.0, 3.0));
    let wings = [bird.moved(-0.9, -0.5), bird, bird.moved(0.9, -0.5)];
    canvas.line(Path::polyline(&wings), Stroke::new(LIGHT, 0.25));
    canvas.line(Path::line(at(0.5, 9.2), at(29.5, 9.2)), line(0.18));
}

/// What stands on the ground; its foot is at (0, 0) and its head at about (0, -8).
fn subject(canvas: &mut Canvas, piece: &str) {
    let mut wood = Wood::new(canvas);
    match piece {
        "mission" => wood.signpost(),
        "ending" => wood.sunrise(),
        "healer" | "recover" => wood.tent(true),
        "camp" => wood.tent(false),
        "challenge" => wood.pennants(),
        "ritual" | "sacrifice" => wood.altar(),
        "trade" | "swap" => wood.scales(),
        "forge" => wood.anvil(),
        "observatory" => wood.tower(true),
        "hostage" | "helper" | "technique" | "guardian" => wood.tower(false),
        "weakness" | "curse" => wood.moon(),
        "migration" => wood.hill(),
        "gamble" => wood.dice(),
        "key" | "chest" => wood.key(),
        "theft" | "thief" | "bounty" => wood.footprints(),
        "portal" => wood.arch(),
        "pitfall" | "trap" => wood.pit(),
        _ => wood.trees(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_chosen_by_the_piece_of_its_title() {
        assert_eq!(piece("ts-forge-title-2"), "forge");
        assert_eq!(piece("ts-main-hunt-title-1"), "mission");
        assert_eq!(piece("ts-main-hunt-end-3"), "ending");
    }
}
