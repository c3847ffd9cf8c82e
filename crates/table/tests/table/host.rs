//! A host for tests: it keeps the entries as a database would, and lets time pass.

use kernel::{Eye, Level, Seat, Seed};
use protocol::{ClockRule, TableView, UndoRight, Wish};
use std::collections::BTreeMap;
use table::{Chair, Entry, Granted, GuestId, Happening, Millis, Opening, Table, TableRefusal};

pub const START: Millis = Millis(1_700_000_000_000);

pub fn guest(name: &str) -> GuestId {
    GuestId::new(name)
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub fn person(name: &str) -> Chair {
    Chair::Guest {
        guest: guest(name),
        name: name.to_owned(),
    }
}

pub fn bot() -> Chair {
    Chair::Bot { level: Level::Easy }
}

/// A table of this game; options are written `key=value key=value`.
pub fn opening(game: &str, options: &str, seed: u64, chairs: Vec<Chair>) -> Opening {
    let pairs = options.split_whitespace().map(|option| {
        let (key, value) = option.split_once('=').unwrap();
        (key.to_owned(), value.to_owned())
    });
    Opening {
        game: game.to_owned(),
        options: pairs.collect::<BTreeMap<_, _>>(),
        seed: Seed::from(seed),
        chairs,
        clock: None,
        public: false,
        at: START,
    }
}

pub fn timed(mut opening: Opening, move_seconds: u32, bank_seconds: u32) -> Opening {
    opening.clock = Some(ClockRule {
        move_seconds,
        bank_seconds,
    });
    opening
}

pub struct Host {
    pub table: Table,
    pub opening: Opening,
    pub entries: Vec<Entry>,
    pub happenings: Vec<Happening>,
    pub now: Millis,
    wishes: u32,
}

impl Host {
    /// Opens a table, lets everyone who sits there arrive, and settles it.
    pub fn new(opening: Opening) -> Host {
        Host::seated(opening, false)
    }

    /// The same, but everyone answers single prompts themselves.
    pub fn in_control(opening: Opening) -> Host {
        Host::seated(opening, true)
    }

    fn seated(opening: Opening, full_control: bool) -> Host {
        let mut host = Host::empty(opening);
        let chairs: Vec<Chair> = host.table.chairs().cloned().collect();
        let mut came = Vec::new();
        for chair in chairs {
            if let Chair::Guest { guest, .. } = chair
                && !came.contains(&guest)
            {
                host.table.arrive(&guest, host.now);
                host.table.set_control(&guest, full_control);
                came.push(guest);
            }
        }
        host.settle();
        host
    }

    /// A table where nobody is, and nothing has happened.
    pub fn empty(opening: Opening) -> Host {
        Host {
            table: Table::open(opening.clone()).unwrap(),
            opening,
            entries: Vec::new(),
            happenings: Vec::new(),
            now: START,
            wishes: 0,
        }
    }

    /// A duel of two people.
    pub fn duel() -> Host {
        Host::new(opening("duel", "", 7, vec![person("ann"), person("bob")]))
    }

    pub fn keep(&mut self, happenings: Vec<Happening>) -> Vec<Entry> {
        for happening in &happenings {
            let last = self.entries.last();
            let number = last.map_or(1, |entry| entry.number + 1);
            assert_eq!(happening.entry.number, number, "{:?}", happening.entry);
            assert!(last.is_none_or(|last| last.at <= happening.entry.at));
            self.entries.push(happening.entry.clone());
        }
        assert_eq!(
            self.table.number(),
            self.entries.last().map_or(0, |entry| entry.number)
        );
        let entries = happenings.iter().map(|happening| happening.entry.clone());
        let entries = entries.collect();
        self.happenings.extend(happenings);
        entries
    }

    pub fn settle(&mut self) -> Vec<Entry> {
        let happenings = self.table.settle(self.now);
        self.keep(happenings)
    }

    /// Time passes, and the host looks after the table when it should.
    pub fn pass(&mut self, ms: u64) -> Vec<Entry> {
        let until = self.now.plus(ms);
        let mut entries = Vec::new();
        while let Some(moment) = self.table.wake_at().filter(|&moment| moment <= until) {
            assert!(moment >= self.now, "a host is not woken for what was");
            self.now = moment;
            entries.extend(self.settle());
        }
        self.now = until;
        entries.extend(self.settle());
        entries
    }

    pub fn wish(
        &mut self,
        name: &str,
        number: usize,
        wish: Wish,
    ) -> Result<Vec<Entry>, TableRefusal> {
        self.wishes += 1;
        let id = format!("wish-{}", self.wishes);
        self.wish_as(name, &id, number, wish)
    }

    pub fn wish_as(
        &mut self,
        name: &str,
        id: &str,
        number: usize,
        wish: Wish,
    ) -> Result<Vec<Entry>, TableRefusal> {
        let guest = guest(name);
        let granted = (self.table).wish(&guest, id, seat(number), &wish, true, self.now)?;
        match granted {
            Granted::Now(happenings) => Ok(self.keep(happenings)),
            Granted::Before => Ok(Vec::new()),
        }
    }

    /// Somebody moves now.
    pub fn act(&mut self, name: &str, number: usize, text: &str) -> Result<(), TableRefusal> {
        let wish = Wish::Act {
            text: text.to_owned(),
            number: self.table.number(),
        };
        self.wish(name, number, wish)?;
        self.settle();
        Ok(())
    }

    pub fn choices(&self, number: usize) -> Vec<String> {
        let game = self.table.game().unwrap();
        let choices = game.choices(seat(number)).into_iter();
        choices.map(|choice| choice.text).collect()
    }

    /// The bot that decides next does this.
    pub fn think(&mut self, choose: impl FnOnce(Vec<String>) -> String) -> Vec<Entry> {
        let (seat, _) = self.table.thinker().unwrap();
        let number = self.table.think(seat).number;
        let text = choose(self.choices(seat.index() + 1));
        let happenings = (self.table).take_thought(seat, number, &text, self.now);
        self.keep(happenings)
    }

    pub fn view(&self, name: &str) -> TableView {
        self.table.view(Some(&guest(name)), 0, self.now)
    }

    pub fn undo_right(&self, name: &str) -> UndoRight {
        self.view(name).undo
    }

    /// English, with people called by their names.
    pub fn voice(&self) -> catalog::Locale {
        let name = |chair: &Chair| match chair {
            Chair::Guest { name, .. } => name.clone(),
            Chair::Bot { .. } | Chair::Open => String::new(),
        };
        catalog::Locale::new(kernel::Lang::En).among(self.table.chairs().map(name))
    }

    pub fn log(&self, eye: Eye) -> Vec<String> {
        let voice = self.voice();
        self.table
            .log(eye)
            .map(|phrase| voice.say(phrase))
            .collect()
    }

    /// The table that the entries lead to.
    pub fn replayed(&self) -> Table {
        Table::replay(self.opening.clone(), self.entries.clone()).unwrap()
    }
}

/// The first thing in the list that is not the last resort.
pub fn bold(choices: Vec<String>) -> String {
    let calm = |text: &&String| !["pass", "end", "done"].contains(&text.as_str());
    choices.iter().find(calm).unwrap_or(&choices[0]).clone()
}
