//! Sessions: what is kept of the people who come.

use super::{Store, StoreFault, execute, reading};
use table::{GuestId, Millis};

/// A session as it was kept.
#[derive(Clone, Debug)]
pub(crate) struct KeptSession {
    pub(crate) guest: GuestId,
    pub(crate) name: String,
    pub(crate) seen: Millis,
}

impl Store {
    /// Adds a session under the hash of its secret.
    pub(crate) async fn add_session(
        &self,
        token_hash: &str,
        session: &KeptSession,
    ) -> Result<(), StoreFault> {
        let query = "INSERT INTO sessions (token_hash, guest, name, seen) VALUES ($1, $2, $3, $4)";
        execute!(
            self,
            sqlx::query(query)
                .bind(token_hash)
                .bind(session.guest.as_str())
                .bind(session.name.as_str())
                .bind(session.seen.0 as i64)
        )?;
        Ok(())
    }

    /// The session whose secret has this hash.
    pub(crate) async fn session(
        &self,
        token_hash: &str,
    ) -> Result<Option<KeptSession>, StoreFault> {
        let query = "SELECT guest, name, seen FROM sessions WHERE token_hash = $1";
        let found: Option<(String, String, i64)> = reading!(self, pool => {
            sqlx::query_as(query).bind(token_hash).fetch_optional(pool).await?
        });
        Ok(found.map(|(guest, name, seen)| KeptSession {
            guest: GuestId::new(guest),
            name,
            seen: Millis(u64::try_from(seen).unwrap_or(0)),
        }))
    }

    /// Notes what a session is called, and when it was last seen.
    pub(crate) async fn renew_session(
        &self,
        token_hash: &str,
        name: &str,
        seen: Millis,
    ) -> Result<(), StoreFault> {
        let query = "UPDATE sessions SET name = $2, seen = $3 WHERE token_hash = $1";
        execute!(
            self,
            sqlx::query(query)
                .bind(token_hash)
                .bind(name)
                .bind(seen.0 as i64)
        )?;
        Ok(())
    }
}
