//! The board of Sovereign as lines of text, with words for the marks. South is always below.

use super::words::Speaker;
use kernel::Phrase;
use sovereign::cards::Printed;
use sovereign::text::words::{self, Term};
use sovereign::view::{
    Asked, BuildingView, CombatView, CoverView, HaerianView, PlayerView, Source, SovereignView,
};
use sovereign::zone::Zone;

/// Everything on the board.
pub fn lines(view: &SovereignView, say: Speaker) -> Vec<String> {
    let mut lines = vec![say.status(view)];
    for player in view.players.iter().rev() {
        lines.push(say.player_line(view, player));
    }
    for row in ['5', '4', '3', '2', '1'] {
        lines.push(say.row_line(view, row));
    }
    if view.result.is_none() {
        lines.extend(
            view.combat
                .as_ref()
                .map(|combat| say.combat_line(view, combat)),
        );
        lines.extend(say.now_line(view));
    }
    if !view.shown.is_empty() {
        let label = Phrase::new("mazzo-tui-sovereign-shown");
        lines.push(format!("{} {}", say.phrase(label), say.costed(&view.shown)));
    }
    let own = view
        .players
        .iter()
        .find(|player| Some(player.seat) == view.you);
    if let Some(hand) = own.and_then(|player| player.hand.as_ref()) {
        let cards: Vec<Printed> = hand.iter().map(|held| held.card).collect();
        let label = say.phrase(Phrase::new("mazzo-tui-hand"));
        lines.push(format!("{label} {}", say.costed(&cards)));
    }
    lines
}

