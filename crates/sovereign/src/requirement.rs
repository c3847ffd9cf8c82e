//! Classes that a class or a card needs: `a + b` means both, `a / b` one of them (SV-2.3).

use crate::cards::ClassId;

/// What must be among the chosen classes.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Requirement {
    /// Nothing.
    #[default]
    None,
    /// All of these.
    All(Vec<ClassId>),
    /// At least one of these.
    Any(Vec<ClassId>),
}

/// The classes a player has chosen, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ClassSet(pub u32);

impl ClassSet {
    /// A set file has at most so many classes.
    pub const MOST: usize = 32;

    /// Is this class among them?
    pub const fn contains(self, class: ClassId) -> bool {
        self.0 & 1 << class.0 != 0
    }

    /// Adds a class.
    pub fn insert(&mut self, class: ClassId) {
        self.0 |= 1 << class.0;
    }

    /// The classes, in the order of the set.
    pub fn iter(self) -> impl Iterator<Item = ClassId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let class = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            Some(ClassId(class as u8))
        })
    }
}

impl Requirement {
    /// Do these classes satisfy it?
    pub fn is_met_by(&self, classes: ClassSet) -> bool {
        match self {
            Requirement::None => true,
            Requirement::All(needed) => needed.iter().all(|&class| classes.contains(class)),
            Requirement::Any(needed) => needed.iter().any(|&class| classes.contains(class)),
        }
    }

    /// The ids of a text such as `acolyte + firebrand`, and whether all are needed.
    pub(crate) fn read(text: &str) -> Result<(bool, Vec<&str>), String> {
        let all = text.contains('+');
        if all && text.contains('/') {
            return Err(format!(
                "'{text}' mixes '+' and '/'; a requirement names all of its classes or one of them"
            ));
        }
        let ids: Vec<&str> = text.split(['+', '/']).map(str::trim).collect();
        if ids.iter().any(|id| id.is_empty()) {
            return Err(format!(
                "'{text}' is no requirement; write 'acolyte', 'acolyte + firebrand' or 'sellsword / tidescribe'"
            ));
        }
        Ok((all, ids))
    }
}
