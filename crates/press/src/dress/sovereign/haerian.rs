//! A Haerian: the head of its race, and in its hand what its class word stands for.

mod beast;
mod head;

use super::arms;
use super::glass::pane;
use super::palette::Palette;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::dress::whim::Whim;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;
use sovereign::cards::Card;
use sovereign::crystal::Colour as Crystal;

/// Draws the figure with its shoulders on the lower edge of a place.
pub(super) fn paint(
    canvas: &mut Canvas,
    place: Rect,
    card: &Card,
    palette: &Palette,
    whim: &mut Whim,
) {
    let race = card.line.first().copied().unwrap_or_default();
    let word = card.line.get(1).copied().unwrap_or_default();
    // Behemoths and giants fill the window.
    let large = word == "behemoth" || race == "giant";
    let scale = place.height / if large { 35.0 } else { 39.0 };
    let foot = place.share(0.5, 1.0).moved(whim.between(-2.0, 2.0), 0.0);
    let mirror = whim.below(2) == 0;
    let pose = Transform::scale(scale).then(Transform::shift(foot.x, foot.y));
    let pose = if mirror {
        Transform::mirror(0.0).then(pose)
    } else {
        pose
    };
    let skins = [0xf1cfa8, 0xd9a878, 0xa9744c, 0x7c4f33];
    let figure = Figure {
        robe: palette.main.towards(palette.dark, whim.between(0.15, 0.5)),
        trim: palette.bright,
        skin: Colour::new(whim.one(&skins)),
        dark: palette.dark,
        glow: palette.bright.lighter(0.4),
        of_the_sea: card.cost.has(Crystal::Blue),
    };
    canvas.within(pose, |canvas| {
        figure.behind(canvas, race);
        arms::held(canvas, word);
        figure.shoulders(canvas, card.is_champion());
        figure.head(canvas, race, whim);
        if card.is_champion() {
            crown(canvas);
        }
    });
}

struct Figure {
    robe: Colour,
    trim: Colour,
    skin: Colour,
    dark: Colour,
    glow: Colour,
    of_the_sea: bool,
}

impl Figure {
    fn behind(&self, canvas: &mut Canvas, race: &str) {
        match race {
            "aurin" | "spirit" => pane(canvas, Path::circle(at(0.0, -24.0), 11.0), self.glow),
            "umbral" => pane(canvas, Path::circle(at(4.0, -25.0), 10.0), self.dark),
            _ => {}
        }
        if race == "aurin" {
            for side in [-1.0, 1.0] {
                let wing = Path::from(at(side * 5.0, -10.0))
                    .curve_to(
                        at(side * 14.0, -24.0),
                        at(side * 20.0, -24.0),
                        at(side * 23.0, -28.0),
                    )
                    .curve_to(
                        at(side * 24.0, -16.0),
                        at(side * 21.0, -6.0),
                        at(side * 9.0, -2.0),
                    )
                    .close();
                pane(canvas, wing, Colour::WHITE.towards(self.trim, 0.3));
            }
        }
    }

    fn shoulders(&self, canvas: &mut Canvas, champion: bool) {
        let cloak = Path::from(at(-15.0, 1.0))
            .curve_to(at(-15.0, -8.0), at(-9.0, -13.0), at(0.0, -14.0))
            .curve_to(at(9.0, -13.0), at(15.0, -8.0), at(15.0, 1.0))
            .close();
        pane(canvas, cloak, self.robe);
        let collar = [
            at(-6.0, -13.0),
            at(0.0, -3.0),
            at(6.0, -13.0),
            at(0.0, -15.5),
        ];
        pane(canvas, Path::polygon(&collar), self.trim);
        if champion {
            for side in [-1.0, 1.0] {
                let plate = Path::ellipse(at(side * 11.0, -7.5), 5.0, 4.0);
                pane(canvas, plate, super::palette::GOLD);
            }
        }
        pane(canvas, Path::regular(at(0.0, -5.0), 2.0, 4, 0.0), self.glow);
    }
}

fn crown(canvas: &mut Canvas) {
    let crown = [
        at(-5.4, -28.0),
        at(-6.4, -34.0),
        at(-2.6, -31.0),
        at(0.0, -36.0),
        at(2.6, -31.0),
        at(6.4, -34.0),
        at(5.4, -28.0),
    ];
    pane(canvas, Path::polygon(&crown), super::palette::GOLD);
}
