//! The log: whatever a table says goes through here, so that it is written before anyone hears
//! of it.
//!
//! Tables hand in [pages](Page): what is to be written, and what is to be sent once it is. One
//! task writes whatever has gathered since it last wrote, of all tables together, and then sends.
//! A table whose page cannot be written is lost: its viewers are told, and it is read anew from
//! what was written.

use crate::host::Host;
use crate::metrics::Metrics;
use crate::outbox::{Frame, Outbox};
use crate::store::{Store, StoreFault, Writing};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// So many pages are written together at most.
const MOST: usize = 512;

/// So long after the last writing began the next one begins at the earliest: with many tables a
/// writing then holds several pages, and one table alone never waits.
const PACE: Duration = Duration::from_millis(24);

/// What a table has to say.
pub(crate) struct Page {
    pub(crate) host: Arc<Host>,
    /// What is to be written first.
    pub(crate) writing: Writing,
    /// What is to be sent then, and to whom.
    pub(crate) news: Vec<(Outbox, Frame)>,
}

/// Where pages are handed in.
pub(crate) struct Ledger {
    /// Nothing once it is closed.
    pages: RwLock<Option<UnboundedSender<Page>>>,
}

impl Ledger {
    /// Begins to write. The task ends when nobody can hand anything in any more, and all is
    /// written.
    pub(crate) fn open(store: Store, metrics: Arc<Metrics>) -> (Ledger, JoinHandle<()>) {
        let (hand_in, handed_in) = unbounded_channel();
        let writer = Writer { store, metrics };
        let ledger = Ledger {
            pages: RwLock::new(Some(hand_in)),
        };
        (ledger, tokio::spawn(writer.run(handed_in)))
    }

    /// Takes nothing more; what was handed in is written.
    pub(crate) fn close(&self) {
        let mut pages = self.pages.write().unwrap_or_else(PoisonError::into_inner);
        *pages = None;
    }

    /// Hands in a page. Pages of a table must come in order.
    pub(crate) fn hand_in(&self, page: Page) {
        let pages = self.pages.read().unwrap_or_else(PoisonError::into_inner);
        let unwritten = match pages.as_ref() {
            Some(pages) => pages.send(page).err().map(|unsent| unsent.0),
            None => Some(page),
        };
        if let Some(page) = unwritten {
            page.host.abandon();
        }
    }
}

struct Writer {
    store: Store,
    metrics: Arc<Metrics>,
}

impl Writer {
    async fn run(self, mut pages: UnboundedReceiver<Page>) {
        let mut gathered = Vec::new();
        let mut last: Option<Instant> = None;
        while pages.recv_many(&mut gathered, MOST).await > 0 {
            let pause = last.and_then(|last| PACE.checked_sub(last.elapsed()));
            if let Some(pause) = pause {
                sleep(pause).await;
                gather_more(&mut pages, &mut gathered);
            }
            last = Some(Instant::now());
            // What follows from something that was never written did not happen.
            gathered.retain(|page| !page.host.is_lost());
            self.write(&gathered).await;
            tell(&mut gathered);
            // Now that everybody has heard, nobody waits for this but who comes next.
            if let Err(fault) = self.store.put_in_order().await {
                tracing::error!(%fault, "the log cannot be put in order");
            }
        }
    }

    async fn write(&self, pages: &[Page]) {
        let writings: Vec<&Writing> = unwritten(pages).collect();
        let rows: usize = writings.iter().map(|writing| writing.rows.len()).sum();
        if rows == 0 {
            return;
        }
        let begun = Instant::now();
        if self.store.write(&writings).await.is_err() {
            self.write_by_table(pages).await;
        }
        self.metrics.batch.note(rows as f64);
        self.metrics.writing.note_time(begun.elapsed());
    }

    /// Where not all could be written together, one table must not suffer for another.
    async fn write_by_table(&self, pages: &[Page]) {
        let mut hosts: Vec<&Arc<Host>> = Vec::new();
        for page in pages.iter().filter(|page| !page.writing.rows.is_empty()) {
            if !hosts.iter().any(|host| Arc::ptr_eq(host, &page.host)) {
                hosts.push(&page.host);
            }
        }
        for host in hosts {
            let own = pages.iter().filter(|page| Arc::ptr_eq(&page.host, host));
            let own: Vec<&Writing> = own.map(|page| &page.writing).collect();
            if let Err(fault) = self.store.write(&own).await {
                self.give_up(host, &fault);
            }
        }
    }

    fn give_up(&self, host: &Host, fault: &StoreFault) {
        match fault {
            StoreFault::Taken => tracing::warn!(table = host.code(), "another program wrote there"),
            fault => tracing::error!(table = host.code(), %fault, "the log cannot be written"),
        }
        self.metrics.lost.add(1);
        host.lose();
    }
}

/// Tells everybody what was written: first all of it is put in, so that whoever is told several
/// things is sent them together.
fn tell(pages: &mut Vec<Page>) {
    let mut told = Vec::new();
    for page in pages.drain(..) {
        page.host.written();
        if page.host.is_lost() {
            continue;
        }
        for (outbox, frame) in page.news {
            outbox.put(frame);
            told.push(outbox);
        }
    }
    for outbox in told {
        outbox.send();
    }
}

/// Takes what has come in the meantime.
fn gather_more(pages: &mut UnboundedReceiver<Page>, gathered: &mut Vec<Page>) {
    while gathered.len() < MOST
        && let Ok(page) = pages.try_recv()
    {
        gathered.push(page);
    }
}

fn unwritten(pages: &[Page]) -> impl Iterator<Item = &Writing> {
    let writings = pages.iter().map(|page| &page.writing);
    writings.filter(|writing| !writing.rows.is_empty())
}
