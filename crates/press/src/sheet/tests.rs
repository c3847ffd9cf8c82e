use super::*;
use crate::pdf::{About, Date, pdf};

fn slip(code: &str) -> Slip {
    let mut canvas = Canvas::new();
    let edges = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    canvas.fill(Path::rect(edges.inset(2.0)), Colour::new(0xdddddd));
    let name = Label::bold("回合 Perché", 11.0);
    canvas.write(&name, at(31.75, 20.0), Align::Centre).unwrap();
    Slip::new(canvas.finish(CARD), code)
}

fn set(mode: Mode) -> Sheet {
    let slips = |side: &str, letter: &str| {
        let codes = (1..=9).map(|n| format!("TOS20220706-{side}-{n}{letter}"));
        codes.map(|code| slip(&code)).collect()
    };
    Sheet {
        paper: Paper::A4,
        mode,
        fronts: slips("H", "A"),
        backs: slips("W", "B"),
    }
}

fn about() -> About {
    About {
        title: "Travelers".to_owned(),
        code: "TOS20220706".to_owned(),
        language: "en".to_owned(),
        creator: "Mazzo 0.1.0".to_owned(),
        date: Date {
            year: 2022,
            month: 7,
            day: 6,
        },
    }
}

fn corner(sheet: &Sheet, card: usize, face: Face) -> (f32, f32) {
    let place = sheet.place(card, face);
    (place.x, place.y)
}

#[test]
fn x59_duplex_puts_adventure_card_n_behind_hero_card_n() {
    let sheet = set(Mode::Double);
    assert_eq!(corner(&sheet, 0, Face::Front), (9.75, 16.5));
    assert_eq!(corner(&sheet, 0, Face::Back), (136.75, 16.5));
    assert_eq!(corner(&sheet, 8, Face::Front), (136.75, 192.5));
    assert_eq!(corner(&sheet, 8, Face::Back), (9.75, 192.5));
}

#[test]
fn ts_9_1_nine_cards_stand_in_the_middle_of_either_paper() {
    for (paper, left, top) in [(Paper::A4, 9.75, 16.5), (Paper::Letter, 12.7, 7.7)] {
        let block = paper.block();
        assert!((block.x - left).abs() < 0.01, "{paper:?}: {}", block.x);
        assert!((block.y - top).abs() < 0.01, "{paper:?}: {}", block.y);
    }
}

// TS-9.3: whichever edge the paper is turned over, the back of a card lies behind its front.
#[test]
fn ts_9_3_every_duplex_mode_puts_backs_behind_fronts() {
    for paper in [Paper::A4, Paper::Letter] {
        for mode in [Mode::Double, Mode::DoubleCross, Mode::DoubleShort] {
            let sheet = Sheet { paper, ..set(mode) };
            let Size { width, height } = paper.size();
            for card in 0..PAGE {
                let front = sheet.place(card, Face::Front).centre();
                let back = sheet.place(card, Face::Back).centre();
                let behind = match mode {
                    Mode::DoubleShort => at(back.x, height - back.y),
                    _ => at(width - back.x, back.y),
                };
                assert!((front.x - behind.x).abs() < 0.01, "{mode:?} {card}");
                assert!((front.y - behind.y).abs() < 0.01, "{mode:?} {card}");
            }
        }
    }
}

/// How many codes and how many lines a page has.
fn counted(page: &Drawing) -> (usize, usize) {
    use crate::drawing::Item;
    let codes = page
        .texts()
        .iter()
        .filter(|text| text.starts_with("TOS"))
        .count();
    let lines = page.items.iter().filter(|item| {
        matches!(
            item,
            Item::Shape {
                stroke: Some(_),
                ..
            }
        )
    });
    (codes, lines.count())
}

#[test]
fn ts_9_3_modes_have_their_marks_and_codes() {
    let pages = |mode| {
        let pages = set(mode).pages().unwrap();
        pages.iter().map(counted).collect::<Vec<_>>()
    };
    // TS-9.4: 24 edges of nine cards without doubles, each a dashed line on a white one, or a cross at each of 16 corners.
    assert_eq!(pages(Mode::Single), [(9, 48), (9, 48)]);
    assert_eq!(pages(Mode::Double), [(9, 48), (0, 0)]);
    assert_eq!(pages(Mode::DoubleShort), [(9, 48), (0, 0)]);
    assert_eq!(pages(Mode::DoubleCross), [(9, 32), (0, 32)]);
}

#[test]
fn as_many_pages_as_the_cards_need() {
    let cards = |count: usize| Sheet {
        fronts: vec![slip("x"); count],
        ..Sheet::default()
    };
    let pages = |count| cards(count).pages().unwrap().len();
    assert_eq!([pages(0), pages(1), pages(9), pages(10)], [0, 1, 1, 2]);
}

#[test]
fn with_backs_every_sheet_of_paper_has_two_pages() {
    let mut sheet = set(Mode::Double);
    sheet.fronts.push(slip("H-10"));
    assert_eq!(sheet.pages().unwrap().len(), 4);
}

// TS-9.13: byte for byte the same for the same input.
#[test]
fn ts_9_13_the_same_sheet_is_the_same_file_and_carries_its_metadata() {
    let print = || pdf(&set(Mode::Single).pages().unwrap(), &about()).unwrap();
    let file = print();
    assert_eq!(file, print());
    let text = String::from_utf8_lossy(&file);
    for wanted in ["TOS20220706", "Travelers", "Mazzo 0.1.0", "D:20220706"] {
        assert!(text.contains(wanted), "{wanted}");
    }
    assert!(file.len() < 1_000_000, "{} bytes", file.len());
}

// TS-9.1: cards come out within 0.2 mm of their size, if pages are printed at their size.
#[test]
fn ts_9_1_a_page_of_the_pdf_is_as_large_as_its_paper() {
    for (paper, wide, high) in [(Paper::A4, 210.0, 297.0), (Paper::Letter, 215.9, 279.4)] {
        let sheet = Sheet {
            paper,
            ..set(Mode::Single)
        };
        let file = pdf(&sheet.pages().unwrap(), &about()).unwrap();
        let text = String::from_utf8_lossy(&file);
        let boxed = text.split("/MediaBox").nth(1).unwrap();
        let numbers: Vec<f32> = boxed[..boxed.find(']').unwrap()]
            .trim_matches([' ', '['])
            .split_whitespace()
            .map(|number| number.parse().unwrap())
            .collect();
        let millimetres = |points: f32| points * 25.4 / 72.0;
        assert!((millimetres(numbers[2] - numbers[0]) - wide).abs() < 0.05);
        assert!((millimetres(numbers[3] - numbers[1]) - high).abs() < 0.05);
        let last = sheet.place(8, Face::Front);
        assert!((last.right() - sheet.paper.block().x - 190.5).abs() < 0.05);
        assert!((last.bottom() - sheet.paper.block().y - 264.0).abs() < 0.05);
    }
}
