//! The browser client's pages and files.

use super::extract::{Speaker, Visitor};
use super::reply::Refused;
use crate::client::File;
use crate::house::House;
use crate::speech::voice;
use crate::wrong::Wrong;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::{Lang, Phrase};
use std::sync::Arc;

/// The page that all routes of the client begin with.
const INDEX: &str = "index.html";

/// A file of the client, or the page for one of its routes.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Speaker(lang): Speaker,
    request: Request,
) -> Response {
    let (mut parts, _) = request.into_parts();
    let path = parts.uri.path();
    if !matches!(parts.method, Method::GET | Method::HEAD) || path.starts_with("/api/") {
        return Refused(Wrong::NotFound, lang).into_response();
    }
    if !is_route(path) {
        return match house.client.file(path.trim_start_matches('/')).await {
            Some(file) => answer(file, &parts.headers),
            None => Refused(Wrong::NotFound, lang).into_response(),
        };
    }
    let Some(file) = house.client.file(INDEX).await else {
        return no_client(house.client.why_missing(), lang);
    };
    let page = answer(file, &parts.headers);
    // The page asks for several things at once: with the session in hand it is one visitor.
    match Visitor::from_request_parts(&mut parts, &house).await {
        Ok(mut visitor) => visitor.answer(page),
        Err(_) => page,
    }
}

/// Is it a route of the client?
fn is_route(path: &str) -> bool {
    let mut words = path.split('/').skip(1);
    let first = words.next().unwrap_or_default();
    let more = words.filter(|word| !word.is_empty()).count();
    match first {
        "" | "watch" | "settings" => more == 0,
        "new" | "table" => more == 1,
        "join" => more == 2,
        _ => false,
    }
}

/// The file; only its tag for a browser that has it.
pub(super) fn answer(file: File, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", file.tag);
    let known = headers.get(IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let lasting = match file.lasting {
        true => "public, max-age=31536000, immutable",
        false => "private, no-cache",
    };
    let headers = [
        (CONTENT_TYPE, file.kind.to_owned()),
        (CACHE_CONTROL, lasting.to_owned()),
        (ETAG, tag),
    ];
    (headers, file.content).into_response()
}

/// Says in plain words why there is nothing to play with here.
fn no_client(why: &'static str, lang: Lang) -> Response {
    let say = |key: &'static str| escaped(&voice(lang).say(&Phrase::new(key)));
    let page = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Mazzo</title>\n\
         <h1>Mazzo</h1>\n<p>{}</p>\n<p>{}</p>\n</html>\n",
        say("server-no-client"),
        say(why),
    );
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, page).into_response()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_routes_of_the_client_are_known() {
        for route in [
            "/",
            "/new/estro",
            "/table/abc",
            "/join/abc/def",
            "/watch",
            "/settings",
        ] {
            assert!(is_route(route), "{route}");
        }
        for other in [
            "/assets/x.js",
            "/new",
            "/join/abc",
            "/index.html",
            "/favicon.svg",
        ] {
            assert!(!is_route(other), "{other}");
        }
    }
}
