//! The browser client: where it lies, what it is built from, and building it.

use crate::fault::Fault;
use crate::inputs;
use crate::lock::Lock;
use crate::npm;
use std::fs;
use std::path::{Path, PathBuf};

/// The browser client of a project.
#[derive(Clone, Debug)]
pub struct Client {
    project: PathBuf,
}

impl Client {
    /// The client of the project in this folder.
    pub fn of(project: &Path) -> Client {
        Client {
            project: project.to_owned(),
        }
    }

    /// Where its sources lie.
    pub fn web(&self) -> PathBuf {
        self.project.join("web")
    }

    /// Where it is built to.
    pub fn dist(&self) -> PathBuf {
        self.web().join("dist")
    }

    /// Files and folders that change when what it is built from does.
    pub fn sources(&self) -> Result<Vec<PathBuf>, Fault> {
        let mut sources = inputs::sources(&self.web())?;
        sources.extend(self.messages()?);
        Ok(sources)
    }

    /// The messages it says, in each language.
    fn messages(&self) -> Result<Vec<PathBuf>, Fault> {
        let languages = inputs::entries(&self.project.join("locales"))?;
        let files = languages.iter().map(|language| language.join("web.ftl"));
        Ok(files.filter(|file| file.is_file()).collect())
    }

    /// Installs what a folder in `web/` needs, if it is not there: `.` for the client itself.
    pub fn install(&self, folder: &str) -> Result<(), Fault> {
        npm::install(&self.web().join(folder), &self.lock()?)
    }

    /// Builds it, unless what it was built from is still the same.
    pub fn build(&self) -> Result<(), Fault> {
        self.build_locked(&self.lock()?)
    }

    /// Builds it and copies it into this folder, which holds nothing else afterwards.
    pub fn build_into(&self, folder: &Path) -> Result<(), Fault> {
        let lock = self.lock()?;
        self.build_locked(&lock)?;
        if folder.exists() {
            fs::remove_dir_all(folder).map_err(Fault::file(folder))?;
        }
        let dist = self.dist();
        for from in inputs::files(inputs::sources(&dist)?)? {
            let to = folder.join(from.strip_prefix(&dist).unwrap_or(&from));
            let parent = to.parent().unwrap_or(folder);
            fs::create_dir_all(parent).map_err(Fault::file(parent))?;
            fs::copy(&from, &to).map_err(Fault::file(&to))?;
        }
        Ok(())
    }

    fn build_locked(&self, lock: &Lock) -> Result<(), Fault> {
        let stamp = inputs::stamp(&self.project, &inputs::files(self.sources()?)?)?;
        let mark = self.dist().join(".built-from");
        if fs::read_to_string(&mark).is_ok_and(|before| before == stamp) {
            return Ok(());
        }
        npm::install(&self.web(), lock)?;
        npm::run(&self.web(), &["run", "build"])?;
        fs::write(&mark, &stamp).map_err(Fault::file(&mark))
    }

    fn lock(&self) -> Result<Lock, Fault> {
        Lock::take(&self.project.join("target").join("web.lock"))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// An empty folder for a test of this name.
    pub(crate) fn folder(name: &str) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../target/bundle-tests")
            .join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn write(project: &Path, path: &str, content: &str) {
        let path = project.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }

    /// A client that needs npm and nothing from elsewhere: its build counts how often it ran.
    fn counting(name: &str, build: &str) -> (PathBuf, Client) {
        let project = folder(name);
        let package =
            format!(r#"{{"name": "c", "version": "1.0.0", "scripts": {{"build": "{build}"}}}}"#);
        write(&project, "web/package.json", &package);
        let lock = r#"{"name": "c", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": {"name": "c", "version": "1.0.0"}}}"#;
        write(&project, "web/package-lock.json", lock);
        write(&project, "web/src/main.ts", "1");
        write(&project, "locales/en/web.ftl", "hello = Hello");
        write(&project, "locales/en/mazzo.ftl", "other = Other");
        (project.clone(), Client::of(&project))
    }

    const COUNT: &str =
        "mkdir -p dist/assets && touch dist/index.html dist/assets/a.js && echo >> ../count";

    fn count(project: &Path) -> usize {
        fs::read_to_string(project.join("count")).map_or(0, |lines| lines.lines().count())
    }

    fn without_node() -> bool {
        crate::Node::find().is_err() || cfg!(windows)
    }

    #[test]
    fn it_is_built_again_only_when_something_changed() {
        if without_node() {
            return;
        }
        let (project, client) = counting("again", COUNT);
        let mut expected = 0;
        let mut builds = |again: bool, why: &str| {
            client.build().unwrap();
            expected += usize::from(again);
            assert_eq!(count(&project), expected, "{why}");
        };
        builds(true, "never built before");
        builds(false, "nothing changed");
        write(&project, "web/src/main.ts", "2");
        builds(true, "a source changed");
        write(&project, "web/src/other.ts", "");
        builds(true, "a source is new");
        write(&project, "locales/en/web.ftl", "hello = Hi");
        builds(true, "its messages changed");
        write(&project, "locales/en/mazzo.ftl", "other = None");
        write(&project, "web/node_modules/left.js", "");
        write(&project, "web/e2e/test.ts", "");
        builds(false, "other files changed");
        fs::remove_dir_all(project.join("web/dist")).unwrap();
        builds(true, "what was built is gone");
    }

    #[test]
    fn what_was_built_is_copied_without_its_mark_and_replaces_what_was_there() {
        if without_node() {
            return;
        }
        let (project, client) = counting("copied", COUNT);
        write(&project, "out/old.js", "");
        let out = project.join("out");
        client.build_into(&out).unwrap();
        let copied = |name: &str| out.join(name).exists();
        assert!(copied("index.html") && copied("assets/a.js"));
        assert!(!copied("old.js") && !copied(".built-from"));
    }

    #[test]
    fn a_build_that_fails_says_everything_and_leaves_no_mark() {
        if without_node() {
            return;
        }
        let (_, client) = counting("fails", "echo one && echo two >&2 && exit 3");
        for _ in 0..2 {
            let fault = client.build().unwrap_err().to_string();
            for part in ["npm run build", "one", "two"] {
                assert!(fault.contains(part), "{fault}");
            }
        }
    }

    #[test]
    fn two_at_once_build_once() {
        if without_node() {
            return;
        }
        let (project, client) = counting("once", COUNT);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| client.build().unwrap());
            }
        });
        assert_eq!(count(&project), 1);
    }
}
