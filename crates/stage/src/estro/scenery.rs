//! Builds a scene from what an eye sees, in the words of a language.

use super::{Field, keys};
use ::estro::estri::Estro;
use ::estro::mode::Frame;
use ::estro::player::{Player, Side};
use ::estro::view::EstroView;
use ::estro::{estri::Value, text};
use catalog::Locale;
use kernel::{Phrase, SeatSet};
use protocol::{Fact, Scene, Word, Zone, ZoneKind};

/// What is shown, and the language to say it in.
#[derive(Clone, Copy)]
pub struct Scenery<'a> {
    pub field: &'a Field,
    pub view: &'a EstroView,
    pub locale: &'a Locale,
}

impl<'a> Scenery<'a> {
    pub fn new(field: &'a Field, locale: &'a Locale) -> Scenery<'a> {
        Scenery {
            field,
            view: &field.view,
            locale,
        }
    }

    /// Everything, in the order to read it: what goes on now, the middle, the field from far to
    /// near, what is held, what belongs to each player.
    pub fn scene(self) -> Scene {
        let mut zones = vec![self.announced(), self.looking(), self.ashes()];
        zones.extend(self.fields());
        zones.extend(self.hands());
        zones.extend(self.objects());
        for player in self.players() {
            zones.extend(self.belongings(player));
        }
        zones.extend(self.extras());
        Scene {
            board: format!("estro-{}", self.field.frame().id()).into(),
            status: self.status(),
            zones,
            focus: self.focus(),
        }
    }

    /// All players, whoever looks first.
    pub fn players(self) -> Vec<&'a ::estro::view::PlayerView> {
        let mut players: Vec<_> = self.view.players.iter().collect();
        players.sort_by_key(|one| {
            let far = one.side != self.field.near();
            (!self.field.is_own(one.player), far)
        });
        players
    }

    /// A zone with nothing in it yet.
    pub fn zone(self, key: impl Into<Word>, name: String, kind: ZoneKind) -> Zone {
        Zone {
            key: key.into(),
            name,
            kind,
            seat: None,
            count: None,
            facts: Vec::new(),
            pieces: Vec::new(),
        }
    }

    pub fn say(self, phrase: Phrase) -> String {
        self.locale.say(&phrase)
    }

    pub fn word(self, key: &'static str) -> String {
        self.say(Phrase::new(key))
    }

    pub fn fact(self, key: &'static str, name: &'static str, value: impl ToString) -> Fact {
        Fact {
            key: key.into(),
            name: self.word(name),
            value: value.to_string(),
        }
    }

    /// In place of what Mnemonic mode hides (ES-8.2.2).
    pub fn masked(self) -> Fact {
        self.fact("masked", "mazzo-stage-estro-masked", "?")
    }

    /// A player, seen by whoever looks.
    pub fn player(self, player: Player) -> Phrase {
        match player.in_seat() {
            Some(seat) if self.view.you == Some(seat) => {
                Phrase::new("mazzo-stage-you").with("seat", seat)
            }
            Some(seat) => Phrase::new("mazzo-stage-who").with("seat", seat),
            None if self.field.frame() == Frame::Bastion => Phrase::new("mazzo-tui-estro-horde"),
            None => Phrase::new("mazzo-tui-estro-guardians"),
        }
    }

    /// A side of the field, seen by whoever looks.
    pub fn side_phrase(self, side: Side) -> Phrase {
        match self.view.you {
            Some(_) if side == self.field.near() => Phrase::new("mazzo-tui-estro-side-own"),
            Some(_) => Phrase::new("mazzo-tui-estro-side-enemy"),
            None => Phrase::new("mazzo-stage-estro-side-of").with("side", self.members(side)),
        }
    }

    /// The people who play on a side.
    pub fn members(self, side: Side) -> SeatSet {
        let players = self.view.players.iter().filter(|one| one.side == side);
        players.filter_map(|one| one.player.in_seat()).collect()
    }

    pub fn estri_names(self, estri: &[Estro]) -> String {
        let names = estri.iter().map(|&estro| self.say(text::estro_name(estro)));
        names.collect::<Vec<_>>().join(" + ")
    }

    /// The zone of a player's own kind: `deck-2`.
    pub fn belonging(self, what: &str, player: Player, name: String, kind: ZoneKind) -> Zone {
        Zone {
            seat: player.in_seat(),
            ..self.zone(keys::of(what, player), name, kind)
        }
    }
}

/// The names under which pieces and printed cards have their five values.
pub const fn value_key(value: Value) -> &'static str {
    match value {
        Value::Atk => "atk",
        Value::Def => "def",
        Value::Hel => "hel",
        Value::Dex => "dex",
        Value::Map => "map",
    }
}

/// The name of the sum.
pub const TOT: &str = "tot";
