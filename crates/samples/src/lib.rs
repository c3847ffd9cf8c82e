//! Three tiny complete games that teach newcomers how a game is written, and measure how fast
//! the kernel can be.
//!
//! [`duel`] is the one to read first: a card game with hidden hands, chance and card data.
//! [`connect_four`] shows a game without secrets on bitboards; [`leduc`] shows payoffs in chips
//! and a card that is drawn only when it is needed. Their rules are numbered in their modules.

pub mod connect_four;
pub mod duel;
pub mod leduc;

mod bits;
mod setup;

pub use connect_four::ConnectFour;
pub use duel::Duel;
pub use leduc::Leduc;
pub use setup::Plain;
