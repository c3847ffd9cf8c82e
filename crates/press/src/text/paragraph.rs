//! Running text: words in two weights, with symbols between them.

use crate::emblem::Emblem;
use crate::font::Weight;

/// A piece of running text.
#[derive(Clone, Debug, PartialEq)]
pub enum Span {
    /// Words of one weight.
    Words(String, Weight),
    /// A symbol as high as the letters.
    Symbol(Emblem),
}

/// A paragraph.
///
/// ```
/// use press::{Emblem, Paragraph};
/// let plain = Paragraph::plain("Gain 2 shields.");
/// let marked = Paragraph::default().bold("Dawn: ").words("gain 2 ").symbol(Emblem::shield());
/// let read = Paragraph::marked("*Dawn:* gain 2 [shield].", |name| {
///     (name == "shield").then(Emblem::shield)
/// });
/// assert_eq!(plain.text(), "Gain 2 shields.");
/// assert_eq!(read.spans().len(), marked.spans().len() + 1);
/// ```
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Paragraph {
    spans: Vec<Span>,
}

impl Paragraph {
    /// Words and nothing else.
    pub fn plain(text: impl Into<String>) -> Paragraph {
        Paragraph::default().words(text)
    }

    /// Text with `*bold words*` and `[symbols]`, which `symbol` knows by name. What it does not
    /// know stays as it is written.
    pub fn marked(text: &str, symbol: impl Fn(&str) -> Option<Emblem>) -> Paragraph {
        let mut paragraph = Paragraph::default();
        for (i, part) in text.split('*').enumerate() {
            let weight = match i % 2 {
                0 => Weight::Regular,
                _ => Weight::Bold,
            };
            let mut rest = part;
            while let Some((begin, end)) = brackets(rest) {
                let Some(emblem) = symbol(&rest[begin + 1..end]) else {
                    paragraph = paragraph.span(&rest[..=end], weight);
                    rest = &rest[end + 1..];
                    continue;
                };
                paragraph = paragraph.span(&rest[..begin], weight).symbol(emblem);
                rest = &rest[end + 1..];
            }
            paragraph = paragraph.span(rest, weight);
        }
        paragraph
    }

    /// With more words.
    pub fn words(self, text: impl Into<String>) -> Paragraph {
        self.span(text, Weight::Regular)
    }

    /// With bold words.
    pub fn bold(self, text: impl Into<String>) -> Paragraph {
        self.span(text, Weight::Bold)
    }

    /// With a symbol.
    pub fn symbol(mut self, emblem: Emblem) -> Paragraph {
        self.spans.push(Span::Symbol(emblem));
        self
    }

    /// Its pieces.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Its words, without symbols.
    pub fn text(&self) -> String {
        let words = self.spans.iter().filter_map(|span| match span {
            Span::Words(words, _) => Some(words.as_str()),
            Span::Symbol(_) => None,
        });
        words.collect()
    }

    fn span(mut self, text: impl Into<String>, weight: Weight) -> Paragraph {
        let text = text.into();
        if !text.is_empty() {
            self.spans.push(Span::Words(text, weight));
        }
        self
    }
}

/// Where the first bracket opens and closes.
fn brackets(text: &str) -> Option<(usize, usize)> {
    let begin = text.find('[')?;
    let length = text[begin..].find(']')?;
    Some((begin, begin + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_bold_words_and_symbols_and_unknown_ones_stay() {
        let known = |name: &str| (name == "sword").then(Emblem::sword);
        let paragraph = Paragraph::marked("*Now* 2 [sword] or [axe].", known);
        let spans = paragraph.spans();
        assert_eq!(spans[0], Span::Words("Now".to_owned(), Weight::Bold));
        assert_eq!(spans[1], Span::Words(" 2 ".to_owned(), Weight::Regular));
        assert_eq!(spans[2], Span::Symbol(Emblem::sword()));
        assert_eq!(paragraph.text(), "Now 2  or [axe].");
    }
}
