//! The word somebody probably meant.

/// The word nearest to a misspelt one, if one is near enough to be meant.
pub fn nearest<'a>(word: &str, among: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let limit = 1 + word.chars().count() / 3;
    among
        .map(|other| (distance(word, other), other))
        .filter(|&(far, _)| far <= limit)
        .min_by_key(|&(far, _)| far)
        .map(|(_, other)| other)
}

/// How many letters must be changed, added, dropped or swapped with their neighbour.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut table = vec![vec![0; other.len() + 1]; one.len() + 1];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            table[i][j] = match (i, j) {
                (0, _) => j,
                (_, 0) => i,
                _ => {
                    let changed = usize::from(one[i - 1] != other[j - 1]);
                    let mut least = (table[i - 1][j - 1] + changed)
                        .min(table[i - 1][j] + 1)
                        .min(table[i][j - 1] + 1);
                    let swapped =
                        i > 1 && j > 1 && (one[i - 1], one[i - 2]) == (other[j - 2], other[j - 1]);
                    if swapped {
                        least = least.min(table[i - 2][j - 2] + 1);
                    }
                    least
                }
            };
        }
    }
    table[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word_and_nonsense_finds_none() {
        let words = ["test", "rules", "bench"];
        for (slip, meant) in [
            ("tests", "test"),
            ("tset", "test"),
            ("ruls", "rules"),
            ("bnech", "bench"),
        ] {
            assert_eq!(nearest(slip, words.into_iter()), Some(meant), "{slip}");
        }
        assert_eq!(nearest("serve", words.into_iter()), None);
        assert_eq!(nearest("", words.into_iter()), None);
    }
}
