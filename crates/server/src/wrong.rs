//! What can be wrong with something a client sends: one list for requests and for messages.

use crate::speech::voice;
use axum::http::StatusCode;
use kernel::{Lang, Phrase, SetupFault};
use protocol::{Fault, HttpFault, News};
use std::time::Duration;

/// What is wrong.
#[derive(Clone, Debug)]
pub(crate) enum Wrong {
    /// It cannot be read.
    Malformed(String),
    /// It is larger than so many bytes.
    TooLarge { most: usize },
    /// It comes too often.
    TooFast { retry: Duration },
    /// The session has opened too many tables lately.
    TooManyTables { retry: Duration },
    /// The session has so many connections already.
    TooManyConnections { most: usize },
    /// The house is full, or the table.
    Full { retry: Duration },
    /// There is no such table.
    NoSuchTable,
    /// There is no such game, card, page or picture.
    NotFound,
    /// It is for others to do.
    NotYours,
    /// It comes from another site.
    Elsewhere,
    /// The name cannot be used.
    BadName,
    /// The table cannot be set up like this.
    Setup(Vec<SetupFault>),
    /// This can be done here only in another way.
    NotAllowed,
    /// Something here does not work.
    Trouble { retry: Duration },
    /// The client does not read what it is sent.
    TooSlow,
    /// The house closes.
    Closing,
}

/// How long to wait for something that may be mended.
pub(crate) const MENDING: Duration = Duration::from_millis(500);

impl Wrong {
    /// The database does not do what it should.
    pub(crate) fn trouble(fault: &dyn std::fmt::Display) -> Wrong {
        tracing::error!(%fault, "the database does not answer as it should");
        Wrong::Trouble { retry: MENDING }
    }

    /// What kind of fault it is.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Wrong::Malformed(_) => "malformed",
            Wrong::TooLarge { .. } => "too-large",
            Wrong::TooFast { .. } => "too-fast",
            Wrong::TooManyTables { .. } => "too-many-tables",
            Wrong::TooManyConnections { .. } => "too-many-connections",
            Wrong::Full { .. } => "full",
            Wrong::NoSuchTable => "no-such-table",
            Wrong::NotFound => "not-found",
            Wrong::NotYours => "not-yours",
            Wrong::Elsewhere => "elsewhere",
            Wrong::BadName => "bad-name",
            Wrong::Setup(_) => "setup",
            Wrong::NotAllowed => "not-allowed",
            Wrong::Trouble { .. } => "trouble",
            Wrong::TooSlow => "too-slow",
            Wrong::Closing => "closing",
        }
    }

    /// The status of a response that says so.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Wrong::Malformed(_) | Wrong::BadName => StatusCode::BAD_REQUEST,
            Wrong::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Wrong::TooFast { .. }
            | Wrong::TooManyTables { .. }
            | Wrong::TooManyConnections { .. }
            | Wrong::TooSlow => StatusCode::TOO_MANY_REQUESTS,
            Wrong::NoSuchTable | Wrong::NotFound => StatusCode::NOT_FOUND,
            Wrong::NotYours | Wrong::Elsewhere => StatusCode::FORBIDDEN,
            Wrong::Setup(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Wrong::NotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Wrong::Full { .. } | Wrong::Trouble { .. } | Wrong::Closing => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    /// The code that a socket is closed with, where it is closed for this.
    pub(crate) fn close_code(&self) -> u16 {
        match self {
            Wrong::Malformed(_) => 1007,
            Wrong::TooLarge { .. } => 1009,
            Wrong::Closing => 1012,
            Wrong::NoSuchTable => 4404,
            Wrong::TooSlow => 4408,
            Wrong::TooManyConnections { .. } | Wrong::TooFast { .. } => 4429,
            _ => 1013,
        }
    }

    /// When to try again.
    pub(crate) fn retry(&self) -> Option<Duration> {
        match self {
            Wrong::TooFast { retry }
            | Wrong::TooManyTables { retry }
            | Wrong::Full { retry }
            | Wrong::Trouble { retry } => Some(*retry),
            Wrong::Closing => Some(MENDING),
            _ => None,
        }
    }

    fn retry_ms(&self) -> Option<u32> {
        let ms = self.retry()?.as_millis().max(1);
        Some(u32::try_from(ms).unwrap_or(u32::MAX))
    }

    fn why(&self, lang: Lang) -> Vec<String> {
        let phrase = match self {
            Wrong::Setup(faults) => return faults.iter().map(|fault| said(fault, lang)).collect(),
            Wrong::Malformed(what) => Phrase::new("server-malformed").with("what", what.as_str()),
            Wrong::TooLarge { most } => Phrase::new("server-too-large").with("most", *most),
            Wrong::TooFast { .. } => Phrase::new("server-too-fast"),
            Wrong::TooManyTables { .. } => Phrase::new("server-too-many-tables"),
            Wrong::TooManyConnections { most } => {
                Phrase::new("server-too-many-connections").with("most", *most)
            }
            Wrong::Full { .. } => Phrase::new("server-full"),
            Wrong::NoSuchTable => Phrase::new("server-no-such-table"),
            Wrong::NotFound => Phrase::new("server-not-found"),
            Wrong::NotYours => Phrase::new("server-not-yours"),
            Wrong::Elsewhere => Phrase::new("server-elsewhere"),
            Wrong::BadName => Phrase::new("table-bad-name").with("most", table::MOST_LETTERS),
            Wrong::NotAllowed => Phrase::new("server-not-allowed"),
            Wrong::Trouble { .. } => Phrase::new("server-trouble"),
            Wrong::TooSlow => Phrase::new("server-too-slow"),
            Wrong::Closing => Phrase::new("server-closing"),
        };
        vec![voice(lang).say(&phrase)]
    }

    /// As a message.
    pub(crate) fn news(&self, lang: Lang) -> News {
        News::Fault(Fault {
            code: self.code().to_owned(),
            why: self.why(lang).join(" "),
            retry_ms: self.retry_ms(),
        })
    }

    /// As the body of a response.
    pub(crate) fn body(&self, lang: Lang) -> HttpFault {
        HttpFault {
            code: self.code().to_owned(),
            why: self.why(lang),
            retry_ms: self.retry_ms(),
        }
    }
}

