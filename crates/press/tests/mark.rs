//! The sign of Mazzo in the browser is the one that is drawn here.

use press::mark::{Ground, sign, small_sign, wordmark};
use press::svg;
use std::path::Path;
use std::{env, fs};

#[test]
fn the_signs_of_the_browser_are_written_from_these() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/public");
    for (name, drawing) in [
        ("icon.svg", sign(Ground::Round)),
        ("favicon.svg", small_sign()),
        ("logo.svg", wordmark(false)),
        ("logo-on-dark.svg", wordmark(true)),
    ] {
        assert!(drawing.texts().is_empty(), "{name}: letters are shapes");
        let (file, now) = (folder.join(name), svg(&drawing, "Mazzo"));
        if env::var_os("MAZZO_BLESS").is_some() {
            fs::write(&file, &now).expect("the file can be written");
        }
        let then = fs::read_to_string(&file).unwrap_or_default();
        assert!(
            then == now,
            "web/public/{name} is of another sign; write it anew with \
             cargo run -p press --example web_identity"
        );
    }
}
