//! Labels of the streams that the stages of the generator draw from.

/// TS-8.3: the label of a stage's stream. A first attempt has the plain name; each further one a
/// stream of its own, so that what was drawn before cannot shift it.
pub(crate) fn label(attempt: u32, name: &str) -> String {
    match attempt {
        0 => name.to_owned(),
        again => format!("attempt/{again}/{name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // TS-8.3.
    #[test]
    fn only_further_attempts_are_named_in_the_label() {
        assert_eq!(label(0, "hero"), "hero");
        assert_eq!(label(3, "hero"), "attempt/3/hero");
    }
}
