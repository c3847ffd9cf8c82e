//! The browser's types are the server's: the committed file is what the types say now.

use std::{env, fs, path::Path};

#[test]
fn the_types_of_the_browser_are_written_from_these() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/types.ts");
    let now = protocol::typescript::typescript();
    if env::var_os("MAZZO_BLESS").is_some() {
        fs::write(&file, &now).expect("the file can be written");
    }
    let then = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        then == now,
        "web/src/wire/types.ts is of other types; write it anew with MAZZO_BLESS=1 cargo test -p protocol"
    );
}
