use super::*;
use crate::journey::{End, Filled, Journey, RuleOptions};
use crate::sets::{SetName, Sets};
use crate::stream::Stream;
use std::sync::Arc;

#[test]
fn bot_games() {
    let from: u32 = std::env::var("FROM")
        .ok()
        .and_then(|t| t.parse().ok())
        .unwrap_or(20000);
    let n: u32 = std::env::var("N")
        .ok()
        .and_then(|t| t.parse().ok())
        .unwrap_or(12);
    let games: u32 = std::env::var("G")
        .ok()
        .and_then(|t| t.parse().ok())
        .unwrap_or(10);
    for (name, strength) in [("standard", Strength::STANDARD)] {
        let (mut w, mut t) = ([0, 0], [0, 0]);
        let start = std::time::Instant::now();
        for day in 0..n {
            let code = crate::SetCode::daily(crate::Day(from + day));
            let set = crate::published(code, None);
            let sets = Arc::new(
                Sets::new(
                    (set.hero.clone(), SetName::Code(code)),
                    Some((
                        set.adventure.clone(),
                        SetName::Code(code),
                        set.hero.cards.clone(),
                    )),
                )
                .unwrap(),
            );
            let chances = Chances::default();
            let mut line = String::new();
            let d0 = std::time::Instant::now();
            for seed in 0..games {
                let mut j = Journey::begin(
                    sets.clone(),
                    RuleOptions::default(),
                    Filled::default(),
                    Stream::new(&code.to_string(), &format!("play/{seed}")),
                    &mut (),
                );
                let mut bot = Bot::new(&j, strength, &chances, None);
                let mut count = 0;
                while j.end.is_none() {
                    let Some(a) = bot.choose(&j) else { break };
                    if std::env::var("TRACE").is_ok() {
                        println!(
                            "{:?} L{} life {} {:?}: {:?}",
                            j.question,
                            j.tracks.level,
                            j.zones.life(),
                            j.scripts.reading(),
                            a
                        );
                    }
                    debug_assert!(
                        {
                            let mut l = Vec::new();
                            j.list(&mut l);
                            l.contains(&a)
                        },
                        "{:?} {:?}",
                        j.question,
                        a
                    );
                    j.act(a, &mut ());
                    count += 1;
                }
                let k = set.adventure.kind() as usize;
                t[k] += 1;
                if j.end == Some(End::Won) {
                    w[k] += 1;
                }
                let tier = if j.fight.is_some() {
                    format!("{:?}", j.enemy().tier)
                } else {
                    "-".into()
                };
                line += &format!(
                    " {}{}{}{}",
                    match j.end {
                        Some(End::Won) => "W",
                        Some(_) => "x",
                        None => "?",
                    },
                    j.tracks.level,
                    if j.end == Some(End::Won) {
                        String::new()
                    } else {
                        tier
                    },
                    if count > 3000 {
                        format!("({count})")
                    } else {
                        String::new()
                    }
                );
            }
            println!(
                "{name} {code} {:?} {:?}:{line} {:?}",
                set.hero.class,
                set.adventure.kind(),
                d0.elapsed()
            );
        }
        println!(
            "{name}: world {}/{} dungeon {}/{} in {:?}",
            w[0],
            t[0],
            w[1],
            t[1],
            start.elapsed()
        );
    }
}
