//! Replaying the record gives the same position, byte for byte.
//!
//! The moves of the finished game are made again on a [`Line`]; its record, as text and back and
//! with the setup built from its own options, replays to the same saved position. A line taken
//! back to any number of moves is where it was then, and one retraced shows the moves that were
//! made.

use super::{Moment, demand};
use crate::{json, step::Made};
use kernel::{Broken, Game, Line, Record, Setup};

/// Replaying the record gives the same position, byte for byte.
pub const NAME: &str = "a record replays to the same position";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let wanted = json::text(&moment.position.save())?;
    let mut line = line_of::<G>(moment, moment.moves)?;
    demand!(
        line.position() == moment.position && json::text(&line.position().save())? == wanted,
        "the same setup, seed and moves lead elsewhere the second time"
    );

    let text = line.record().to_string();
    let record: Record = text
        .parse()
        .map_err(|fault| Broken(format!("its record cannot be read: {fault}\n{text}")))?;
    demand!(
        record.to_string() == text,
        "its record prints differently once read:\n{text}"
    );
    let setup = rebuilt::<G>(moment.setup, &record)?;
    let replayed = Line::<G>::replay(&record, setup)
        .map_err(|fault| Broken(format!("its record cannot be replayed: {fault}")))?;
    demand!(
        replayed.position() == moment.position
            && json::text(&replayed.position().save())? == wanted,
        "its record replays to another position"
    );

    let mut shown = Vec::with_capacity(moment.moves.len());
    line.retrace(|_, seat, made| shown.push((seat, made)));
    demand!(
        shown == moment.moves,
        "retraced, other moves are shown than were made"
    );

    let count = moment.rng.index(moment.moves.len() + 1);
    let until_then = line_of::<G>(moment, &moment.moves[..count])?;
    line.undo_to(count);
    demand!(
        line.len() == count && line.position() == until_then.position(),
        "taken back to {count} moves, it is not where it was then"
    );
    Ok(())
}

fn line_of<G: Game>(moment: &Moment<'_, G>, moves: &[Made<G>]) -> Result<Line<G>, Broken> {
    let mut line = Line::new(moment.setup.clone(), moment.seed);
    for (number, &(seat, made)) in moves.iter().enumerate() {
        line.play(seat, made).map_err(|reason| {
            Broken(format!(
                "made again, move {} of {seat:?} is refused: {reason:?}",
                number + 1
            ))
        })?;
    }
    Ok(line)
}

/// The setup the record's options describe; one with cards of its own needs its card file.
fn rebuilt<G: Game>(setup: &G::Setup, record: &Record) -> Result<G::Setup, Broken> {
    if setup.own_cards().is_some() {
        return Ok(setup.clone());
    }
    let built = G::Setup::build(&record.setup).map_err(|faults| {
        Broken(format!(
            "the setup's own options, {}, are refused: {faults:?}",
            record.setup
        ))
    })?;
    demand!(
        built == *setup,
        "the setup's own options, {}, describe another setup, which calls itself {}",
        record.setup,
        built.options()
    );
    Ok(built)
}
