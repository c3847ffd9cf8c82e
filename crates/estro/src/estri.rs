//! The five estri, their values, the matrix and the dice rows (ES-1.4, ES-4.8, ES-4.10).

use serde::{Deserialize, Serialize};

/// The nature of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Estro {
    /// Red: fierce attackers.
    Ardo,
    /// Blue: stoic defenders.
    Granito,
    /// Green: healers, givers of power.
    Armonio,
    /// Violet: silent assassins.
    Illusio,
    /// Yellow: manipulators of reality.
    Manpo,
}

impl Estro {
    /// All of them, in the rules' order.
    pub const ALL: [Estro; 5] = [
        Estro::Ardo,
        Estro::Granito,
        Estro::Armonio,
        Estro::Illusio,
        Estro::Manpo,
    ];

    /// The estro with this place in the rules' order.
    pub const fn from_index(index: usize) -> Estro {
        Estro::ALL[index]
    }

    /// Its place in the rules' order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The value it owns (ES-1.4).
    pub const fn value(self) -> Value {
        Value::ALL[self as usize]
    }

    /// The zone that acts on it (ES-6.2).
    pub const fn zone(self) -> Zone {
        Zone::ALL[self as usize]
    }

    /// As notation and files write it.
    pub const fn id(self) -> &'static str {
        match self {
            Estro::Ardo => "ardo",
            Estro::Granito => "granito",
            Estro::Armonio => "armonio",
            Estro::Illusio => "illusio",
            Estro::Manpo => "manpo",
        }
    }

    /// What an attacker of this estro adds to its clash TOT (ES-4.10).
    pub const fn against(self, defender: Estro) -> i8 {
        const MATRIX: [[i8; 5]; 5] = [
            [0, 2, 10, -5, -10],
            [-2, 0, 2, 5, 10],
            [-10, -2, 0, 10, 5],
            [10, -10, 5, 0, 2],
            [5, 2, -2, 10, 0],
        ];
        MATRIX[self as usize][defender as usize]
    }

    /// Does this face of the die give cards of this estro their bonus (ES-4.8)?
    pub const fn on_face(self, face: u8) -> bool {
        const FACES: [u8; 5] = [0b101000, 0b000101, 0b010010, 0b110100, 0b000111];
        face >= 1 && face <= 6 && FACES[self as usize] & (1 << (face - 1)) != 0
    }
}

/// One of a card's five values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Value {
    /// ATK, Ardo's.
    Atk,
    /// DEF, Granito's.
    Def,
    /// HEL, Armonio's.
    Hel,
    /// DEX, Illusio's.
    Dex,
    /// MAP, Manpo's.
    Map,
}

impl Value {
    /// All of them, in the order they are printed.
    pub const ALL: [Value; 5] = [Value::Atk, Value::Def, Value::Hel, Value::Dex, Value::Map];

    /// Its place in the printed order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its short name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Value::Atk => "ATK",
            Value::Def => "DEF",
            Value::Hel => "HEL",
            Value::Dex => "DEX",
            Value::Map => "MAP",
        }
    }
}

/// A set of estri.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EstroSet(u8);

impl EstroSet {
    /// None.
    pub const NONE: EstroSet = EstroSet(0);
    /// All five.
    pub const ALL: EstroSet = EstroSet(0b11111);

    /// Just this one.
    pub const fn one(estro: Estro) -> EstroSet {
        EstroSet(1 << estro as u8)
    }

    /// The set with this one added.
    #[must_use]
    pub const fn with(self, estro: Estro) -> EstroSet {
        EstroSet(self.0 | 1 << estro as u8)
    }

    /// Is it in the set?
    pub const fn contains(self, estro: Estro) -> bool {
        self.0 & (1 << estro as u8) != 0
    }

    /// Do the sets have one in common?
    pub const fn meets(self, other: EstroSet) -> bool {
        self.0 & other.0 != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The estri in it, in the rules' order.
    pub fn iter(self) -> impl Iterator<Item = Estro> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Estro::from_index(left.trailing_zeros() as usize));
            left &= left.wrapping_sub(1);
            next
        })
    }
}

impl Serialize for EstroSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One estro by its name, or a list of them.
impl<'de> Deserialize<'de> for EstroSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<EstroSet, D::Error> {
        struct Visitor;
        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = EstroSet;

            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("an estro such as \"ardo\", or a list of them")
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<EstroSet, E> {
                Estro::deserialize(serde::de::value::StrDeserializer::new(word)).map(EstroSet::one)
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(
                self,
                mut list: A,
            ) -> Result<EstroSet, A::Error> {
                let mut set = EstroSet::NONE;
                while let Some(estro) = list.next_element::<Estro>()? {
                    set = set.with(estro);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// The five zones, one per estro (ES-1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Zone {
    /// Ardo's.
    Military,
    /// Granito's.
    Tech,
    /// Armonio's.
    Medical,
    /// Illusio's.
    Civil,
    /// Manpo's.
    Control,
}

impl Zone {
    /// All of them, in the order of ES-8.8.1.
    pub const ALL: [Zone; 5] = [
        Zone::Military,
        Zone::Tech,
        Zone::Medical,
        Zone::Civil,
        Zone::Control,
    ];

    /// The zone with this place in the order of ES-8.8.1.
    pub const fn from_index(index: usize) -> Zone {
        Zone::ALL[index]
    }

    /// Its place in the order of ES-8.8.1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The estro it acts on (ES-6.2).
    pub const fn estro(self) -> Estro {
        Estro::ALL[self as usize]
    }

    /// As notation and files write it.
    pub const fn id(self) -> &'static str {
        match self {
            Zone::Military => "military",
            Zone::Tech => "tech",
            Zone::Medical => "medical",
            Zone::Civil => "civil",
            Zone::Control => "control",
        }
    }
}
