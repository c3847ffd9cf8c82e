//! The hand and the piles as rows of a fight.

use super::concern::Concern;
use super::model::{Piece, Row, Tone};
use super::modeller::Modeller;
use ::travelers::{Ability, text};
use kernel::Phrase;

/// Rows of the hand stay as long as anything does.
const HAND: u8 = 5;
/// The piles give way before it.
const PILES: u8 = 3;

impl Modeller<'_> {
    /// A row for each card: what it is worth, and what its abilities cost and do.
    pub fn hand_rows(&mut self) -> Vec<Row> {
        let label = self.say.key("mazzo-tui-hand");
        let indent = " ".repeat(crate::board::fit::width(&label));
        let mut rows = Vec::new();
        for (i, &upright) in self.view.hand.iter().enumerate() {
            let thing = self.hand_thing(upright);
            let name = self.say.card(self.view, upright);
            let said = self.view.half(upright).map_or(String::new(), |half| {
                let abilities = half.abilities.iter().map(|ability| self.ability(ability));
                let abilities: Vec<String> = abilities.collect();
                format!("  {}  {}", self.say.worth(half), abilities.join(" "))
            });
            let label = if i == 0 { &label } else { &indent };
            rows.push(Row::new(
                HAND,
                vec![
                    Piece::new(format!("{label} "), Tone::Strong),
                    Piece::about(name, Tone::Strong, thing),
                    Piece::new(said, Tone::Plain),
                ],
            ));
        }
        rows
    }

    /// "(3) If ...: +4 Attack."
    fn ability(&self, ability: &Ability) -> String {
        let phrase = Phrase::new("mazzo-tui-travelers-ability")
            .with("cost", ability.cost)
            .with("text", text::ability(ability));
        self.say.phrase(&phrase)
    }

    pub fn pile_row(&mut self) -> Row {
        Row::new(PILES, self.piles())
    }

    /// The next ability is that of this card.
    pub fn next_is_here(&mut self, thing: usize, number: u8) {
        self.set_concern(thing, Concern::Last(number));
    }
}
