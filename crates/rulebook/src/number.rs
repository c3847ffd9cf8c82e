//! Numbers of rules in running text: `CN-4.2.1`, `CN-7.4a`, `R33`, `E14`, `SH-A`, `AT-B07`, `AT-BL`.

/// The number a text begins with: capital letters, perhaps a hyphen, figures with dots between
/// them, perhaps one small letter. After a hyphen a capital letter may stand before the figures,
/// and one or two instead of them.
pub fn leading(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    let count = |from: usize, fits: fn(&u8) -> bool| {
        bytes[from..].iter().take_while(|byte| fits(byte)).count()
    };
    let letters = count(0, u8::is_ascii_uppercase);
    let mut end = letters + usize::from(bytes.get(letters) == Some(&b'-'));
    let hyphened = end > letters;
    let first = match count(end, u8::is_ascii_digit) {
        0 if hyphened => match count(end, u8::is_ascii_uppercase) {
            1 => 1 + count(end + 1, u8::is_ascii_digit),
            2 => 2,
            _ => 0,
        },
        figures => figures,
    };
    if letters == 0 || first == 0 {
        return None;
    }
    end += first;
    while bytes.get(end) == Some(&b'.') {
        let figures = count(end + 1, u8::is_ascii_digit);
        if figures == 0 {
            break;
        }
        end += 1 + figures;
    }
    if bytes.get(end).is_some_and(u8::is_ascii_lowercase) {
        end += 1;
    }
    let goes_on = bytes.get(end).is_some_and(|byte| is_wordy(*byte));
    (!goes_on).then(|| &text[..end])
}

/// The letters a number begins with, hyphen included: `CN-` or `R`.
pub fn family(number: &str) -> &str {
    let hyphen = number.find('-').map(|place| place + 1);
    let end = hyphen.or_else(|| number.find(|c: char| c.is_ascii_digit()));
    &number[..end.unwrap_or(number.len())]
}

/// Every number of these families in a text, with the byte where it stands.
pub fn all_in<'a>(text: &'a str, families: &[String]) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    let mut before = b' ';
    for (place, byte) in text.bytes().enumerate() {
        if byte.is_ascii_uppercase()
            && !is_wordy(before)
            && let Some(number) = leading(&text[place..])
            && families.iter().any(|known| known == family(number))
        {
            found.push((place, number));
        }
        before = byte;
    }
    found
}

/// The numbers that a text means which begins with this one: a span (`PK-02..05`, `WM-1 to WM-5`),
/// or the number alone.
pub fn span(text: &str, first: &str) -> Vec<String> {
    let (stem, from) = stem_and_figures(first);
    let rest = &text[first.len()..];
    let last = match (rest.strip_prefix(".."), rest.strip_prefix(" to ")) {
        (Some(last), _) => Some(&last[..last.bytes().take_while(u8::is_ascii_digit).count()]),
        (_, Some(last)) => leading(last)
            .map(stem_and_figures)
            .filter(|(other, _)| *other == stem)
            .map(|(_, last)| last),
        _ => None,
    };
    let both = from
        .parse::<u32>()
        .ok()
        .zip(last.and_then(|last| last.parse().ok()));
    match both {
        Some((from_number, last)) if from_number < last && !stem.contains('.') => {
            let number = |i| format!("{stem}{i:0width$}", width = from.len());
            (from_number..=last).map(number).collect()
        }
        _ => vec![first.to_owned()],
    }
}

/// `AT-B07` is `AT-B` and `07`.
fn stem_and_figures(number: &str) -> (&str, &str) {
    number.split_at(number.trim_end_matches(|c: char| c.is_ascii_digit()).len())
}

fn is_wordy(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_letters_figures_and_dots() {
        for (text, number) in [
            ("CN-4.2.1 Declare", Some("CN-4.2.1")),
            ("CN-7.4a**", Some("CN-7.4a")),
            ("CN-0.5.", Some("CN-0.5")),
            ("R33, R34", Some("R33")),
            ("E14", Some("E14")),
            ("SH-A** fires", Some("SH-A")),
            ("AT-B07, AT-B08", Some("AT-B07")),
            ("AT-BL", Some("AT-BL")),
            ("PK-02..05", Some("PK-02")),
            ("SH-ABC", None),
            ("SH-AB7", None),
            ("Row I", None),
            ("CN-", None),
            ("E14th", None),
            ("E1_000", None),
            ("14", None),
        ] {
            assert_eq!(leading(text), number, "{text}");
        }
        assert_eq!((family("CN-4.2"), family("R7")), ("CN-", "R"));
        assert_eq!(family("SH-A"), "SH-");
    }

    #[test]
    fn a_span_means_each_of_its_numbers() {
        for (text, numbers) in [
            ("PK-08..10", &["PK-08", "PK-09", "PK-10"][..]),
            ("WM-1 to WM-3.", &["WM-1", "WM-2", "WM-3"]),
            ("AT-B09..10", &["AT-B09", "AT-B10"]),
            ("PK-08 to AT-B10", &["PK-08"]),
            ("PK-08", &["PK-08"]),
            ("PK-08 to nothing", &["PK-08"]),
            ("AT-BL..3", &["AT-BL"]),
            ("TS-4.45..4.48", &["TS-4.45"]),
        ] {
            let first = leading(text).unwrap();
            assert_eq!(span(text, first), numbers, "{text}");
        }
    }

    #[test]
    fn numbers_are_found_in_prose_but_not_inside_words() {
        let families = ["CN-".to_owned(), "R".to_owned()];
        let text = "as CN-4.2.5 and R3-R4 say (R59); not SR7, CN-x, E14 or R";
        let found: Vec<_> = all_in(text, &families).into_iter().map(|f| f.1).collect();
        assert_eq!(
            found,
            ["CN-4.2.5", "R59"],
            "a span R3-R4 names no single rule"
        );
    }
}
