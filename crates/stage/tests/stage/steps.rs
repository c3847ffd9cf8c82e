//! What changes from move to move leads to what is there: nothing that was known before is taken
//! for what it has become.

use crate::playing::{begin, games, step};
use catalog::{Locale, Match};
use kernel::{Eye, Lang, Rng, Seat, Seed};
use protocol::{
    Choice, ChoicesTrace, News, Scene, SceneTrace, Sheet, restored, written_choices, written_scene,
};
use stage::Stage;

/// Longer games repeat themselves.
const LONGEST: usize = 400;

/// What somebody knows who was told only what changed.
struct Follower {
    eye: Eye,
    scene: (Scene, SceneTrace),
    choices: (Vec<Choice>, ChoicesTrace),
}

impl Follower {
    fn new(game: &dyn Match, eye: Eye, locale: &Locale) -> Follower {
        let stage = Stage::of(game, eye);
        Follower {
            eye,
            scene: written_scene(|ink| stage.draw(locale, ink)),
            choices: written_choices(|ink| stage.choices(locale, ink)),
        }
    }

    fn follow(&mut self, game: &dyn Match, locale: &Locale) {
        let stage = Stage::of(game, self.eye);
        let mut sheet = Sheet::default();
        let mut step = sheet.step(0, 1);
        step.scene(&mut self.scene.1, |ink| stage.draw(locale, ink));
        step.choices(&mut self.choices.1, |ink| stage.choices(locale, ink));
        let step = step.finish().expect("the number is another");
        let Ok(News::Step(step)) = serde_json::from_str(step) else {
            panic!("this is no step: {step}");
        };
        if let Some(change) = &step.scene {
            self.scene.0 = change.apply(&self.scene.0).expect("a step fits");
        }
        if let Some(choices) = &step.choices {
            self.choices.0 = restored(&self.choices.0, choices).expect("a step fits");
        }
    }

    fn check(&self, game: &dyn Match, locale: &Locale) {
        let whole = Follower::new(game, self.eye, locale);
        assert_eq!(self.scene.0, whole.scene.0);
        assert_eq!(self.choices.0, whole.choices.0);
    }
}

fn follow(game: &str, options: &str, count: u64) {
    let locale = Locale::new(Lang::En);
    for seed in 0..games(count) {
        let mut game = begin(game, options, seed);
        let mut rng = Rng::new(Seed::from(seed));
        let eyes = Seat::all(game.seats()).map(Eye::Seat).chain([Eye::Public]);
        let mut followers: Vec<_> = eyes
            .map(|eye| Follower::new(&*game, eye, &locale))
            .collect();
        for _ in 0..LONGEST {
            if step(&mut *game, &mut rng).is_none() {
                break;
            }
            for follower in &mut followers {
                follower.follow(&*game, &locale);
                follower.check(&*game, &locale);
            }
        }
    }
}

#[test]
fn steps_of_the_duel_lead_to_the_whole() {
    follow("duel", "", 30);
}

#[test]
fn steps_of_nature_lead_to_the_whole() {
    follow("nature", "seats=2", 4);
    follow("nature", "seats=4", 2);
}

#[test]
fn steps_of_estro_lead_to_the_whole() {
    follow("estro", "", 6);
    // Cards that are turned over are called by their names from then on, in notation too.
    follow("estro", "mode=duel,luck,lucid,dial,chimera,rift,ambush", 12);
    for mode in ["inferno", "bastion", "conquest", "single", "duel,mnemonic"] {
        follow("estro", &format!("mode={mode}"), 3);
    }
}
