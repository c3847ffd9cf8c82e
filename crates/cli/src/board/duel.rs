//! The board of the duel.

use super::flow::Flow;
use super::{Board, Brush, Thing, Usable, fit};
use catalog::Locale;
use kernel::{Eye, Phrase, Seat};
use ratatui::{buffer::Buffer, layout::Rect};
use samples::duel::DuelView;
use samples::duel::view::{DuelPlayerView, HandCardView, UnitView};

/// Two players with their units, and a hand.
pub struct DuelBoard {
    /// Far and near.
    players: [Player; 2],
    hand: Option<Row>,
    things: Vec<Thing>,
    /// For each thing, how the actions that are about it begin and end.
    actions: Vec<[String; 2]>,
    no_units: String,
}

struct Player {
    summary: String,
    units: Row,
}

/// Things that stand in one row: the first one's place among all, and their short texts.
struct Row {
    first: usize,
    label: String,
    texts: Vec<String>,
}

impl DuelBoard {
    /// The board of a view.
    pub fn new(view: &DuelView, eye: Eye, locale: &Locale) -> DuelBoard {
        let near = match eye {
            Eye::Seat(seat) => seat,
            Eye::Public => Seat::new(0),
        };
        let far = Seat::new(1 - near.index());
        let mut things = Vec::new();
        let mut actions = Vec::new();
        let players = [far, near].map(|seat| {
            let player = &view.players[seat.index()];
            let mine = eye == Eye::Seat(seat);
            let units = Row {
                first: things.len(),
                label: String::new(),
                texts: player
                    .units
                    .iter()
                    .map(|unit| unit_text(unit, locale))
                    .collect(),
            };
            things.extend(
                player
                    .units
                    .iter()
                    .map(|unit| unit_thing(unit, mine, locale)),
            );
            actions.extend(player.units.iter().map(|unit| match mine {
                true => [format!("attack {} on ", unit.place), String::new()],
                false => ["attack ".to_owned(), format!(" on {}", unit.place)],
            }));
            Player {
                summary: summary(seat, player, mine, locale),
                units,
            }
        });
        let hand = Row {
            first: things.len(),
            label: locale.say(&Phrase::new("mazzo-tui-hand")),
            texts: view
                .hand
                .iter()
                .map(|held| hand_text(held, locale))
                .collect(),
        };
        things.extend(view.hand.iter().map(|held| Thing {
            name: held.card.data().name.in_lang(locale.lang()).to_owned(),
            card: Some(held.card.data().id),
            state: Vec::new(),
            usable: Usable::If(format!("play {}", held.card.data().id)),
        }));
        actions.extend(view.hand.iter().map(|held| {
            let id = held.card.data().id;
            ["play ".to_owned(), format!(" {id}")]
        }));
        DuelBoard {
            players,
            actions,
            hand: (eye != Eye::Public).then_some(hand),
            things,
            no_units: locale.say(&Phrase::new("mazzo-tui-duel-no-units")),
        }
    }

    fn flow(&self, row: &Row, brush: &Brush) -> Flow {
        let mut flow = Flow::new(row.label.clone());
        for text in &row.texts {
            let usable = text.starts_with('*');
            let style = if usable {
                brush.palette.usable()
            } else {
                brush.palette.plain()
            };
            flow.push(text.clone(), style);
        }
        flow
    }
}

fn unit_text(unit: &UnitView, locale: &Locale) -> String {
    let name = unit.card.data().name.in_lang(locale.lang());
    let ready = if unit.ready { "*" } else { " " };
    format!(
        "{ready}{} {name} {}/{}",
        unit.place, unit.attack, unit.health
    )
}

fn hand_text(held: &HandCardView, locale: &Locale) -> String {
    let card = held.card.data();
    let usable = if held.refused.is_none() { "*" } else { " " };
    format!(
        "{usable}{} ({})",
        card.name.in_lang(locale.lang()),
        card.cost
    )
}

