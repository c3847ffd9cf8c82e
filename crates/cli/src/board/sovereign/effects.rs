//! What effects have put on Haerian and Buildings, in sentences.

use kernel::Phrase;
use sovereign::effect::Damage;
use sovereign::view::{EffectView, LastsView, LyingView};

/// What lies on an object besides what its figures, traits and marks say already.
pub fn lying_on(effects: &[EffectView]) -> impl Iterator<Item = Phrase> + '_ {
    effects.iter().filter_map(|lying| {
        let effect = match lying.effect {
            LyingView::Force(by) => {
                let by = format!("{by:+}");
                Phrase::new("mazzo-tui-sovereign-effect-force").with("by", by.as_str())
            }
            LyingView::SetForce(force) => {
                Phrase::new("mazzo-tui-sovereign-effect-set-force").with("force", force)
            }
            LyingView::Immune(Damage::All) => Phrase::new("mazzo-tui-sovereign-effect-immune"),
            LyingView::Immune(Damage::Combat) => {
                Phrase::new("mazzo-tui-sovereign-effect-immune-combat")
            }
            LyingView::Immune(Damage::Effect) => {
                Phrase::new("mazzo-tui-sovereign-effect-immune-other")
            }
            LyingView::Armor(by) => {
                Phrase::new("mazzo-tui-sovereign-effect-armor").with("by", i64::from(by))
            }
            LyingView::Direct(by) => {
                Phrase::new("mazzo-tui-sovereign-effect-direct").with("by", i64::from(by))
            }
            LyingView::Shield(_) | LyingView::Trait(_) | LyingView::Silence => return None,
        };
        let until = match lying.until {
            LastsView::Sunset => Phrase::new("sovereign-play-until-sunset"),
            LastsView::Combat => Phrase::new("sovereign-play-until-combat"),
            LastsView::Turn(_) => Phrase::new("sovereign-play-until-next-turn"),
            LastsView::Lasting => Phrase::new("sovereign-play-until-gone"),
        };
        Some(
            Phrase::new("mazzo-tui-sovereign-effect")
                .with("effect", effect)
                .with("until", until),
        )
    })
}
