//! Games that are new every day are played with today's set, unless somebody asks for another.

use crate::calendar;
use catalog::Title;
use kernel::Options;

/// The options with today's set (TS-8.2), where the game has sets of days and none is named.
pub fn with_set(title: &dyn Title, mut options: Options) -> Options {
    let is_daily = title.id() == "travelers";
    if is_daily && options.get("hero").is_none() && options.get("adventure").is_none() {
        let today = calendar::today().replace('-', "");
        options.set("hero", format!("TOS{today}"));
    }
    options
}
