//! Who comes: guest sessions by a random cookie, of which only a hash is kept.

use crate::bucket::{Bucket, Rate};
use crate::secret;
use crate::speech::voice;
use crate::store::{KeptSession, Store};
use crate::time::now;
use crate::wrong::Wrong;
use kernel::{Lang, Phrase};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::{GuestId, Millis, read_name};

/// So many sessions are in memory; beyond that, those without a connection are read anew.
const KNOWN: usize = 50_000;

/// It is noted once a day that somebody was here.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Somebody with a cookie.
pub(crate) struct Session {
    token_hash: String,
    /// Who they are at tables. It is made from the cookie's secret, which it does not give away.
    pub(crate) guest: GuestId,
    name: Mutex<String>,
    connections: AtomicUsize,
    openings: Mutex<Option<Bucket>>,
}

/// A session that has just begun, and the secret that its owner keeps.
pub(crate) struct Begun {
    pub(crate) session: Arc<Session>,
    pub(crate) token: String,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Session {
    fn new(token_hash: String, kept: KeptSession) -> Session {
        Session {
            token_hash,
            guest: kept.guest,
            name: Mutex::new(kept.name),
            connections: AtomicUsize::new(0),
            openings: Mutex::new(None),
        }
    }

    /// What they are called.
    pub(crate) fn name(&self) -> String {
        lock(&self.name).clone()
    }

    /// May they open one more table?
    pub(crate) fn may_open(&self, rate: Rate) -> Result<(), Wrong> {
        let mut openings = lock(&self.openings);
        let bucket = openings.get_or_insert_with(|| Bucket::full(rate));
        (bucket.take(rate)).map_err(|retry| Wrong::TooManyTables { retry })
    }

    /// One more connection, if they may have it: it counts until it is dropped.
    pub(crate) fn connect(self: &Arc<Self>, most: usize) -> Result<Connected, Wrong> {
        let connected = Connected(Arc::clone(self));
        match self.connections.fetch_add(1, Ordering::AcqRel) {
            before if before < most => Ok(connected),
            _ => Err(Wrong::TooManyConnections { most }),
        }
    }
}

/// A connection of a session.
pub(crate) struct Connected(Arc<Session>);

impl Drop for Connected {
    fn drop(&mut self) {
        self.0.connections.fetch_sub(1, Ordering::AcqRel);
    }
}

/// The sessions.
pub(crate) struct Sessions {
    known: Mutex<HashMap<String, Arc<Session>>>,
    begun: Mutex<Bucket>,
    rate: Rate,
}

impl Sessions {
    pub(crate) fn new(rate: Rate) -> Sessions {
        Sessions {
            known: Mutex::default(),
            begun: Mutex::new(Bucket::full(rate)),
            rate,
        }
    }

    /// The session whose secret this is.
    pub(crate) async fn find(
        &self,
        token: &str,
        store: &Store,
    ) -> Result<Option<Arc<Session>>, Wrong> {
        if !secret::is_token(token) {
            return Ok(None);
        }
        let token_hash = secret::hash("session", token);
        let known = lock(&self.known).get(&token_hash).cloned();
        if known.is_some() {
            return Ok(known);
        }
        let trouble = |fault| Wrong::trouble(&fault);
        let Some(kept) = store.session(&token_hash).await.map_err(trouble)? else {
            return Ok(None);
        };
        let (seen, now) = (kept.seen, now());
        if now.since(seen) > DAY {
            (store.renew_session(&token_hash, &kept.name, now).await).map_err(trouble)?;
        }
        Ok(Some(self.know(Session::new(token_hash, kept))))
    }

    /// Begins a session.
    pub(crate) async fn begin(&self, lang: Lang, store: &Store) -> Result<Begun, Wrong> {
        let taken = lock(&self.begun).take(self.rate);
        taken.map_err(|retry| Wrong::TooFast { retry })?;
        let token = secret::token().map_err(|no| Wrong::trouble(&no))?;
        let token_hash = secret::hash("session", &token);
        let guest = secret::hash("guest", &token);
        let kept = KeptSession {
            name: first_name(&guest, lang),
            guest: GuestId::new(&guest[..32]),
            seen: now(),
        };
        (store.add_session(&token_hash, &kept).await).map_err(|fault| Wrong::trouble(&fault))?;
        let session = self.know(Session::new(token_hash, kept));
        Ok(Begun { session, token })
    }

    /// Calls a session by another name.
    pub(crate) async fn rename(
        &self,
        session: &Session,
        name: &str,
        store: &Store,
    ) -> Result<(), Wrong> {
        let name = read_name(name).map_err(|_| Wrong::BadName)?;
        let seen: Millis = now();
        let renewed = store.renew_session(&session.token_hash, &name, seen).await;
        renewed.map_err(|fault| Wrong::trouble(&fault))?;
        *lock(&session.name) = name;
        Ok(())
    }

    fn know(&self, session: Session) -> Arc<Session> {
        let mut known = lock(&self.known);
        if known.len() >= KNOWN {
            known.retain(|_, session| session.connections.load(Ordering::Acquire) > 0);
        }
        let known = known.entry(session.token_hash.clone());
        Arc::clone(known.or_insert_with(|| Arc::new(session)))
    }
}

/// What somebody is called who has not said so.
fn first_name(guest: &str, lang: Lang) -> String {
    let number = u32::from_str_radix(&guest[32..36], 16).unwrap_or(0) % 900 + 100;
    voice(lang).say(&Phrase::new("server-guest").with("number", i64::from(number)))
}
