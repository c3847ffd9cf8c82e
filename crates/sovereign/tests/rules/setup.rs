//! Setup, geometry and where face-down cards lie (SV-3.1 to SV-3.8).

use crate::table::{ground, saved};
use serde_json::json;

// SV-3.8
#[test]
fn the_wall_is_ten_face_down_cards_on_the_own_home_rows() {
    let battle = ground(&json!({"turn": 1}));
    let saved = saved(&battle);
    for (seat, rows) in [("1", ["1", "2"]), ("2", ["4", "5"])] {
        let wall = saved["players"][seat]["wall"].as_object().expect("a wall");
        assert_eq!(wall.len(), 10);
        assert!(wall.keys().all(|zone| rows.contains(&&zone[1..])));
    }
}
