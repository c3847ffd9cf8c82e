//! The colours of the browser can be read on each other in every theme, by the formula and the
//! limits of the Web Content Accessibility Guidelines (level AA), and suits can be told apart.

use press::Colour;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const THEMES: [&str; 3] = ["light", "dark", "contrast"];

/// The colours of a theme by name.
type Colours = BTreeMap<String, Colour>;

fn file() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/style/tokens.css");
    fs::read_to_string(path).unwrap()
}

fn colour(text: &str) -> Option<Colour> {
    let digits = text.trim().strip_prefix('#')?;
    let rgb = u32::from_str_radix(digits.get(..6)?, 16).ok()?;
    let cover = match digits.len() {
        6 => 255,
        8 => u8::from_str_radix(&digits[6..], 16).ok()?,
        _ => return None,
    };
    Some(Colour {
        cover,
        ..Colour::new(rgb)
    })
}

/// The blocks of the file: what they are for, and what they set.
fn blocks(text: &str) -> Vec<(String, String)> {
    let parts = text.split('}').filter_map(|part| part.split_once('{'));
    parts
        .map(|(head, body)| {
            let head = head.rsplit("*/").next().unwrap_or(head);
            (head.trim().to_owned(), body.to_owned())
        })
        .collect()
}

/// The colours of a theme, on a page or on the table.
fn theme(name: &str, on_table: bool) -> Colours {
    let mut colours = Colours::new();
    for (head, body) in blocks(&file()) {
        let of_table = head.contains("data-ground");
        let applies = match (head.contains("'contrast'"), head.starts_with(":root")) {
            (true, _) => name == "contrast",
            (false, is_root) => is_root || (of_table && on_table),
        };
        if !applies {
            continue;
        }
        for line in body.lines() {
            let Some((key, value)) = line.trim().split_once(':') else {
                continue;
            };
            let value = value.trim().trim_end_matches(';');
            let pair = value
                .strip_prefix("light-dark(")
                .and_then(|pair| pair.strip_suffix(')'))
                .and_then(|pair| pair.split_once(','));
            let one = match pair {
                Some((light, dark)) => colour(if name == "light" { light } else { dark }),
                None => colour(value),
            };
            if let Some(one) = one {
                colours.insert(key.to_owned(), one);
            }
        }
    }
    colours
}

/// What a colour looks like over another that it does not cover wholly.
fn over(top: Colour, below: Colour) -> Colour {
    let opaque = Colour { cover: 255, ..top };
    below.towards(opaque, f32::from(top.cover) / 255.0)
}

struct Check<'a> {
    theme: &'a str,
    colours: Colours,
    faults: Vec<String>,
    least: BTreeMap<&'static str, (f32, String)>,
}

impl Check<'_> {
    fn get(&self, name: &str) -> Colour {
        let found = self.colours.get(name).copied();
        found.unwrap_or_else(|| panic!("{}: no colour {name}", self.theme))
    }

    /// Every one of these on every one of those has at least this contrast.
    fn pairs(&mut self, kind: &'static str, least: f32, inks: &[&str], grounds: &[&str]) {
        for ink in inks {
            for ground in grounds {
                let contrast = self.get(ink).contrast(self.get(ground));
                self.note(kind, least, contrast, format!("{ink} on {ground}"));
            }
        }
    }

    fn note(&mut self, kind: &'static str, least: f32, contrast: f32, pair: String) {
        if contrast < least {
            let theme = self.theme;
            self.faults
                .push(format!("{theme}: {pair} has {contrast:.2}, not {least}"));
        }
        let lowest = self.least.entry(kind).or_insert((21.0, String::new()));
        if contrast < lowest.0 {
            *lowest = (contrast, pair);
        }
    }
}

/// Text wants 4.5, and what must be seen 3.
const TEXT: f32 = 4.5;
const SEEN: f32 = 3.0;

