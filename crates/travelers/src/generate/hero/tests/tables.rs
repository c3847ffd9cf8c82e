//! The tables against golden files, which are compared with the rules by eye.

use crate::constellation::Constellation;
use crate::element::Element;
use crate::generate::hero::basic::{BASIC, BASIC_OF_ELEMENTS};
use crate::generate::hero::design::Design;
use crate::generate::hero::level::stars_asked;
use crate::generate::hero::perk::{PERKS, perk};
use crate::generate::hero::template::Template;
use crate::generate::hero::{bags, compact, reference_hero};
use crate::hero::Class;
use laws::check_golden;
use std::fmt::Write;
use std::path::Path;

fn golden(name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    check_golden(folder.join(name), text);
}

/// Fire as own element (so Air is y and Water z), Earth as dealt one, 1-2 or 1-2-1 as stars.
fn sample(template: &'static Template, level: u8) -> Design {
    let stars = [1, 2, 1];
    Design {
        template,
        level,
        own: Some(Element::Fire),
        dealt: Some(Element::Earth),
        stars: Constellation::of(&stars[..stars_asked(level).into()]),
    }
}

/// Every table of halves with its title.
fn tables() -> Vec<(&'static str, Vec<&'static Template>)> {
    let special = |class| -> Vec<_> { bags::templates(class).collect() };
    let shared = 2;
    vec![
        ("Basic halves of classes B and C", BASIC.iter().collect()),
        (
            "Basic halves of class E",
            BASIC_OF_ELEMENTS.iter().collect(),
        ),
        ("Every class", special(Class::B)[..shared].to_vec()),
        ("Class B", special(Class::B)[shared..].to_vec()),
        ("Class E", special(Class::E)[shared..].to_vec()),
        ("Class C", special(Class::C)[shared..].to_vec()),
    ]
}

// AT-S01..02, AT-B01..15, AT-BL, AT-E01..15, AT-EL, AT-C01..12, AT-CL, TS-8.12, TS-8.13, DF-2, DF-3, DF-14; the tables of the rules are followed, not the pricing
// model (TS-8.11).
#[test]
fn every_template_at_every_level_is_as_in_the_rules() {
    let mut text = String::from(
        "Own element fire (y air, z water), dealt element earth, stars 1-2 or 1-2-1.\n",
    );
    for (title, templates) in tables() {
        writeln!(text, "\n{title}").expect("text grows");
        for template in templates {
            let plain = if template.shows_element {
                ""
            } else {
                " (no element)"
            };
            writeln!(text, "{} {:?}{plain}", template.id, template.pool).expect("text grows");
            for level in template.levels() {
                let design = sample(template, level);
                let value = design.value().expect("a cell at each of its levels");
                let abilities = compact::abilities(&design.abilities());
                writeln!(text, "  {level}: V{value} {abilities}").expect("text grows");
            }
        }
    }
    golden("hero-templates.txt", &text);
}

// DF-14, G-13: only AT-C03 gives nothing at some levels, and then does not say so.
#[test]
fn no_line_of_a_template_is_lost_but_the_empty_ones() {
    for (_, templates) in tables() {
        for template in templates {
            for level in template.levels() {
                let abilities = sample(template, level).abilities();
                for (lines, ability) in template.abilities.iter().zip(&abilities) {
                    let short = stars_asked(level) == 2 && template.asks_for_stars();
                    let long = lines.iter().filter(|line| line.long).count();
                    let empty = usize::from(template.id == "C03" && level <= 5);
                    let lost = empty + if short { long } else { 0 };
                    assert_eq!(
                        ability.sentences.len(),
                        lines.len() - lost,
                        "{}",
                        template.id
                    );
                }
            }
        }
    }
}

// Section 5.8: PK-01 to PK-16.
#[test]
fn every_perk_is_as_in_the_rules() {
    let mut text = String::new();
    for number in 1..=PERKS {
        let perk = compact::abilities(&[perk(number)]);
        writeln!(text, "PK-{number:02} {perk}").expect("text grows");
    }
    golden("hero-perks.txt", &text);
}

// TS-8.84 (G-62), TS-8.1 (G-1), TS-8.96 (G-15): the reference heroes stay what they are.
#[test]
fn the_reference_heroes_are_the_stored_ones() {
    let heroes: Vec<_> = Class::ALL
        .map(|class| compact::hero(&reference_hero(class)))
        .into();
    golden("reference-heroes.txt", &heroes.join("\n"));
}
