//! The words of a card: said in a language, with emblems between them, in the longest wording
//! that fits (TS-9.11).

use super::glyphs;
use crate::geometry::Rect;
use crate::text::{Laid, Paragraph, TextBox, TextFault};
use catalog::Locale;
use kernel::{Arg, Lang, Phrase};
use travelers::text::glyph::Glyph;

/// Body text (TS-9.10): nine points, never below seven and a half.
pub(super) fn body(area: Rect, lang: Lang) -> TextBox {
    TextBox {
        leading: match lang {
            Lang::ZhHant => 1.22,
            Lang::En | Lang::It => 1.12,
        },
        gap: 0.3,
        ..TextBox::new(area)
    }
}

/// Small text (TS-9.10), which never shrinks.
pub(super) fn small(area: Rect) -> TextBox {
    TextBox {
        size: 6.0,
        least: 6.0,
        leading: 1.1,
        gap: 0.2,
        ..TextBox::new(area)
    }
}

/// Text in which private characters have become emblems. A number stays with its emblem.
pub(super) fn paragraph(text: &str) -> Paragraph {
    const TOGETHER: char = '\u{a0}';
    let mut paragraph = Paragraph::default();
    let mut words = String::new();
    for letter in text.chars() {
        let Some(glyph) = Glyph::from_character(letter) else {
            words.push(letter);
            continue;
        };
        let counted = words.trim_end_matches(' ');
        if counted.len() < words.len() && counted.ends_with(|last: char| last.is_ascii_digit()) {
            words.truncate(counted.len());
            words.push(TOGETHER);
        }
        paragraph = paragraph
            .words(std::mem::take(&mut words))
            .symbol(glyphs::glyph(glyph));
    }
    paragraph.words(words)
}

/// The first wording that fits, each in smaller letters before the next is tried (TS-9.11). Its
/// sentences stand apart if they are as large that way as in one paragraph.
pub(super) fn fitting(
    wordings: &[Phrase],
    room: &TextBox,
    locale: &Locale,
) -> Result<Option<Laid>, TextFault> {
    let mut overflow = None;
    for wording in wordings {
        let whole = [paragraph(&locale.say(wording))];
        match room.lay(&whole) {
            Ok(together) => {
                let apart = room.lay(&sentences(wording, locale));
                return Ok(Some(match apart {
                    Ok(apart) if apart.size == together.size => apart,
                    _ => together,
                }));
            }
            Err(fault @ TextFault::Overflow { .. }) => overflow = Some(fault),
            Err(fault) => return Err(fault),
        }
    }
    overflow.map_or(Ok(None), Err)
}

/// A paragraph for each sentence of a text.
fn sentences(text: &Phrase, locale: &Locale) -> Vec<Paragraph> {
    let found = text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Sentences(sentences) => Some(sentences),
        _ => None,
    });
    match found {
        Some(sentences) => (sentences.iter())
            .map(|sentence| paragraph(&locale.say(sentence)))
            .collect(),
        None => vec![paragraph(&locale.say(text))],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Span;
    use travelers::Track;

    #[test]
    fn ts_9_14_a_private_character_becomes_an_emblem_that_stays_with_its_number() {
        let attack = Glyph::Track(Track::Attack);
        let text = paragraph(&format!("Pay 2 {attack}: draw."));
        assert_eq!(text.text(), "Pay 2\u{a0}: draw.");
        assert_eq!(text.spans()[1], Span::Symbol(glyphs::glyph(attack)));
    }

    fn said(number: u8) -> Phrase {
        Phrase::new("travelers-cards").with("number", number)
    }

    fn laid(height: f32, wordings: &[Phrase]) -> Result<Option<Laid>, TextFault> {
        let area = Rect::new(0.0, 0.0, 40.0, height);
        fitting(wordings, &body(area, Lang::En), &Locale::new(Lang::En))
    }

    #[test]
    fn ts_9_11_the_first_wording_that_fits_is_taken_and_smaller_letters_come_before_fewer_words() {
        let long =
            Phrase::new("travelers-text").with("sentences", Arg::Sentences(vec![said(3); 20]));
        let wordings = [long.clone(), said(1)];
        let size = |height| laid(height, &wordings).map(|laid| laid.map(|laid| laid.size));
        assert_eq!(size(40.0), Ok(Some(9.0)));
        assert_eq!(size(18.5), Ok(Some(8.1)));
        assert_eq!(size(15.5), Ok(Some(7.5)));
        assert_eq!(laid(4.0, &wordings), laid(4.0, &[said(1)]));
        assert!(matches!(
            laid(4.0, &[long]),
            Err(TextFault::Overflow { .. })
        ));
        assert_eq!(laid(4.0, &[]), Ok(None));
    }
}
