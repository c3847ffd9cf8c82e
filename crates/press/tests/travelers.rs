//! Printed sets of Travelers of Stampadia: every card fits in every language, stands where the
//! rules say, and is the same file every time.

use catalog::Locale;
use kernel::Lang;
use press::sheet::Face as Side;
use press::travelers::{Faces, Pair, about, faces, file_name, sheet};
use press::{CARD, CodePlace, Date, Mode, Paper, Rect, Sheet, pdf, svg};
use std::collections::BTreeSet;
use travelers::generate::{dungeon, hero, world};
use travelers::{AdventureKind, AdventureSide, Class, HeroSide, Map, SetCode};

const KINDS: [AdventureKind; 2] = AdventureKind::ALL;

struct Set {
    code: SetCode,
    hero: HeroSide,
    adventure: AdventureSide,
}

impl Set {
    /// The first set of this kind that the generator does not reject.
    fn new(word: &str, class: Class, kind: AdventureKind) -> Set {
        let code: SetCode = word.parse().unwrap();
        let seed = code.to_string();
        let draw = |attempt| match kind {
            AdventureKind::World => world(&seed, attempt).ok(),
            AdventureKind::Dungeon => dungeon(&seed, attempt).ok(),
        };
        Set {
            code,
            hero: hero(&seed, class, 0),
            adventure: (0..50).find_map(draw).unwrap(),
        }
    }

    fn pair(&self) -> Pair<'_> {
        Pair {
            hero: (&self.hero, self.code),
            adventure: (&self.adventure, self.code),
        }
    }

    fn faces(&self, lang: Lang) -> Faces {
        let drawn = faces(self.pair(), &Locale::new(lang));
        drawn.unwrap_or_else(|fault| panic!("{lang}: {fault}"))
    }

    fn sheet(&self, mode: Mode) -> Sheet {
        sheet(self.faces(Lang::En), Paper::A4, mode)
    }
}

fn of_the_book(kind: AdventureKind) -> Set {
    Set::new("2022-07-06", Class::B, kind)
}

// TS-9.11 (G-50): what does not fit is an error, so that all are here means that all fit.
#[test]
fn every_card_of_sixty_seeds_fits_in_every_language() {
    for number in 0..60_usize {
        let class = Class::ALL[number % 3];
        let set = Set::new(&format!("seed {number}"), class, KINDS[number % 2]);
        for lang in Lang::ALL {
            let drawn = set.faces(lang);
            assert_eq!((drawn.hero.len(), drawn.adventure.len()), (9, 9));
            for face in drawn.hero.iter().chain(&drawn.adventure) {
                assert_eq!(face.slip.face.size, CARD);
                let said = face.slip.face.texts().concat();
                let key = said.contains("travelers-") || said.contains("ts-");
                assert!(!key, "{}: {said}", face.name);
            }
        }
    }
}

// TS-2.19, TS-2.20, TS-9.2, TS-9.5.
#[test]
fn cards_carry_their_codes_and_slips_of_one_number_belong_back_to_back() {
    for (kind, letter) in KINDS.into_iter().zip(['W', 'D']) {
        let drawn = of_the_book(kind).faces(Lang::En);
        for (number, (front, back)) in (1..).zip(drawn.hero.iter().zip(&drawn.adventure)) {
            assert_eq!(front.slip.code, format!("TOS20220706.1-H-{number}A"));
            assert_eq!(back.slip.code, format!("TOS20220706.1-{letter}-{number}B"));
            assert_eq!(front.name, format!("TOS20220706-H-{number}"));
            assert_eq!(back.name, format!("TOS20220706-{letter}-{number}"));
        }
        // The code stands on the upper half of cards with two halves.
        let corner = |i: usize| drawn.hero[i].slip.code_place == CodePlace::Corner;
        assert_eq!([corner(0), corner(8)], [false, true]);
    }
}

fn card(x: f32, y: f32) -> Rect {
    Rect::new(x, y, CARD.width, CARD.height)
}

// TS-9.1
#[test]
fn nine_cards_fill_the_middle_of_the_page_row_by_row() {
    let sheet = of_the_book(AdventureKind::World).sheet(Mode::Single);
    assert_eq!(sheet.pages().unwrap().len(), 2);
    for side in [Side::Front, Side::Back] {
        for i in 0..9 {
            let (column, row) = ((i % 3) as f32, (i / 3) as f32);
            let place = card(9.75 + 63.5 * column, 16.5 + 88.0 * row);
            assert_eq!(sheet.place(i, side), place);
        }
    }
}

// X59, TS-9.3.
#[test]
fn in_double_mode_adventure_cards_lie_behind_hero_cards() {
    for mode in [Mode::Double, Mode::DoubleCross] {
        let sheet = of_the_book(AdventureKind::Dungeon).sheet(mode);
        assert_eq!(sheet.place(0, Side::Front), card(9.75, 16.5));
        assert_eq!(sheet.place(0, Side::Back), card(136.75, 16.5));
        assert_eq!(sheet.place(8, Side::Front), card(136.75, 192.5));
        assert_eq!(sheet.place(8, Side::Back), card(9.75, 192.5));
    }
}

