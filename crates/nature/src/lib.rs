//! nature
