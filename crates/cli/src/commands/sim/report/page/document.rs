//! What every page has: its head, its opening, its sections and tables.

use arena::markup::{Element, escaped};
use arena::plot::STYLE as PLOT_STYLE;
use kernel::Lang;

const STYLE: &str = include_str!("page.css");

/// How wide plots are drawn for desks and for phones, in pixels.
const WIDTHS: [(&str, f64); 2] = [("wide", 760.0), ("narrow", 342.0)];

/// What a page begins with.
pub struct Opening {
    /// What kind of page it is.
    pub kind: String,
    /// Its title.
    pub title: String,
    /// What was found out, in a sentence or two.
    pub leads: Vec<String>,
    /// What was played.
    pub facts: Vec<Fact>,
}

/// Something worth knowing about what was played.
pub struct Fact {
    /// What it is.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// The whole page.
pub fn document(
    lang: Lang,
    opening: &Opening,
    sections: impl IntoIterator<Item = Element>,
) -> String {
    let main = Element::new("main")
        .holding(head(opening))
        .holding_all(sections)
        .holding(Element::new("footer").saying("Mazzo"));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{}</title>\n<style>\n{PLOT_STYLE}{STYLE}</style>\n</head>\n<body>\n{main}\n</body>\n</html>\n",
        lang.tag(),
        escaped(&opening.title),
    )
}

fn head(opening: &Opening) -> Element {
    let facts = opening.facts.iter().map(|fact| {
        Element::new("div")
            .holding(Element::new("dt").saying(&fact.name))
            .holding(Element::new("dd").saying(&fact.value))
    });
    let leads = opening.leads.iter();
    Element::new("header")
        .holding(
            Element::new("p")
                .with("class", "kind")
                .saying(&opening.kind),
        )
        .holding(Element::new("h1").saying(&opening.title))
        .holding_all(leads.map(|lead| {
            Element::new("p")
                .with("class", "lead")
                .saying(&together(lead))
        }))
        .holding(Element::new("dl").holding_all(facts))
}

/// A section with its heading and paragraphs.
pub fn section<'a>(heading: &str, paragraphs: impl IntoIterator<Item = &'a String>) -> Element {
    let paragraphs = paragraphs.into_iter();
    Element::new("section")
        .holding(Element::new("h2").saying(heading))
        .holding_all(paragraphs.map(|text| Element::new("p").saying(&together(text))))
}

/// A number and its sign of percent stay on one line.
fn together(text: &str) -> String {
    text.replace(" %", "\u{a0}%")
}

/// A plot, drawn for desks and for phones; the page shows the one that fits.
pub fn plotted(plot: impl Fn(f64) -> String) -> Element {
    let drawn = WIDTHS.map(|(class, width)| {
        Element::new("div")
            .with("class", class)
            .holding_markup(&plot(width))
    });
    Element::new("figure").holding_all(drawn)
}

/// A column of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Column {
    /// Words, to the left.
    Words,
    /// Numbers, to the right.
    Numbers,
}

/// A table with its head.
pub fn table(columns: &[(Column, String)], rows: impl IntoIterator<Item = Vec<String>>) -> Element {
    let heads = columns.iter().map(|(column, name)| {
        aligned(Element::new("th").with("scope", "col"), *column).saying(name)
    });
    let body = rows.into_iter().map(|row| {
        let cells = row.iter().zip(columns).enumerate();
        Element::new("tr").holding_all(cells.map(|(place, (cell, (column, _)))| {
            let element = match place {
                0 => Element::new("th").with("scope", "row"),
                _ => Element::new("td"),
            };
            aligned(element, *column).saying(cell)
        }))
    });
    let head = Element::new("thead").holding(Element::new("tr").holding_all(heads));
    let table = Element::new("table")
        .holding(head)
        .holding(Element::new("tbody").holding_all(body));
    Element::new("div").with("class", "table").holding(table)
}

fn aligned(element: Element, column: Column) -> Element {
    match column {
        Column::Words => element,
        Column::Numbers => element.with("class", "number"),
    }
}

/// Something long that opens when it is asked for.
pub fn folded(summary: &str, content: Element) -> Element {
    Element::new("details")
        .holding(Element::new("summary").saying(summary))
        .holding(content)
}