impl Speaker<'_> {
    /// Cards with their costs, copies counted.
    fn costed(&self, cards: &[Printed]) -> String {
        let mut stacks: Vec<(Printed, usize)> = Vec::new();
        for card in cards {
            match stacks.iter_mut().find(|(other, _)| other == card) {
                Some((_, count)) => *count += 1,
                None => stacks.push((*card, 1)),
            }
        }
        listed(
            stacks
                .iter()
                .map(|(card, count)| format!("{}{}", self.name(card), self.cost(card, *count))),
        )
    }

    fn player_line(&self, view: &SovereignView, player: &PlayerView) -> String {
        let crystals = listed(player.crystals.iter().map(|crystal| {
            let colour = self.phrase(words::colour(crystal.colour));
            format!(
                "{colour} {}/{}",
                crystal.ready,
                crystal.ready + crystal.exhausted
            )
        }));
        let equipment = listed(player.equipment.iter().map(|item| match item.exhausted {
            true => {
                let exhausted = self.phrase(words::term(Term::Exhausted));
                format!("{} ({exhausted})", self.equipment(item))
            }
            false => self.equipment(item),
        }));
        let top = match player.afterlife.last() {
            Some(card) => format!(" ({})", self.name(card)),
            None => String::new(),
        };
        self.phrase(
            Phrase::new("mazzo-tui-sovereign-line-player")
                .with("player", self.player(view, player.seat).as_str())
                .with(
                    "classes",
                    listed(player.classes.iter().map(|id| self.class(id))).as_str(),
                )
                .with("crystals", crystals.as_str())
                .with("vocations", player.vocations)
                .with("hand", player.hand_count)
                .with("chronicles", player.chronicles_count)
                .with("wall", player.wall)
                .with("down", player.realms_count)
                .with("up", player.open_realms.len())
                .with("used", player.accesses)
                .with("quota", self.quota(view, player))
                .with("afterlife", player.afterlife.len())
                .with("top", top.as_str())
                .with("equipment", equipment.as_str()),
        )
    }

    /// The zones of a row on which something is; where only the wall is, they are counted up.
    fn row_line(&self, view: &SovereignView, number: char) -> String {
        let zones = ('a'..='e').filter_map(|column| format!("{column}{number}").parse().ok());
        let (bare, rest): (Vec<Zone>, Vec<Zone>) =
            zones.partition(|&zone| is_bare_wall(view, zone));
        let mut said: Vec<String> = (rest.into_iter())
            .filter_map(|zone| self.zone_text(view, zone))
            .collect();
        if !bare.is_empty() {
            let names: Vec<String> = bare.into_iter().map(|zone| self.zone(zone)).collect();
            let covers = Phrase::new("mazzo-tui-sovereign-text-covers");
            said.push(self.phrase(covers.with("zones", names.join(" ").as_str())));
        }
        let line = match number {
            '5' | '1' => Term::InitialLine,
            '4' | '2' => Term::SecondLine,
            _ => Term::Frontier,
        };
        let of = match number {
            '5' | '4' => Some(view.players[1].seat),
            '2' | '1' => Some(view.players[0].seat),
            _ => None,
        };
        let phrase = match of {
            Some(seat) => Phrase::new("mazzo-tui-sovereign-line-row-of")
                .with("player", self.player_phrase(seat)),
            None => Phrase::new("mazzo-tui-sovereign-line-row"),
        };
        self.phrase(
            phrase
                .with("row", number.to_string().as_str())
                .with("line", words::term(line))
                .with("zones", listed(said.into_iter()).as_str()),
        )
    }

    fn zone_text(&self, view: &SovereignView, zone: Zone) -> Option<String> {
        let haerian = view.haerian.iter().find(|one| one.spot.zone == zone);
        let building = view.buildings.iter().find(|one| one.spot.zone == zone);
        let cover = view.covers.iter().find(|one| one.zone == zone);
        let parts: Vec<String> = (haerian.map(|one| self.haerian_text(view, one)).into_iter())
            .chain(building.map(|one| self.building_text(one)))
            .chain(cover.map(|one| self.cover_text(one)))
            .collect();
        (!parts.is_empty()).then(|| format!("{} {}", self.zone(zone), parts.join(" + ")))
    }

    fn haerian_text(&self, view: &SovereignView, haerian: &HaerianView) -> String {
        let mut states = vec![
            self.phrase(
                Phrase::new("mazzo-tui-sovereign-text-force")
                    .with("residual", haerian.residual)
                    .with("damage", haerian.damage),
            ),
        ];
        states.extend(haerian.traits.iter().map(|&flag| self.trait_name(flag)));
        let on_turn = haerian.spot.seat == view.active && !haerian.exhausted;
        let flags = [
            (haerian.stunned, "mazzo-tui-sovereign-text-stunned"),
            (
                haerian.exhausted && !haerian.stunned,
                "mazzo-tui-sovereign-text-exhausted",
            ),
            (
                on_turn && haerian.moves == 0 && haerian.combats == 0,
                "mazzo-tui-sovereign-text-idle",
            ),
            (
                on_turn && haerian.moves > 0 && haerian.combats == 0,
                "mazzo-tui-sovereign-text-moves",
            ),
            (
                on_turn && haerian.moves == 0 && haerian.combats > 0,
                "mazzo-tui-sovereign-text-fights",
            ),
        ];
        let there = flags.into_iter().filter(|(there, _)| *there);
        states.extend(there.map(|(_, key)| self.phrase(Phrase::new(key))));
        self.owned(&haerian.spot.card, haerian.spot.seat, &states)
    }

    fn building_text(&self, building: &BuildingView) -> String {
        let mut states = vec![
            self.phrase(
                Phrase::new("mazzo-tui-sovereign-text-building")
                    .with("residual", building.residual)
                    .with("force", building.force),
            ),
        ];
        if building.controller.is_none() {
            states.push(self.phrase(Phrase::new("mazzo-tui-sovereign-text-no-controller")));
        }
        self.owned(&building.spot.card, building.spot.seat, &states)
    }

    fn owned(&self, card: &Printed, seat: kernel::Seat, states: &[String]) -> String {
        self.phrase(
            Phrase::new("mazzo-tui-sovereign-text-card")
                .with("player", self.player_phrase(seat))
                .with("card", card.name)
                .with("states", states.join(", ").as_str()),
        )
    }

    fn cover_text(&self, cover: &CoverView) -> String {
        self.phrase(match cover.card {
            Some(card) => {
                Phrase::new("mazzo-tui-sovereign-text-cover-known").with("card", card.name)
            }
            None => Phrase::new("mazzo-tui-sovereign-text-cover"),
        })
    }

    fn combat_line(&self, view: &SovereignView, combat: &CombatView) -> String {
        let other = view.players[combat.aggressor.index() ^ 1].seat;
        let deeds = |seat| self.window(view, combat, seat);
        self.phrase(
            Phrase::new("mazzo-tui-sovereign-line-combat")
                .with("attacker", self.fighter(view, combat.attacker).as_str())
                .with("defender", self.fighter(view, combat.defender).as_str())
                .with("one", self.player_phrase(combat.aggressor))
                .with("deeds", deeds(combat.aggressor).as_str())
                .with("other", self.player_phrase(other))
                .with("answers", deeds(other).as_str()),
        )
    }

    fn now_line(&self, view: &SovereignView) -> Option<String> {
        let mut said = Vec::new();
        said.extend(view.playing.as_ref().map(|playing| self.playing(playing)));
        if let Some(source) = &view.ability {
            let name = match source {
                Source::Card { card, .. } => self.name(card),
                Source::Class { class, .. } => self.class(class),
            };
            let phrase = Phrase::new("mazzo-tui-sovereign-resolving").with("card", name.as_str());
            said.push(self.phrase(phrase));
        }
        if let Asked::PickUp { zone } = view.asked {
            let phrase = Phrase::new("mazzo-tui-sovereign-picking-up");
            said.push(self.phrase(phrase.with("zone", self.zone(zone).as_str())));
        }
        let label = self.phrase(Phrase::new("mazzo-tui-sovereign-now"));
        (!said.is_empty()).then(|| format!("{label} {}", said.join(" · ")))
    }
}

/// Does nothing lie here but a card of the wall that these eyes do not know?
fn is_bare_wall(view: &SovereignView, zone: Zone) -> bool {
    let mut covers = view.covers.iter();
    covers.any(|cover| cover.zone == zone && cover.card.is_none())
        && !view.haerian.iter().any(|one| one.spot.zone == zone)
        && !view.buildings.iter().any(|one| one.spot.zone == zone)
}

fn listed(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<_> = texts.collect();
    match texts.is_empty() {
        true => "-".to_owned(),
        false => texts.join(", "),
    }
}
