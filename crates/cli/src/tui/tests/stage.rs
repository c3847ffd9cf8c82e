use super::*;

#[test]
fn explore() {
    for (sitters, seed) in [("human,greedy", 3), ("human,greedy,greedy,greedy", 5)] {
        for lang in Lang::ALL {
            let mut session = session("nature", sitters, seed);
            let mut app = app(&mut session, lang);
            println!("{}", screen(&mut app, 80, 24).join("\n"));
            for _ in 0..24 { press(&mut app, [KeyCode::Enter]); }
            println!("{}", screen(&mut app, 80, 24).join("\n"));
            press(&mut app, [KeyCode::Char('w')]);
            for _ in 0..4 { press(&mut app, [KeyCode::Down]); }
            println!("{}", screen(&mut app, 80, 24).join("\n"));
        }
    }
}
