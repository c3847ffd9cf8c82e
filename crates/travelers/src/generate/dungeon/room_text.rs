//! What an entry of the index says, before it has its symbol.

use crate::dungeon::{Entry, Reading, Timing};
use crate::effect::Effect;
use crate::enemy::Enemy;
use crate::generate::foe::Foe;
use crate::generate::stock::PIECE_WORDINGS;
use crate::sentence::Sentence;
use crate::story::Story;
use crate::stream::Stream;
use crate::world::MarkTrack;

pub(super) struct RoomText {
    timing: Timing,
    title: Story,
    tale: Story,
    after: Option<Story>,
    enemy: Option<Enemy>,
    text: Vec<Sentence>,
    marks: Option<MarkTrack>,
}

impl RoomText {
    /// A room that is told about.
    pub fn new(timing: Timing, title: Story, tale: Story) -> RoomText {
        RoomText {
            timing,
            title,
            tale,
            after: None,
            enemy: None,
            text: Vec::new(),
            marks: None,
        }
    }

    /// The room of a piece, in one of its wordings.
    pub fn of_piece(piece: &str, timing: Timing, text: &mut Stream) -> RoomText {
        let wording = text.below(PIECE_WORDINGS.into()) + 1;
        RoomText::new(
            timing,
            Story::new(format!("ts-{piece}-title-{wording}")),
            Story::new(format!("ts-{piece}-short-{wording}")),
        )
    }

    /// The room of an enemy who needs no other introduction.
    pub fn of_foe(timing: Timing, foe: Foe) -> RoomText {
        RoomText::new(timing, foe.enemy.name, foe.intro).fight(foe)
    }

    /// Then this enemy is fought.
    #[must_use]
    pub fn fight(mut self, foe: Foe) -> RoomText {
        self.enemy = Some(foe.enemy);
        self.after = Some(foe.defeat);
        self.then(Sentence::of([Effect::Fight]))
    }

    /// G-51: then this lock or trap is fought, and may be left.
    #[must_use]
    pub fn fight_or_leave(self, foe: Foe) -> RoomText {
        self.then(Sentence::of([Effect::Leave]).may()).fight(foe)
    }

    /// The next sentence.
    #[must_use]
    pub fn then(mut self, sentence: Sentence) -> RoomText {
        self.text.push(sentence);
        self
    }

    /// What is told after the victory.
    #[must_use]
    pub fn after(mut self, story: Story) -> RoomText {
        self.after = Some(story);
        self
    }

    /// With these boxes.
    #[must_use]
    pub fn marks(mut self, marks: MarkTrack) -> RoomText {
        self.marks = Some(marks);
        self
    }

    /// The entry of the index.
    pub fn entry(self, reading: Reading) -> Entry {
        Entry {
            reading,
            timing: self.timing,
            title: self.title,
            tale: Some(self.tale),
            after: self.after,
            enemy: self.enemy,
            text: self.text,
            marks: self.marks,
        }
    }
}
