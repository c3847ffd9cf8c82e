//! `mazzo serve`: tables for browsers.

use crate::arguments::ServeArguments;
use crate::fault::Fault;
use crate::keeping;
use catalog::Locale;
use kernel::Phrase;
use server::{Place, Settings};
use std::env;
use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

/// How long bots wait before they move, in milliseconds: tests have seen them often enough.
const BOT_PAUSE: &str = "MAZZO_BOT_PAUSE_MS";

/// Serves until somebody stops it.
pub fn run(
    arguments: &ServeArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let place = arguments.db.clone();
    let place = place.unwrap_or_else(|| Place::File(keeping::database_file()));
    let mut settings = Settings::new(place.clone());
    settings.web_dir.clone_from(&arguments.web_dir);
    if let Some(pause) = env::var(BOT_PAUSE).ok().and_then(|ms| ms.parse().ok()) {
        settings.bot_pause = Duration::from_millis(pause);
    }
    server::log_to_stderr();
    server::serve(settings, &arguments.bind, |address| {
        // Whoever does not listen to the welcome is served all the same.
        let _ = welcome(address, &place, locale, out);
    })?;
    Ok(ExitCode::SUCCESS)
}

fn welcome(
    address: SocketAddr,
    place: &Place,
    locale: &Locale,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let open = Phrase::new("mazzo-serve-open").with("address", link(address).as_str());
    let kept = Phrase::new("mazzo-serve-kept").with("place", place.to_string().as_str());
    for phrase in [open, kept, Phrase::new("mazzo-serve-stop")] {
        writeln!(out, "{}", locale.say(&phrase))?;
    }
    out.flush()
}

/// Where somebody at this computer finds it.
fn link(address: SocketAddr) -> String {
    match address.ip().is_unspecified() {
        true => format!("http://127.0.0.1:{}", address.port()),
        false => format!("http://{address}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_serves_for_everyone_finds_it_here() {
        let shown = |address: &str| link(address.parse().unwrap());
        assert_eq!(shown("127.0.0.1:7700"), "http://127.0.0.1:7700");
        assert_eq!(shown("0.0.0.0:80"), "http://127.0.0.1:80");
        assert_eq!(shown("[::1]:7700"), "http://[::1]:7700");
    }
}
