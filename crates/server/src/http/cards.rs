//! Cards: the catalogue, and their pictures.

use super::extract::Speaker;
use super::reply::Refused;
use crate::faces::Picture;
use crate::house::House;
use crate::speech::voice;
use crate::wrong::Wrong;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use kernel::Lang;
use protocol::CardRow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Pictures asked for with this version (`?v=`) never change.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The printed cards of a game.
#[utoipa::path(get, operation_id = "list_cards", path = "/api/games/{game}/cards", params(
    ("game" = String, Path, description = "The game's id."),
    ("lang" = Option<String>, Query, description = "The language's tag: en, it or zh-Hant."),
), responses(
    (status = 200, body = Vec<CardRow>),
    (status = 404, body = protocol::HttpFault),
))]
pub(crate) async fn list(
    Path(game): Path<String>,
    Speaker(lang): Speaker,
) -> Result<Response, Refused> {
    let title = catalog::title(&game).map_err(|_| Refused(Wrong::NotFound, lang))?;
    let kind = [(CONTENT_TYPE, "application/json")];
    Ok((kind, catalogue(title.id(), lang)).into_response())
}

/// The cards of a game as JSON, written once.
fn catalogue(game: &'static str, lang: Lang) -> Bytes {
    type Known = Mutex<HashMap<(&'static str, Lang), Bytes>>;
    static KNOWN: LazyLock<Known> = LazyLock::new(Known::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let cards = known.entry((game, lang)).or_insert_with(|| {
        let cards = stage::cards(game, voice(lang));
        // Rows are plain data with words for keys: they can always be written.
        Bytes::from(serde_json::to_vec(&cards).unwrap_or_default())
    });
    cards.clone()
}

/// A printed card, as SVG.
#[utoipa::path(get, operation_id = "draw_card", path = "/cards/{game}/{lang}/{file}", params(
    ("game" = String, Path, description = "The game's id."),
    ("lang" = String, Path, description = "The language's tag: en, it or zh-Hant."),
    ("file" = String, Path, description = "The card's id with .svg after it."),
), responses((status = 200, content_type = "image/svg+xml", body = String), (status = 404)))]
pub(crate) async fn face(
    State(house): State<Arc<House>>,
    Path((game, lang, file)): Path<(String, String, String)>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let (Some(id), Ok(lang)) = (file.strip_suffix(".svg"), lang.parse()) else {
        return nothing(&headers);
    };
    let id = id.to_owned();
    let picture = Picture::Face { game, lang, id };
    draw(&house, picture, &uri, &headers).await
}

/// The illustration of a card without words; `back` and `cover` are the game's own.
#[utoipa::path(get, operation_id = "draw_art", path = "/art/{game}/{file}", params(
    ("game" = String, Path, description = "The game's id."),
    ("file" = String, Path, description = "The card's id, back or cover, with .svg after it."),
), responses((status = 200, content_type = "image/svg+xml", body = String), (status = 404)))]
pub(crate) async fn art(
    State(house): State<Arc<House>>,
    Path((game, file)): Path<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let Some(id) = file.strip_suffix(".svg") else {
        return nothing(&headers);
    };
    let id = id.to_owned();
    draw(&house, Picture::Art { game, id }, &uri, &headers).await
}

fn nothing(headers: &HeaderMap) -> Response {
    Refused(Wrong::NotFound, crate::speech::chosen(None, headers)).into_response()
}

async fn draw(house: &House, picture: Picture, uri: &Uri, headers: &HeaderMap) -> Response {
    let Some(svg) = house.faces.svg(picture).await else {
        return nothing(headers);
    };
    let tag = format!("\"{}\"", crate::secret::hash_bytes(&svg));
    let known = headers.get(IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let versioned = uri
        .query()
        .is_some_and(|query| query == format!("v={VERSION}"));
    let lasting = match versioned {
        true => "public, max-age=31536000, immutable",
        false => "public, max-age=3600",
    };
    let headers = [
        (CONTENT_TYPE, "image/svg+xml".to_owned()),
        (CACHE_CONTROL, lasting.to_owned()),
        (ETAG, tag),
    ];
    (headers, svg).into_response()
}