/// A fault of a setup in a language; of a file, in English.
fn said(fault: &SetupFault, lang: Lang) -> String {
    match fault.phrase() {
        Some(phrase) => voice(lang).say(&phrase),
        None => fault.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Table;
    use kernel::{Options, Seed};

    /// Setups of games in the browser that cannot be, each for reasons of its own.
    const WRONG: [(&str, &str); 42] = [
        ("duel", "seats=2"),
        ("nature", "seats=3"),
        ("nature", "sages=cedar"),
        ("nature", "sages=cedar,cedar"),
        ("nature", "sages=cedr,gravel"),
        ("nature", "sages=zzzzzzzz,gravel"),
        ("nature", "first=3"),
        ("nature", "turn-limit=0"),
        ("nature", "turn-limits=5"),
        ("nature", "zzzzzzzz=5"),
        ("estro", "seats=7"),
        ("estro", "seats=3 mode=duel"),
        ("estro", "mode=duel,chimaera"),
        ("estro", "mode=duel,zzzzzzzzzzzz"),
        ("estro", "mode=duel,duel"),
        ("estro", "mode=dial,dial"),
        ("estro", "mode=duel,inferno"),
        ("estro", "mode=single,strategist"),
        ("estro", "mode=single,lucid"),
        ("estro", "mode=bastion,strategist"),
        ("estro", "mode=bastion,lucid"),
        ("estro", "mode=bastion,luck"),
        ("estro", "mode=bastion,dial"),
        ("estro", "mode=inferno format=chosen"),
        ("estro", "mode=inferno deck1=ozok,fask"),
        ("estro", "deck3=ozok,fask"),
        ("estro", "mode=single deck2=ozok,fask"),
        ("estro", "format=random deck1=ozok,fask"),
        ("estro", "format=chose"),
        ("estro", "deck1=ozok,ozok,ozokk,zzzzzzzzzz"),
        ("estro", "deck1=zzzzzzzzzzzzzzzz"),
        ("estro", "mode=lucid deck1=ozok,fask"),
        ("estro", "first=9"),
        ("estro", "mode=single first=2"),
        ("estro", "mode=bastion first=1"),
        ("estro", "mode=conquest zone=tech"),
        ("estro", "zone=militry clash=zzzzzzzz"),
        ("estro", "mode=single zone-power=each"),
        ("estro", "mode=bastion zone-power=each"),
        ("estro", "compensation=on"),
        ("estro", "hands=open"),
        ("estro", "targets=tactical"),
    ];

    /// Words that no other language has here, and no notation.
    const ENGLISH: [&str; 16] = [
        "is", "are", "the", "there", "not", "of", "it", "did", "you", "mean", "only", "has",
        "have", "and", "or", "by",
    ];

    fn faults(game: &str, options: &str) -> Vec<SetupFault> {
        let title = catalog::title(game).expect("it is a game");
        let options: Options = options.parse().expect("they are options");
        let cards = None;
        let begun = title.begin(&Table { options, cards }, Seed::from(0));
        begun.err().unwrap_or_default()
    }

    #[test]
    fn what_is_wrong_with_a_setup_is_said_in_every_language() {
        for (game, options) in WRONG {
            let faults = faults(game, options);
            assert!(!faults.is_empty(), "{game} {options} can be set up");
            for fault in &faults {
                assert!(fault.phrase().is_some(), "{fault}");
            }
            for lang in Lang::ALL {
                for why in Wrong::Setup(faults.clone()).body(lang).why {
                    assert!(!why.contains("-setup-") && !why.contains('{'), "{why}");
                    let mut words = why.split(|c: char| !c.is_alphabetic() && c != '-');
                    let english = words.find(|word| ENGLISH.contains(word));
                    assert_eq!(
                        english.is_some(),
                        lang == Lang::En,
                        "{lang} {options}: {why}"
                    );
                }
            }
        }
    }

    #[test]
    fn an_option_that_is_refused_comes_first_as_it_was_written() {
        for lang in Lang::ALL {
            let why = Wrong::Setup(faults("estro", "zone=militry")).body(lang).why;
            assert!(why[0].starts_with("zone=militry "), "{why:?}");
            assert!(why[0].contains("ES-6.1"), "{why:?}");
        }
    }
}
