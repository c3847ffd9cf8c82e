use kernel::{Options, Setup};
use nature::NatureSetup;
const BASE: [&str; 5] = [
    include_str!("../cards/pebble.toml"),
    include_str!("../cards/droplet.toml"),
    include_str!("../cards/twig.toml"),
    include_str!("../cards/leaf.toml"),
    include_str!("../cards/commands.toml"),
];
fn try_it(what: &str, text: &str) {
    let setup = NatureSetup::build(&Options::new()).unwrap();
    match setup.with_cards("mine.toml", text) {
        Ok(_) => println!("{what}: OK"),
        Err(f) => println!("{what}: {}", f.iter().map(|f| f.to_string()).collect::<Vec<_>>().join(" || ")),
    }
}
#[test]
fn probe() {
    let whole = format!("name = \"mine\"\n{}", BASE.join("\n"));
    let rep = |a: &str, b: &str| { assert!(whole.contains(a), "{a}"); whole.replacen(a, b, 1) };
    try_it("whole", &whole);
    try_it("health 0", &rep("health = 12", "health = 0"));
    try_it("health 300", &rep("health = 12", "health = 300"));
    try_it("health -1", &rep("health = 12", "health = -1"));
    try_it("health str", &rep("health = 12", "health = \"many\""));
    try_it("cost 13", &rep("cost = 4", "cost = 13"));
    try_it("dup id", &rep("id = \"flint\"", "id = \"rocco\""));
    try_it("dup extends", "name = \"x\"\nextends = \"base\"\n[[card]]\nid=\"flint\"\nname = {en=\"A\"}\nkind=\"basic\"\nfaction=\"pebble\"\nstrength=1\nhealth=1\ncost=1\ncopies=1\n[[card]]\nid=\"flint\"\nname = {en=\"B\"}\nkind=\"basic\"\nfaction=\"pebble\"\nstrength=1\nhealth=1\ncost=1\ncopies=1\n");
    try_it("key", &rep("strength = 3", "strenght = 3"));
    try_it("effect", &rep("{ gold = 3 }", "{ golt = 3 }"));
    try_it("effect2", &rep("\"divide-shields\"", "\"devide-shields\""));
    try_it("amount", &rep("{ by-paid = [2, 4] }", "{ by-payd = [2, 4] }"));
    try_it("who", &rep("on = \"sage\"", "on = \"sague\""));
    try_it("faction", &rep("faction = \"pebble\"", "faction = \"peble\""));
    try_it("kind", &rep("kind = \"sage\"", "kind = \"sege\""));
    try_it("missing", &rep("health = 12\n", ""));
    try_it("missing id", &rep("id = \"gravel\"\n", ""));
    try_it("missing name", &rep("name = { en = \"Gravel\", it = \"Gravel\", zh-Hant = \"葛礫\" }\n", ""));
    try_it("no copies", &rep("cost = 4\ncopies = 1", "cost = 4"));
    try_it("no cost", &rep("cost = 4\ncopies = 1", "copies = 1"));
    try_it("market big", &rep("cost = 4\ncopies = 1", "cost = 4\ncopies = 9"));
    try_it("pack", &rep("\"geo-weasel\", \"granite-rampart\"", "\"geo-weazel\", \"granite-rampart\""));
    try_it("pack2", &rep("warriors = [\"geo-weasel\", \"granite-rampart\", \"onyx-bearer\"]", "warriors = [\"geo-weasel\", \"granite-rampart\"]"));
    try_it("pack3", &rep("warriors = [\"geo-weasel\", \"granite-rampart\", \"onyx-bearer\"]", "warriors = [\"geo-weasel\", \"geo-weasel\", \"onyx-bearer\"]"));
    try_it("pack4", &rep("basic = \"cobble\"", "basic = \"rocco\""));
    try_it("extends", "name = \"m\"\nextends = \"bass\"\n");
    try_it("extends num", "name = \"m\"\nextends = 7\n");
    try_it("no name", "extends = \"base\"\n");
    try_it("empty", "");
    try_it("name only", "name = \"x\"");
    try_it("extends only", "name = \"x\"\nextends = \"base\"");
    try_it("not toml", "this is not TOML at all");
    try_it("not toml2", "\u{0}\u{1}[[[");
    try_it("2MB", &"# x\n".repeat(600_000));
    try_it("level", &rep("level = 4\nstrength", "level = 5\nstrength"));
    try_it("rows", &rep("rows = [1, 2, 3]", "rows = [1, 2, 4]"));
    try_it("rows0", &rep("rows = [1, 2, 3]", "rows = []"));
    try_it("own dmg", &rep("to = { one = { side = \"enemy\" } }", "to = { one = { side = \"own\" } }"));
    try_it("field", &rep("kind = \"basic\"\n", "kind = \"basic\"\nlevel = 4\n"));
    try_it("header key", &whole.replacen("name = \"mine\"", "nam = \"mine\"", 1));
    try_it("id", &rep("id = \"flint\"", "id = \"Flint Stone\""));
    try_it("amount 0", &rep("{ gold = 3 }", "{ gold = 0 }"));
    try_it("amount 300", &rep("{ gold = 3 }", "{ gold = 300 }"));
    try_it("nopack", &whole.replacen("[[pack]]\nsage = \"gravel\"", "[[pack]]\nsage = \"torrent\"", 1));
}
