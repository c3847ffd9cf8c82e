//! Steps with cards off the battlefield (T26 to T37).

use super::{Clause, of_player};
use crate::effect::{Discarded, Place, Step};
use crate::select::{CardChoice, CardGroup, Who};
use crate::text::amount::who_variant;
use crate::text::noun::{Determined, Role, Side, area};
use crate::text::writer::{Number, Writer};
use crate::value::Value;
use kernel::Phrase;

impl Writer<'_> {
    /// T26 to T37.
    pub(super) fn cards(&mut self, step: &Step) -> Clause {
        match step {
            Step::Draw { who, count } => self.so_many("sovereign-draw", *who, count),
            Step::Mill { who, count } => self.so_many("sovereign-mill", *who, count),
            Step::Discard { who, count, how } => match how {
                Discarded::Pick => {
                    Clause::imperative(of_player("sovereign-discard-pick", *who, *count))
                }
                _ => {
                    let how = match how {
                        Discarded::Random => "random",
                        _ => "choice",
                    };
                    let clause = Phrase::new("sovereign-discard")
                        .with("count", *count)
                        .with("how", how);
                    Clause::by(*who, clause)
                }
            },
            Step::Look { count, keep } => Clause::imperative(
                Phrase::new("sovereign-look")
                    .with("count", *count)
                    .with("keep", *keep),
            ),
            Step::Foresee(count) => {
                let foresee = Phrase::new("sovereign-foresee").with("count", *count);
                let reminder = Phrase::new("sovereign-foresee-reminder").with("count", *count);
                Clause::imperative(self.explained(foresee, reminder))
            }
            Step::Search(filter) => {
                let what = self.noun(Determined::One, Side::Card, "card", filter, Role::Plain);
                Clause::imperative(Phrase::new("sovereign-search").with("what", what.phrase))
            }
            Step::Retrieve(cards) => {
                self.with_cards("sovereign-retrieve", cards, CardGroup::Afterlife, true)
            }
            Step::Revive { cards, at } => {
                let clause = self.with_cards("sovereign-revive", cards, CardGroup::Afterlife, true);
                self.put(clause, *at)
            }
            Step::Restore(cards) => {
                self.with_cards("sovereign-restore", cards, CardGroup::Afterlife, true)
            }
            Step::Purge(cards) => {
                self.with_cards("sovereign-purge", cards, CardGroup::Afterlife, false)
            }
            Step::Deploy { cards, at } => {
                let clause = self.with_cards("sovereign-deploy", cards, CardGroup::Hand, true);
                self.put(clause, *at)
            }
            Step::Spy(who) => {
                Clause::imperative(Phrase::new("sovereign-spy").with("who", who_variant(*who)))
            }
            _ => Clause::nothing(),
        }
    }

    fn so_many(&mut self, key: &'static str, who: Who, count: &Value) -> Clause {
        let count = self.amount(count);
        let clause = Clause::by(who, Phrase::new(key).with("count", count.shown.clone()));
        Clause {
            phrase: count.explain(clause.phrase),
            ..clause
        }
    }

    fn with_cards(
        &mut self,
        key: &'static str,
        cards: &CardChoice,
        usual: CardGroup,
        from: bool,
    ) -> Clause {
        let group = match cards {
            CardChoice::This => usual,
            CardChoice::Of { group, .. } => *group,
        };
        let cards = self.chosen(cards);
        Clause::imperative(
            Phrase::new(key)
                .with("cards", cards.phrase)
                .with("number", cards.number.variant())
                .with("area", area(group, from)),
        )
    }

    /// The clause, with where the cards go.
    fn put(&self, clause: Clause, at: Place) -> Clause {
        let place = self.place(at, self.that.number);
        Clause::imperative(clause.phrase.with("place", place))
    }

    pub(super) fn place(&self, at: Place, number: Number) -> Phrase {
        let place = match at {
            Place::Initial => "initial",
            Place::Home => "home",
            Place::Adjacent => {
                return Phrase::new("sovereign-place-adjacent")
                    .with("anchor", self.anchor())
                    .with("number", number.variant());
            }
            Place::Hand => "hand",
            Place::Realms => "realms",
            Place::Afterlife => "afterlife",
        };
        Phrase::new("sovereign-place").with("place", place)
    }
}
