//! Whether Node is there, and new enough.

use crate::fault::Fault;
use crate::npm;
use std::fmt;
use std::process::Command;

/// The oldest Node that Vite runs on.
pub const OLDEST: Node = Node {
    major: 20,
    minor: 19,
};

/// A version of Node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Node {
    major: u32,
    minor: u32,
}

impl Node {
    /// The Node of this machine, if it comes with npm and is new enough.
    pub fn find() -> Result<Node, Fault> {
        let version = printed(Command::new("node").arg("--version")).ok_or(Fault::NoNode)?;
        printed(npm::npm().arg("--version")).ok_or(Fault::NoNode)?;
        match Node::read(&version) {
            Some(node) if node >= OLDEST => Ok(node),
            _ => Err(Fault::OldNode { version }),
        }
    }

    /// Reads a version as Node prints it, such as `v20.19.4`.
    fn read(version: &str) -> Option<Node> {
        let mut numbers = version.trim_start_matches('v').split('.');
        Some(Node {
            major: numbers.next()?.parse().ok()?,
            minor: numbers.next()?.parse().ok()?,
        })
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

fn printed(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(Node::read("v20.9.0").unwrap() < OLDEST);
        assert!(Node::read("v18.20.4").unwrap() < OLDEST);
        assert!(Node::read("v20.19.0").unwrap() >= OLDEST);
        assert!(Node::read("v100.1.2").unwrap() > OLDEST);
        assert_eq!(Node::read("something else"), None);
    }
}
