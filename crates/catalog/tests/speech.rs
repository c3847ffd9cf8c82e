//! What the games say can be said: whole games in every language, and the ways of joining.

use bots::BotKind;
use catalog::{Locale, Match, Table, Title, Unplayable, titles};
use kernel::{Arg, Lang, Phrase, Rng, Seat, SeatSet, Seed, Turn, Words};
use std::collections::BTreeSet;

const GAMES: u64 = 12;

#[test]
fn everything_in_a_random_game_can_be_said_in_every_language() {
    let locales = Lang::ALL.map(Locale::new);
    let mut listener = Listener {
        locales: &locales,
        offenders: BTreeSet::new(),
    };
    for title in titles() {
        listener.hear(&title.name());
        listener.hear(&title.blurb());
        for card in title.cards(&Table::default()).unwrap() {
            listener.hear(&card.name);
            listener.hear(&card.line);
            listener.hear(&card.text);
        }
        for &seats in title.seat_counts() {
            for game in 0..GAMES {
                listener.listen_to_game(*title, seats, Seed::from(game));
            }
        }
    }
    let offenders: Vec<String> = listener.offenders.into_iter().collect();
    assert!(offenders.is_empty(), "\n{}\n", offenders.join("\n"));
}

struct Listener<'a> {
    locales: &'a [Locale],
    offenders: BTreeSet<String>,
}

impl Listener<'_> {
    fn hear(&mut self, phrase: &Phrase) {
        for locale in self.locales {
            if let Err(missing) = locale.try_say(phrase) {
                self.offenders
                    .extend(missing.iter().map(ToString::to_string));
            }
        }
    }

    fn listen_to_game(&mut self, title: &dyn Title, seats: usize, seed: Seed) {
        let table = Table {
            options: title.seated(Default::default(), seats),
            cards: None,
        };
        let mut game = title.begin(&table, seed).unwrap();
        let mut rng = Rng::new(seed);
        let mut notations = Vec::new();
        while let Turn::Choose(waiting) = game.turn() {
            for seat in Seat::all(seats) {
                self.hear(&game.prompt(seat));
                for choice in game.choices(seat) {
                    self.hear(&choice.label);
                    if rng.below(8) == 0 {
                        notations.push(choice.text);
                    }
                }
                self.ask_why(&*game, seat, &notations, &mut rng);
            }
            let seats: Vec<Seat> = waiting.collect();
            let lines = game.play_bot(rng.choose(&seats).unwrap(), BotKind::Random);
            lines.iter().for_each(|line| self.hear(&line.phrase));
        }
        for seat in Seat::all(seats) {
            self.hear(&game.prompt(seat));
        }
    }

    /// What was legal in another place is often forbidden here, for one reason or another.
    fn ask_why(&mut self, game: &dyn Match, seat: Seat, notations: &[String], rng: &mut Rng) {
        for _ in 0..notations.len().min(3) {
            let text = &notations[rng.index(notations.len())];
            if let Err(Unplayable::Illegal { why, .. }) = game.consider(seat, text) {
                self.hear(&why);
            }
        }
    }
}

fn words(word: &'static str) -> Phrase {
    Phrase::new("mazzo-answered-itself").with("answer", Words::same(word))
}

fn said(lang: Lang, arg: Arg) -> String {
    let phrase = Phrase::new("mazzo-answered-itself").with("answer", arg);
    let whole = Locale::new(lang).say(&phrase);
    let (before, after) = match lang {
        Lang::En => ("Only one answer was possible: ", "."),
        Lang::It => ("C'era una sola risposta possibile: ", "."),
        Lang::ZhHant => ("只有一個可能的回答：", "。"),
    };
    whole
        .strip_prefix(before)
        .and_then(|rest| rest.strip_suffix(after))
        .unwrap_or_else(|| panic!("{whole}"))
        .to_owned()
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let list = |count: usize| {
        let phrases = ["mazzo-draw-a", "mazzo-draw-b", "mazzo-draw-c"][..count].iter();
        Arg::List(phrases.map(|key| Phrase::new(key)).collect())
    };
    // Keys that do not exist are shown as they are, so they can stand for any word.
    assert_eq!(said(Lang::En, list(0)), "");
    assert_eq!(said(Lang::En, list(1)), "mazzo-draw-a");
    assert_eq!(said(Lang::En, list(2)), "mazzo-draw-a and mazzo-draw-b");
    assert_eq!(
        said(Lang::En, list(3)),
        "mazzo-draw-a, mazzo-draw-b and mazzo-draw-c"
    );
    assert_eq!(
        said(Lang::It, list(3)),
        "mazzo-draw-a, mazzo-draw-b e mazzo-draw-c"
    );
    assert_eq!(
        said(Lang::ZhHant, list(3)),
        "mazzo-draw-a、mazzo-draw-b和mazzo-draw-c"
    );
}

