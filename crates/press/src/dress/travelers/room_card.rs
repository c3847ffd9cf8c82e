//! Room Cards: cells, walls, arches with codes, a symbol, four corners (TS-2.11 to TS-2.16,
//! TS-9.8).

use super::glyphs;
use super::ink::{GREY, INK, LIGHT, PALE, PAPER, hatch, light, line};
use super::lozenge::{self, LOZENGE, Triangle};
use crate::canvas::{Canvas, Label};
use crate::drawing::Stroke;
use crate::geometry::{Point, Rect, Transform, at};
use crate::path::Path;
use crate::sheet::CARD;
use crate::text::{Align, TextFault};
use std::collections::BTreeSet;
use travelers::{Cell, Direction, Door, Reading, RoomCard, RoomCode, Side};

/// A cell, and what lies between two.
const CELL: f32 = 13.8;
const GAP: f32 = 0.3;
/// From the card's corner to the first cell.
const CORNER: Point = at(
    (CARD.width - 4.0 * CELL - 3.0 * GAP) / 2.0,
    (CARD.height - 6.0 * CELL - 5.0 * GAP) / 2.0,
);
/// From a cell's border to the codes in it.
const CODE_MARGIN: f32 = 1.0;
/// How large codes are, in points and in millimetres of their capitals.
const CODE: (f32, f32) = (12.0, 2.92);

/// Draws the Room Card with this number.
pub(super) fn draw(canvas: &mut Canvas, room: &RoomCard, number: u8) -> Result<(), TextFault> {
    for cell in Cell::of_card() {
        match room.walls.contains(&cell) {
            true => wall(canvas, cell),
            false => floor(canvas, cell),
        }
    }
    let arches: BTreeSet<Cell> = room.doors.iter().map(|door| door.cell).collect();
    for cell in arches {
        arch(canvas, cell);
    }
    for door in &room.doors {
        code(canvas, door)?;
    }
    let symbol = Reading {
        symbol: room.symbol,
        orientation: room.orientation,
    };
    let place = Rect::around(place(room.cell).centre(), 9.4);
    canvas.emblem(&glyphs::reading(symbol), place, INK, PAPER);
    for side in Side::ALL {
        corner(canvas, RoomCode::new(number, side))?;
    }
    Ok(())
}

fn place(cell: Cell) -> Rect {
    Rect::new(
        CORNER.x + (CELL + GAP) * f32::from(cell.x),
        CORNER.y + (CELL + GAP) * f32::from(cell.y),
        CELL,
        CELL,
    )
}

/// Flagstones.
fn floor(canvas: &mut Canvas, cell: Cell) {
    let place = place(cell);
    canvas.shape(Path::rect(place), PAPER, light(0.3));
    // Neighbours have their joints elsewhere, as masons lay them.
    let share = if (cell.x + cell.y).is_multiple_of(2) {
        0.36
    } else {
        0.64
    };
    let (x, y) = (place.share(share, 0.0).x, place.share(0.0, 1.0 - share).y);
    let joints = Path::line(at(place.x, y), at(place.right(), y))
        .and(Path::line(at(x, place.y), at(x, y)))
        .and(Path::line(
            at(place.x + place.right() - x, y),
            at(place.x + place.right() - x, place.bottom()),
        ));
    canvas.line(joints, Stroke::new(PALE, 0.3));
}

/// TS-2.13: a heavy border, and rough stone inside.
fn wall(canvas: &mut Canvas, cell: Cell) {
    let place = place(cell).inset(0.45);
    canvas.fill(Path::rect(place), PALE);
    hatch(
        canvas,
        Path::rect(place),
        45.0,
        1.5,
        Stroke::new(GREY, 0.25),
    );
    canvas.line(Path::rect(place), Stroke::new(INK, 0.9));
}

/// TS-2.14: an arch of stones that opens outward.
fn arch(canvas: &mut Canvas, cell: Cell) {
    let place = place(cell);
    let degrees = match cell.border(Side::A) {
        Some(Direction::Right) => 90.0,
        Some(Direction::Down) => 180.0,
        Some(Direction::Left) => 270.0,
        Some(Direction::Up) | None => 0.0,
    };
    canvas.within(Transform::turn(degrees, place.centre()), |canvas| {
        let (outer, inner) = (6.5, 4.3);
        let crown = place.centre().moved(0.0, 0.2);
        let ring = |radius: f32| {
            let foot = place.bottom() - 0.4;
            Path::from(at(crown.x - radius, foot))
                .line_to(crown.x - radius, crown.y)
                .curve_to(
                    at(crown.x - radius, crown.y - radius * 0.552),
                    at(crown.x - radius * 0.552, crown.y - radius),
                    at(crown.x, crown.y - radius),
                )
                .curve_to(
                    at(crown.x + radius * 0.552, crown.y - radius),
                    at(crown.x + radius, crown.y - radius * 0.552),
                    at(crown.x + radius, crown.y),
                )
                .line_to(crown.x + radius, foot)
                .close()
        };
        canvas.shape(ring(outer), LIGHT, line(0.25));
        canvas.shape(ring(inner), PAPER, line(0.25));
        let mut joints = Path::default();
        for step in 0..7 {
            let direction = -90.0 + 30.0 * step as f32;
            let stone = crown.towards(direction, outer);
            joints = joints.and(Path::line(crown.towards(direction, inner), stone));
        }
        for side in [-1.0, 1.0] {
            let y = crown.y + 3.2;
            let pillar = Path::line(at(crown.x + side * inner, y), at(crown.x + side * outer, y));
            joints = joints.and(pillar);
        }
        canvas.line(joints, line(0.2));
    });
}

/// How far a side's own writing is turned on the card: clockwise, since the card is turned
/// against the clock (TS-2.12).
fn turned(side: Side) -> f32 {
    90.0 * side.index() as f32
}

/// TS-2.14: upright at the upper border of the cell when the card lies on this side.
fn code(canvas: &mut Canvas, door: &Door) -> Result<(), TextFault> {
    let place = place(door.cell);
    let label = Label::bold(door.to.to_string(), CODE.0).with_halo(PAPER, 1.1);
    let foot = at(place.centre().x, place.y + CODE_MARGIN + CODE.1);
    let turn = Transform::turn(turned(door.side), place.centre());
    canvas.within(turn, |canvas| canvas.write(&label, foot, Align::Centre))
}

/// The code that is readable at the top left when the card lies on this side.
fn corner(canvas: &mut Canvas, room: RoomCode) -> Result<(), TextFault> {
    let (right, bottom) = match room.side {
        Side::A => (false, false),
        Side::B => (true, false),
        Side::C => (true, true),
        Side::D => (false, true),
    };
    let inset = LOZENGE / 2.0 + 1.6;
    let centre = at(
        if right { CARD.width - inset } else { inset },
        if bottom { CARD.height - inset } else { inset },
    );
    // TS-2.16
    let triangle = match room.side {
        Side::A if room.card == 1 => Triangle::Black,
        Side::A => Triangle::Grey,
        _ => Triangle::Absent,
    };
    canvas.within(Transform::turn(turned(room.side), centre), |canvas| {
        lozenge::draw(canvas, centre, &room.to_string(), triangle)
    })
}
