use super::*;

#[test]
fn explore() {
    for (sitters, seed) in [("human,greedy", 3), ("human,greedy,greedy,greedy", 5)] {
        for (lang, size) in [(Lang::En, (80, 24)), (Lang::It, (100, 30)), (Lang::ZhHant, (120, 40)), (Lang::En, (140,45))] {
            let mut session = session("nature", sitters, seed);
            let mut app = app(&mut session, lang);
            for _ in 0..24 { press(&mut app, [KeyCode::End, KeyCode::Enter]); }
            println!("{}", screen(&mut app, size.0, size.1).join("\n"));
            press(&mut app, [KeyCode::Char('w')]);
            for _ in 0..4 { press(&mut app, [KeyCode::Down]); }
            println!("{}", screen(&mut app, size.0, size.1).join("\n"));
        }
    }
}
