//! Where the database is.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where the database is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// SQLite, in this file; it is made if it is not there.
    File(PathBuf),
    /// PostgreSQL, under this URL.
    Postgres(String),
}

/// A text that names no database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no database: give a file, sqlite:FILE, or postgres://USER@HOST/DATABASE")]
pub struct NoPlace(String);

impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Place, NoPlace> {
        let file = text.strip_prefix("sqlite:").unwrap_or(text);
        let file = match text.starts_with("sqlite://") {
            true => file.trim_start_matches("//"),
            false => file,
        };
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Place::Postgres(text.to_owned())),
            Some((scheme, _)) if scheme != "sqlite" => Err(NoPlace(scheme.to_owned())),
            _ if file.is_empty() => Err(NoPlace(text.to_owned())),
            _ => Ok(Place::File(PathBuf::from(file))),
        }
    }
}

/// For people: without the password that a URL may have.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(file) => write!(f, "{}", file.display()),
            Place::Postgres(url) => {
                let rest = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
                let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
                let host = host.split('?').next().unwrap_or(host);
                write!(f, "postgres://{host}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Place, NoPlace> {
        text.parse()
    }

    #[test]
    fn a_database_is_a_file_or_a_url() {
        let file = |name: &str| Ok(Place::File(PathBuf::from(name)));
        assert_eq!(read("games.db"), file("games.db"));
        assert_eq!(read("sqlite:games.db"), file("games.db"));
        assert_eq!(read("sqlite:///var/games.db"), file("/var/games.db"));
        let url = "postgres://ann@localhost/games";
        assert_eq!(read(url), Ok(Place::Postgres(url.to_owned())));
        for wrong in ["", "sqlite:", "mysql://localhost/games"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_password_is_not_shown() {
        let shown = |text: &str| read(text).unwrap().to_string();
        assert_eq!(
            shown("postgres://ann:secret@localhost:5432/games?password=secret"),
            "postgres://localhost:5432/games"
        );
    }
}
