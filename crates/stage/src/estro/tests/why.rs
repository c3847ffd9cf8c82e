//! What cannot be used says why.

use super::walk::{choices, field, tables};
use crate::{Staged, Usable};
use ::estro::action::Face;
use ::estro::mode::{Extra, Modes};
use kernel::{Eye, Game, Seat};
use protocol::address;

#[test]
fn a_card_says_why_not_just_if_no_choice_uses_it() {
    let mut told = [0, 0];
    for table in tables() {
        let modes = Modes::read(table.options.get("mode").unwrap_or_default()).unwrap();
        if modes.has(Extra::Mnemonic) {
            continue;
        }
        table.walk(9, 160, |step, game, _| {
            if step % 3 != 0 || game.turn().outcome().is_some() {
                return;
            }
            for seat in Seat::all(table.seats) {
                let field = field(game, Eye::Seat(seat));
                let texts = choices(game, seat).into_iter().map(|one| game.spell(one));
                let choices: Vec<_> = texts.map(|text| (field.path(&text), text)).collect();
                let case = |thing: &str| format!("{} step {step}: {thing}", table.options);
                let (_, hand) = field.own_hand().expect("a seat sees its hand");
                for held in hand {
                    let thing = address(&format!("hand-{seat}"), held.card.id);
                    // The same card may lie in an incinerator to be chosen from there.
                    let used = choices.iter().any(|(path, text)| {
                        path.contains(&thing) || text.ends_with(&format!("card {}", held.card.id))
                    });
                    let why = field.usable(&thing);
                    assert_eq!(used, why.is_empty(), "{}", case(&thing));
                    told[0] += usize::from(!used);
                }
                for card in field.view.field.iter() {
                    let thing = field.address_of(card.slot).expect("it lies there");
                    let why = field.usable(&thing);
                    if card.player.in_seat() != Some(seat) {
                        assert!(why.is_empty(), "{}", case(&thing));
                    } else if card.face == Face::Down {
                        assert!(matches!(why[..], [Usable::If(_)]), "{}", case(&thing));
                    } else {
                        let attacks = choices.iter().any(|(path, text)| {
                            let verb = text.split(' ').next().unwrap_or_default();
                            matches!(verb, "attack" | "strike") && path.first() == Some(&thing)
                        });
                        assert_eq!(attacks, why.is_empty(), "{}", case(&thing));
                        told[1] += usize::from(!attacks);
                    }
                }
            }
        });
    }
    assert!(told.iter().all(|&count| count > 100), "{told:?}");
}

/// Through the whole house: whatever a thing says it could do can be read.
#[test]
fn powers_objects_ships_and_the_rift_say_why_not() {
    let title = catalog::title("estro").expect("a known game");
    let locale = catalog::Locale::new(kernel::Lang::En);
    for mode in ["duel,rift", "single,rift", "conquest", "bastion,rift"] {
        let table = catalog::Table {
            options: kernel::Options::new().with("mode", mode),
            cards: None,
        };
        let mut game = title.begin(&table, kernel::Seed::from(3)).expect("a setup");
        let mut reasons = std::collections::BTreeSet::new();
        for _ in 0..80 {
            let Some(seat) = game.turn().waiting().lowest() else {
                break;
            };
            let stage = crate::Stage::of(&*game, Eye::Seat(seat));
            let (scene, _) = protocol::written_scene(|ink| stage.draw(&locale, ink));
            for zone in scene.zones {
                let kinds = ["zone-", "ship-", "rift"];
                if kinds.iter().any(|kind| zone.key.starts_with(kind)) {
                    let why = stage.why(&zone.key, &locale);
                    reasons.extend(why.into_iter().map(|why| (zone.key.clone(), why.code)));
                }
            }
            game.play_bot(seat, bots::BotKind::Random);
        }
        assert!(reasons.len() >= 2, "{mode}: {reasons:?}");
    }
}
