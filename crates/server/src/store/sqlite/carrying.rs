//! Carries what was written ahead over into the file, beside those who write: it may take a tenth
//! of a second, and nobody who plays should wait for that.

use super::Sqlite;
use crate::store::StoreFault;

/// So often it is tried until nothing is left. While it goes on others write, but what they have
/// added by then is little and soon done.
const TRIES: usize = 5;

impl Sqlite {
    /// Carries all over, if it can; what is left then is done the next time. Once nothing is left,
    /// the log that was written ahead begins anew.
    pub(super) async fn carry_over(&self) -> Result<(), StoreFault> {
        for _ in 0..TRIES {
            // Passive: it keeps nobody from writing.
            let query = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)");
            let (_, written, carried): (i64, i64, i64) = query.fetch_one(&self.readers).await?;
            if written == carried {
                break;
            }
        }
        Ok(())
    }
}
