//! Writes the icons of the browser, and their names as a type: `cargo run -p press --example
//! web_icons`. A test says when that is due.

use press::icon::{names, sprite};
use std::fs;
use std::io::Result;
use std::path::Path;

fn main() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/icons");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("icons.svg"), sprite())?;
    fs::write(folder.join("names.ts"), names())
}
