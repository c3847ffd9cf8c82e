//! Labels of random streams.

/// TS-8.3: attempt 0 uses the plain label, every later one a stream of its own.
pub fn label(attempt: u32, name: &str) -> String {
    match attempt {
        0 => name.to_owned(),
        _ => format!("attempt/{attempt}/{name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // TS-8.3 (G-3).
    #[test]
    fn later_attempts_have_streams_of_their_own() {
        assert_eq!(label(0, "adventure"), "adventure");
        assert_eq!(label(3, "adventure"), "attempt/3/adventure");
    }
}
