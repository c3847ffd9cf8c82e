//! Notes on single cards of the base set (§6 of the set's own document).