#[test]
fn sentences_follow_one_another_with_a_space_or_none() {
    let sentences = || Arg::Sentences(vec![words("a"), words("b")]);
    assert_eq!(
        said(Lang::En, sentences()),
        "Only one answer was possible: a. Only one answer was possible: b."
    );
    assert_eq!(
        said(Lang::ZhHant, sentences()),
        "只有一個可能的回答：a。只有一個可能的回答：b。"
    );
}

#[test]
fn numbers_are_not_grouped_and_text_is_not_marked() {
    assert_eq!(said(Lang::En, Arg::Number(1_234_567)), "1234567");
    assert_eq!(said(Lang::It, Arg::Number(-3)), "-3");
    assert_eq!(said(Lang::En, Arg::Text("Ann".into())), "Ann");
    let name = Words {
        en: "deck",
        it: "mazzo",
        zh_hant: "牌組",
    };
    assert_eq!(said(Lang::It, name.into()), "mazzo");
    assert_eq!(said(Lang::ZhHant, name.into()), "牌組");
    assert_eq!(
        said(Lang::ZhHant, Phrase::new("mazzo-undone").into()),
        "已收回。"
    );
}

#[test]
fn a_message_that_does_not_exist_is_shown_as_its_key() {
    let locale = Locale::new(Lang::En);
    let phrase = Phrase::new("mazzo-there-is-no-such-thing");
    assert_eq!(locale.say(&phrase), phrase.key);
    assert!(locale.try_say(&phrase).is_err());
    assert!(
        locale.try_say(&Phrase::new("mazzo-saved")).is_err(),
        "the file's name is missing"
    );
}

fn names<const N: usize>(names: [&str; N]) -> [String; N] {
    names.map(str::to_owned)
}

#[test]
fn a_seat_is_called_by_its_number_where_nobody_has_a_name() {
    let all = |seats: Arg| Lang::ALL.map(|lang| said(lang, seats.clone()));
    let second = all(Seat::new(1).into());
    assert_eq!(second, ["Seat 2", "Posto 2", "座位 2"]);
    let three = all(SeatSet::first(3).into());
    let joined = [
        "Seat 1, Seat 2 and Seat 3",
        "Posto 1, Posto 2 e Posto 3",
        "座位 1、座位 2和座位 3",
    ];
    assert_eq!(three, joined);
}

#[test]
fn people_are_called_by_their_names_whatever_was_said_before() {
    let plain = Locale::new(Lang::En);
    let here = plain.among(names(["Ann", "Ben"]));
    let there = plain.among(names(["Cem", "{ $seat } <b>"]));
    let passed = |seat| Phrase::new("duel-passed").with("seat", Seat::new(seat));
    for _ in 0..2 {
        assert_eq!(plain.say(&passed(1)), "Seat 2 ends their turn.");
        assert_eq!(here.say(&passed(1)), "Ben ends their turn.");
        assert_eq!(here.try_say(&passed(0)).unwrap(), "Ann ends their turn.");
        assert_eq!(there.say(&passed(0)), "Cem ends their turn.");
        assert_eq!(there.say(&passed(1)), "{ $seat } <b> ends their turn.");
    }
    let won = Phrase::new("nature-event-won")
        .with("count", 2)
        .with("winners", SeatSet::first(2));
    let masters = "Ann and Ben won and are Masters of the Elements!";
    assert_eq!(here.say(&won), masters);
}

#[test]
fn with_other_names_a_phrase_has_another_mark() {
    let plain = Locale::new(Lang::En);
    let here = plain.among(names(["Ann", "Ben"]));
    let there = here.among(names(["Ann", "Cem"]));
    let passed = Phrase::new("duel-passed").with("seat", Seat::new(1));
    assert_eq!(here.mark(&passed), here.clone().mark(&passed));
    assert_ne!(here.mark(&passed), there.mark(&passed));
    assert_ne!(here.mark(&passed), plain.mark(&passed));
    assert!(there.calls(&names(["Ann", "Cem"])) && !there.calls(&names(["Ann", "Ben"])));
}

#[test]
fn what_people_write_never_passes_for_a_seat() {
    let here = Locale::new(Lang::En).among(names(["Ann", "Ben"]));
    // The sign that stands for seat 2 while a message is put together.
    let sly = Phrase::new("table-person").with("name", "\u{fdd1}");
    assert_eq!(here.say(&sly), "\u{fffd}");
}
