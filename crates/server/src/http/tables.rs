//! Tables: opening them, the lobby, the way to one.

use super::extract::{Sent, Speaker, Visitor, is_secure};
use super::reply::Refused;
use crate::connection::Call;
use crate::house::House;
use crate::opening;
use crate::secret;
use crate::socket::{ROOM, Visit, converse};
use crate::time::now;
use crate::wrong::Wrong;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{NewTable, Opened, TableRow, TableStage};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::Millis;
use utoipa::IntoParams;

/// So many tables are in the lobby.
const LOBBY: u32 = 50;

/// Open seats are in the lobby for so long: a day.
const LOBBY_AGE: u64 = 24 * 60 * 60 * 1000;

/// How somebody comes to a table.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Way {
    /// The secret word of the link.
    invite: Option<String>,
}

/// Open a table.
#[utoipa::path(post, operation_id = "open_table", path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = Opened),
    (status = 422, description = "Everything that is wrong with the setup.", body = protocol::HttpFault),
    (status = 429, body = protocol::HttpFault),
))]
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    mut visitor: Visitor,
    Sent(wanted): Sent<NewTable>,
) -> Result<Response, Refused> {
    let opening = opening::read(&wanted, &visitor.session);
    let opening = opening.map_err(|wrong| visitor.refuse(wrong))?;
    let rate = house.settings.limits.openings;
    (visitor.session.may_open(rate)).map_err(|wrong| visitor.refuse(wrong))?;
    let host = Arc::clone(&house).open_table(opening).await;
    let host = host.map_err(|wrong| visitor.refuse(wrong))?;
    let opened = Opened {
        code: host.code().to_owned(),
        invite: host.invite().to_owned(),
    };
    Ok(visitor.answer((StatusCode::CREATED, Json(opened))))
}

/// Public tables: those with open seats, and those to watch.
#[utoipa::path(get, operation_id = "list_tables", path = "/api/tables", responses((status = 200, body = Vec<TableRow>)))]
pub(crate) async fn lobby(
    State(house): State<Arc<House>>,
    mut visitor: Visitor,
) -> Result<Response, Refused> {
    let since = Millis(now().0.saturating_sub(LOBBY_AGE));
    let gathering = house.store.gathering(since, LOBBY).await;
    let gathering = gathering.map_err(|fault| visitor.refuse(Wrong::trouble(&fault)))?;
    let mut hosts = house.hall.all();
    let here: BTreeSet<String> = hosts.iter().map(|host| host.code().to_owned()).collect();
    for code in gathering.iter().filter(|code| !here.contains(*code)) {
        // A table that cannot be read is missing from the list, and the fault is in the log.
        hosts.extend(house.hall.find(code, &house).await.ok());
    }
    let guest = &visitor.session.guest;
    let mut rows: Vec<TableRow> = (hosts.iter())
        .filter(|host| host.is_in_lobby())
        .filter_map(|host| host.row(guest, visitor.lang).ok())
        .collect();
    rows.sort_by_key(|row| (row.stage != TableStage::Gathering, Reverse(row.at)));
    rows.truncate(LOBBY as usize);
    Ok(visitor.answer(Json(rows)))
}

/// The link to a table as a QR code: with `invite`, the one that lets somebody sit down.
#[utoipa::path(get, operation_id = "draw_qr", path = "/api/tables/{code}/qr.svg", params(
    ("code" = String, Path, description = "The table's code."), Way,
), responses((status = 200, content_type = "image/svg+xml", body = String), (status = 404)))]
pub(crate) async fn qr(
    Path(code): Path<String>,
    Speaker(lang): Speaker,
    way: Result<Query<Way>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let not_found = || Refused(Wrong::NotFound, lang);
    let Query(way) = way.map_err(|_| not_found())?;
    let is_word =
        |word: &String| !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric());
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let host = host
        .filter(|_| secret::is_code(&code))
        .ok_or_else(not_found)?;
    let path = match way.invite.filter(is_word) {
        Some(invite) => format!("join/{code}/{invite}"),
        None => format!("table/{code}"),
    };
    let scheme = if is_secure(&headers) { "https" } else { "http" };
    let link = format!("{scheme}://{host}/{path}");
    let drawn = QrCode::new(&link).map_err(|_| not_found())?;
    let drawn = drawn
        .render::<svg::Color>()
        .min_dimensions(240, 240)
        .build();
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "private, max-age=3600"),
    ];
    Ok((headers, drawn).into_response())
}

/// Talk to a table, over a WebSocket.
#[utoipa::path(get, operation_id = "talk_to_table", path = "/api/tables/{code}/socket", params(
    ("code" = String, Path, description = "The table's code."), Way,
    ("lang" = Option<String>, Query, description = "The language's tag: en, it or zh-Hant."),
), responses((status = 101, description = "From here on it is a WebSocket.")))]
pub(crate) async fn socket(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    mut visitor: Visitor,
    way: Result<Query<Way>, QueryRejection>,
    request: Request,
) -> Result<Response, Refused> {
    let malformed = |what: String| Wrong::Malformed(what);
    let way = way.map_err(|error| visitor.refuse(malformed(error.body_text())))?;
    let call = Call::of(&mut request.into_parts().0);
    let call = call.ok_or_else(|| visitor.refuse(malformed(NO_SOCKET.into())))?;
    let visit = Visit {
        session: Arc::clone(&visitor.session),
        code,
        lang: visitor.lang,
        invite: way.0.invite,
    };
    let answer = call.answer();
    tokio::spawn(async move {
        let limits = &house.settings.limits;
        let (most, waiting) = (limits.message_bytes * ROOM, limits.waiting);
        // Whoever hangs up before the conversation has gone.
        if let Some(line) = call.take(most, waiting).await {
            converse(house, visit, line).await;
        }
    });
    Ok(visitor.answer(answer))
}

/// What is wrong with a request that does not ask for a WebSocket.
const NO_SOCKET: &str = "this is a WebSocket, to be asked for with Upgrade and version 13";
