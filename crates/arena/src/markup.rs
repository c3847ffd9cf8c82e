//! A tiny writer of SVG and HTML: elements, attributes and text, all of it escaped.

use std::fmt::{self, Display, Write};

/// One element with what is in it. It is always closed by a tag of its own, which SVG and HTML
/// read alike; elements that HTML never closes, such as `br`, are not for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    name: &'static str,
    attributes: String,
    content: String,
}

impl Element {
    /// An empty element.
    pub fn new(name: &'static str) -> Element {
        Element {
            name,
            attributes: String::new(),
            content: String::new(),
        }
    }

    /// With an attribute.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Display) -> Element {
        let value = escaped(&value.to_string());
        self.attributes.push_str(&format!(" {name}=\"{value}\""));
        self
    }

    /// With a place or a size, to a tenth.
    #[must_use]
    pub fn at(self, name: &str, value: f64) -> Element {
        self.with(name, short(value))
    }

    /// With text in it.
    #[must_use]
    pub fn saying(mut self, text: &str) -> Element {
        self.content.push_str(&escaped(text));
        self
    }

    /// With another element in it.
    #[must_use]
    pub fn holding(mut self, child: Element) -> Element {
        self.push(child);
        self
    }

    /// With several elements in it.
    #[must_use]
    pub fn holding_all(mut self, children: impl IntoIterator<Item = Element>) -> Element {
        children.into_iter().for_each(|child| self.push(child));
        self
    }

    /// With what is markup already.
    #[must_use]
    pub fn holding_markup(mut self, markup: &str) -> Element {
        self.content.push_str(markup);
        self
    }

    /// Puts another element into it.
    pub fn push(&mut self, child: Element) {
        // Writing to a string cannot fail.
        write!(self.content, "{child}").unwrap_or_default();
    }
}

impl Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Element {
            name,
            attributes,
            content,
        } = self;
        write!(f, "<{name}{attributes}>{content}</{name}>")
    }
}

/// Text that means itself, in an element as in an attribute. Control characters, which neither
/// SVG nor HTML can hold, become spaces.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\n' => safe.push('\n'),
            control if control.is_control() => safe.push(' '),
            other => safe.push(other),
        }
    }
    safe
}

/// A number to a tenth, as short as it can be.
fn short(number: f64) -> String {
    let tenths = (number * 10.0).round() / 10.0;
    // Adding zero turns a negative zero into a plain one.
    format!("{}", tenths + 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_attributes_mean_themselves() {
        let element = Element::new("text")
            .with("class", "a \"b\"")
            .saying("<script>1 & 2\u{1}");
        assert_eq!(
            element.to_string(),
            "<text class=\"a &quot;b&quot;\">&lt;script&gt;1 &amp; 2 </text>"
        );
    }

    #[test]
    fn elements_stand_in_each_other() {
        let row = Element::new("g").holding(Element::new("rect").at("x", 1.26));
        let rest = (0..2).map(|_| Element::new("path"));
        assert_eq!(
            row.holding_all(rest).to_string(),
            "<g><rect x=\"1.3\"></rect><path></path><path></path></g>"
        );
    }

    #[test]
    fn numbers_are_short_and_have_no_negative_zero() {
        let said = [0.0, -0.01, 12.0, 12.34, -7.06].map(short);
        assert_eq!(said, ["0", "0", "12", "12.3", "-7.1"]);
    }
}
