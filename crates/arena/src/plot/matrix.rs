//! A matrix of shares as a heat map with its numbers: who wins against whom.

use super::{
    Frame,
    frame::{block, text, titled},
    lettering::{fitted, width},
};
use crate::markup::Element;

/// The share of the row against the column.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The share.
    pub share: f64,
    /// As it is written in the cell.
    pub figure: String,
    /// What is said when somebody points at it.
    pub title: String,
}

const LETTERS: f64 = 13.0;
const GAP: f64 = 10.0;
const HEADER: f64 = 26.0;
const NARROWEST: f64 = 30.0;
const WIDEST: f64 = 92.0;

/// How many shades there are from nothing to everything; the middle one is one half.
const SHADES: usize = 11;

/// A row and a column for each name. Cells without a share stay empty. Names stand at the rows;
/// columns have them too if they fit, else their numbers. A matrix of many is wider than the
/// frame rather than too small to be read.
pub fn matrix(frame: &Frame<'_>, names: &[String], cells: &[Vec<Option<Cell>>]) -> String {
    let widest = names
        .iter()
        .map(|name| width(name, LETTERS))
        .fold(0.0, f64::max);
    let room = |label: f64| (frame.width - label - GAP) / names.len().max(1) as f64;
    let by_name = widest + 8.0 <= room(widest).min(WIDEST);
    let labels: Vec<String> = match by_name {
        true => names.to_vec(),
        false => numbered(names),
    };
    let label = match by_name {
        true => widest,
        false => (widest + 2.5 * LETTERS).min(0.4 * frame.width),
    };
    let across = room(label).clamp(NARROWEST, WIDEST);
    let down = across.min(44.0);
    let left = label + GAP;
    let right = left + across * names.len() as f64;
    let heads = labels.iter().enumerate().map(|(number, name)| {
        let head = match by_name {
            true => name.clone(),
            false => (number + 1).to_string(),
        };
        text(
            "plot-tick",
            left + across * (number as f64 + 0.5),
            HEADER - 9.0,
        )
        .with("text-anchor", "middle")
        .saying(&head)
    });
    let sides = labels
        .iter()
        .zip(names)
        .enumerate()
        .map(|(number, (label_text, name))| {
            let base = HEADER + down * (number as f64 + 0.5) + LETTERS * 0.35;
            let side = text("plot-label", label, base)
                .with("text-anchor", "end")
                .saying(&fitted(label_text, LETTERS, label));
            titled(name, [side])
        });
    let filled = (0..names.len()).flat_map(|row| {
        (0..names.len()).map(move |column| {
            let corner = (left + across * column as f64, HEADER + down * row as f64);
            drawn(cell_at(cells, row, column), corner, (across, down))
        })
    });
    frame
        .picture("matrix", right, HEADER + down * names.len() as f64 + 4.0)
        .holding_all(heads)
        .holding_all(sides)
        .holding_all(filled)
        .to_string()
}

fn numbered(names: &[String]) -> Vec<String> {
    (1..)
        .zip(names)
        .map(|(number, name): (usize, _)| format!("{name} {number}"))
        .collect()
}

fn cell_at(cells: &[Vec<Option<Cell>>], row: usize, column: usize) -> Option<&Cell> {
    cells.get(row)?.get(column)?.as_ref()
}

fn drawn(cell: Option<&Cell>, corner: (f64, f64), size: (f64, f64)) -> Element {
    // A hair of paper between the cells keeps neighbours of one shade apart.
    let inner = |class: &str| {
        block(
            class,
            (corner.0 + 1.0, corner.1 + 1.0),
            (size.0 - 2.0, size.1 - 2.0),
        )
        .with("rx", 3)
    };
    let Some(cell) = cell else {
        return inner("plot-empty");
    };
    let (x, y) = (corner.0 + size.0 / 2.0, corner.1 + size.1 / 2.0);
    let figure = text("plot-cell", x, y + LETTERS * 0.35)
        .with("text-anchor", "middle")
        .saying(&cell.figure);
    titled(&cell.title, [inner("plot-shade"), figure])
        .with("class", format!("heat-{}", shade(cell.share)))
}

/// The shade of a share. Most pairs are not far from one half, so shades are finer there: the
/// distance from one half goes by its root.
fn shade(share: f64) -> usize {
    let middle = (SHADES / 2) as f64;
    let lean = 2.0 * share.clamp(0.0, 1.0) - 1.0;
    (middle + middle * lean.signum() * lean.abs().sqrt()).round() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(share: f64) -> Option<Cell> {
        Some(Cell {
            share,
            figure: format!("{:.0}", 100.0 * share),
            title: format!("{share} of all"),
        })
    }

    fn drawn_with(names: &[&str], width: f64) -> String {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        let cells = vec![vec![None, cell(0.75)], vec![cell(0.25), None]];
        let frame = Frame {
            width,
            label: "pairs",
        };
        matrix(&frame, &names, &cells)
    }

    #[test]
    fn cells_have_their_shade_number_and_title() {
        let svg = drawn_with(&["a", "b"], 300.0);
        assert!(svg.contains("class=\"heat-9\"") && svg.contains("class=\"heat-1\""));
        assert!(svg.contains(">75</text>") && svg.contains("<title>0.25 of all</title>"));
        assert_eq!(svg.matches("plot-empty").count(), 2);
    }

    #[test]
    fn columns_are_named_if_the_names_fit_and_numbered_if_not() {
        assert!(drawn_with(&["a", "b"], 300.0).contains("\">b</text>"));
        let long = drawn_with(&["the deck of a", "the deck of b"], 220.0);
        assert!(long.contains("\">2</text>"), "{long}");
    }

    #[test]
    fn a_matrix_of_many_grows_beyond_its_frame() {
        let names: Vec<String> = (0..40).map(|number| number.to_string()).collect();
        let frame = Frame {
            width: 350.0,
            label: "many",
        };
        let svg = matrix(&frame, &names, &[]);
        assert_eq!(svg.matches("plot-empty").count(), 1600);
        assert!(svg.contains("viewBox=\"0 0 12"), "{}", &svg[..200]);
    }

    #[test]
    fn shades_go_from_nothing_to_everything() {
        assert_eq!(
            [0.0, 0.04, 0.47, 0.5, 0.55, 1.0, 7.0, f64::NAN].map(shade),
            [0, 0, 4, 5, 7, 10, 10, 0]
        );
    }
}
