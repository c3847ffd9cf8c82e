//! A list of choices, written.

use super::{Part, added, part, push_kept, push_list, push_string};
use crate::{Address, Choice};

/// What a seat may do, as it is sent.
#[derive(Clone, Debug, Default)]
pub struct WrittenChoices {
    text: String,
    choices: Vec<Part>,
}

impl WrittenChoices {
    /// Adds a choice: its notation, how a person would say it, and what is pointed at.
    pub fn add(&mut self, notation: &str, label: &str, path: &[Address]) {
        let choice = added(&mut self.text, |text| {
            text.push_str("{\"text\":");
            push_string(text, notation);
            text.push_str(",\"label\":");
            push_string(text, label);
            if !path.is_empty() {
                text.push_str(",\"path\":");
                push_list(text, path, |text, address| push_string(text, address));
            }
            text.push('}');
        });
        self.choices.push(choice);
    }

    /// Writes what leads from one list to this one; nothing if they are equal.
    pub fn change_since(&self, before: &WrittenChoices) -> Option<String> {
        if self.text == before.text {
            return None;
        }
        let mut out = String::with_capacity(self.text.len() + 16);
        let was: Vec<&str> = before.parts().collect();
        push_kept(&mut out, &was, self.parts());
        Some(out)
    }

    /// The choices.
    pub fn read(&self) -> Vec<Choice> {
        let choice = |text| serde_json::from_str(text).expect("a choice was written");
        self.parts().map(choice).collect()
    }

    fn parts(&self) -> impl Iterator<Item = &str> {
        self.choices.iter().map(|choice| part(&self.text, choice))
    }
}
