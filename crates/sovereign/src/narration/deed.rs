//! What a step of an ability does, in a few words: what is chosen for it, and who feels it,
//! is said beside it.

use super::asked::cards_in;
use super::names::{card, crystals, player, signed};
use crate::effect::{Deed, Discarded, Later, Step, Tucked};
use crate::frame::{Frame, PrintedOn};
use crate::position::Battle;
use crate::scene::Scene;
use crate::select::{CardChoice, Group, Pick, Selector, Who};
use crate::text::words::trait_name;
use kernel::Phrase;

fn counted(key: &'static str, count: u8) -> Phrase {
    Phrase::new(key).with("count", count)
}

impl Battle {
    /// All that an ability does.
    pub(super) fn deeds(&self, scene: &Scene, steps: &[Step]) -> Vec<Phrase> {
        steps.iter().map(|step| self.deed_on(scene, step)).collect()
    }

    /// What the rest of an ability under way does.
    pub(super) fn deeds_of(&self, frame: &Frame) -> Vec<Phrase> {
        let steps = frame.ability(self.set).map(|ability| &ability.steps[..]);
        self.deeds(&frame.scene, steps.unwrap_or_default())
    }

    /// The card or class whose ability this is.
    pub(super) fn ability_source(&self, frame: &Frame) -> Phrase {
        card(match frame.on {
            PrintedOn::Card(id) => self.set.card(id).name,
            PrintedOn::Class(id) => self.set.class(id).name,
        })
    }

    /// What one step does, and to what.
    pub(super) fn deed_on(&self, scene: &Scene, step: &Step) -> Phrase {
        let what = object_of(step).and_then(objects).or_else(|| {
            let CardChoice::Of { group, .. } = cards_of(step)? else {
                return None;
            };
            let area = Battle::area_of(*group, scene.controller);
            Some(cards_in(area, scene.controller))
        });
        match what {
            Some(what) => Phrase::new("sovereign-play-deed-on")
                .with("deed", self.deed(scene, step))
                .with("what", what),
            None => self.deed(scene, step),
        }
    }