fn check(theme_name: &str) -> Check<'_> {
    let mut page = Check {
        theme: theme_name,
        colours: theme(theme_name, false),
        faults: vec![],
        least: BTreeMap::new(),
    };
    let grounds = ["--ground", "--sheet", "--sheet-lit", "--sunk"];
    page.pairs(
        "text",
        TEXT,
        &["--ink", "--ink-soft", "--accent-text"],
        &grounds,
    );
    page.pairs(
        "text",
        TEXT,
        &["--accent-ink"],
        &["--accent", "--accent-lit"],
    );
    page.pairs("text", TEXT, &["--bad-text"], &["--sheet", "--bad-soft"]);
    page.pairs("text", TEXT, &["--ink"], &["--bad-soft", "--good-soft"]);
    page.pairs("text", TEXT, &["--good"], &["--sheet", "--good-soft"]);
    page.pairs("text", TEXT, &["--tip-ink"], &["--tip"]);
    page.pairs("text", TEXT, &["--card-ink"], &["--card-paper"]);
    page.pairs("text", TEXT, &["--side-ink"], &["--side-1", "--side-2"]);
    page.pairs(
        "text",
        TEXT,
        &["--curtain-ink"],
        &["--curtain", "--curtain-fold"],
    );
    let marks = ["--usable", "--target", "--pointed", "--hint", "--focus"];
    page.pairs("marks on pages", SEEN, &marks, &grounds);
    let edges = ["--line-strong", "--accent", "--bad", "--good"];
    page.pairs("edges", SEEN, &edges, &["--sheet", "--ground"]);
    let suits = [
        "--suit-pebble",
        "--suit-droplet",
        "--suit-twig",
        "--suit-leaf",
        "--suit-ardo",
        "--suit-granito",
        "--suit-armonio",
        "--suit-illusio",
        "--suit-manpo",
    ];
    page.pairs("suits", SEEN, &suits, &["--sheet", "--ground"]);

    // The table: what is drawn on felt, and on zones, which let the felt through.
    page.colours = theme(theme_name, true);
    let felts = ["--felt", "--felt-lit", "--felt-deep"];
    page.pairs("marks on felt", SEEN, &marks, &felts);
    page.pairs("text on felt", TEXT, &["--zone-ink"], &felts);
    for felt in felts {
        let zone = over(page.get("--zone"), page.get(felt));
        let fact = over(page.get("--zone-fact"), zone);
        let ink = page.get("--zone-ink");
        let pairs = [("--zone", zone), ("--zone-fact", fact)];
        for (name, ground) in pairs {
            let contrast = ink.contrast(ground);
            page.note(
                "text on felt",
                TEXT,
                contrast,
                format!("--zone-ink on {name}"),
            );
        }
        for mark in marks {
            let contrast = page.get(mark).contrast(zone);
            page.note("marks on felt", SEEN, contrast, format!("{mark} on --zone"));
        }
    }
    page
}

#[test]
fn every_pair_of_colours_that_stand_on_each_other_has_contrast_enough() {
    for name in THEMES {
        let check = check(name);
        for (kind, (contrast, pair)) in &check.least {
            println!("{name}: {kind}: at least {contrast:.2} ({pair})");
        }
        assert!(check.faults.is_empty(), "{}", check.faults.join("\n"));
    }
}

#[test]
fn every_suit_has_a_pattern_of_its_own() {
    let text = file();
    let value = |name: &str| {
        let line = text.lines().find(|line| line.trim().starts_with(name));
        line.and_then(|line| line.split_once(':'))
            .map(|(_, value)| value.trim().to_owned())
    };
    let suits = [
        "pebble", "droplet", "twig", "leaf", "ardo", "granito", "armonio", "illusio", "manpo",
    ];
    let mut patterns = Vec::new();
    for suit in suits {
        assert!(value(&format!("--suit-{suit}:")).is_some(), "{suit}");
        let pattern = value(&format!("--pattern-{suit}:"));
        let pattern = pattern.unwrap_or_else(|| panic!("{suit} has no pattern"));
        assert!(!patterns.contains(&pattern), "{suit} has another's pattern");
        patterns.push(pattern);
    }
}
