//! A document as HTML: every number can be jumped to, and is a link wherever it is named.

mod contents;
mod writer;

use crate::book::Book;
use pulldown_cmark::html::push_html;
use pulldown_cmark::{Options, Parser, TextMergeWithOffset};
use writer::Writer;

/// A document to read.
#[derive(Debug)]
pub struct Page {
    /// What it is called, as HTML.
    pub title: String,
    /// Its sections, a list of links with a list in each, as HTML.
    pub contents: String,
    /// All of it, as HTML.
    pub body: String,
}

impl Page {
    /// Makes a page of a document, or says what is wrong with its numbers.
    pub fn new(text: &str) -> Result<Page, String> {
        let book = Book::parse(text)?;
        let mut writer = Writer::new(text, &book);
        let events = Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter();
        for (event, range) in TextMergeWithOffset::new(events) {
            writer.take(event, range.start);
        }
        let mut body = String::with_capacity(text.len() * 2);
        push_html(&mut body, writer.events.into_iter());
        Ok(Page {
            title: writer.title,
            contents: contents::list(&writer.sections),
            // A header that says nothing is none to those who listen.
            body: body.replace("<th></th>", "<td></td>"),
        })
    }
}

/// Text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GAMES, text};
    use std::collections::BTreeSet;

    const SAMPLE: &str = "\
# A game & more
**CN-0.1** Authority: see **CN-0.2** and CN-9.9.

**CN-0.2** `CN-0.1` is code.
**CN-0.3 (G-1)** Two numbers.
* **CN-0.4** An item.

Rows are `GT-nn`.

## §4 Combat
### 4.2 The attack
**CN-4.2.1 Declare.** Name <b>it</b>.
### 7.4a Pebbles
| Id | | Name |
|---|---|--:|
| GT-01, 2 | | two |
";

    #[test]
    fn every_number_has_an_id_and_is_a_link_where_it_is_named() {
        let Page { body, .. } = Page::new(SAMPLE).unwrap();
        let link = |number: &str| format!("<a href=\"#{number}\">{number}</a>");
        for id in [
            "CN-0.1", "CN-0.3", "G-1", "CN-0.4", "CN-4.2", "CN-4.2.1", "CN-7.4a", "CN-7.4",
            "GT-01", "GT-2",
        ] {
            assert_eq!(
                body.matches(&format!("id=\"{id}\"")).count(),
                1,
                "{id}: {body}"
            );
        }
        assert_eq!(body.matches(&link("CN-0.2")).count(), 2, "{body}");
        assert!(
            !body.contains(&link("CN-9.9")),
            "there is no such rule: {body}"
        );
        assert!(body.contains("<code>CN-0.1</code>"), "{body}");
    }

    #[test]
    fn what_looks_like_html_is_text_and_tables_have_no_style() {
        let page = Page::new(SAMPLE).unwrap();
        assert!(!page.body.contains("style="), "{}", page.body);
        assert!(!page.body.contains("<th></th>"), "{}", page.body);
        assert!(page.body.contains("&lt;b&gt;it&lt;/b&gt;"), "{}", page.body);
        assert_eq!(page.title, "A game &amp; more");
    }

    #[test]
    fn the_contents_lead_to_all_sections() {
        let page = Page::new(SAMPLE).unwrap();
        assert_eq!(
            page.contents,
            "<ol>\n<li><a href=\"#section-1\">§4 Combat</a>\n<ol>\n\
             <li><a href=\"#CN-4.2\">4.2 The attack</a></li>\n\
             <li><a href=\"#CN-7.4a\">7.4a Pebbles</a></li>\n\
             </ol>\n</li>\n</ol>\n"
        );
    }

    #[test]
    fn every_link_within_a_page_leads_somewhere() {
        for game in GAMES {
            let page = Page::new(text(game).unwrap()).unwrap();
            let all = format!("{}{}", page.contents, page.body);
            let quoted = |after: &str| -> Vec<String> {
                let parts = all.split(after).skip(1);
                let parts = parts.filter_map(|rest| rest.split('"').next());
                parts.map(str::to_owned).collect()
            };
            let ids = quoted(" id=\"");
            let unique: BTreeSet<_> = ids.iter().collect();
            assert_eq!(ids.len(), unique.len(), "{game}: an id stands there twice");
            for target in quoted(" href=\"#") {
                assert!(unique.contains(&target), "{game}: #{target}");
            }
        }
    }
}
