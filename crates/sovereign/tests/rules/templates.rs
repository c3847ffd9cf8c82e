//! The catalogue of effect templates (§8.4), theme by theme.

mod damage;
