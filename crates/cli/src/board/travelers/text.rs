//! The board as plain text, for those who read or hear it line by line.

use super::model::{Grid, Maze, Model, Scene};
use super::words::Speaker;
use ::travelers::TravelersView;
use kernel::Phrase;

/// Lines of the map are no longer than this.
const COLUMNS: usize = 80;

/// The whole board as lines.
pub fn lines(view: &TravelersView, model: &Model, say: Speaker) -> Vec<String> {
    let mut lines = vec![model.status.clone()];
    match &model.scene {
        Scene::Fight(rows) => {
            lines.extend(rows.iter().map(|row| row.text()));
            return lines;
        }
        Scene::Grid(grid) => lines.extend(grid_lines(grid, say)),
        Scene::Maze(maze) => lines.extend(maze_lines(maze)),
    }
    for (card, &upright) in model.hand.cards.iter().zip(&view.hand) {
        let abilities = view.half(upright).map_or(Vec::new(), |half| {
            let said = |ability| say.phrase(&::travelers::text::ability(ability));
            half.abilities.iter().map(said).collect()
        });
        lines.push(format!(
            "{} {} ({}): {}",
            model.hand.label,
            card.name,
            card.worth,
            abilities.join(" ")
        ));
    }
    let piles = model.piles.iter().map(|piece| piece.text.as_str());
    lines.push(piles.collect());
    lines
}

fn grid_lines(grid: &Grid, say: Speaker) -> Vec<String> {
    let cell = |i: usize| {
        let cell = &grid.cells[i];
        let parts = [&cell.head, &cell.title, &cell.values];
        let said: Vec<&str> = (parts.into_iter())
            .filter(|part| !part.is_empty())
            .map(String::as_str)
            .collect();
        said.join(" ")
    };
    let mut lines = Vec::new();
    for row in 0..grid.cells.len() / 3 {
        let cells: Vec<String> = (3 * row..3 * row + 3).map(cell).collect();
        let phrase = Phrase::new("mazzo-tui-travelers-text-row")
            .with("row", row + 1)
            .with("cells", cells.join(" | ").as_str());
        lines.push(say.phrase(&phrase));
    }
    lines.extend(grid.panel.paragraphs.iter().map(|(text, _)| text.clone()));
    lines
}

fn maze_lines(maze: &Maze) -> Vec<String> {
    let mut lines = Vec::new();
    for island in &maze.islands {
        let drawn = island.lines();
        let cut = |line: &String| line.chars().take(COLUMNS).collect::<String>();
        lines.extend(drawn.iter().map(|line| cut(line).trim_end().to_owned()));
    }
    lines.extend(maze.panel.paragraphs.iter().map(|(text, _)| text.clone()));
    lines
}
