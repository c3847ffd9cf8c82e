//! The shelf of games.

use super::extract::Speaker;
use crate::shelf::shelf;
use axum::Json;
use protocol::GameRow;

/// The games.
#[utoipa::path(get, operation_id = "list_games", path = "/api/games", params(
    ("lang" = Option<String>, Query, description = "The language's tag: en, it or zh-Hant."),
), responses((status = 200, body = Vec<GameRow>)))]
pub(crate) async fn list(Speaker(lang): Speaker) -> Json<&'static [GameRow]> {
    Json(shelf(lang))
}
