//! The strip of an enemy half: given bonuses, portrait, scroll, slots (TS-2.8, TS-9.7). It lies
//! at the same height on every half, so that bonuses meet the slots of the card on the left.

use super::ink::{INK, LIGHT, PALE, PAPER, light, line};
use super::{portrait, wording};
use crate::canvas::{Canvas, Label};
use crate::emblem::Emblem;
use crate::geometry::{Rect, at};
use crate::path::Path;
use crate::sheet::CARD;
use crate::text::{Align, Paragraph, Rise, TextBox, TextFault};
use catalog::Locale;
use kernel::Phrase;
use travelers::Enemy;
use travelers::text::printed::PrintedEnemy;

/// Where it begins.
pub(super) const TOP: f32 = 18.5;
/// Where it ends: it is 15.5 mm high.
pub(super) const BOTTOM: f32 = TOP + 15.5;
/// How high one of three bonuses or slots is.
const ROW: f32 = (BOTTOM - TOP) / 3.0;
/// How far bonuses reach in from the left edge.
const GIVEN: f32 = 7.0;
const PORTRAIT: Rect = Rect::new(8.2, TOP + 0.5, 14.5, 14.5);
const SCROLL: Rect = Rect::new(23.6, TOP + 0.6, 25.0, 14.3);
/// Where slots begin, and where closed ones end.
const SLOTS: (f32, f32) = (49.6, 61.6);

/// Draws it; the enemy is named where the half has a title of its own.
pub(super) fn draw(
    canvas: &mut Canvas,
    enemy: &Enemy,
    words: &PrintedEnemy,
    named: bool,
    locale: &Locale,
) -> Result<(), TextFault> {
    for y in [TOP, BOTTOM] {
        let edge = Path::line(at(0.0, y), at(CARD.width, y));
        canvas.line(edge, light(0.25));
    }
    given(canvas, enemy)?;
    portrait::draw(canvas, enemy, PORTRAIT);
    scroll(canvas, words, named, locale)?;
    slots(canvas, enemy)
}

/// What the enemy gives to the one on its left: tabs that run off the left edge.
fn given(canvas: &mut Canvas, enemy: &Enemy) -> Result<(), TextFault> {
    let gives = [enemy.gives.level, enemy.gives.attack, enemy.gives.defense];
    for (i, bonus) in (0..).zip(gives) {
        let row = row(i, -2.0, GIVEN);
        canvas.shape(Path::rounded(row, 1.6), PALE, line(0.3));
        let signed = match bonus {
            0 => "0".to_owned(),
            1.. => format!("+{bonus}"),
            _ => format!("−{}", bonus.unsigned_abs()),
        };
        let middle = at(GIVEN / 2.0 + 0.2, row.centre().y + 1.1);
        canvas.write(&Label::bold(signed, 9.0), middle, Align::Centre)?;
    }
    Ok(())
}

fn row(number: u8, from: f32, to: f32) -> Rect {
    Rect::new(
        from,
        TOP + ROW * f32::from(number) + 0.25,
        to - from,
        ROW - 0.5,
    )
}

/// Level, attack and defense; an open slot runs off the right edge.
fn slots(canvas: &mut Canvas, enemy: &Enemy) -> Result<(), TextFault> {
    // MO-13: a trap has no defense.
    let defense = match enemy.is_trap() {
        true => "–".to_owned(),
        false => enemy.defense.to_string(),
    };
    let slots = [
        (Emblem::cup(), enemy.level.to_string(), enemy.slots.level),
        (
            Emblem::sword(),
            enemy.attack.to_string(),
            enemy.slots.attack,
        ),
        (Emblem::shield(), defense, enemy.slots.defense),
    ];
    for (i, (emblem, value, is_open)) in (0..).zip(slots) {
        let end = match is_open {
            true => CARD.width + 2.0,
            false => SLOTS.1,
        };
        let row = row(i, SLOTS.0, end);
        canvas.shape(Path::rounded(row, 1.6), PAPER, line(0.3));
        if !is_open {
            let bar = Rect::new(SLOTS.1 - 0.9, row.y, 0.9, row.height);
            canvas.clipped(Path::rounded(row, 1.6), |inner| {
                inner.fill(Path::rect(bar), INK);
            });
        }
        let middle = row.centre().y;
        let place = Rect::around(at(SLOTS.0 + 2.7, middle), 3.5);
        canvas.emblem(&emblem, place, INK, PAPER);
        let number = at(SLOTS.0 + 7.7, middle + 1.4);
        canvas.write(&Label::bold(value, 12.0), number, Align::Centre)?;
    }
    Ok(())
}

/// The modifier's title and rule, or what is said about the enemy.
fn scroll(
    canvas: &mut Canvas,
    words: &PrintedEnemy,
    named: bool,
    locale: &Locale,
) -> Result<(), TextFault> {
    const ROLL: f32 = 1.1;
    for x in [SCROLL.x, SCROLL.right() - 2.0 * ROLL] {
        let roll = Rect::new(x, SCROLL.y, 2.0 * ROLL, SCROLL.height);
        canvas.shape(Path::rounded(roll, ROLL), LIGHT, line(0.25));
    }
    let sheet = Rect::new(
        SCROLL.x + ROLL,
        SCROLL.y + 0.7,
        SCROLL.width - 2.0 * ROLL,
        SCROLL.height - 1.4,
    );
    canvas.shape(Path::rect(sheet), PAPER, line(0.25));
    let room = TextBox {
        size: 7.5,
        align: Align::Centre,
        rise: Rise::Middle,
        ..wording::small(sheet.inset(0.5))
    };
    let bold = |phrase: &Phrase| Paragraph::default().bold(locale.say(phrase));
    let mut text: Vec<Paragraph> = words.title.iter().map(bold).collect();
    text.push(wording::paragraph(&locale.say(&words.scroll)));
    if named {
        let with_name: Vec<Paragraph> = [bold(&words.name)]
            .into_iter()
            .chain(text.clone())
            .collect();
        // The rule needs the room more than the name does.
        if let Ok(laid) = room.lay(&with_name) {
            canvas.laid(&laid);
            return Ok(());
        }
    }
    canvas.flow(&text, &room).map(|_| ())
}
