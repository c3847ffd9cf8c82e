//! The two markets, and what is out of the game.

use super::keys;
use super::scenery::{Scenery, printed};
use ::nature::cards::Market;
use ::nature::view::DisplayedCard;
use kernel::Phrase;
use protocol::{Piece, Zone, ZoneKind};

impl Scenery<'_> {
    /// Each market with its deck.
    pub fn markets(self) -> Vec<Zone> {
        let market = |market: Market| {
            let view = &self.view.markets[market as usize];
            let (name, stock) = match market {
                Market::Elementals => (
                    "mazzo-stage-nature-market-elementals",
                    "mazzo-stage-nature-stock-elementals",
                ),
                Market::Commands => (
                    "mazzo-stage-nature-market-commands",
                    "mazzo-stage-nature-stock-commands",
                ),
            };
            let display = view.display.iter().flatten();
            [
                Zone {
                    pieces: display.map(|shown| self.displayed(shown)).collect(),
                    ..self.zone(keys::market(market), self.word(name), ZoneKind::Market)
                },
                Zone {
                    count: Some(view.deck_count as u16),
                    ..self.zone(keys::stock(market), self.word(stock), ZoneKind::Deck)
                },
            ]
        };
        Market::ALL.into_iter().flat_map(market).collect()
    }

    fn displayed(self, shown: &DisplayedCard) -> Piece {
        let for_sale = Phrase::new("mazzo-tui-nature-for-sale").with("price", shown.price);
        Piece {
            values: [("price".into(), shown.price.into())].into(),
            state: vec![self.say(for_sale)],
            ..printed(&shown.card)
        }
    }

    /// The cards out of the game, in the order they left.
    pub fn removed(self) -> Zone {
        let name = self.word("mazzo-stage-nature-removed");
        Zone {
            pieces: self.view.removed.iter().map(printed).collect(),
            ..self.zone(keys::REMOVED, name, ZoneKind::Pile)
        }
    }
}
