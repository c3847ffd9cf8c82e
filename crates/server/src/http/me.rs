//! Who the browser's session is.

use super::extract::{Sent, Visitor};
use super::reply::Refused;
use crate::host::Host;
use crate::house::House;
use crate::wrong::Wrong;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use protocol::{Me, TableRow};
use serde::Deserialize;
use std::cmp::Reverse;
use std::sync::Arc;
use utoipa::ToSchema;

/// So many tables are listed.
const MOST: u32 = 20;

/// What somebody wants to be called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    /// 1 to 24 characters, all of which show.
    name: String,
}

/// Who you are, and where you have a seat.
#[utoipa::path(get, operation_id = "show_me", path = "/api/me", responses(
    (status = 200, body = Me),
    (status = 429, body = protocol::HttpFault),
))]
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    mut visitor: Visitor,
) -> Result<Response, Refused> {
    let me = me(&house, &visitor).await;
    let me = me.map_err(|wrong| visitor.refuse(wrong))?;
    Ok(visitor.answer(Json(me)))
}

/// Take another name.
#[utoipa::path(put, operation_id = "rename_me", path = "/api/me", request_body = Name, responses(
    (status = 200, body = Me),
    (status = 400, body = protocol::HttpFault),
))]
pub(crate) async fn rename(
    State(house): State<Arc<House>>,
    mut visitor: Visitor,
    Sent(Name { name }): Sent<Name>,
) -> Result<Response, Refused> {
    let renamed = house.sessions.rename(&visitor.session, &name, &house.store);
    renamed.await.map_err(|wrong| visitor.refuse(wrong))?;
    let me = me(&house, &visitor).await;
    let me = me.map_err(|wrong| visitor.refuse(wrong))?;
    Ok(visitor.answer(Json(me)))
}

async fn me(house: &Arc<House>, visitor: &Visitor) -> Result<Me, Wrong> {
    let guest = &visitor.session.guest;
    let codes = house.store.tables_of(guest, MOST).await;
    let codes = codes.map_err(|fault| Wrong::trouble(&fault))?;
    let mut tables: Vec<TableRow> = Vec::new();
    for code in codes {
        // A table that cannot be read is missing from the list, and the fault is in the log.
        if let Ok(host) = house.hall.find(&code, house).await {
            tables.extend(row(&host, visitor));
        }
    }
    tables.sort_by_key(|row| Reverse(row.at));
    Ok(Me {
        name: visitor.session.name(),
        tables,
    })
}

fn row(host: &Host, visitor: &Visitor) -> Option<TableRow> {
    let guest = &visitor.session.guest;
    let expected = host
        .expects(guest)
        .then(|| host.row(guest, visitor.lang).ok());
    expected.flatten()
}