    /// What one step does.
    pub(super) fn deed(&self, scene: &Scene, step: &Step) -> Phrase {
        let amount = |value| i64::from(self.amount(scene, value));
        let by = |value| signed(self.amount(scene, value));
        let who = |phrase: Phrase, who: Who| self.done_by(scene, phrase, who);
        match step {
            Step::Damage { amount: of, .. } => {
                Phrase::new("sovereign-play-deed-damage").with("amount", amount(of))
            }
            Step::Hit {
                who: whom,
                amount: of,
            } => Phrase::new("sovereign-play-deed-hit")
                .with("amount", amount(of))
                .with("player", self.meant(scene, *whom)),
            Step::Destroy(_) => Phrase::new("sovereign-play-deed-destroy"),
            Step::Sacrifice {
                who: whom, count, ..
            } => who(counted("sovereign-play-deed-sacrifice", *count), *whom),
            Step::Exile(_) => Phrase::new("sovereign-play-deed-exile"),
            Step::Duel { .. } => Phrase::new("sovereign-play-deed-duel"),
            Step::Break { who: whom, count } => {
                who(counted("sovereign-play-deed-break", *count), *whom)
            }
            Step::Force { by: of, .. } => {
                Phrase::new("sovereign-play-deed-force").with("by", by(of))
            }
            Step::SetForce { to, .. } => {
                Phrase::new("sovereign-play-deed-set-force").with("amount", amount(to))
            }
            Step::Heal {
                amount: Some(of), ..
            } => Phrase::new("sovereign-play-deed-heal").with("amount", amount(of)),
            Step::Heal { amount: None, .. } => Phrase::new("sovereign-play-deed-heal-all"),
            Step::Shield { amount: of, .. } => {
                Phrase::new("sovereign-play-deed-shield").with("amount", amount(of))
            }
            Step::Immune { .. } => Phrase::new("sovereign-play-deed-immune"),
            Step::Armor { amount: of, .. } => {
                Phrase::new("sovereign-play-deed-armor").with("by", by(of))
            }
            Step::Trait { flag, .. } => {
                Phrase::new("sovereign-play-deed-trait").with("trait", trait_name(*flag))
            }
            Step::Silence { .. } => Phrase::new("sovereign-play-deed-silence"),
            Step::Exhaust(_) => Phrase::new("sovereign-play-deed-exhaust"),
            Step::Stun(_) => Phrase::new("sovereign-play-deed-stun"),
            Step::Ready(_) => Phrase::new("sovereign-play-deed-ready"),
            Step::Extra { action, count, .. } => counted(
                match action {
                    Deed::Move => "sovereign-play-deed-extra-move",
                    Deed::Combat => "sovereign-play-deed-extra-combat",
                },
                *count,
            ),
            Step::Move { .. } => Phrase::new("sovereign-play-deed-move"),
            Step::Swap { .. } => Phrase::new("sovereign-play-deed-swap"),
            Step::Bounce(_) => Phrase::new("sovereign-play-deed-bounce"),
            Step::Tuck { to, .. } => Phrase::new(match to {
                Tucked::Top => "sovereign-play-deed-tuck-top",
                Tucked::Bottom => "sovereign-play-deed-tuck-bottom",
                Tucked::Shuffled => "sovereign-play-deed-tuck-shuffled",
            }),
            Step::Blink(_) => Phrase::new("sovereign-play-deed-blink"),
            Step::Draw { who: whom, count } => who(
                Phrase::new("sovereign-play-deed-draw").with("count", amount(count)),
                *whom,
            ),
            Step::Discard {
                who: whom,
                count,
                how,
            } => who(
                counted(
                    match how {
                        Discarded::Random => "sovereign-play-deed-discard-random",
                        _ => "sovereign-play-deed-discard",
                    },
                    *count,
                ),
                *whom,
            ),
            Step::Mill { who: whom, count } => who(
                Phrase::new("sovereign-play-deed-mill").with("count", amount(count)),
                *whom,
            ),
            Step::Look { count, keep } => {
                counted("sovereign-play-deed-look", *count).with("keep", *keep)
            }
            Step::Foresee(count) => counted("sovereign-play-deed-foresee", *count),
            Step::Search(_) => Phrase::new("sovereign-play-deed-search"),
            Step::Retrieve(_) => Phrase::new("sovereign-play-deed-retrieve"),
            Step::Revive { .. } => Phrase::new("sovereign-play-deed-revive"),
            Step::Restore(_) => Phrase::new("sovereign-play-deed-restore"),
            Step::Purge(_) => Phrase::new("sovereign-play-deed-purge"),
            Step::Deploy { .. } => Phrase::new("sovereign-play-deed-deploy"),
            Step::Spy(_) => Phrase::new("sovereign-play-deed-spy"),
            Step::Crystallize { colour, count, .. } => {
                Phrase::new("sovereign-play-deed-crystallize")
                    .with("crystals", crystals(*colour, *count))
            }
            Step::Refresh { count, .. } => counted("sovereign-play-deed-refresh", *count),
            Step::Shatter { who: whom, count } => {
                who(counted("sovereign-play-deed-shatter", *count), *whom)
            }
            Step::Drain { who: whom, count } => {
                who(counted("sovereign-play-deed-drain", *count), *whom)
            }
            Step::Cost { by, .. } => {
                Phrase::new("sovereign-play-deed-cost").with("by", signed(*by))
            }
            Step::Germinate(count) => counted("sovereign-play-deed-germinate", *count),
            Step::Sanctify(count) => counted("sovereign-play-deed-sanctify", *count),
            Step::Generate { puppet, count, .. } => counted("sovereign-play-deed-generate", *count)
                .with("card", self.set.card(puppet.card).name),
            Step::Cover { count, .. } => counted("sovereign-play-deed-cover", *count),
            Step::Pickup { who: whom, count } => {
                who(counted("sovereign-play-deed-pick-up", *count), *whom)
            }
            Step::Forfeit { who: whom, count } => {
                who(counted("sovereign-play-deed-forfeit", *count), *whom)
            }
            Step::Breach(count) => counted("sovereign-play-deed-breach", *count),
            Step::Peek { count, .. } => counted("sovereign-play-deed-peek", *count),
            Step::Shift(count) => counted("sovereign-play-deed-shift", *count),
            Step::Safeguard { amount: of, .. } => {
                Phrase::new("sovereign-play-deed-safeguard").with("amount", amount(of))
            }
            Step::Take(count) => counted("sovereign-play-deed-take", *count),
            Step::Veil(count) => counted("sovereign-play-deed-veil", *count),
            Step::Rearm(count) => counted("sovereign-play-deed-rearm", *count),
            Step::Direct { by: of, .. } => {
                Phrase::new("sovereign-play-deed-direct").with("by", by(of))
            }
            Step::Vocations(count) => counted("sovereign-play-deed-vocations", *count),
            Step::Choose(options) => Phrase::new("sovereign-play-deed-choose")
                .with("options", self.deeds(scene, options)),
            Step::Later { at, step } => Phrase::new(match at {
                Later::Sunset => "sovereign-play-deed-at-sunset",
                Later::Dawn => "sovereign-play-deed-at-dawn",
            })
            .with("deed", self.deed_on(scene, step)),
            Step::Repeat { times, step } => counted("sovereign-play-deed-repeat", *times)
                .with("deed", self.deed_on(scene, step)),
            Step::If { then: step, .. } | Step::Then(step) => self.deed(scene, step),
            // STATIC only: they work without being done.
            Step::Aura { .. } | Step::Quota(_) | Step::Arms(_) | Step::Temper { .. } => {
                Phrase::new("sovereign-play-deed-lasting")
            }
        }
    }

