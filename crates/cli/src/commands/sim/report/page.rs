//! The page: one HTML file with style and plots inside, nothing fetched and no script.

mod cards;
mod change;
mod document;
mod first_seat;
mod length;
mod matrix;
mod standings;
mod tags;

use super::{Occasion, set_names};
use arena::markup::Element;
use arena::{Comparison, Conditions, Findings, Report, Tournament};
use document::{Fact, Opening, document, section};
use kernel::Phrase;

/// The page of what was found out. `files` are those beside it.
pub fn of(findings: &Findings, files: &[&str], occasion: &Occasion<'_>) -> String {
    match findings {
        Findings::Comparison(found) => of_comparison(found, files, occasion),
        Findings::Tournament(found) => of_tournament(found, files, occasion),
        Findings::Simulation(found) => of_simulation(found, files, occasion),
    }
}

fn of_tournament(found: &Tournament, files: &[&str], occasion: &Occasion<'_>) -> String {
    let speech = occasion.speech;
    let names = speech.entrants(&found.entrants);
    let title = Phrase::new(match found.format {
        arena::Format::RoundRobin => "mazzo-report-title-round-robin",
        arena::Format::Ladder => "mazzo-report-title-ladder",
    });
    let mut facts = vec![games_fact(found.finished, found.games, occasion)];
    facts.extend(bots_fact(
        found.entrants.iter().map(|entrant| entrant.bot.clone()),
        occasion,
    ));
    facts.extend(truncated_fact(found.truncated, occasion));
    facts.extend(condition_facts(&found.conditions, occasion));
    let opening = Opening {
        kind: speech.word("mazzo-report-kind-tournament"),
        title: speech.say(title.with("game", occasion.title.name())),
        leads: standings::lead(found, &names, speech)
            .into_iter()
            .chain(stopped(
                found.finished,
                found.games,
                found.stopped(),
                occasion,
            ))
            .collect(),
        facts,
    };
    let sections = [
        Some(standings::of_entrants(found, &names, speech)),
        matrix::section(found, &names, speech),
        found
            .first_seat
            .and_then(|first| first_seat::section(first.wins, first.games - first.draws, speech)),
        length::section(found.length.as_ref(), found.mean_actions, speech),
        cards::section(&found.cards, tournament_share(found), speech),
        Some(reading(occasion)),
        Some(again(files, occasion)),
    ];
    document(
        speech.locale.lang(),
        &opening,
        sections.into_iter().flatten(),
    )
}

fn of_simulation(found: &Report, files: &[&str], occasion: &Occasion<'_>) -> String {
    let speech = occasion.speech;
    let bots = match &found.bots[..] {
        [one, two] => speech.say(
            Phrase::new("mazzo-report-against")
                .with("one", one.as_str())
                .with("two", two.as_str()),
        ),
        bots => bots.join(" · "),
    };
    let mut facts = vec![games_fact(found.finished, found.games, occasion)];
    facts.extend(truncated_fact(found.truncated, occasion));
    facts.extend(condition_facts(&found.conditions, occasion));
    let opening = Opening {
        kind: speech.word("mazzo-report-kind-simulation"),
        title: speech.say(
            Phrase::new("mazzo-report-title-simulation")
                .with("game", occasion.title.name())
                .with("bots", bots.as_str()),
        ),
        leads: standings::best_seat(found, speech)
            .into_iter()
            .chain(stopped(
                found.finished,
                found.games,
                found.stopped(),
                occasion,
            ))
            .collect(),
        facts,
    };
    let first_wins = found
        .first_seat_win_rate
        .map_or(0.0, |rate| rate * found.finished as f64);
    let decided = found.finished.saturating_sub(found.draws);
    let seats = found.finished * found.bots.len() as u64;
    let share = found.wins.iter().sum::<u64>() as f64 / seats.max(1) as f64;
    let sections = [
        Some(standings::of_seats(found, speech)),
        has_opponents(found)
            .then(|| first_seat::section(first_wins.round() as u64, decided, speech))
            .flatten(),
        length::section(found.length.as_ref(), found.mean_actions, speech),
        tags::section(&found.by_tag, share, speech),
        cards::section(&found.cards, share, speech),
        Some(reading(occasion)),
        Some(again(files, occasion)),
    ];
    document(
        speech.locale.lang(),
        &opening,
        sections.into_iter().flatten(),
    )
}

