//! How the toy is set up: how many sit down, and what is wrong with it.

use kernel::{OptionSpec, Options, Setup, SetupFault};

macro_rules! faults {
    ($($fault:ident)*) => {
        /// What is wrong with the toy.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Fault { $($fault),* }

        impl Fault {
            pub const ALL: &[Fault] = &[$(Fault::$fault),*];
        }
    };
}

faults! {
    Nothing NeverEnds LeavesStuck WaitsForNobody ActsAfterTheEnd ListsTwice PicksWrongly
    PicksOneOnly FallsBackWrongly RefusesListed AllowsUnlisted ChangesWhenRefusing NamesNoRule
    PlaysOtherwise ListensToTheLog PlaysDifferentlyEachTime LosesCards ForgetsOnSave
    RestoresAnything SpellsLoudly SpellsAlike Misreads PanicsOnReading PanicsInPlay ShowsHands
    ShowsHandsToThePublic ListsBySecrets RefusesBySecrets TellsSecrets WhispersCards DrawsUnmarked HidesLearning
    GuessKeepsChance GuessKeepsDeck GuessKeepsHandsOfOne GuessKeepsOrder GuessLosesCards GuessTakesTooMuch
    ConcedesAndStays ConcedesAndWins LabelsAlike PromptsBySecrets ExplainsNothing Allocates
}

#[derive(Clone, Debug, PartialEq)]
pub struct HoardSetup {
    pub seats: usize,
    pub fault: Fault,
}

impl Setup for HoardSetup {
    fn specs() -> &'static [OptionSpec] {
        &[]
    }

    fn build(options: &Options) -> Result<Self, Vec<SetupFault>> {
        let seats = options.get("seats").and_then(|text| text.parse().ok());
        let named = |fault: &&Fault| options.get("fault") == Some(&format!("{fault:?}"));
        Ok(HoardSetup {
            seats: seats.unwrap_or(2),
            fault: Fault::ALL
                .iter()
                .find(named)
                .copied()
                .unwrap_or(Fault::Nothing),
        })
    }

    fn options(&self) -> Options {
        let fault = format!("{:?}", self.fault);
        Options::new()
            .with("seats", self.seats)
            .with("fault", fault)
    }

    fn seat_counts() -> &'static [usize] {
        &[2, 3]
    }

    fn seats(&self) -> usize {
        self.seats
    }
}