    /// Says who does it, where that is not simply the ability's controller.
    fn done_by(&self, scene: &Scene, deed: Phrase, who: Who) -> Phrase {
        match who {
            Who::You => deed,
            Who::Opponent | Who::Each => Phrase::new("sovereign-play-deed-by")
                .with("deed", deed)
                .with("player", self.meant(scene, who)),
        }
    }

    fn meant(&self, scene: &Scene, who: Who) -> Phrase {
        match self.players_meant(who, scene.controller) {
            [Some(seat), None] => player(seat),
            _ => Phrase::new("sovereign-play-both-players"),
        }
    }
}

/// What the step chooses on the battlefield, or acts on there.
pub(super) fn object_of(step: &Step) -> Option<&Selector> {
    inner(step).acts_on()
}

/// The cards off the battlefield that the step chooses.
pub(super) fn cards_of(step: &Step) -> Option<&CardChoice> {
    match inner(step) {
        Step::Retrieve(cards)
        | Step::Restore(cards)
        | Step::Purge(cards)
        | Step::Revive { cards, .. }
        | Step::Deploy { cards, .. } => Some(cards),
        _ => None,
    }
}

/// What is done if all goes well.
fn inner(step: &Step) -> &Step {
    match step {
        Step::Then(step) | Step::If { then: step, .. } => inner(step),
        step => step,
    }
}

/// What a selector means, in the words of the ability's controller.
fn objects(selector: &Selector) -> Option<Phrase> {
    let Selector::Of { pick, group, .. } = selector else {
        return None;
    };
    Some(match pick {
        Pick::One => Phrase::new(match group {
            Group::Ally => "sovereign-play-what-own-haerian",
            Group::Enemy => "sovereign-play-what-enemy-haerian",
            Group::Haerian => "sovereign-play-what-haerian",
            Group::Building => "sovereign-play-what-building",
        }),
        Pick::UpTo(most) => counted(
            match group {
                Group::Ally => "sovereign-play-some-own-haerian",
                Group::Enemy => "sovereign-play-some-enemy-haerian",
                Group::Haerian => "sovereign-play-some-haerian",
                Group::Building => "sovereign-play-some-buildings",
            },
            *most,
        ),
        Pick::All => Phrase::new(match group {
            Group::Ally => "sovereign-play-all-own-haerian",
            Group::Enemy => "sovereign-play-all-enemy-haerian",
            Group::Haerian => "sovereign-play-all-haerian",
            Group::Building => "sovereign-play-all-buildings",
        }),
    })
}
