//! What is answered over HTTP: a file a subject.

mod cards;
mod document;
mod extract;
mod games;
mod guard;
mod me;
mod pages;
mod reply;
mod rules;
mod tables;
mod watch;

use crate::house::House;
use crate::wrong::Wrong;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use reply::Refused;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

/// Smaller things are not worth compressing.
const COMPRESSED_FROM: u64 = 512;

/// Everything that is answered.
pub(crate) fn router(house: Arc<House>) -> Router {
    let most = house.settings.limits.message_bytes;
    let worth = SizeAbove::new(COMPRESSED_FROM)
        .and(NotForContentType::new("font/"))
        .and(NotForContentType::new("image/png"));
    Router::new()
        .route("/api/me", get(me::show).put(me::rename))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/cards", get(cards::list))
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{code}/qr.svg", get(tables::qr))
        .route("/api/openapi.json", get(document::show))
        .route("/cards/{game}/{lang}/{file}", get(cards::face))
        .route("/art/{game}/{file}", get(cards::art))
        .route("/rules/{game}", get(rules::page))
        .route(crate::rules::STYLE_PATH, get(rules::style))
        .route("/healthz", get(watch::health))
        .route("/metrics", get(watch::metrics))
        .fallback(pages::show)
        .method_not_allowed_fallback(|speaker: extract::Speaker| async move {
            Refused(Wrong::NotAllowed, speaker.0)
        })
        .layer(CompressionLayer::new().compress_when(worth))
        // A socket is not compressed, nor anything else but a conversation.
        .route("/api/tables/{code}/socket", get(tables::socket))
        .layer(DefaultBodyLimit::max(most))
        .layer(from_fn_with_state(Arc::clone(&house), guard::origin))
        .layer(from_fn(guard::headers))
        .with_state(house)
}