fn of_comparison(comparison: &Comparison, files: &[&str], occasion: &Occasion<'_>) -> String {
    let speech = occasion.speech;
    let [before, after] = set_names(comparison, speech);
    let pairs = Fact {
        name: speech.word("mazzo-report-pairs"),
        value: speech.whole(comparison.pairs),
    };
    let mut facts = vec![pairs];
    facts.extend(bots_fact(comparison.after.bots.iter().cloned(), occasion));
    facts.extend(condition_facts(&comparison.after.conditions, occasion));
    let games = comparison.before.games + comparison.after.games;
    let finished = comparison.before.finished + comparison.after.finished;
    let opening = Opening {
        kind: speech.word("mazzo-report-kind-comparison"),
        title: speech.say(
            Phrase::new("mazzo-report-title-comparison")
                .with("game", occasion.title.name())
                .with("before", before.as_str())
                .with("after", after.as_str()),
        ),
        leads: std::iter::once(change::lead(comparison, speech))
            .chain(stopped(finished, games, comparison.stopped(), occasion))
            .collect(),
        facts,
    };
    let sections = [
        change::changed(comparison, speech),
        change::same(comparison, speech),
        reading(occasion),
        again(files, occasion),
    ];
    document(speech.locale.lang(), &opening, sections)
}

/// Do seats play against each other? Those who play together have won the same games, and
/// opponents have only by chance, each half of what was won.
fn has_opponents(found: &Report) -> bool {
    let decided = found.finished.saturating_sub(found.draws);
    match &found.wins[..] {
        [first, rest @ ..] if !rest.is_empty() => {
            rest.iter().any(|wins| wins != first) || 2 * first == decided
        }
        _ => false,
    }
}

fn tournament_share(found: &Tournament) -> f64 {
    let wins: u64 = found.standings.iter().map(|standing| standing.wins).sum();
    let games: u64 = found
        .standings
        .iter()
        .map(|standing| standing.finished)
        .sum();
    wins as f64 / games.max(1) as f64
}

fn stopped(finished: u64, games: u64, stopped: bool, occasion: &Occasion<'_>) -> Option<String> {
    let speech = occasion.speech;
    stopped.then(|| {
        speech.say(
            Phrase::new("mazzo-report-stopped")
                .with("finished", speech.whole(finished).as_str())
                .with("games", speech.whole(games).as_str()),
        )
    })
}

fn games_fact(finished: u64, games: u64, occasion: &Occasion<'_>) -> Fact {
    let speech = occasion.speech;
    Fact {
        name: speech.word("mazzo-report-games"),
        value: match finished == games {
            true => speech.whole(games),
            false => speech.say(
                Phrase::new("mazzo-report-games-value")
                    .with("finished", speech.whole(finished).as_str())
                    .with("games", speech.whole(games).as_str()),
            ),
        },
    }
}

fn bots_fact(bots: impl Iterator<Item = String>, occasion: &Occasion<'_>) -> Option<Fact> {
    let mut distinct: Vec<String> = Vec::new();
    for bot in bots {
        if !distinct.contains(&bot) {
            distinct.push(bot);
        }
    }
    (!distinct.is_empty()).then(|| Fact {
        name: occasion.speech.word("mazzo-report-bots"),
        value: distinct.join(", "),
    })
}

fn truncated_fact(truncated: u64, occasion: &Occasion<'_>) -> Option<Fact> {
    (truncated > 0).then(|| Fact {
        name: occasion.speech.word("mazzo-report-truncated"),
        value: occasion.speech.whole(truncated),
    })
}

fn condition_facts(conditions: &Conditions, occasion: &Occasion<'_>) -> Vec<Fact> {
    let speech = occasion.speech;
    let version = Phrase::new("mazzo-report-version-value")
        .with("program", env!("CARGO_PKG_VERSION"))
        .with("rules", conditions.rules.to_string().as_str());
    let setup = match conditions.setup.as_str() {
        "" => speech.word("mazzo-report-setup-default"),
        setup => setup.to_owned(),
    };
    let cards = conditions.cards.clone();
    let cards = cards.map(|cards| (speech.word("mazzo-report-cards-used"), cards));
    [
        Some((speech.word("mazzo-report-setup"), setup)),
        cards,
        Some((
            speech.word("mazzo-report-seed"),
            conditions.seed.to_string(),
        )),
        Some((speech.word("mazzo-report-version"), speech.say(version))),
    ]
    .into_iter()
    .flatten()
    .map(|(name, value)| Fact { name, value })
    .collect()
}

fn reading(occasion: &Occasion<'_>) -> Element {
    let speech = occasion.speech;
    section(
        &speech.word("mazzo-report-reading"),
        [&speech.word("mazzo-report-reading-words")],
    )
}

fn again(files: &[&str], occasion: &Occasion<'_>) -> Element {
    let speech = occasion.speech;
    let files = [&["report.json"], files].concat().join(", ");
    let beside = speech.say(Phrase::new("mazzo-report-files").with("files", files.as_str()));
    section(
        &speech.word("mazzo-report-again"),
        [&speech.word("mazzo-report-again-words")],
    )
    .holding(Element::new("pre").holding(Element::new("code").saying(&occasion.command)))
    .holding(Element::new("p").saying(&beside))
}
