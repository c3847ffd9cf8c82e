//! The rules of the games, to read.

use super::extract::Speaker;
use super::pages::answer;
use super::reply::Refused;
use crate::rules;
use crate::wrong::Wrong;
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;

/// The rules of a game, with an id for each number: `/rules/nature#CN-4.7`.
#[utoipa::path(get, operation_id = "read_rules", path = "/rules/{game}", params(
    ("game" = String, Path, description = "The game's id."),
), responses(
    (status = 200, content_type = "text/html", body = String),
    (status = 404, body = protocol::HttpFault),
))]
pub(crate) async fn page(
    Path(game): Path<String>,
    Speaker(lang): Speaker,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let page = rules::page(&game).ok_or(Refused(Wrong::NotFound, lang))?;
    Ok(answer(page, &headers))
}

pub(super) async fn style(headers: HeaderMap) -> Response {
    answer(rules::style(), &headers)
}
