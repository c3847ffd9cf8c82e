//! How often something may be done: a bucket of tokens that fills up again.

use std::time::{Duration, Instant};

/// How often something may be done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// So often a second in the long run.
    pub per_second: f64,
    /// So often at once.
    pub burst: f64,
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Bucket {
        Bucket {
            tokens: rate.burst,
            at: Instant::now(),
        }
    }

    /// Takes a token, or says when there will be one.
    pub(crate) fn take(&mut self, rate: Rate) -> Result<(), Duration> {
        self.take_at(rate, Instant::now())
    }

    fn take_at(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + passed * rate.per_second).min(rate.burst);
        self.at = now;
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            return Ok(());
        }
        let missing = (1.0 - self.tokens) / rate.per_second.max(1e-6);
        Err(Duration::from_secs_f64(missing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_the_rate() {
        let rate = Rate {
            per_second: 2.0,
            burst: 3.0,
        };
        let mut bucket = Bucket::full(rate);
        let start = bucket.at;
        for _ in 0..3 {
            assert_eq!(bucket.take_at(rate, start), Ok(()));
        }
        assert_eq!(bucket.take_at(rate, start), Err(Duration::from_millis(500)));
        let later = start + Duration::from_millis(500);
        assert_eq!(bucket.take_at(rate, later), Ok(()));
        assert!(bucket.take_at(rate, later).is_err());
        let much_later = start + Duration::from_secs(100);
        for _ in 0..3 {
            assert_eq!(bucket.take_at(rate, much_later), Ok(()));
        }
        assert!(bucket.take_at(rate, much_later).is_err());
    }
}
