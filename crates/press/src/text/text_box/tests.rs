use super::*;
use crate::emblem::Emblem;

fn lines(laid: &Laid) -> Vec<String> {
    let text = |line: &LaidLine| {
        let parts = line.pieces.iter().map(|piece| match piece {
            Piece::Run(run) => run.text.clone(),
            Piece::Symbol(_) => "#".to_owned(),
        });
        parts.collect::<String>()
    };
    laid.lines.iter().map(text).collect()
}

#[test]
fn words_are_put_into_lines_and_no_line_leaves_the_box() {
    let area = Rect::new(2.0, 3.0, 30.0, 40.0);
    let text = Paragraph::plain("Each Elemental of your formation gets one shield.");
    let laid = TextBox::new(area).lay(&[text]).unwrap();
    assert_eq!(
        lines(&laid).join(" "),
        "Each Elemental of your formation gets one shield."
    );
    assert!(laid.lines.len() > 1);
    for line in &laid.lines {
        assert!(line.width <= area.width && line.baseline < area.bottom());
    }
}

#[test]
fn ts_9_11_text_that_is_too_long_shrinks_and_then_is_refused() {
    let text = || Paragraph::plain("one two three four five six seven eight nine ten");
    let high = |height| TextBox::new(Rect::new(0.0, 0.0, 30.0, height));
    assert_eq!(high(20.0).lay(&[text()]).unwrap().size, 9.0);
    let smaller = high(9.9).lay(&[text()]).unwrap();
    assert!(smaller.size < 9.0 && smaller.size >= 7.5);
    let fault = high(4.0).lay(&[text()]).unwrap_err();
    assert!(matches!(fault, TextFault::Overflow { .. }), "{fault}");
}

#[test]
fn a_word_wider_than_the_box_is_refused_and_named() {
    let narrow = TextBox::new(Rect::new(0.0, 0.0, 8.0, 20.0));
    let fault = narrow.lay(&[Paragraph::plain("incomprehensibilities")]);
    let said = fault.unwrap_err().to_string();
    assert!(said.starts_with("'incomprehensibilities' needs"), "{said}");
}

#[test]
fn a_symbol_stays_with_the_number_before_it() {
    let text = Paragraph::plain("gain ")
        .words("2")
        .symbol(Emblem::sword())
        .words(", or draw");
    let narrow = TextBox::new(Rect::new(0.0, 0.0, 12.0, 30.0));
    let laid = narrow.lay(&[text]).unwrap();
    assert_eq!(lines(&laid), ["gain", "2#, or", "draw"]);
}

#[test]
fn chinese_fills_lines_and_no_line_begins_with_punctuation() {
    let text = "對一個目標造成傷害，然後抽取卡牌。每回合一次，可以造成傷害。";
    for width in 9..30 {
        let narrow = TextBox::new(Rect::new(0.0, 0.0, width as f32, 90.0));
        let laid = narrow.lay(&[Paragraph::plain(text)]).unwrap();
        assert_eq!(lines(&laid).concat(), text);
        for line in lines(&laid) {
            assert!(!line.starts_with(['，', '。']), "{line}");
        }
    }
}
