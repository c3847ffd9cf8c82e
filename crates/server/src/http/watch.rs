//! How the server is, for those who watch over it.

use crate::house::House;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// So long the database may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(2);

/// Is all well?
#[utoipa::path(get, operation_id = "tell_health", path = "/healthz", responses(
    (status = 200, description = "All is well.", body = String),
    (status = 503, description = "The database does not answer, or the server is stopping.", body = String),
))]
pub(crate) async fn health(State(house): State<Arc<House>>) -> impl IntoResponse {
    if *house.closing().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match timeout(PATIENCE, house.store.ping()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        _ => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database does not answer\n",
        ),
    }
}

/// What is counted, for Prometheus.
#[utoipa::path(get, operation_id = "tell_metrics", path = "/metrics", responses((status = 200, body = String)))]
pub(crate) async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    house.metrics.tables.set(house.hall.len());
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(CONTENT_TYPE, kind)], house.metrics.text())
}
