//! A paragraph as lines: what may not be broken, where lines end, and what stands on one.

use super::breaking::may_break;
use super::{Paragraph, Span, TextFault};
use crate::emblem::Emblem;
use crate::font::{CAPITALS, EM, Run, Weight, shape};

/// A piece of a line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Piece {
    Run(Run),
    Symbol(Emblem),
}

/// A symbol is a little higher than capitals.
pub(crate) const SYMBOL: f32 = CAPITALS * 1.18;
/// The space on each side of a symbol, in ems.
pub(crate) const BESIDE: f32 = 0.05;

impl Piece {
    /// How far the next piece is, in ems.
    pub(crate) fn advance(&self) -> f32 {
        match self {
            Piece::Run(run) => run.width as f32 / EM,
            Piece::Symbol(emblem) => emblem.width() * SYMBOL + 2.0 * BESIDE,
        }
    }
}

/// Something that is never broken: a word, or a Chinese character with its punctuation.
pub(super) struct Atom {
    /// Where in the paragraph's units it begins.
    begin: usize,
    /// Where its letters end.
    end: usize,
    /// In ems.
    width: f32,
    /// The spaces after it, in ems.
    space: f32,
}

/// A character or a symbol of a paragraph.
#[derive(Clone, Copy)]
enum Unit<'a> {
    Letter(char, Weight),
    Symbol(&'a Emblem),
}

/// For breaking lines, a symbol is a letter of the word it stands in.
const LETTER: char = 'x';

impl Unit<'_> {
    fn letter(&self) -> char {
        match self {
            Unit::Letter(letter, _) => *letter,
            Unit::Symbol(_) => LETTER,
        }
    }
}

fn units(paragraph: &Paragraph) -> Vec<Unit<'_>> {
    let mut units = Vec::new();
    for span in paragraph.spans() {
        match span {
            Span::Words(words, weight) => {
                units.extend(words.chars().map(|letter| Unit::Letter(letter, *weight)));
            }
            Span::Symbol(emblem) => units.push(Unit::Symbol(emblem)),
        }
    }
    units
}

/// What a paragraph is made of when lines are broken.
pub(super) fn atoms(paragraph: &Paragraph) -> Result<Vec<Atom>, TextFault> {
    let units = units(paragraph);
    let mut atoms = Vec::new();
    let mut begin = 0;
    for next in 1..=units.len() {
        let ends = next == units.len() || may_break(units[next - 1].letter(), units[next].letter());
        if !ends {
            continue;
        }
        let spaces = units[begin..next]
            .iter()
            .rev()
            .take_while(|unit| unit.letter() == ' ')
            .count();
        let end = next - spaces;
        let measure = |from: usize, to: usize| -> Result<f32, TextFault> {
            let pieces = pieces_of(&units[from..to])?;
            Ok(pieces.iter().map(Piece::advance).sum())
        };
        atoms.push(Atom {
            begin,
            end,
            width: measure(begin, end)?,
            space: measure(end, next)?,
        });
        begin = next;
    }
    Ok(atoms)
}

/// The lines, as ranges of the paragraph's units, for this much room in ems. A word that is
/// wider than the room stands alone.
pub(super) fn broken(atoms: &[Atom], room: f32) -> Vec<(usize, usize)> {
    let mut lines: Vec<(usize, usize)> = Vec::new();
    let mut used = 0.0;
    for (i, atom) in atoms.iter().enumerate() {
        match lines.last_mut() {
            Some(line) if used + atom.width <= room => line.1 = atom.end,
            _ => {
                lines.push((atom.begin, atom.end));
                used = 0.0;
            }
        }
        used += atom.width + atoms[i].space;
    }
    lines
}

/// What stands on a line with these units.
pub(super) fn pieces(
    paragraph: &Paragraph,
    begin: usize,
    end: usize,
) -> Result<Vec<Piece>, TextFault> {
    pieces_of(&units(paragraph)[begin..end])
}

fn pieces_of(units: &[Unit]) -> Result<Vec<Piece>, TextFault> {
    let mut pieces = Vec::new();
    let mut words = String::new();
    let mut heavy = Weight::Regular;
    for unit in units {
        match unit {
            Unit::Letter(letter, weight) => {
                if *weight != heavy {
                    flush(&mut words, heavy, &mut pieces)?;
                    heavy = *weight;
                }
                words.push(*letter);
            }
            Unit::Symbol(emblem) => {
                flush(&mut words, heavy, &mut pieces)?;
                pieces.push(Piece::Symbol((*emblem).clone()));
            }
        }
    }
    flush(&mut words, heavy, &mut pieces)?;
    Ok(pieces)
}

fn flush(words: &mut String, weight: Weight, pieces: &mut Vec<Piece>) -> Result<(), TextFault> {
    if !words.is_empty() {
        pieces.extend(shape(words, weight)?.into_iter().map(Piece::Run));
        words.clear();
    }
    Ok(())
}
