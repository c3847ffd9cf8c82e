//! Runs the built program as a person would.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{fs, thread};

/// A folder of its own, and the program in it.
pub struct Program {
    pub folder: PathBuf,
}

/// What a run of the program left behind.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Program {
    /// The program in an empty folder of this name.
    pub fn new(name: &str) -> Program {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir_all(&folder).unwrap();
        Program { folder }
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mazzo"));
        command
            .args(arguments)
            .current_dir(&self.folder)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "C")
            .env("XDG_DATA_HOME", self.folder.join("data"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Runs it with nothing to read.
    pub fn run(&self, arguments: &[&str]) -> Ran {
        self.run_with(arguments, "")
    }

    /// Runs it with these bytes to read.
    pub fn run_with(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
        let mut child = self.command(arguments).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = input.as_ref().to_vec();
        // A program that stops reading early is no fault of this test.
        let writer = thread::spawn(move || stdin.write_all(&input).is_ok());
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        Ran::from(output)
    }

    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let file = self.folder.join(name);
        fs::write(&file, content).unwrap();
        file
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.folder.join(name)).unwrap()
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ran {
    /// It did what it was asked.
    #[track_caller]
    pub fn succeeds(self) -> Ran {
        assert_eq!(self.code, Some(0), "{self:#?}");
        assert!(!self.err.contains("panicked"), "{self:#?}");
        self
    }

    /// It refused the input with a message that says this.
    #[track_caller]
    pub fn refuses(self, part: &str) -> Ran {
        assert_eq!(self.code, Some(2), "{self:#?}");
        assert!(self.err.contains(part), "{self:#?}");
        assert!(!self.err.contains("panicked"), "{self:#?}");
        self
    }

    /// It printed all of these, in this order.
    #[track_caller]
    pub fn says(self, parts: &[&str]) -> Ran {
        let mut rest = self.out.as_str();
        for part in parts {
            let place = rest.find(part);
            let place = place.unwrap_or_else(|| panic!("no '{part}' in: {rest}"));
            rest = &rest[place + part.len()..];
        }
        self
    }

    /// The JSON it printed.
    #[track_caller]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }
}
