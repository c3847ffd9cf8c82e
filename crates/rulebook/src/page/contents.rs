//! The table of contents.

use super::escaped;
use std::fmt::Write;

/// A heading.
#[derive(Debug)]
pub(super) struct Section {
    /// Is it a part of the section before it?
    pub(super) is_part: bool,
    pub(super) id: String,
    /// Its words, as text.
    pub(super) title: String,
}

/// The sections as lists of links.
pub(super) fn list(sections: &[Section]) -> String {
    let mut html = String::from("<ol>\n");
    let mut rest = sections;
    while let Some((first, others)) = rest.split_first() {
        let count = others.iter().take_while(|section| section.is_part).count();
        let (parts, next) = others.split_at(count);
        // What is written to a string is always written.
        let _ = write!(html, "<li>{}", link(first));
        if !parts.is_empty() {
            html += "\n<ol>\n";
            for part in parts {
                let _ = writeln!(html, "<li>{}</li>", link(part));
            }
            html += "</ol>\n";
        }
        html += "</li>\n";
        rest = next;
    }
    html + "</ol>\n"
}

fn link(section: &Section) -> String {
    let Section { id, title, .. } = section;
    format!("<a href=\"#{id}\">{}</a>", escaped(title))
}
