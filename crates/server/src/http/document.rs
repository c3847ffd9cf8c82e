//! What can be asked, as OpenAPI.

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
        super::me::show,
        super::me::rename,
        super::games::list,
        super::cards::list,
        super::cards::face,
        super::cards::art,
        super::tables::lobby,
        super::tables::open,
        super::tables::qr,
        super::tables::socket,
        super::rules::page,
        super::watch::health,
        super::watch::metrics,
    )
)]
struct Document;

pub(super) async fn show() -> Json<openapi::OpenApi> {
    Json(Document::openapi())
}
