//! The browser client: from inside the program, or from a folder while it is being made.

use crate::secret::hex;
use axum::body::Bytes;
use rust_embed::RustEmbed;
use std::path::{Path, PathBuf};

/// What the build put into the program.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
#[allow_missing = true]
struct Inside;

/// What became of the client when the program was built.
const BUILT: &str = env!("MAZZO_CLIENT");

/// The browser client.
pub(crate) enum Client {
    /// Inside the program.
    Inside,
    /// In a folder.
    Folder(PathBuf),
}

/// A file to send.
#[derive(Clone)]
pub(crate) struct File {
    pub(crate) content: Bytes,
    pub(crate) kind: &'static str,
    /// Changes when the content does.
    pub(crate) tag: String,
    /// Is it named after its content, so that it never changes?
    pub(crate) lasting: bool,
}

impl Client {
    pub(crate) fn new(folder: Option<&Path>) -> Client {
        match folder {
            Some(folder) => Client::Folder(folder.to_owned()),
            None => Client::Inside,
        }
    }

    /// The file with this path, if there is one.
    pub(crate) async fn file(&self, path: &str) -> Option<File> {
        if !is_plain(path) {
            return None;
        }
        let (content, tag) = match self {
            Client::Inside => {
                let file = Inside::get(path)?;
                let tag = hex(&file.metadata.sha256_hash()[..12]);
                (Bytes::from(file.data.into_owned()), tag)
            }
            Client::Folder(folder) => {
                let file = folder.join(path);
                let read = tokio::task::spawn_blocking(move || std::fs::read(file)).await;
                let content = read.ok()?.ok()?;
                let tag = crate::secret::hash_bytes(&content);
                (Bytes::from(content), tag)
            }
        };
        Some(File {
            content,
            kind: kind(path),
            tag,
            lasting: path.starts_with("assets/"),
        })
    }

    /// Why there is no client, as the key of a message.
    pub(crate) fn why_missing(&self) -> &'static str {
        match (self, BUILT) {
            (Client::Folder(_), _) => "server-no-client-folder",
            (_, "debug") => "server-no-client-debug",
            (_, "skipped") => "server-no-client-skipped",
            (_, "old-node") => "server-no-client-old-node",
            _ => "server-no-client-no-node",
        }
    }
}

/// Names that lead nowhere else.
fn is_plain(path: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte);
    !path.is_empty()
        && path.bytes().all(fits)
        && path
            .split('/')
            .all(|name| !name.is_empty() && !name.starts_with('.'))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_stays_in_the_folder() {
        for good in ["index.html", "assets/index-AbC_1.js", "fonts/a.woff2"] {
            assert!(is_plain(good), "{good}");
        }
        for bad in [
            "",
            "../secret",
            "a/../b",
            "/etc/passwd",
            ".built-from",
            "a//b",
            "a\\b",
        ] {
            assert!(!is_plain(bad), "{bad}");
        }
    }
}
