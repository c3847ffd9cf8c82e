//! Cards as pictures, drawn when somebody first asks for them.

use crate::speech::voice;
use axum::body::Bytes;
use kernel::Lang;
use press::{Drawing, dress, portrait, svg};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::task::spawn_blocking;

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Picture {
    /// A printed card in a language.
    Face {
        game: String,
        lang: Lang,
        id: String,
    },
    /// An illustration without words; `back` and `cover` are the game's own.
    Art { game: String, id: String },
}

/// The pictures that were drawn.
#[derive(Default)]
pub(crate) struct Faces {
    drawn: Mutex<HashMap<Picture, Bytes>>,
}

impl Faces {
    /// The picture as SVG; none if there is no such card.
    pub(crate) async fn svg(&self, picture: Picture) -> Option<Bytes> {
        let drawn = || self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let known = drawn().get(&picture).cloned();
        if known.is_some() {
            return known;
        }
        let wanted = picture.clone();
        let svg = spawn_blocking(move || draw(&wanted)).await.ok().flatten()?;
        drawn().insert(picture, svg.clone());
        Some(svg)
    }
}

fn draw(picture: &Picture) -> Option<Bytes> {
    let written = |drawing: &Drawing, title: &str| Bytes::from(svg(drawing, title));
    match picture {
        Picture::Face { game, lang, id } => {
            let dressed = dress(game, None, voice(*lang), |card| card == id).ok()?;
            let card = dressed.first()?;
            Some(written(&card.slip.face, &card.name))
        }
        Picture::Art { game, id } => {
            let drawing = match id.as_str() {
                "back" => portrait::back(game)?,
                "cover" => portrait::cover(game)?,
                id => portrait::portrait(game, id)?,
            };
            Some(written(&drawing, ""))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_can_be_drawn_is_drawn_once_and_nothing_else_is_kept() {
        let faces = Faces::default();
        let art = |id: &str| Picture::Art {
            game: "nature".to_owned(),
            id: id.to_owned(),
        };
        let cover = faces.svg(art("cover")).await.unwrap();
        assert!(cover.starts_with(b"<svg"));
        assert_eq!(faces.svg(art("cover")).await, Some(cover));
        assert_eq!(faces.svg(art("no-such-card")).await, None);
        assert_eq!(faces.drawn.lock().unwrap().len(), 1);
    }
}
