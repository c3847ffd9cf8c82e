//! The words on a card: its rules text as paragraphs, and the room they get.

use crate::geometry::Rect;
use crate::text::{Laid, Paragraph, TextBox, TextFault};
use catalog::Locale;
use kernel::{Arg, Lang, Phrase};

/// A text of several sentences, a paragraph each. What stands before a sentence's colon is bold
/// if it is short: it is the moment or the cost of what follows.
pub(crate) fn paragraphs(text: &Phrase, locale: &Locale) -> Vec<Paragraph> {
    let sentences = text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Sentences(sentences) => Some(sentences),
        _ => None,
    });
    match sentences {
        Some(sentences) => sentences
            .iter()
            .map(|sentence| marked(&locale.say(sentence)))
            .collect(),
        None => vec![marked(&locale.say(text))],
    }
}

/// What is not longer than this before a colon is bold: in letters, Chinese ones counting twice.
const SHORT: usize = 26;

fn marked(sentence: &str) -> Paragraph {
    let colon = sentence
        .char_indices()
        .find(|(_, letter)| matches!(letter, ':' | '：'));
    let Some((at, letter)) = colon else {
        return Paragraph::plain(sentence);
    };
    let (moment, rest) = sentence.split_at(at + letter.len_utf8());
    let length: usize = moment.chars().map(|letter| letter.len_utf8().min(2)).sum();
    if length > SHORT || moment.contains(['.', '。', ';', '；']) {
        return Paragraph::plain(sentence);
    }
    Paragraph::default().bold(moment).words(rest)
}

/// A part of a phrase, said by itself; nothing if it has no such part.
pub(crate) fn part(phrase: &Phrase, name: &str, locale: &Locale) -> String {
    let found = phrase.args.iter().find(|(key, _)| *key == name);
    match found {
        Some((_, Arg::Phrase(part))) => locale.say(part),
        _ => String::new(),
    }
}

/// How rules text is set in a language: Chinese is denser and wants more air between lines.
pub(crate) fn text_box(area: Rect, lang: Lang) -> TextBox {
    let (size, leading) = match lang {
        Lang::ZhHant => (8.0, 1.36),
        Lang::En | Lang::It => (8.0, 1.2),
    };
    TextBox {
        size,
        least: 6.0,
        leading,
        gap: 0.4,
        ..TextBox::new(area)
    }
}

/// Lays text out in the first area where it keeps its wished size; if there is none, it shrinks
/// in the last. Says which area it was.
pub(crate) fn first_fit(
    text: &[Paragraph],
    areas: &[Rect],
    style: TextBox,
) -> Result<(usize, Laid), TextFault> {
    for (i, &area) in areas.iter().enumerate() {
        let strict = TextBox {
            area,
            least: style.size * 0.9,
            ..style
        };
        if let Ok(laid) = strict.lay(text) {
            return Ok((i, laid));
        }
    }
    let last = areas.len().saturating_sub(1);
    let area = areas.last().copied().unwrap_or(style.area);
    let laid = TextBox { area, ..style }.lay(text)?;
    Ok((last, laid))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::font::Weight;
    use crate::text::Span;

    fn bold(sentence: &str) -> Option<String> {
        match marked(sentence).spans() {
            [Span::Words(words, Weight::Bold), _] => Some(words.clone()),
            _ => None,
        }
    }

    #[test]
    fn a_short_moment_before_the_colon_is_bold() {
        assert_eq!(bold("Dawn: gain 3 gold.").as_deref(), Some("Dawn:"));
        assert_eq!(bold("黎明：獲得 3 枚金幣。").as_deref(), Some("黎明："));
        assert_eq!(bold("No effect."), None);
        let long = "When one of your Elementals in any row is attacked: draw.";
        assert_eq!(bold(long), None);
    }
}
