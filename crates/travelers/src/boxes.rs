//! Boxes of a mark track as files write them: a sign each, `-` for a blank one, such as
//! `-AABAA`. TOML has no word for nothing, so a list of letters could not hold the blanks.

use crate::sentence::Letter;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub(crate) fn serialize<S: Serializer>(
    boxes: &[Option<Letter>],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let signs = boxes.iter().map(|content| match content {
        None => '-',
        Some(Letter::A) => 'A',
        Some(Letter::B) => 'B',
    });
    serializer.collect_str(&signs.collect::<String>())
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<Option<Letter>>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let content = |sign| match sign {
        '-' => Ok(None),
        'A' => Ok(Some(Letter::A)),
        'B' => Ok(Some(Letter::B)),
        _ => Err(D::Error::custom(format!(
            "'{text}' is no row of boxes: write A, B or - for each"
        ))),
    };
    text.chars().map(content).collect()
}

#[cfg(test)]
mod tests {
    use crate::world::MarkTrack;

    #[test]
    fn boxes_are_written_and_read_with_their_blanks() {
        let text = "boxes = \"-AABAA\"\nend = \"B\"\n";
        let track: MarkTrack = toml::from_str(text).unwrap();
        assert_eq!((track.len(), track.boxes[0]), (6, None));
        assert_eq!(toml::to_string(&track).unwrap(), text);
        assert!(toml::from_str::<MarkTrack>("boxes = \"-C\"").is_err());
    }
}
