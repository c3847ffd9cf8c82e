//! Answers that are refusals.

use crate::wrong::Wrong;
use axum::Json;
use axum::http::HeaderValue;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use kernel::Lang;

/// A refusal, in the language of the one who asked.
pub(crate) struct Refused(pub(crate) Wrong, pub(crate) Lang);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Refused(wrong, lang) = self;
        let mut response = (wrong.status(), Json(wrong.body(lang))).into_response();
        if let Some(retry) = wrong.retry() {
            let seconds = retry.as_secs_f64().ceil().max(1.0) as u64;
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(wrong.code());
        response
    }
}
