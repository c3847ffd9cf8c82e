//! Every card of every game has a face in every language, and it fits.

use catalog::{Locale, OwnCards};
use kernel::Lang;
use press::{About, CARD, Date, DressFault, Dressed, Sheet, dress, pdf, png, svg};
use std::collections::BTreeSet;

const GAMES: [(&str, usize); 3] = [("nature", 86), ("estro", 250), ("sovereign", 166)];
const LANGS: [Lang; 3] = [Lang::En, Lang::It, Lang::ZhHant];

fn all(game: &str, lang: Lang) -> Vec<Dressed> {
    dress(game, None, &Locale::new(lang), |_| true)
        .unwrap_or_else(|fault| panic!("{game} in {lang}: {fault}"))
}

fn print(cards: &[Dressed]) -> Vec<u8> {
    let sheet = Sheet {
        fronts: cards.iter().map(|card| card.slip.clone()).collect(),
        ..Sheet::default()
    };
    let about = About {
        title: "Cards".to_owned(),
        code: "cards".to_owned(),
        language: "en".to_owned(),
        creator: "Mazzo".to_owned(),
        date: Date::CUSTOM,
    };
    pdf(&sheet.pages().unwrap(), &about).unwrap()
}

// TS-9.11: what does not fit is an error, so that all are here means that all fit.
#[test]
fn every_card_of_every_game_fits_in_every_language() {
    for (game, count) in GAMES {
        for lang in LANGS {
            let cards = all(game, lang);
            assert_eq!(cards.len(), count, "{game} in {lang}");
            for card in &cards {
                assert_eq!(card.slip.face.size, CARD);
                let said = card.slip.face.texts().concat();
                assert!(said.contains(&card.name), "{}: {said}", card.id);
            }
        }
    }
}

#[test]
fn a_card_is_a_small_file_that_is_the_same_every_time_and_like_no_other() {
    for (game, _) in GAMES {
        for lang in [Lang::It, Lang::ZhHant] {
            let files = |cards: Vec<Dressed>| -> Vec<String> {
                let file = |card: &Dressed| svg(&card.slip.face, &card.name);
                cards.iter().map(file).collect()
            };
            let once = files(all(game, lang));
            if lang == Lang::It {
                assert_eq!(once, files(all(game, lang)));
            }
            let largest = once.iter().map(String::len).max();
            assert!(largest < Some(60_000), "{game} in {lang}: {largest:?}");
            let different: BTreeSet<&String> = once.iter().collect();
            assert_eq!(different.len(), once.len());
        }
    }
}

// TS-9.13
#[test]
fn a_sheet_of_a_whole_game_is_the_same_every_time_and_below_a_megabyte() {
    for (game, _) in GAMES {
        let file = print(&all(game, Lang::ZhHant));
        assert!(file.len() < 1_000_000, "{game}: {} bytes", file.len());
    }
    assert_eq!(
        print(&all("nature", Lang::En)),
        print(&all("nature", Lang::En))
    );
}

#[test]
fn a_card_can_be_a_png() {
    let card = &dress("estro", None, &Locale::new(Lang::En), |id| id == "ozok").unwrap()[0];
    let file = png(&card.slip.face, 300.0).unwrap();
    assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
    // 63.5 x 88 mm at 300 dots to the inch.
    assert_eq!(file[16..24], [0, 0, 2, 238, 0, 0, 4, 15]);
}

#[test]
fn a_game_without_pictures_and_a_name_without_glyphs_are_refused_in_words() {
    let locale = Locale::new(Lang::En);
    let fault = dress("duel", None, &locale, |_| true).unwrap_err();
    assert_eq!(fault, DressFault::NoDress("duel".to_owned()));
    let own = OwnCards {
        file: "own.toml".to_owned(),
        text: "name = \"own\"\nextends = \"base\"\n[[card]]\nid = \"ozok\"\n\
               name = { en = \"Snow ☃ Man\" }\nestro = \"ardo\"\nvalues = [1, 2, 3, 4, 5]\n"
            .to_owned(),
    };
    let said = dress("estro", Some(&own), &locale, |_| true)
        .unwrap_err()
        .to_string();
    assert!(
        said.contains("ozok: no font has the character '☃' (U+2603)"),
        "{said}"
    );
}
