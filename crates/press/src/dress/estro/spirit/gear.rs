//! What a spirit bears for its high values.

use super::Spirit;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::geometry::{Transform, at};
use crate::path::Path;
use estro::estri::{Estro, Value};

impl Spirit {
    /// What is behind the body.
    pub(super) fn behind(&self, canvas: &mut Canvas, value: Value, size: f32) {
        match value {
            Value::Atk => self.both_sides(canvas, size, at_horns(self.estro), Spirit::horn),
            Value::Dex => self.both_sides(canvas, size, (7.0, 1.0), Spirit::wing),
            Value::Def | Value::Hel | Value::Map => {}
        }
    }

    /// What is before it.
    pub(super) fn before(&self, canvas: &mut Canvas, value: Value, size: f32) {
        match value {
            Value::Def => self.both_sides(canvas, size, (9.6, 6.6), Spirit::plate),
            Value::Hel => self.halo(canvas, size),
            Value::Map => self.orbs(canvas, size),
            Value::Atk | Value::Dex => {}
        }
    }

    /// Draws something at the right and, mirrored, at the left.
    fn both_sides(
        &self,
        canvas: &mut Canvas,
        size: f32,
        (x, y): (f32, f32),
        draw: impl Fn(&Spirit, &mut Canvas),
    ) {
        for side in [-1.0, 1.0] {
            let place = Transform {
                a: side * size,
                d: size,
                ..Transform::shift(side * x, y)
            };
            canvas.within(place, |canvas| draw(self, canvas));
        }
    }

    fn horn(&self, canvas: &mut Canvas) {
        let horn = Path::from(at(-2.6, 2.4))
            .curve_to(at(1.0, -1.0), at(5.0, -3.0), at(4.6, -10.5))
            .curve_to(at(9.6, -4.0), at(7.6, 2.4), at(2.4, 5.0))
            .close();
        canvas.shape(horn, Colour::new(0xf3e6cf), self.line);
    }

    fn wing(&self, canvas: &mut Canvas) {
        let wing = Path::from(at(0.0, 0.0))
            .curve_to(at(4.0, -6.0), at(9.0, -9.0), at(15.5, -10.5))
            .bend_to(at(13.5, -6.0), at(14.6, -3.4))
            .bend_to(at(11.6, -2.0), at(12.2, 1.2))
            .bend_to(at(8.8, 1.6), at(8.6, 5.0))
            .bend_to(at(4.0, 5.4), at(0.0, 4.0))
            .close();
        let feather = self.palette.bright.lighter(0.25);
        canvas.shape(wing, feather, self.line);
    }

    fn plate(&self, canvas: &mut Canvas) {
        let steel = Colour::new(0xc4ced8);
        let band = |grow: f32, drop: f32| {
            let wide = 5.2 * grow;
            Path::from(at(-wide, 2.8 + drop))
                .curve_to(
                    at(-wide, -6.4 * grow + drop),
                    at(wide, -6.4 * grow + drop),
                    at(wide, 2.8 + drop),
                )
                .bend_to(at(0.0, 0.4 + drop), at(-wide, 2.8 + drop))
                .close()
        };
        canvas.shape(band(1.0, 2.4), steel.darker(0.25), self.line);
        canvas.shape(band(0.94, 0.0), steel, self.line);
    }

    fn halo(&self, canvas: &mut Canvas, size: f32) {
        let ring = Path::ellipse(at(0.0, -13.6), 6.6 * size, 2.0 * size);
        canvas.line(ring.clone(), Stroke::new(self.line.colour, 2.3));
        canvas.line(ring, Stroke::new(Colour::new(0xfff2b0), 1.2));
    }

    /// Three orbs on their way around.
    fn orbs(&self, canvas: &mut Canvas, size: f32) {
        for (i, degrees) in [-112.0, 58.0, 122.0].into_iter().enumerate() {
            let place = at(0.0, 0.0).towards(degrees, 14.6);
            let radius = (2.7 - 0.45 * i as f32) * size;
            let light = self.palette.bright.lighter(0.2);
            canvas.shape(Path::circle(place, radius), light, self.line);
            let shine = place.moved(-radius * 0.3, -radius * 0.35);
            canvas.fill(Path::circle(shine, radius * 0.28), Colour::WHITE);
        }
    }
}

/// Where horns grow.
fn at_horns(estro: Estro) -> (f32, f32) {
    match estro {
        Estro::Ardo => (6.4, -5.0),
        Estro::Granito => (6.4, -8.6),
        Estro::Armonio => (6.6, -7.6),
        Estro::Illusio => (6.4, -8.2),
        Estro::Manpo => (6.0, -7.4),
    }
}
