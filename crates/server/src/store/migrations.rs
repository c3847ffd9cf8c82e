//! How the databases come to have the tables they need. Files once published never change.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

macro_rules! migrations {
    ($folder:literal: $($version:literal $file:literal),*) => {
        Migrator::with_migrations(vec![$(Migration::new(
            $version,
            $file.into(),
            MigrationType::Simple,
            SqlStr::from_static(include_str!(concat!(
                "../../migrations/", $folder, "/", $file, ".sql"
            ))),
            false,
        )),*])
    };
}

pub(super) fn sqlite() -> Migrator {
    migrations!("sqlite": 1 "0001_tables", 2 "0002_journal")
}

pub(super) fn postgres() -> Migrator {
    migrations!("postgres": 1 "0001_tables")
}
