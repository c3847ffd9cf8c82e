//! What handlers take out of a request: the language, the session, the body.

use super::reply::Refused;
use crate::house::House;
use crate::sessions::{Begun, Session};
use crate::speech;
use crate::wrong::Wrong;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::Lang;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::sync::Arc;

/// The cookie's name.
const COOKIE_NAME: &str = "mazzo";

/// How long a browser keeps it, in seconds: about a year.
const COOKIE_AGE: u32 = 400 * 24 * 60 * 60;

/// The language of a request.
#[derive(Clone, Copy)]
pub(crate) struct Speaker(pub(crate) Lang);

#[derive(Deserialize)]
struct Asked {
    lang: Option<String>,
}

impl<S: Sync> FromRequestParts<S> for Speaker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Speaker, Infallible> {
        let asked = Query::<Asked>::try_from_uri(&parts.uri).ok();
        let asked = asked.and_then(|Query(asked)| asked.lang);
        Ok(Speaker(speech::chosen(asked.as_deref(), &parts.headers)))
    }
}

/// Whoever asks. Without a cookie of ours a session begins, and the answer brings the cookie.
pub(crate) struct Visitor {
    pub(crate) session: Arc<Session>,
    pub(crate) lang: Lang,
    cookie: Option<HeaderValue>,
}

impl Visitor {
    /// The answer, with the cookie if it is a new one.
    pub(crate) fn answer(&mut self, response: impl IntoResponse) -> Response {
        let mut response = response.into_response();
        if let Some(cookie) = self.cookie.take() {
            response.headers_mut().insert(SET_COOKIE, cookie);
        }
        response
    }

    /// The refusal of something.
    pub(crate) fn refuse(&self, wrong: Wrong) -> Refused {
        Refused(wrong, self.lang)
    }
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, Refused> {
        let Ok(Speaker(lang)) = Speaker::from_request_parts(parts, house).await;
        let refused = |wrong| Refused(wrong, lang);
        if let Some(token) = token(&parts.headers) {
            let found = house.sessions.find(token, &house.store).await;
            if let Some(session) = found.map_err(refused)? {
                let cookie = None;
                return Ok(Visitor {
                    session,
                    lang,
                    cookie,
                });
            }
        }
        let begun = house.sessions.begin(lang, &house.store).await;
        let Begun { session, token } = begun.map_err(refused)?;
        let cookie = cookie(&token, is_secure(&parts.headers));
        Ok(Visitor {
            session,
            lang,
            cookie: HeaderValue::from_str(&cookie).ok(),
        })
    }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter();
    let cookies = cookies.filter_map(|value| value.to_str().ok());
    (cookies.flat_map(|value| value.split(';'))).find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE_NAME).then_some(value)
    })
}

fn cookie(token: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}")
}

/// Does the browser reach us over TLS, as whoever stands before us says?
pub(crate) fn is_secure(headers: &HeaderMap) -> bool {
    let scheme = headers.get("x-forwarded-proto");
    scheme.is_some_and(|scheme| scheme.as_bytes().eq_ignore_ascii_case(b"https"))
}

/// A body of JSON.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Sent<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Sent<T>, Refused> {
        let (mut parts, body) = request.into_parts();
        let Ok(Speaker(lang)) = Speaker::from_request_parts(&mut parts, house).await;
        let request = Request::from_parts(parts, body);
        let most = house.settings.limits.message_bytes;
        let bytes = Bytes::from_request(request, house).await;
        let bytes = bytes.map_err(|rejection| Refused(unread(&rejection, most), lang))?;
        let sent = serde_json::from_slice(&bytes);
        sent.map(Sent).map_err(|error| {
            let what = error.to_string().chars().take(200).collect();
            Refused(Wrong::Malformed(what), lang)
        })
    }
}

fn unread(rejection: &BytesRejection, most: usize) -> Wrong {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Wrong::TooLarge { most },
        _ => Wrong::Malformed("the body does not arrive".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        assert_eq!(token(&headers), None);
        headers.insert(
            COOKIE,
            HeaderValue::from_static("a=b; mazzo=secret; mazzoo=c"),
        );
        assert_eq!(token(&headers), Some("secret"));
    }

    #[test]
    fn a_cookie_is_for_the_server_alone() {
        assert_eq!(
            cookie("x", true),
            "mazzo=x; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"
        );
    }
}
