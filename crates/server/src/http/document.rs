//! What can be asked, as OpenAPI.

use super::{cards, games, me, rules, tables, watch};
use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi;

/// What can be asked over HTTP. A table itself is talked to over a WebSocket: `PROTOCOL.md`.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Mazzo",
        description = "Tables, games and cards over HTTP. What is said at a table goes over a WebSocket, as PROTOCOL.md tells."
    ),
    paths(
        me::show,
        me::rename,
        games::list,
        cards::list,
        cards::face,
        cards::art,
        tables::lobby,
        tables::open,
        tables::qr,
        tables::socket,
        rules::page,
        watch::health,
        watch::metrics,
    )
)]
struct Document;

pub(super) async fn show() -> Json<openapi::OpenApi> {
    Json(Document::openapi())
}
