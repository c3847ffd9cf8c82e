//! Set files that no game may take, whatever its cards are.

/// What must be refused, each with one fault that begins so.
const WRONG: [(&str, &str); 9] = [
    (
        "name = \"m\"\nextends = \"bass\"\n",
        "mine.toml:2: extends = \"bass\": only \"base\" can be extended",
    ),
    (
        "name = \"m\"\n\nextends = 7\n",
        "mine.toml:3: invalid type: integer `7`, expected a string",
    ),
    ("", UNNAMED),
    ("extends = \"base\"", UNNAMED),
    ("name = \" \"\nextends = \"base\"", UNNAMED),
    ("this is not TOML at all", "mine.toml:1: "),
    ("name = \"x\"\n[[card]\n", "mine.toml:2: "),
    (
        "name = \"x\"\n\n[[card]]\nid = \"a\"\nname = {\n",
        "mine.toml:",
    ),
    ("\u{0}\u{1}\u{feff}[[[", "mine.toml:1: "),
];
const UNNAMED: &str = "mine.toml:1: the set needs a name: name = \"my set\"";

/// The name that the files of this test have.
pub const SET_FILE: &str = "mine.toml";

/// Gives a game's reader files that are no set, called [`SET_FILE`], and asks for their faults.
/// `instead` is what the game says to do if a set has no cards.
pub fn refuses_no_sets(faults: impl Fn(&str) -> Vec<String>, instead: &str) {
    let empty = format!(
        "{SET_FILE}:1: the set has no cards: add extends = \"base\" to change some of the game's own, or {instead}"
    );
    assert_eq!(faults("name = \"x\""), [empty]);
    let long = "# a long file\n".repeat(150_000);
    let too_long = (
        long.as_str(),
        "mine.toml:1: a set file has at most 1048576 bytes",
    );
    for (text, what) in WRONG.into_iter().chain([too_long]) {
        let told = faults(text);
        let shown: String = text.chars().take(60).collect();
        assert_eq!(told.len(), 1, "{shown:?}: {told:?}");
        assert!(told[0].starts_with(what), "{shown:?}: {told:?}");
    }
}
