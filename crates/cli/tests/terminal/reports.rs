//! `mazzo sim --report`: the page and the tables.

use crate::program::Program;

/// A tournament of two bots, written into a folder; and what its page says.
fn page_of(program: &Program, more: &[&str]) -> String {
    let arguments = [
        "sim",
        "nature",
        "--tournament",
        "round-robin",
        "--bots",
        "random,greedy",
        "--games",
        "12",
        "--report",
        "out",
    ];
    program.run(&[&arguments[..], more].concat()).succeeds();
    program.read("out/index.html")
}

#[test]
fn a_report_is_a_page_with_everything_inside() {
    let program = Program::new("report-page");
    let page = page_of(&program, &[]);
    for part in [
        "<html lang=\"en\">",
        "<h1>Command of Nature: everyone against everyone</h1>",
        "<h2>Standings</h2>",
        "<h2>Who beats whom</h2>",
        "<h2>Who acts first</h2>",
        "<h2>How long games are</h2>",
        "<h2>Cards</h2>",
        "prefers-color-scheme: dark",
        "role=\"img\"",
        "<code>mazzo sim nature --tournament round-robin --bots random,greedy --games 12</code>",
    ] {
        assert!(page.contains(part), "no {part} in the page");
    }
    for outside in [
        "<script", "<link", "<img", "src=", "href=", "url(", "@import",
    ] {
        assert!(!page.contains(outside), "{outside} in the page");
    }
    assert!(!page.contains("NaN") && !page.contains("mazzo-report"));
}

#[test]
fn a_report_has_its_numbers_for_spreadsheets_and_programs() {
    let program = Program::new("report-tables");
    page_of(&program, &[]);
    let standings = program.read("out/standings.csv");
    assert!(standings.starts_with("place,entrant,elo,elo_low,elo_high,"));
    assert_eq!(standings.matches("\r\n").count(), 3, "{standings}");
    let matrix = program.read("out/matrix.csv");
    assert!(matrix.contains("\r\nrandom,greedy,12,"), "{matrix}");
    let lengths = program.read("out/lengths.csv");
    let games = lengths.lines().skip(1).map(|line| {
        let count = line.rsplit(',').next().unwrap();
        count.parse::<u64>().unwrap()
    });
    assert_eq!(games.sum::<u64>(), 12);
    let cards = program.read("out/cards.csv");
    let columns = |line: &str| line.split(',').count();
    assert!(cards.lines().all(|line| columns(line) == 15), "{cards}");
    let json: serde_json::Value = serde_json::from_str(&program.read("out/report.json")).unwrap();
    assert_eq!(json["finished"], 12);
}

#[test]
fn a_page_speaks_the_language_that_is_asked_for() {
    let program = Program::new("report-languages");
    let italian = page_of(&program, &["--lang", "it"]);
    assert!(italian.contains("<html lang=\"it\">") && italian.contains("<h2>Chi batte chi</h2>"));
    let chinese = page_of(&program, &["--lang", "zh-Hant", "--force"]);
    assert!(chinese.contains("<html lang=\"zh-Hant\">") && chinese.contains("<h2>誰贏誰</h2>"));
}

#[test]
fn a_simulation_has_a_page_too() {
    let program = Program::new("report-simulation");
    let arguments = ["sim", "nature", "--bots", "greedy,random", "--games", "10"];
    program
        .run(&[&arguments[..], &["--report", "out"]].concat())
        .succeeds()
        .says(&["The report is in out."]);
    let page = program.read("out/index.html");
    for part in [
        "greedy against random</h1>",
        "<h2>Seats</h2>",
        "<h2>Broken down</h2>",
    ] {
        assert!(page.contains(part), "no {part} in the page");
    }
    assert!(
        program
            .read("out/standings.csv")
            .starts_with("seat,bot,finished,")
    );
}

#[test]
fn names_of_own_cards_mean_themselves() {
    let program = Program::new("report-escapes");
    let own = crate::comparisons::porella_with(12);
    program.write("mine.toml", own.replace("en = \"Porella\"", "en = '<b>&'"));
    let arguments = ["sim", "nature", "--bots", "random,random", "--games", "4"];
    let more = [
        "--set",
        "sages=porella,gravel",
        "--cards",
        "mine.toml",
        "--report",
        "out",
    ];
    program.run(&[&arguments[..], &more].concat()).succeeds();
    let page = program.read("out/index.html");
    assert!(page.contains("&lt;b&gt;&amp;"), "the name is in the page");
    assert!(!page.contains("<b>"));
}
