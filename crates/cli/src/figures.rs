//! Numbers for people.

use kernel::Lang;

/// A number with so many decimals, written as the language writes it.
pub fn decimal(number: f64, decimals: usize, lang: Lang) -> String {
    let (point, gap) = match lang {
        Lang::En | Lang::ZhHant => ('.', ","),
        Lang::It => (',', "."),
    };
    let plain = format!("{number:.decimals$}");
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut text = grouped(whole, gap);
    if !fraction.is_empty() {
        text.push(point);
        text.push_str(fraction);
    }
    text
}

/// A whole number, written as the language writes it.
pub fn whole(number: u64, lang: Lang) -> String {
    decimal(number as f64, 0, lang)
}

/// A share of one as a percentage.
pub fn percent(share: f64, lang: Lang) -> String {
    decimal(100.0 * share, 1, lang)
}

fn grouped(digits: &str, gap: &str) -> String {
    let (sign, digits) = match digits.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", digits),
    };
    let mut text = String::from(sign);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push_str(gap);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        assert_eq!(decimal(1234567.891, 2, Lang::En), "1,234,567.89");
        assert_eq!(decimal(1234567.891, 2, Lang::It), "1.234.567,89");
        assert_eq!(decimal(-1234.0, 0, Lang::ZhHant), "-1,234");
        assert_eq!(decimal(999.0, 1, Lang::En), "999.0");
        assert_eq!(percent(0.5, Lang::It), "50,0");
    }
}
