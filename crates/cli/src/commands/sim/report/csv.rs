//! Tables as comma-separated values, as RFC 4180 writes them.

/// A row of fields.
pub type Row = Vec<String>;

/// The table, its header first.
pub fn csv(header: &[&str], rows: impl IntoIterator<Item = Row>) -> String {
    let header = header.iter().map(|&field| field.to_owned()).collect();
    let rows = std::iter::once(header).chain(rows);
    rows.map(|row: Row| line(&row)).collect()
}

fn line(row: &[String]) -> String {
    let fields: Vec<String> = row.iter().map(|field| quoted(field)).collect();
    fields.join(",") + "\r\n"
}

fn quoted(field: &str) -> String {
    match field.contains(['"', ',', '\r', '\n']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_owned(),
    }
}

/// A number that may be missing: then the field is empty.
pub fn number(number: Option<f64>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_need_it_are_quoted() {
        let rows = [vec![
            "a, b".to_owned(),
            "say \"hi\"".to_owned(),
            "1".to_owned(),
        ]];
        assert_eq!(
            csv(&["one", "two", "three"], rows),
            "one,two,three\r\n\"a, b\",\"say \"\"hi\"\"\",1\r\n"
        );
        assert_eq!(number(None), "");
        assert_eq!(number(Some(0.25)), "0.25");
    }
}
