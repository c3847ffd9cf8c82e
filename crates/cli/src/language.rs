//! Which language to speak when nobody says.

use kernel::Lang;

/// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
/// decides. Where that is none of ours, English.
pub fn of_environment() -> Lang {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    choose(["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set))
}

fn choose(locale: Option<String>) -> Lang {
    locale
        .and_then(|locale| locale.parse().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_chooses_one_of_our_languages() {
        let chosen = |locale: &str| choose(Some(locale.to_owned()));
        assert_eq!(chosen("it_IT.UTF-8"), Lang::It);
        assert_eq!(chosen("zh_TW"), Lang::ZhHant);
        assert_eq!(chosen("en_GB.UTF-8"), Lang::En);
        for other in ["C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", "", "☃"] {
            assert_eq!(chosen(other), Lang::En, "{other}");
        }
        assert_eq!(choose(None), Lang::En);
    }
}
