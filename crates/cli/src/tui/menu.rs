//! What can be done, as a menu that stays short: long lists fold into groups by the words of
//! their notation, and typing filters them.

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its notation.
    pub text: String,
    /// As a person would say it.
    pub label: String,
}

/// One row of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Something to choose: its index among all.
    Leaf(usize),
    /// Several things whose notation goes on alike: the words they share beyond the group they
    /// are in, and their indexes.
    Group {
        /// The shared words.
        words: Vec<String>,
        /// The indexes of the things.
        members: Vec<usize>,
        /// How many words of the notation have been used for grouping.
        depth: usize,
    },
}

/// A list this short needs no groups: every row has a key of its own.
const SHORT: usize = 9;

/// A menu with the groups that are open.
#[derive(Clone, Debug, Default)]
pub struct Menu {
    entries: Vec<Entry>,
    /// The open groups, the outermost first.
    open: Vec<Level>,
    filter: String,
    cursor: usize,
    moved: bool,
}

#[derive(Clone, Debug)]
struct Level {
    title: String,
    members: Vec<usize>,
    depth: usize,
    /// Where the cursor was in the list around the group.
    left_at: usize,
}

impl Menu {
    /// A menu of these, all closed.
    pub fn new(entries: Vec<Entry>) -> Menu {
        Menu {
            entries,
            ..Menu::default()
        }
    }

    /// Something that can be chosen.
    pub fn entry(&self, index: usize) -> &Entry {
        &self.entries[index]
    }

    /// All that can be chosen.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Is the action with this notation the row, or in it?
    pub fn holds(&self, row: &Row, text: &str) -> bool {
        let is_it = |&entry: &usize| self.entries[entry].text == text;
        match row {
            Row::Leaf(entry) => is_it(entry),
            Row::Group { members, .. } => members.iter().any(is_it),
        }
    }

    /// The titles of the open groups, the outermost first.
    pub fn trail(&self) -> impl Iterator<Item = &str> {
        self.open.iter().map(|level| level.title.as_str())
    }

    /// The indexes of all entries in the innermost open group.
    pub fn members(&self) -> Vec<usize> {
        match self.open.last() {
            Some(level) => level.members.clone(),
            None => (0..self.entries.len()).collect(),
        }
    }

    /// The row the cursor is on.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Has the person moved the cursor since the list changed?
    pub fn was_moved(&self) -> bool {
        self.moved
    }

    /// Shows only what fits this text; everything if it is empty.
    pub fn filter(&mut self, text: &str) {
        if self.filter != text {
            self.filter = text.to_owned();
            self.cursor = 0;
            self.moved = false;
        }
    }

    /// The rows to show now.
    pub fn rows(&self) -> Vec<Row> {
        if !self.filter.trim().is_empty() {
            return self
                .fitting(&self.filter)
                .into_iter()
                .map(Row::Leaf)
                .collect();
        }
        let depth = self.open.last().map_or(0, |level| level.depth);
        self.grouped(&self.members(), depth)
    }

    /// The indexes of what fits a text: its notation begins so word for word; failing that,
    /// its notation or label has all the words somewhere.
    fn fitting(&self, text: &str) -> Vec<usize> {
        let text = text.trim().to_lowercase();
        let which = |fits: &dyn Fn(&Entry) -> bool| -> Vec<usize> {
            (0..self.entries.len())
                .filter(|&i| fits(&self.entries[i]))
                .collect()
        };
        let exact = which(&|entry| entry.text == text);
        if !exact.is_empty() {
            return exact;
        }
        let short = which(&|entry| abbreviates(&text, &entry.text));
        if !short.is_empty() {
            return short;
        }
        which(&|entry| {
            let label = entry.label.to_lowercase();
            text.split_whitespace()
                .all(|word| label.contains(word) || entry.text.contains(word))
        })
    }

    fn grouped(&self, members: &[usize], depth: usize) -> Vec<Row> {
        let leaves = || members.iter().map(|&i| Row::Leaf(i)).collect();
        if members.len() <= SHORT {
            return leaves();
        }
        let words = |i: usize| self.entries[i].text.split_whitespace();
        let longest = members.iter().map(|&i| words(i).count()).max().unwrap_or(0);
        for until in depth + 1..=longest {
            let mut groups: Vec<(Vec<String>, Vec<usize>)> = Vec::new();
            for &i in members {
                let key: Vec<String> = words(i)
                    .take(until)
                    .skip(depth)
                    .map(str::to_owned)
                    .collect();
                match groups.iter_mut().find(|(words, _)| *words == key) {
                    Some((_, group)) => group.push(i),
                    None => groups.push((key, vec![i])),
                }
            }
            if groups.len() == members.len() {
                return leaves();
            }
            if groups.len() > 1 {
                let row = |(words, members): (Vec<String>, Vec<usize>)| match members[..] {
                    [only] => Row::Leaf(only),
                    _ => Row::Group {
                        words,
                        members,
                        depth: until,
                    },
                };
                return groups.into_iter().map(row).collect();
            }
        }
        leaves()
    }