fn unit_thing(unit: &UnitView, mine: bool, locale: &Locale) -> Thing {
    Thing {
        name: unit.card.data().name.in_lang(locale.lang()).to_owned(),
        card: Some(unit.card.data().id),
        state: vec![
            locale.say(
                &Phrase::new("mazzo-tui-duel-unit")
                    .with("place", unit.place.number())
                    .with("attack", unit.attack)
                    .with("health", unit.health),
            ),
        ],
        usable: match mine {
            true => Usable::If(format!("attack {} on player", unit.place)),
            false => Usable::Never,
        },
    }
}

fn summary(seat: Seat, player: &DuelPlayerView, mine: bool, locale: &Locale) -> String {
    let who = match mine {
        true => Phrase::new("mazzo-tui-seat-you"),
        false => Phrase::new("mazzo-tui-seat"),
    };
    locale.say(
        &Phrase::new("mazzo-tui-duel-player")
            .with("who", who.with("seat", seat.number()))
            .with("health", i32::from(player.health))
            .with("mana", player.mana)
            .with("most", player.most_mana)
            .with("hand", player.hand)
            .with("deck", player.deck),
    )
}

impl Board for DuelBoard {
    fn status(&self) -> String {
        String::new()
    }

    fn things(&self) -> &[Thing] {
        &self.things
    }

    fn first(&self) -> usize {
        let hand = self.hand.as_ref().filter(|hand| !hand.texts.is_empty());
        hand.map_or(0, |hand| hand.first)
    }

    fn height(&self, width: u16, most: u16) -> u16 {
        let brush = Brush {
            palette: super::Palette::new(false),
            pointed: None,
        };
        let rows = self.players.iter().map(|player| &player.units);
        let lines: u16 = (rows.chain(&self.hand))
            .map(|row| self.flow(row, &brush).height(width))
            .sum();
        (lines + 3).min(most)
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, brush: &Brush) -> Vec<Rect> {
        let mut places = Vec::new();
        let mut y = area.y;
        let [far, near] = &self.players;
        let summary = |y: &mut u16, buffer: &mut Buffer, text: &str| {
            if *y < area.bottom() {
                let text = fit::shorten(text, area.width.into());
                buffer.set_string(area.x, *y, text, brush.palette.strong());
            }
            *y += 1;
        };
        let mut row = |y: &mut u16, buffer: &mut Buffer, row: &Row| {
            let flow = self.flow(row, brush);
            let below = Rect::new(area.x, *y, area.width, area.bottom().saturating_sub(*y));
            places.extend(flow.draw(below, buffer, brush, row.first));
            if row.texts.is_empty() && row.label.is_empty() && below.height > 0 {
                let text = fit::shorten(&self.no_units, area.width.into());
                buffer.set_string(area.x, *y, text, brush.palette.faint());
            }
            *y += flow.height(area.width);
        };
        summary(&mut y, buffer, &far.summary);
        row(&mut y, buffer, &far.units);
        summary(&mut y, buffer, &"─".repeat(area.width.into()));
        row(&mut y, buffer, &near.units);
        summary(&mut y, buffer, &near.summary);
        if let Some(hand) = &self.hand {
            row(&mut y, buffer, hand);
        }
        places
    }

    fn concerns(&self, thing: usize, action: &str) -> bool {
        let [beginning, end] = &self.actions[thing];
        action.starts_with(beginning) && action.ends_with(end)
    }

    fn lines(&self) -> Vec<String> {
        let listed = |row: &Row| match row.texts.is_empty() {
            true => self.no_units.clone(),
            false => row
                .texts
                .iter()
                .map(|text| text.trim())
                .collect::<Vec<_>>()
                .join(", "),
        };
        let [far, near] = &self.players;
        let mut lines = vec![
            far.summary.clone(),
            listed(&far.units),
            near.summary.clone(),
            listed(&near.units),
        ];
        if let Some(hand) = &self.hand {
            lines.push(format!("{} {}", hand.label, listed(hand)));
        }
        lines
    }
}
