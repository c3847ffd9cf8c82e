//! The board of Command of Nature: both formations face to face, markets, seats, hands.

mod concern;
mod formation;
mod model;
mod modeller;
mod plan;
mod tables;
mod text;
mod words;

use super::{Board, Brush, Palette, Thing, fit};
use catalog::Locale;
use formation::Labels;
use model::{Model, Standing};
use modeller::Modeller;
use nature::view::NatureView;
use plan::Plan;
use ratatui::{buffer::Buffer, layout::Rect};
use tables::{Headings, Pen};
use words::Speaker;

/// The board of Command of Nature.
pub struct NatureBoard {
    model: Model,
    labels: Labels,
    headings: Headings,
    texts: text::Texts,
}

impl NatureBoard {
    /// The board of a view.
    pub fn new(view: &NatureView, locale: &Locale) -> NatureBoard {
        let say = Speaker { locale };
        let modeller = Modeller {
            view,
            say,
            things: Vec::new(),
            concerns: Vec::new(),
        };
        NatureBoard {
            model: modeller.model(),
            labels: Labels::new(say),
            headings: Headings::new(say),
            texts: text::Texts::new(say),
        }
    }

    fn formation(&self, standings: &[Option<Standing>], places: &[Rect], pen: &mut Pen) {
        for (i, (standing, place)) in standings.iter().zip(places).enumerate() {
            let standing = standing.as_ref();
            formation::draw_space(i + 1, standing, *place, pen.buffer, pen.brush, &self.labels);
            if let Some(standing) = standing {
                pen.places[standing.thing] = *place;
            }
        }
    }

    fn middle(&self, area: Rect, pen: &mut Pen) {
        let rule = "─".repeat(area.width.into());
        pen.put(area, &rule, pen.brush.palette.faint());
        let removed = &self.model.removed;
        let wide = (fit::width(&removed.text) as u16 + 1).min(area.width);
        let right = Rect {
            x: area.right().saturating_sub(wide),
            width: wide,
            ..area
        };
        match &self.model.attack {
            Some(attack) if fit::width(attack) > area.width.into() => {}
            Some(attack) => pen.put(area, attack, pen.brush.palette.warning()),
            None => pen.chip(removed, right),
        }
    }
}

impl Board for NatureBoard {
    fn status(&self) -> String {
        let attack = self.model.attack.as_ref();
        attack.unwrap_or(&self.model.status).clone()
    }

    fn things(&self) -> &[Thing] {
        &self.model.things
    }

    fn first(&self) -> usize {
        let card = self.model.hands.iter().flat_map(|hand| &hand.cards).next();
        let standing = self.model.near.iter().flatten().next();
        let thing = card
            .map(|chip| chip.thing)
            .or(standing.map(|standing| standing.thing));
        thing.unwrap_or(0)
    }

    fn height(&self, width: u16, most: u16) -> u16 {
        let brush = Brush {
            palette: Palette::new(false),
            pointed: None,
        };
        let hands = self.model.hand_lines(width, &brush);
        (plan::formation_lines(most.saturating_sub(hands)) + hands).min(most)
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, brush: &Brush) -> Vec<Rect> {
        let model = &self.model;
        let plan = Plan::new(area, model.seats, model.hand_lines(area.width, brush));
        let mut pen = Pen {
            buffer,
            brush,
            places: vec![Rect::ZERO; model.things.len()],
        };
        self.formation(&model.far, &plan.far, &mut pen);
        self.formation(&model.near, &plan.near, &mut pen);
        for (label, place) in model.labels.iter().zip(plan.labels) {
            pen.put(place, label, brush.palette.strong());
        }
        self.middle(plan.middle, &mut pen);
        pen.markets(&model.stalls, plan.markets);
        match &model.rows[..] {
            [far, near] => {
                pen.seat(far, &self.headings, plan.seats[0]);
                pen.seat(near, &self.headings, plan.seats[1]);
            }
            rows => pen.seats(rows, &self.headings, plan.seats[0]),
        }
        let own: Vec<_> = model.rows.iter().filter(|row| !row.far).collect();
        pen.actions(&own, &self.headings, plan.actions);
        pen.hands(&model.hands, plan.hands);
        pen.places
    }

    fn concerns(&self, thing: usize, action: &str) -> bool {
        self.model.concerns[thing].includes(action)
    }

    fn lines(&self) -> Vec<String> {
        self.text_lines()
    }
}
