//! The emblems of the five estri.

use crate::emblem::Emblem;
use crate::geometry::at;
use crate::path::Path;
use estro::estri::Estro;

pub(crate) fn of(estro: Estro) -> Emblem {
    match estro {
        Estro::Ardo => flame(),
        Estro::Granito => crystal(),
        Estro::Armonio => flower(),
        Estro::Illusio => mask(),
        Estro::Manpo => eye(),
    }
}

fn flame() -> Emblem {
    let outer = Path::from(at(0.52, 0.0))
        .curve_to(at(0.6, 0.24), at(0.9, 0.4), at(0.86, 0.68))
        .curve_to(at(0.83, 0.9), at(0.66, 1.0), at(0.5, 1.0))
        .curve_to(at(0.32, 1.0), at(0.14, 0.88), at(0.14, 0.66))
        .curve_to(at(0.14, 0.52), at(0.22, 0.4), at(0.3, 0.3))
        .curve_to(at(0.32, 0.42), at(0.36, 0.46), at(0.42, 0.48))
        .curve_to(at(0.38, 0.3), at(0.42, 0.12), at(0.52, 0.0))
        .close();
    let inner = Path::from(at(0.52, 0.54))
        .curve_to(at(0.56, 0.66), at(0.68, 0.7), at(0.66, 0.82))
        .curve_to(at(0.64, 0.92), at(0.4, 0.94), at(0.38, 0.8))
        .curve_to(at(0.37, 0.7), at(0.48, 0.66), at(0.52, 0.54))
        .close();
    Emblem::new(1.0).ink(outer).paper(inner)
}

fn crystal() -> Emblem {
    let line = |from: (f32, f32), to: (f32, f32)| Path::line(at(from.0, from.1), at(to.0, to.1));
    Emblem::new(1.0)
        .ink(Path::regular(at(0.5, 0.5), 0.5, 6, 0.0))
        .paper_line(line((0.5, 0.46), (0.5, 0.9)), 0.05)
        .paper_line(line((0.5, 0.46), (0.15, 0.27)), 0.05)
        .paper_line(line((0.5, 0.46), (0.85, 0.27)), 0.05)
}

fn flower() -> Emblem {
    let mut emblem = Emblem::new(1.0);
    for petal in 0..5 {
        let degrees = 72.0 * petal as f32;
        let place = at(0.5, 0.5).towards(degrees, 0.27);
        emblem = emblem.ink(Path::circle(place, 0.21));
    }
    emblem.paper(Path::circle(at(0.5, 0.5), 0.13))
}

fn mask() -> Emblem {
    let face = Path::from(at(0.02, 0.2))
        .curve_to(at(0.3, 0.1), at(0.4, 0.16), at(0.5, 0.26))
        .curve_to(at(0.6, 0.16), at(0.7, 0.1), at(0.98, 0.2))
        .curve_to(at(1.0, 0.56), at(0.84, 0.84), at(0.64, 0.78))
        .curve_to(at(0.56, 0.74), at(0.54, 0.66), at(0.5, 0.64))
        .curve_to(at(0.46, 0.66), at(0.44, 0.74), at(0.36, 0.78))
        .curve_to(at(0.16, 0.84), at(0.0, 0.56), at(0.02, 0.2))
        .close();
    let eye = |x: f32, inner: f32| {
        Path::from(at(x - 0.13, 0.42 + inner * 0.06))
            .bend_to(at(x, 0.3), at(x + 0.13, 0.42 - inner * 0.06))
            .bend_to(at(x, 0.58), at(x - 0.13, 0.42 + inner * 0.06))
            .close()
    };
    Emblem::new(1.0)
        .ink(face)
        .paper(eye(0.28, -1.0))
        .paper(eye(0.72, 1.0))
}

fn eye() -> Emblem {
    let lid = Path::from(at(0.0, 0.5))
        .bend_to(at(0.5, 0.0), at(1.0, 0.5))
        .bend_to(at(0.5, 1.0), at(0.0, 0.5))
        .close();
    Emblem::new(1.0)
        .ink(lid)
        .paper(Path::circle(at(0.5, 0.5), 0.19))
        .ink(Path::star(at(0.5, 0.5), 0.15, 0.05, 4, 0.0))
}
