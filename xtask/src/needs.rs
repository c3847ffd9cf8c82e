//! What the tests need beside Rust: Node, Chromium, PostgreSQL. Where apt installs things and we
//! may use it, what is missing is installed; elsewhere it is said.

use crate::cargo::run;
use crate::chore::Fault;
use bundle::Node;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A program that tests need and apt has.
struct Need {
    name: &'static str,
    package: &'static str,
    find: fn() -> Option<PathBuf>,
}

const NEEDS: [Need; 2] = [
    Need {
        name: "Chromium",
        package: "chromium",
        find: chromium,
    },
    Need {
        name: "PostgreSQL",
        package: "postgresql",
        find: initdb,
    },
];

/// Sees to it that everything is there.
pub fn run_all() -> Result<(), Fault> {
    let node = node()?;
    println!("Node {node}");
    let missing: Vec<&Need> = NEEDS
        .iter()
        .filter(|need| (need.find)().is_none())
        .collect();
    if !missing.is_empty() {
        let packages: Vec<_> = missing.iter().map(|need| need.package).collect();
        install(&packages)?;
    }
    for need in &NEEDS {
        let found = (need.find)().ok_or_else(|| lacking(need.name, need.package))?;
        println!("{} in {}", need.name, found.display());
    }
    Ok(())
}

/// The Node of this machine.
pub fn node() -> Result<Node, Fault> {
    Node::find().map_err(|fault| Fault::Failed(format!("The client cannot be tested: {fault}.")))
}

/// The system's Chromium, or a browser made from it; `MAZZO_CHROMIUM` says where else it is.
pub fn chromium() -> Option<PathBuf> {
    if let Some(named) = env::var_os("MAZZO_CHROMIUM") {
        return Some(named.into());
    }
    let names = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ];
    names.iter().find_map(|name| on_path(name))
}

/// Debian keeps the programs of a PostgreSQL server out of the way, in a folder a version.
fn initdb() -> Option<PathBuf> {
    on_path("initdb").or_else(|| {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
        versions
            .filter_map(|version| Some(version.ok()?.path().join("bin/initdb")))
            .find(|program| program.is_file())
    })
}

fn on_path(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .map(|folder| folder.join(program))
        .find(|path| path.is_file())
}

fn install(packages: &[&str]) -> Result<(), Fault> {
    let missing = packages.join(" ");
    if !Path::new("/usr/bin/apt-get").exists() {
        return Err(lacking("a program", &missing));
    }
    let words: &[&str] = match (is_root(), may_sudo()) {
        (true, _) => &["env"],
        (false, true) => &["sudo", "--non-interactive", "env"],
        (false, false) => return Err(lacking("a program", &missing)),
    };
    println!("Installing {missing}");
    let apt = |what: &[&str]| {
        let mut command = Command::new(words[0]);
        command
            .args(&words[1..])
            .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet=2"])
            .args(what);
        command
    };
    run(apt(&["update"]))?;
    run(apt(&[
        &["install", "--yes", "--no-install-recommends"],
        packages,
    ]
    .concat()))
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn may_sudo() -> bool {
    let mut sudo = Command::new("sudo");
    sudo.args(["--non-interactive", "true"])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    sudo.status().is_ok_and(|status| status.success())
}

/// What to tell somebody whose machine has not what is needed.
pub fn lacking(name: &str, packages: &str) -> Fault {
    Fault::Failed(format!(
        "The tests need {name} that is not here and cannot be installed from here. On Debian or \
         Ubuntu:\n  sudo apt-get install {packages}\nElsewhere install the same with what your \
         system has for that, and see that it is on the PATH. A Chromium in another place is \
         named by MAZZO_CHROMIUM."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_where_the_path_leads() {
        let program = if cfg!(windows) { "cmd.exe" } else { "sh" };
        assert!(on_path(program).is_some_and(|path| path.ends_with(program)));
        assert_eq!(on_path("no-program-is-called-so"), None);
    }

    #[test]
    fn what_is_lacking_is_named_with_the_command_that_installs_it() {
        let said = lacking("Chromium", "chromium").to_string();
        assert!(said.contains("need Chromium"), "{said}");
        assert!(said.contains("apt-get install chromium"), "{said}");
    }
}
