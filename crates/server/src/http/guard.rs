//! What protects people: requests from other sites are refused, and browsers are told to trust
//! nothing that we did not send.

use super::extract::Speaker;
use super::reply::Refused;
use crate::house::House;
use crate::wrong::Wrong;
use axum::extract::{Request, State};
use axum::http::header::{HOST, HeaderName, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Sent with every answer.
const HEADERS: [(HeaderName, &str); 7] = [
    (
        HeaderName::from_static("content-security-policy"),
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (HeaderName::from_static("x-content-type-options"), "nosniff"),
    (HeaderName::from_static("x-frame-options"), "DENY"),
    (HeaderName::from_static("referrer-policy"), "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds what every answer has.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Refuses what another site's page sends. Browsers always say where such a thing comes from.
pub(super) async fn origin(
    State(house): State<Arc<House>>,
    Speaker(lang): Speaker,
    request: Request,
    next: Next,
) -> Response {
    let harmless = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    ) && !request.headers().contains_key(UPGRADE);
    if !harmless && !is_own(request.headers()) {
        house.metrics.fault(Wrong::Elsewhere.code());
        return Refused(Wrong::Elsewhere, lang).into_response();
    }
    let response = next.run(request).await;
    if let Some(code) = response.extensions().get::<&'static str>() {
        house.metrics.fault(code);
    }
    response
}

/// Does it come from a page of this server, or from no page at all?
fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"));
    match (origin, host) {
        (Some((_, origin)), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(origin: Option<&'static str>, host: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, HeaderValue::from_static(origin));
        }
        is_own(&headers)
    }

    #[test]
    fn another_site_is_told_from_our_own() {
        assert!(own(None, "localhost:7700"));
        assert!(own(Some("http://localhost:7700"), "localhost:7700"));
        assert!(own(Some("https://games.example"), "games.example"));
        for elsewhere in ["http://evil.example", "http://localhost:8000", "null"] {
            assert!(!own(Some(elsewhere), "localhost:7700"), "{elsewhere}");
        }
    }
}
