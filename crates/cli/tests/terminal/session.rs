//! A session: who is asked, what answers itself, what can be taken back.

use bots::BotKind;
use catalog::{Table, title};
use cli::session::{Session, Sitter, Stand};
use kernel::{Eye, Seat, Seed};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const HUMAN: Sitter = Sitter::Human;
const BOT: Sitter = Sitter::Bot(BotKind::Random);

fn begin(game: &str, seed: u64, sitters: &[Sitter]) -> Session {
    let title = title(game).unwrap();
    Session::begin(title, &Table::default(), Seed::from(seed), sitters.to_vec()).unwrap()
}

/// A duel in which seat 1 has just something to choose.
fn duel_with_a_choice(sitters: &[Sitter]) -> (Session, Seat) {
    let mut session = begin("duel", 1, sitters);
    match session.advance() {
        Stand::Asks(seat) => (session, seat),
        stand => panic!("{stand:?}"),
    }
}

#[test]
fn bots_act_until_a_person_is_asked() {
    let mut session = begin("connect-four", 1, &[BOT, HUMAN]);
    assert_eq!(session.advance(), Stand::Asks(TWO));
    assert_eq!(session.game().len(), 1);
    assert_eq!(session.game().movers(), [ONE]);
}

#[test]
fn a_prompt_with_one_answer_answers_itself_and_says_so() {
    // Without mana for any card, passing is the only choice of the first turns.
    let forced = (0..50).find_map(|seed| {
        let mut session = begin("duel", seed, &[HUMAN, BOT]);
        let single = session.game().choices(ONE).len() == 1;
        single.then(|| (session.advance(), session))
    });
    let (stand, session) = forced.unwrap();
    assert_eq!(stand, Stand::Asks(ONE));
    assert_eq!(session.game().movers()[0], ONE);
    let mut heard = session.heard(Eye::Seat(ONE), 0);
    assert_eq!(heard.next().unwrap().key, "mazzo-answered-itself");
    let public: Vec<_> = session.heard(Eye::Public, 0).collect();
    assert!(
        public
            .iter()
            .all(|phrase| phrase.key != "mazzo-answered-itself")
    );
}

#[test]
fn against_bots_undo_goes_back_to_the_own_decision_before() {
    let (mut session, seat) = duel_with_a_choice(&[HUMAN, BOT]);
    let (before, log) = (session.game().saved_json(), session.log().len());
    session.play(seat, "pass").unwrap();
    assert_eq!(session.advance(), Stand::Asks(seat));
    assert!(session.undo(seat));
    assert_eq!(session.game().saved_json(), before);
    assert_eq!(session.log().len(), log);
    assert_eq!(session.advance(), Stand::Asks(seat));
    assert!(!session.undo(seat), "what answered itself was no decision");
    assert_eq!(session.game().saved_json(), before);
}

#[test]
fn bots_forget_what_was_taken_back() {
    let search = Sitter::Bot("search:8".parse().unwrap());
    for seed in 0..20 {
        let mut session = begin("connect-four", seed, &[HUMAN, search]);
        let answered = |session: &mut Session| {
            session.play(ONE, "drop 1").unwrap();
            session.advance();
            session.record()
        };
        let first = answered(&mut session);
        assert!(session.undo(ONE));
        assert_eq!(answered(&mut session), first, "seed {seed}");
    }
}

#[test]
fn between_people_undo_is_free_only_while_nothing_was_shown_and_nobody_acted() {
    let mut session = begin("connect-four", 1, &[HUMAN, HUMAN]);
    session.play(ONE, "drop 1").unwrap();
    assert!(!session.undo(TWO), "it was not seat 2's");
    session.play(TWO, "drop 1").unwrap();
    assert!(!session.undo(ONE), "seat 2 has acted since");
    assert!(session.undo(TWO));
    assert!(session.undo(ONE));
    assert_eq!(session.game().len(), 0);
    assert!(session.log().is_empty());

    let (mut session, seat) = duel_with_a_choice(&[HUMAN, HUMAN]);
    session.play(seat, "pass").unwrap();
    let after = session.game().saved_json();
    assert!(!session.undo(seat), "the other drew a card");
    assert_eq!(session.game().saved_json(), after);
}

#[test]
fn a_curtain_falls_only_between_people_with_secrets() {
    let mut session = begin("leduc", 1, &[HUMAN, HUMAN]);
    assert!(session.needs_curtain(ONE), "nobody has looked yet");
    session.look(ONE);
    assert!(!session.needs_curtain(ONE));
    assert!(session.needs_curtain(TWO));

    let mut open = begin("connect-four", 1, &[HUMAN, HUMAN]);
    open.look(ONE);
    assert!(!open.needs_curtain(TWO), "everything is seen by both");

    let mut alone = begin("leduc", 1, &[HUMAN, BOT]);
    assert!(!alone.needs_curtain(ONE), "no other person is here");
    alone.look(ONE);
    assert!(!alone.needs_curtain(ONE));
}

#[test]
fn a_resumed_session_knows_what_was_said() {
    let (mut session, seat) = duel_with_a_choice(&[HUMAN, BOT]);
    session.play(seat, "pass").unwrap();
    session.advance();
    let record = session.record();
    let resumed =
        Session::resume(session.title(), &record, None, session.sitters().to_vec()).unwrap();
    assert_eq!(resumed.record(), record);
    let said = |session: &Session| -> Vec<String> {
        session
            .heard(Eye::Seat(seat), 0)
            .filter(|phrase| phrase.key != "mazzo-answered-itself")
            .map(|phrase| format!("{phrase:?}"))
            .collect()
    };
    assert_eq!(said(&resumed), said(&session));
}

#[test]
fn a_refused_line_changes_nothing() {
    let (mut session, seat) = duel_with_a_choice(&[HUMAN, BOT]);
    let before = (session.game().saved_json(), session.log().len());
    for text in ["", "pas pas", "attack 1 on player", "play 0z", "\u{0}"] {
        assert!(session.play(seat, text).is_err(), "{text}");
        assert_eq!((session.game().saved_json(), session.log().len()), before);
    }
}