    /// Opens a group that is shown, under this title.
    pub fn open(&mut self, members: Vec<usize>, depth: usize, title: String) {
        self.open.push(Level {
            title,
            members,
            depth,
            left_at: self.cursor,
        });
        self.cursor = 0;
        self.moved = false;
    }

    /// Closes the innermost open group; false if none is.
    pub fn close(&mut self) -> bool {
        match self.open.pop() {
            Some(level) => {
                self.cursor = level.left_at;
                true
            }
            None => false,
        }
    }

    /// Closes all groups.
    pub fn close_all(&mut self) {
        self.open.clear();
        self.cursor = 0;
    }

    /// Puts the cursor on a row, or on the last one if there is no such row.
    pub fn point(&mut self, row: usize) {
        self.cursor = row.min(self.rows().len().saturating_sub(1));
        self.moved = true;
    }

    /// Moves the cursor by so many rows, without leaving the list.
    pub fn step(&mut self, rows: isize) {
        self.point(self.cursor.saturating_add_signed(rows));
    }
}

/// Is every word of the short text the beginning of the word at its place?
fn abbreviates(short: &str, long: &str) -> bool {
    let mut words = long.split_whitespace();
    short
        .split_whitespace()
        .all(|part| words.next().is_some_and(|word| word.starts_with(part)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu(texts: &[&str]) -> Menu {
        let entry = |text: &&str| Entry {
            text: (*text).to_owned(),
            label: text.to_uppercase(),
        };
        Menu::new(texts.iter().map(entry).collect())
    }

    fn long() -> Menu {
        menu(&[
            "attack far-strike with 1 on 2",
            "attack far-strike with 1 on 3",
            "attack far-strike with 2 on 1",
            "attack close-strike with 1 on 1",
            "swap 1 2",
            "swap 1 3",
            "swap 2 3",
            "swap 2 4",
            "draw",
            "end",
        ])
    }

    fn titles(menu: &Menu) -> Vec<String> {
        let title = |row: Row| match row {
            Row::Leaf(i) => menu.entry(i).text.clone(),
            Row::Group { words, members, .. } => format!("{} ({})", words.join(" "), members.len()),
        };
        menu.rows().into_iter().map(title).collect()
    }

    #[test]
    fn a_short_list_is_flat() {
        assert_eq!(
            titles(&menu(&["drop 1", "drop 2", "drop 3"])),
            ["drop 1", "drop 2", "drop 3"]
        );
    }

    #[test]
    fn a_long_list_is_grouped_by_verb_and_single_actions_stay_themselves() {
        let mut menu = long();
        assert_eq!(titles(&menu), ["attack (4)", "swap (4)", "draw", "end"]);
        menu.point(1);
        let Row::Group { members, depth, .. } = menu.rows()[1].clone() else {
            panic!("swap is a group");
        };
        menu.open(members, depth, "Swap".into());
        assert_eq!(
            titles(&menu),
            ["swap 1 2", "swap 1 3", "swap 2 3", "swap 2 4"]
        );
        assert_eq!(menu.trail().collect::<Vec<_>>(), ["Swap"]);
        assert!(menu.close());
        assert_eq!(menu.cursor(), 1, "back where it was opened");
        assert!(!menu.close());
    }

    #[test]
    fn a_group_that_is_still_long_is_grouped_by_the_next_word_that_differs() {
        let mut texts: Vec<String> = (1..=6)
            .map(|n| format!("attack far-strike with 1 on {n}"))
            .collect();
        texts.extend((1..=6).map(|n| format!("attack far-strike with 2 on {n}")));
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        assert_eq!(
            titles(&menu(&texts)),
            [
                "attack far-strike with 1 (6)",
                "attack far-strike with 2 (6)"
            ]
        );
    }

    #[test]
    fn typing_finds_abbreviated_notation_before_words_of_labels() {
        let mut menu = long();
        menu.filter("att clo");
        assert_eq!(titles(&menu), ["attack close-strike with 1 on 1"]);
        menu.filter("sw");
        assert_eq!(titles(&menu).len(), 4);
        menu.filter("CLOSE");
        assert_eq!(titles(&menu), ["attack close-strike with 1 on 1"]);
        menu.filter("xyzzy");
        assert!(menu.rows().is_empty());
        menu.filter("");
        assert_eq!(titles(&menu).len(), 4);
    }

    #[test]
    fn exact_notation_wins_over_what_it_abbreviates() {
        let mut menu = menu(&["swap 1 1", "swap 1 12"]);
        menu.filter("swap 1 1");
        assert_eq!(titles(&menu), ["swap 1 1"]);
    }

    #[test]
    fn the_cursor_never_leaves_the_list() {
        let mut menu = long();
        menu.step(-5);
        assert_eq!(menu.cursor(), 0);
        menu.step(100);
        assert_eq!(menu.cursor(), 3);
        menu.filter("xyzzy");
        menu.step(3);
        assert_eq!(menu.cursor(), 0);
    }
}