// TS-9.3, TS-9.5: codes on both pages in single mode, on the first one else.
#[test]
fn the_second_page_has_codes_in_single_mode_only() {
    let set = of_the_book(AdventureKind::World);
    let codes = |mode: Mode| -> Vec<bool> {
        let pages = set.sheet(mode).pages().unwrap();
        let coded =
            |page: &press::Drawing| page.texts().iter().any(|text| text.contains("TOS2022"));
        pages.iter().map(coded).collect()
    };
    assert_eq!(codes(Mode::Single), [true, true]);
    for mode in [Mode::Double, Mode::DoubleCross, Mode::DoubleShort] {
        assert_eq!(codes(mode), [true, false]);
    }
}

// TS-9.13
#[test]
fn a_set_is_the_same_small_file_every_time_and_says_which_set_it_is() {
    for kind in KINDS {
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            let print = || {
                let set = of_the_book(kind);
                let sheet = sheet(set.faces(lang), Paper::A4, Mode::Single);
                pdf(&sheet.pages().unwrap(), &about(set.pair(), &locale)).unwrap()
            };
            let file = print();
            assert_eq!(file, print());
            assert!(file.len() < 1_000_000, "{} bytes", file.len());
            let has = |text: &str| file.windows(text.len()).any(|part| part == text.as_bytes());
            assert!(has("TOS20220706") && has("generator 1"));
            assert!(has("D:20220706"));
        }
    }
}

// TS-9.13
#[test]
fn files_are_named_after_set_and_language_and_dated_with_the_set() {
    let (day, word) = (
        of_the_book(AdventureKind::World),
        Set::new("hello", Class::E, AdventureKind::World),
    );
    let italian = Locale::new(Lang::It);
    assert_eq!(file_name(day.pair(), &italian), "TOS20220706-it.pdf");
    let chinese = Locale::new(Lang::ZhHant);
    assert_eq!(file_name(word.pair(), &chinese), "TOSQ9RVF8M4-zh-Hant.pdf");
    let of_day = Date {
        year: 2022,
        month: 7,
        day: 6,
    };
    assert_eq!(about(day.pair(), &italian).date, of_day);
    assert_eq!(about(word.pair(), &italian).date, Date::CUSTOM);
}

// TS-2.11, TS-2.14, TS-2.16.
#[test]
fn a_room_card_has_four_corner_codes_and_the_codes_of_its_arches() {
    let set = of_the_book(AdventureKind::Dungeon);
    let Map::Dungeon(dungeon) = &set.adventure.map else {
        panic!("a dungeon has rooms");
    };
    let drawn = set.faces(Lang::En);
    for (number, (room, face)) in (1..).zip(dungeon.rooms.iter().zip(&drawn.adventure)) {
        let mut expected: Vec<String> = room.doors.iter().map(|door| door.to.to_string()).collect();
        expected.extend(["A", "B", "C", "D"].map(|side| format!("{number}{side}")));
        let mut codes: Vec<String> = face
            .slip
            .face
            .texts()
            .into_iter()
            .map(str::to_owned)
            .collect();
        codes.sort();
        expected.sort();
        assert_eq!(codes, expected);
    }
}

// TS-2.1
#[test]
fn the_status_card_has_every_box_of_its_four_tracks() {
    let drawn = of_the_book(AdventureKind::World).faces(Lang::En);
    let texts = drawn.hero[8].slip.face.texts();
    let numbers: Vec<u8> = texts.iter().filter_map(|text| text.parse().ok()).collect();
    let tracks = (0..24).chain(0..16).chain(2..10).chain(2..10).chain([1, 0]);
    assert_eq!(numbers, tracks.collect::<Vec<u8>>());
}

// TS-9.12: colours carry nothing, since there are none.
#[test]
fn cards_are_black_grey_and_white() {
    for kind in KINDS {
        let drawn = of_the_book(kind).faces(Lang::En);
        for face in drawn.hero.iter().chain(&drawn.adventure) {
            let picture = svg(&face.slip.face, &face.name);
            let painted = |with: &str| -> Vec<String> {
                let after = picture.split(with).skip(1);
                let colours = after.filter_map(|rest| rest.split('"').next());
                colours.map(str::to_owned).collect()
            };
            let mut colours: BTreeSet<String> = painted("fill=\"#").into_iter().collect();
            colours.extend(painted("stroke=\"#"));
            assert!(!colours.is_empty());
            for colour in colours {
                let third = colour.len() / 3;
                let grey = colour[..third].repeat(3) == *colour;
                assert!(grey, "{}: #{colour}", face.name);
            }
        }
    }
}
