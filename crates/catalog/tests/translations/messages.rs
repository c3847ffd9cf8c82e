//! The messages of a language, as `locales/` has them.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use kernel::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// A language.
#[derive(Default)]
pub struct Catalogue {
    pub messages: BTreeMap<String, Message>,
    /// Messages that other messages include.
    pub referenced: BTreeSet<String>,
    pub faults: Vec<String>,
}

pub struct Message {
    pub file: String,
    pub variables: BTreeSet<String>,
}

fn folder(lang: Lang) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../locales")
        .join(lang.tag())
}

/// The names of the language's files, without their ending.
fn files(lang: Lang) -> BTreeSet<String> {
    fs::read_dir(folder(lang))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .collect()
}

pub fn read_language(lang: Lang) -> Catalogue {
    let mut catalogue = Catalogue::default();
    for file in files(lang) {
        let file = format!("{file}.ftl");
        let source = fs::read_to_string(folder(lang).join(&file)).unwrap();
        catalogue.read(&file, &source);
    }
    catalogue
}

impl Catalogue {
    fn read(&mut self, file: &str, source: &str) {
        let resource = match parser::parse(source) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = source[..error.pos.start].lines().count().max(1);
                    self.faults.push(format!("{file}:{line}: {error}"));
                }
                resource
            }
        };
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name.to_owned();
                let mut found = Found::default();
                if let Some(pattern) = &message.value {
                    found.pattern(pattern);
                }
                self.referenced.extend(found.messages);
                let message = Message {
                    file: file.to_owned(),
                    variables: found.variables,
                };
                if let Some(first) = self.messages.insert(key.clone(), message) {
                    self.faults
                        .push(format!("{file}: '{key}' is in {} already", first.file));
                }
            }
        }
    }
}

/// What a pattern mentions.
#[derive(Default)]
struct Found {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}
