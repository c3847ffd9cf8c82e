//! What those at a table are called, in a language: one name each, the same wherever they are
//! spoken of.

use catalog::Locale;
use kernel::{Phrase, Seat};
use protocol::{SeatView, SitterView};

/// What the seats are called.
pub(super) fn called(seats: &[SeatView], voice: &Locale) -> Vec<String> {
    told_apart(seats.iter().map(|seat| name(seat, voice)).collect(), voice)
}

/// The names of all seats, in order: those who would be called the same, such as all at one screen,
/// have the number of their seat behind the name.
pub(super) fn told_apart(names: Vec<String>, voice: &Locale) -> Vec<String> {
    let is_twin = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let numbered = |index: usize, name: &String| with_number(name, Seat::new(index), voice);
    let each = || names.iter().enumerate();
    let told: Vec<String> = each()
        .map(|(index, name)| match is_twin(name) {
            true => numbered(index, name),
            false => name.clone(),
        })
        .collect();
    // Somebody may have chosen a name that looks like one with a number.
    let mut sorted: Vec<&String> = told.iter().collect();
    sorted.sort();
    match sorted.windows(2).any(|two| two[0] == two[1]) {
        true => each().map(|(index, name)| numbered(index, name)).collect(),
        false => told,
    }
}

fn name(seat: &SeatView, voice: &Locale) -> String {
    match &seat.sitter {
        SitterView::Guest { name, .. } => name.clone(),
        SitterView::Bot { .. } => voice.say(&Phrase::new("table-some-bot")),
        SitterView::Open => voice.say(&Phrase::new("mazzo-stage-who").with("seat", seat.seat)),
    }
}

/// The name goes in as that of whoever sits in a seat: it is not kept with what was said.
fn with_number(name: &str, seat: Seat, voice: &Locale) -> String {
    let twin = Phrase::new("table-twin").with("who", Seat::new(0));
    let voice = voice.among([name.to_owned()]);
    voice.say(&twin.with("seat", seat.number()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::voice;
    use kernel::Lang;

    fn seated(sitters: impl IntoIterator<Item = SitterView>) -> Vec<SeatView> {
        let view = |(index, sitter)| SeatView {
            seat: Seat::new(index),
            name: String::new(),
            sitter,
            yours: false,
            side: 1,
            asked: false,
            clock: None,
        };
        sitters.into_iter().enumerate().map(view).collect()
    }

    fn guest(name: &str) -> SitterView {
        SitterView::Guest {
            name: name.to_owned(),
            here: true,
            stand_in: None,
            if_away: Vec::new(),
        }
    }

    fn bot() -> SitterView {
        SitterView::Bot {
            level: "easy".to_owned(),
        }
    }

    fn names(lang: Lang, sitters: impl IntoIterator<Item = SitterView>) -> Vec<String> {
        called(&seated(sitters), voice(lang))
    }

    #[test]
    fn everybody_is_called_by_their_name() {
        let sitters = || [guest("Ann"), bot(), SitterView::Open];
        assert_eq!(names(Lang::En, sitters()), ["Ann", "Bot", "Seat 3"]);
        assert_eq!(names(Lang::It, sitters()), ["Ann", "Bot", "Posto 3"]);
        assert_eq!(names(Lang::ZhHant, sitters()), ["Ann", "電腦", "座位 3"]);
    }

    #[test]
    fn those_who_would_be_called_the_same_have_their_seats_number() {
        let sitters = || [guest("Ann"), bot(), guest("Ann"), bot()];
        let numbered = ["Ann (1)", "Bot (2)", "Ann (3)", "Bot (4)"];
        assert_eq!(names(Lang::En, sitters()), numbered);
        assert_eq!(names(Lang::ZhHant, sitters())[3], "電腦 (4)");
        let one = [guest("Ann"), guest("Bot"), bot()];
        assert_eq!(names(Lang::En, one), ["Ann", "Bot (2)", "Bot (3)"]);
    }

    #[test]
    fn nobody_can_choose_a_name_that_another_is_given() {
        let sitters = [guest("Ann (2)"), guest("Ann"), guest("Ann"), guest("Ben")];
        let all = ["Ann (2) (1)", "Ann (2)", "Ann (3)", "Ben (4)"];
        assert_eq!(names(Lang::En, sitters), all);
    }
}
