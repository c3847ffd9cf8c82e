//! People and bots on one side: who acts when, and that nobody waits for ever.

use bots::BotKind;
use catalog::{Match, Table, title};
use cli::session::{Session, Sitter, Stand};
use kernel::{Options, Rng, Seat, SeatSet, Seed};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const HUMAN: Sitter = Sitter::Human;
const BOT: Sitter = Sitter::Bot(BotKind::Random);

fn table(options: &[(&'static str, &str)]) -> Table {
    let options = (options.iter()).fold(Options::new(), |all, (key, value)| all.with(key, *value));
    Table {
        options,
        cards: None,
    }
}

fn begin(game: &str, options: &[(&'static str, &str)], seed: u64, sitters: &[Sitter]) -> Session {
    let title = title(game).unwrap();
    Session::begin(title, &table(options), Seed::from(seed), sitters.to_vec()).unwrap()
}

fn team(seed: u64) -> Session {
    begin("nature", &[("seats", "4")], seed, &[HUMAN, BOT, BOT, BOT])
}

fn seats(numbers: &[usize]) -> SeatSet {
    (numbers.iter())
        .map(|number| Seat::new(number - 1))
        .collect()
}

/// Plays to the end, the person by chance, and says what was seen before every step.
fn play_to_the_end(session: &mut Session, mut see: impl FnMut(&Session)) {
    let mut rng = Rng::new(Seed::from(1));
    for _ in 0..50_000 {
        see(session);
        match session.step() {
            Stand::Over(_) => return,
            Stand::Moved(_) => {}
            Stand::Thinks(bot) => {
                let text = session.thought(bot)();
                session.take_thought(bot, &text);
            }
            Stand::Asks(seat) => {
                let choices = session.game().choices(seat);
                let text = choices[rng.index(choices.len())].text.clone();
                session.play(seat, &text).unwrap();
            }
        }
    }
    panic!("somebody waits for ever");
}

#[test]
fn sides_are_told_apart() {
    let game = |id: &str, options: &[(&'static str, &str)]| -> Box<dyn Match> {
        let title = title(id).unwrap();
        title.begin(&table(options), Seed::from(1)).unwrap()
    };
    let duel = game("duel", &[]);
    assert_eq!((duel.side(ONE), duel.side(TWO)), (seats(&[1]), seats(&[2])));
    let nature = game("nature", &[("seats", "4")]);
    assert_eq!(nature.side(ONE), seats(&[1, 2]));
    assert_eq!(nature.side(Seat::new(3)), seats(&[3, 4]));
    let bastion = game("estro", &[("mode", "bastion"), ("seats", "3")]);
    assert_eq!(bastion.side(TWO), seats(&[1, 2, 3]));
    let inferno = game("estro", &[("mode", "inferno")]);
    assert_eq!(inferno.side(ONE).len(), 2);
    assert!(inferno.side(ONE).contains(ONE));
    assert_eq!(game("travelers", &[]).side(ONE), seats(&[1]));
}

#[test]
fn a_bot_on_a_persons_side_acts_when_the_person_is_done() {
    let mut session = team(4);
    let mut mate_acted = 0;
    for _ in 0..200 {
        let Stand::Asks(seat) = session.advance() else {
            break;
        };
        let before = session.game().len();
        let choices = session.game().choices(seat);
        let done = choices.iter().find(|choice| choice.text == "end");
        let said_done = done.is_some();
        let text = done.unwrap_or(&choices[0]).text.clone();
        session.play(seat, &text).unwrap();
        session.advance();
        let after = &session.game().movers()[before + 1..];
        mate_acted += usize::from(said_done && after.first() == Some(&TWO));
    }
    assert!(mate_acted > 10, "{mate_acted}");
}

#[test]
fn a_game_with_mates_comes_to_its_end_whoever_sits_where() {
    let four = [("seats", "4")];
    let inferno = [("mode", "inferno")];
    let bastion = [("mode", "bastion"), ("seats", "2")];
    let larger = [("mode", "bastion"), ("seats", "4")];
    for (game, options, sitters) in [
        ("nature", &four[..], &[HUMAN, BOT, BOT, BOT][..]),
        ("nature", &four, &[HUMAN, HUMAN, BOT, BOT]),
        ("nature", &four, &[BOT, HUMAN, BOT, HUMAN]),
        ("estro", &inferno, &[HUMAN, BOT, BOT, BOT]),
        ("estro", &inferno, &[HUMAN, BOT, HUMAN, BOT]),
        ("estro", &bastion, &[HUMAN, BOT]),
        ("estro", &bastion, &[BOT, HUMAN]),
        ("estro", &larger, &[HUMAN, BOT, HUMAN, BOT]),
    ] {
        let mut session = begin(game, options, 3, sitters);
        play_to_the_end(&mut session, |_| {});
        let movers = session.game().movers();
        for seat in Seat::all(sitters.len()) {
            assert!(movers.contains(&seat), "{game} {options:?}: {seat}");
        }
    }
}

#[test]
fn a_mate_with_something_to_do_comes_before_an_answer_that_gives_itself() {
    let mut session = team(6);
    let mut let_mates_act = 0;
    play_to_the_end(&mut session, |session| {
        let single = |seat| session.game().choices(seat).len() == 1;
        if session.asked().is_some_and(single) && !session.eager_bots().is_empty() {
            let_mates_act += 1;
        }
    });
    assert!(let_mates_act > 0);
    let mut session = team(6);
    let mut passed_over = false;
    play_to_the_end(&mut session, |session| {
        let last = session.log().last();
        let answered = last.is_some_and(|entry| entry.phrase.key == "mazzo-answered-itself");
        passed_over |= answered && session.game().turn().waiting().contains(TWO);
    });
    assert!(!passed_over);
}

#[test]
fn a_mate_that_is_invited_acts_once_before_the_person() {
    let mut session = team(4);
    while session.eager_bots().is_empty() {
        let Stand::Asks(seat) = session.advance() else {
            panic!("the mate never waits for the person");
        };
        if session.eager_bots().is_empty() {
            let text = session.game().choices(seat)[0].text.clone();
            session.play(seat, &text).unwrap();
        }
    }
    assert_eq!(session.step(), Stand::Asks(ONE));
    assert!(session.invite(TWO));
    assert_eq!(session.step(), Stand::Thinks(TWO));
    let before = session.game().len();
    session.advance();
    assert_eq!(session.game().movers()[before], TWO);
}

#[test]
fn a_rival_who_decides_at_the_same_time_is_no_mate() {
    let mut session = begin("nature", &[], 4, &[HUMAN, BOT]);
    let mut together = 0;
    for _ in 0..4 {
        let Stand::Asks(seat) = session.advance() else {
            break;
        };
        together += usize::from(session.game().turn().waiting().contains(TWO));
        assert!(session.eager_bots().is_empty());
        assert!(!session.invite(TWO));
        let text = session.game().choices(seat)[0].text.clone();
        session.play(seat, &text).unwrap();
    }
    assert!(together > 0, "both choose Warriors");
}
