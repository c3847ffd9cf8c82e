//! Ids and names, as records hold them.

use super::leak;
use kernel::Words;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Names {
    en: String,
    it: Option<String>,
    #[serde(rename = "zh-Hant")]
    zh_hant: Option<String>,
}

impl Names {
    pub(super) fn words(&self) -> Words {
        Words {
            en: leak(&self.en),
            it: leak(self.it.as_ref().unwrap_or(&self.en)),
            zh_hant: leak(self.zh_hant.as_ref().unwrap_or(&self.en)),
        }
    }

    pub(super) fn check(&self, problems: &mut Vec<String>) {
        let all = [Some(&self.en), self.it.as_ref(), self.zh_hant.as_ref()];
        let wrong = |name: &&String| {
            name.trim().is_empty() || name.chars().count() > 40 || name.contains(char::is_control)
        };
        if all.into_iter().flatten().any(|name| wrong(&name)) {
            problems.push("a name is one line of 1 to 40 characters".into());
        }
    }
}

/// An id is kebab-case and begins with a letter.
pub(super) fn check_id(id: &str, problems: &mut Vec<String>) {
    if !is_kebab(id) {
        problems.push("an id is made of lower-case letters, digits and single hyphens, and begins with a letter, such as 'dawn-novice'".into());
    }
}

pub(super) fn is_kebab(id: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty() && (part.bytes()).all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    id.len() <= 40
        && id.split('-').all(part)
        && !id.bytes().next().is_some_and(|b| b.is_ascii_digit())
}
