//! The languages: one voice each, shared by all.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use catalog::Locale;
use kernel::Lang;
use std::sync::LazyLock;

static VOICES: LazyLock<[Locale; 3]> = LazyLock::new(|| Lang::ALL.map(Locale::in_words));

/// The voice of a language.
pub(crate) fn voice(lang: Lang) -> &'static Locale {
    let place = Lang::ALL.iter().position(|&one| one == lang);
    &VOICES[place.unwrap_or(0)]
}

/// The language that is asked for, else the first one of the browser's that we speak.
pub(crate) fn chosen(asked: Option<&str>, headers: &HeaderMap) -> Lang {
    let accepted = headers
        .get(ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    let tags = accepted.unwrap_or_default().split(',');
    let tags = tags.map(|tag| tag.split(';').next().unwrap_or(tag).trim());
    asked
        .into_iter()
        .chain(tags)
        .find_map(|tag| tag.parse().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_language_is_the_first_one_that_we_speak() {
        let mut headers = HeaderMap::new();
        assert_eq!(chosen(None, &headers), Lang::En);
        headers.insert(
            ACCEPT_LANGUAGE,
            HeaderValue::from_static("fr, zh-TW;q=0.8, it"),
        );
        assert_eq!(chosen(None, &headers), Lang::ZhHant);
        assert_eq!(chosen(Some("it"), &headers), Lang::It);
        assert_eq!(chosen(Some("klingon"), &headers), Lang::ZhHant);
    }
}
