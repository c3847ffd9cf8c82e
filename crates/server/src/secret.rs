//! Words that nobody can guess: codes of tables, invitations, sessions.

use kernel::Seed;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Letters and digits that people do not take for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many letters name a table: 40 bits.
const CODE: usize = 8;

/// So many letters let somebody sit down: 130 bits.
const INVITE: usize = 26;

/// So many letters are a session: 160 bits.
const TOKEN: usize = 32;

/// The system gives no randomness: nothing secret can be made.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the system gives no randomness: {0}")]
pub struct NoChance(getrandom::Error);

fn random<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(NoChance)?;
    Ok(bytes)
}

fn word<const N: usize>() -> Result<String, NoChance> {
    let bytes = random::<N>()?;
    Ok((bytes.iter())
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .collect())
}

/// A code for a new table.
pub(crate) fn code() -> Result<String, NoChance> {
    word::<CODE>()
}

/// Can this name a table?
pub(crate) fn is_code(text: &str) -> bool {
    text.len() == CODE && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// The secret word of a link that lets somebody sit down.
pub(crate) fn invite() -> Result<String, NoChance> {
    word::<INVITE>()
}

/// The secret of a session.
pub(crate) fn token() -> Result<String, NoChance> {
    word::<TOKEN>()
}

/// Can this be the secret of a session?
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == TOKEN && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// Where the chance of a new game comes from.
pub(crate) fn seed() -> Result<Seed, NoChance> {
    random().map(Seed::from_bytes)
}

/// What is kept of a secret: it leads to the secret's owner, and not to the secret. `purpose`
/// keeps the uses apart.
pub(crate) fn hash(purpose: &str, secret: &str) -> String {
    let mut hasher = Sha256::new();
    hasher.update(purpose);
    hasher.update([0]);
    hasher.update(secret);
    hex(&hasher.finalize())
}

/// What tells one content from another.
pub(crate) fn hash_bytes(content: &[u8]) -> String {
    hex(&Sha256::digest(content)[..12])
}

/// Bytes as lower-case digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // A string takes everything.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Are the words the same? It takes as long wherever they differ.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let differing = (one.bytes().zip(other.bytes())).fold(0, |bits, (a, b)| bits | (a ^ b));
    one.len() == other.len() && differing == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_differ() {
        let one = token().unwrap();
        assert!(is_token(&one) && !is_token(&one[1..]));
        assert_ne!(one, token().unwrap());
        assert!(is_code(&code().unwrap()));
        assert!(!is_code("../etc/x"));
        assert_ne!(seed().unwrap(), seed().unwrap());
    }

    #[test]
    fn a_hash_depends_on_the_secret_and_its_purpose() {
        assert_eq!(hash("a", "b"), hash("a", "b"));
        assert_ne!(hash("a", "b"), hash("a", "c"));
        assert_ne!(hash("a", "b"), hash("c", "b"));
        assert_eq!(hash("a", "b").len(), 64);
    }

    #[test]
    fn words_are_compared_as_a_whole() {
        assert!(same("abc", "abc"));
        for (one, other) in [("abc", "abd"), ("abc", "ab"), ("", "a")] {
            assert!(!same(one, other));
        }
    }
}
