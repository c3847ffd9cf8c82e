//! Colours.

/// A colour, with how much of it covers what is below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour {
    /// Red, 0 to 255.
    pub red: u8,
    /// Green, 0 to 255.
    pub green: u8,
    /// Blue, 0 to 255.
    pub blue: u8,
    /// 0 lets everything through, 255 nothing.
    pub cover: u8,
}

impl Colour {
    /// Black ink.
    pub const BLACK: Colour = Colour::new(0x000000);
    /// White paper.
    pub const WHITE: Colour = Colour::new(0xffffff);

    /// The colour written `0xrrggbb`.
    pub const fn new(rgb: u32) -> Colour {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Colour {
            red,
            green,
            blue,
            cover: 255,
        }
    }

    /// The same colour, letting through what is below: 0 covers nothing, 1 all.
    pub fn covering(self, share: f32) -> Colour {
        let cover = (share.clamp(0.0, 1.0) * 255.0).round() as u8;
        Colour { cover, ..self }
    }

    /// This much of the way to another colour.
    pub fn towards(self, other: Colour, share: f32) -> Colour {
        let between = |from: u8, to: u8| {
            let (from, to) = (f32::from(from), f32::from(to));
            (from + (to - from) * share.clamp(0.0, 1.0)).round() as u8
        };
        Colour {
            red: between(self.red, other.red),
            green: between(self.green, other.green),
            blue: between(self.blue, other.blue),
            cover: between(self.cover, other.cover),
        }
    }

    /// Nearer to white.
    pub fn lighter(self, share: f32) -> Colour {
        self.towards(Colour::WHITE.covering(f32::from(self.cover) / 255.0), share)
    }

    /// Nearer to black.
    pub fn darker(self, share: f32) -> Colour {
        self.towards(Colour::BLACK.covering(f32::from(self.cover) / 255.0), share)
    }

    /// How bright it looks, by the formula of the Web Content Accessibility Guidelines.
    pub fn luminance(self) -> f32 {
        let light = |channel: u8| {
            let share = f32::from(channel) / 255.0;
            if share <= 0.03928 {
                share / 12.92
            } else {
                ((share + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * light(self.red) + 0.7152 * light(self.green) + 0.0722 * light(self.blue)
    }

    /// The contrast between two colours, from 1 (none) to 21 (black on white); small text wants
    /// 4.5 at least.
    pub fn contrast(self, other: Colour) -> f32 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_goes_from_1_to_21() {
        assert!((Colour::BLACK.contrast(Colour::WHITE) - 21.0).abs() < 0.01);
        let grey = Colour::new(0x777777);
        assert!((grey.contrast(grey) - 1.0).abs() < 0.01);
        assert!(grey.contrast(Colour::WHITE) < 4.5);
    }

    #[test]
    fn half_way_from_black_to_white_is_grey() {
        let grey = Colour::BLACK.towards(Colour::WHITE, 0.5);
        assert_eq!(grey, Colour::new(0x808080));
    }
}
