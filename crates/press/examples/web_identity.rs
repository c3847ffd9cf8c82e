//! Writes the sign of Mazzo for the browser: `cargo run -p press --example web_identity`.

use press::mark::{Ground, sign, small_sign, wordmark};
use press::{Drawing, png, svg};
use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/public");
    fs::create_dir_all(&folder)?;
    for (name, drawing) in [
        ("icon.svg", sign(Ground::Round)),
        ("favicon.svg", small_sign()),
        ("logo.svg", wordmark(false)),
        ("logo-on-dark.svg", wordmark(true)),
    ] {
        fs::write(folder.join(name), svg(&drawing, "Mazzo"))?;
    }
    for dots in [192.0, 512.0] {
        let drawing: Drawing = sign(Ground::Full);
        let file = png(&drawing, dots / drawing.size.width * 25.4)?;
        fs::write(folder.join(format!("icon-{dots}.png")), file)?;
    }
    Ok(())
}
