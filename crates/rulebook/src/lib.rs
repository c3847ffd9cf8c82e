//! The rules documents of `docs/rules`: which numbers they give to their rules, and a page to
//! read each in. What a number is and where it stands is known here alone, so what
//! `cargo xtask rules` counts is what a link into the page finds.
//!
//! Where to look: `book.rs` for the numbers of a document, `number.rs` and `row.rs` for how they
//! are written, `page.rs` for the document as HTML.

mod book;
pub mod number;
mod page;
mod row;
mod text;

pub use book::Book;
pub use page::Page;
pub use text::{GAMES, text};
