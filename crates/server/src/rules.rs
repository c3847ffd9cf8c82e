//! The rules of each game as a page, made when somebody first asks for it.

use crate::client::File;
use crate::secret::hash_bytes;
use crate::speech::voice;
use axum::body::Bytes;
use kernel::Lang;
use rulebook::{GAMES, Page};
use std::fmt::Write;
use std::sync::OnceLock;

/// Where the pages' style is: the policy allows nothing inline.
pub(crate) const STYLE_PATH: &str = "/rules/style.css";

/// The page with the rules of a game; none if we have no such rules.
pub(crate) fn page(game: &str) -> Option<File> {
    static PAGES: [OnceLock<Option<File>>; GAMES.len()] = [const { OnceLock::new() }; GAMES.len()];
    let place = GAMES.iter().position(|known| *known == game)?;
    PAGES[place].get_or_init(|| written(game)).clone()
}

/// The pages' style.
pub(crate) fn style() -> File {
    static STYLE: OnceLock<File> = OnceLock::new();
    let css = include_str!("rules/style.css");
    let style = || {
        file(
            Bytes::from_static(css.as_bytes()),
            "text/css; charset=utf-8",
        )
    };
    STYLE.get_or_init(style).clone()
}

fn written(game: &str) -> Option<File> {
    let page = Page::new(rulebook::text(game)?);
    let page = page.inspect_err(|fault| tracing::error!(game, fault, "the rules cannot be shown"));
    let html = around(game, &page.ok()?);
    Some(file(Bytes::from(html), "text/html; charset=utf-8"))
}

fn file(content: Bytes, kind: &'static str) -> File {
    File {
        tag: hash_bytes(&content),
        content,
        kind,
        lasting: false,
    }
}

/// The rules are written in English, so all of the page is.
fn around(game: &str, page: &Page) -> String {
    let Page {
        title,
        contents,
        body,
    } = page;
    let others = others(game);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title} · Mazzo</title>\n\
         <link rel=\"icon\" href=\"/favicon.svg\" type=\"image/svg+xml\">\n\
         <link rel=\"stylesheet\" href=\"{STYLE_PATH}\">\n</head>\n<body>\n\
         <header>\n<a class=\"home\" href=\"/\">Mazzo</a>\n\
         <nav aria-label=\"Rules of other games\">\n<ul>\n{others}</ul>\n</nav>\n</header>\n\
         <nav class=\"contents\" aria-label=\"Contents\">\n{contents}</nav>\n\
         <main>\n{body}</main>\n</body>\n</html>\n"
    )
}

/// Links to the rules of the other games.
fn others(game: &str) -> String {
    let mut links = String::new();
    for other in GAMES.iter().filter(|other| **other != game) {
        let Ok(title) = catalog::title(other) else {
            continue;
        };
        let name = voice(Lang::En).say(&title.name());
        // What is written to a string is always written.
        let _ = writeln!(links, "<li><a href=\"/rules/{other}\">{name}</a></li>");
    }
    links
}
