//! `mazzo scenario`: small stories that show what the rules do.

use super::print_json;
use crate::arguments::ScenarioArguments;
use crate::fault::Fault;
use crate::keeping;
use catalog::Locale;
use kernel::{Phrase, Scenario, ScenarioFault};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

const DIFFERS: u8 = 1;
const UNREADABLE: u8 = 2;

/// How a scenario went.
enum Finding {
    Holds(Scenario),
    Differs(Scenario, String),
    Unreadable(String),
}

/// Runs the scenarios.
pub fn run(
    arguments: &ScenarioArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let mut worst = 0;
    let mut results = Vec::new();
    for file in &arguments.files {
        let finding = find(file);
        worst = worst.max(finding.exit_code());
        if arguments.json {
            results.push(finding.as_json(file));
        } else {
            writeln!(out, "{}", locale.say(&finding.phrase(file)))?;
        }
    }
    if arguments.json {
        let passed = results.iter().filter(|result| result["ok"] == true).count();
        let failed = results.len() - passed;
        let report = json!({ "passed": passed, "failed": failed, "scenarios": results });
        print_json(out, &report)?;
    }
    Ok(ExitCode::from(worst))
}

fn find(file: &Path) -> Finding {
    match read(file) {
        Err(fault) => Finding::Unreadable(fault),
        Ok(scenario) => match catalog::title(&scenario.game) {
            Err(unknown) => Finding::Unreadable(unknown.to_string()),
            Ok(title) => match title.scenario(&scenario) {
                Ok(()) => Finding::Holds(scenario),
                Err(fault @ ScenarioFault::Differs { .. }) => {
                    Finding::Differs(scenario, fault.to_string())
                }
                Err(fault) => Finding::Unreadable(fault.to_string()),
            },
        },
    }
}

fn read(file: &Path) -> Result<Scenario, String> {
    let text =
        keeping::read_text(file, "a scenario", Scenario::MAX_BYTES).map_err(
            |fault| match fault {
                Fault::File { what, .. } => what.to_string(),
                other => other.to_string(),
            },
        )?;
    Scenario::parse(&text).map_err(|fault| fault.to_string())
}

impl Finding {
    fn exit_code(&self) -> u8 {
        match self {
            Finding::Holds(_) => 0,
            Finding::Differs(..) => DIFFERS,
            Finding::Unreadable(_) => UNREADABLE,
        }
    }

    fn phrase(&self, file: &Path) -> Phrase {
        let about = |key| Phrase::new(key).with("file", file.display().to_string().as_str());
        match self {
            Finding::Holds(scenario) => {
                about("mazzo-scenario-holds").with("title", scenario.title.as_str())
            }
            Finding::Differs(scenario, what) => about("mazzo-scenario-differs")
                .with("title", scenario.title.as_str())
                .with("what", what.as_str()),
            Finding::Unreadable(what) => {
                about("mazzo-scenario-unreadable").with("what", what.trim_end())
            }
        }
    }

    fn as_json(&self, file: &Path) -> Value {
        let file = file.display().to_string();
        let told = |scenario: &Scenario, error: Option<&str>| {
            json!({
                "file": file,
                "ok": error.is_none(),
                "game": scenario.game,
                "title": scenario.title,
                "rules": scenario.rules,
                "error": error,
            })
        };
        match self {
            Finding::Holds(scenario) => told(scenario, None),
            Finding::Differs(scenario, what) => told(scenario, Some(what)),
            Finding::Unreadable(what) => json!({ "file": file, "ok": false, "error": what }),
        }
    }
}
