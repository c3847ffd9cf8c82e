//! Rules that no test can show because they only define a word or describe the book, each with
//! the reason, from `docs/rules/GAME-definitions.toml`.

/// A rule that only defines.
#[derive(Debug, PartialEq, Eq)]
pub struct Definition {
    /// Its number.
    pub rule: String,
    /// Why no test can show it.
    pub reason: String,
}

/// Reads the list. The format is the part of TOML it needs: `[[definition]]` with `rule` and
/// `reason` on lines of their own. A fault begins with its line.
pub fn parse(text: &str) -> Result<Vec<Definition>, String> {
    let mut list: Vec<Definition> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let fault = |what: &str| format!("{}: {what}", index + 1);
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if line == "[[definition]]" {
            list.push(Definition {
                rule: String::new(),
                reason: String::new(),
            });
            continue;
        }
        let (key, value) = line.split_once('=').ok_or(fault(
            "expected [[definition]], rule = \"...\" or reason = \"...\"",
        ))?;
        let value = value
            .trim()
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'))
            .filter(|inside| !inside.is_empty() && !inside.contains('"'))
            .ok_or(fault("expected a text in quotes"))?;
        let last = list.last_mut().ok_or(fault("[[definition]] comes first"))?;
        let field = match key.trim() {
            "rule" => &mut last.rule,
            "reason" => &mut last.reason,
            _ => return Err(fault("a definition has 'rule' and 'reason'")),
        };
        if !field.is_empty() {
            return Err(fault("this stands there twice"));
        }
        *field = value.to_owned();
    }
    match list
        .iter()
        .find(|d| d.rule.is_empty() || d.reason.is_empty())
    {
        None => Ok(list),
        Some(Definition { rule, .. }) => Err(format!(
            " a definition ('{rule}') needs both 'rule' and 'reason'"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_have_a_rule_and_a_reason() {
        let text = "# why\n[[definition]]\nrule = \"CN-0.2\"\nreason = \"lists sources\"\n";
        let expected = Definition {
            rule: "CN-0.2".into(),
            reason: "lists sources".into(),
        };
        assert_eq!(parse(text), Ok(vec![expected]));
    }

    #[test]
    fn anything_else_is_refused_with_its_line() {
        for (text, part) in [
            ("rule = \"R1\"\n", "1: [[definition]] comes first"),
            (
                "[[definition]]\nrule = R1\n",
                "2: expected a text in quotes",
            ),
            ("[[definition]]\nrole = \"R1\"\n", "2: a definition has"),
            ("[[definition]]\nrule = \"R1\"\n", "('R1') needs both"),
            (
                "[[definition]]\nrule = \"R1\"\nrule = \"R2\"\n",
                "3: this stands there twice",
            ),
            ("[definition]\n", "1: expected [[definition]]"),
        ] {
            let fault = parse(text).unwrap_err();
            assert!(fault.contains(part), "{fault}");
        }
    }
}
