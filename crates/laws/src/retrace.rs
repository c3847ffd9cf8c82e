//! Follows the record of a violation again.

use crate::{
    obey::all_laws,
    runner::{Guide, Runner},
    trial::Trial,
    violation::Violation,
};
use kernel::{Narrate, Record, Setup};

/// The positions of a record are looked at this often: what a law finds depends on chance too.
const TIMES: usize = 8;

/// Makes the moves of a record and looks at every position closely, several times: a violation
/// that was reported is found again. The setup is the record's own, not one of the trial.
///
/// # Panics
/// If the text is no record, or its setup cannot be built.
pub fn retrace<G: Narrate>(trial: &Trial<'_, G>, record: &str) -> Result<(), Box<Violation>> {
    let record: Record = record
        .parse()
        .unwrap_or_else(|fault| panic!("this cannot be retraced: {fault}"));
    let setup = match trial
        .setups
        .iter()
        .find(|setup| setup.options() == record.setup)
    {
        Some(setup) => setup.clone(),
        None => G::Setup::build(&record.setup)
            .unwrap_or_else(|faults| panic!("this cannot be retraced: {faults:?}")),
    };
    let laws = all_laws();
    let mut runner = Runner::new(trial, &laws, &setup);
    for _ in 0..TIMES {
        runner.play(record.seed, Guide::Script(record.moves.iter()))?;
    }
    Ok(())
}
