//! What viewers ask.

use super::room::{Newcomer, Room};
use super::viewer::Chosen;
use super::{Doings, Gone, Host, ViewerId};
use crate::outbox::{Frame, Outbox};
use crate::speech::voice;
use crate::time::now;
use crate::wrong::{MENDING, Wrong};
use kernel::{Eye, Lang, Seat};
use protocol::{Ask, Emote, News, Refusal, Wish};
use stage::Stage;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::{Granted, Look};

/// Who asks.
#[derive(Clone)]
pub(super) struct Asker {
    pub(super) id: ViewerId,
    pub(super) lang: Lang,
    pub(super) outbox: Outbox,
}

impl Doings {
    /// Says something to the one who asks.
    pub(super) fn answer(&mut self, asker: &Asker, news: &News) {
        self.news.push((asker.outbox.clone(), Frame::of(news)));
    }
}

impl Host {
    /// Does what a viewer asks, or says why not.
    pub(crate) fn ask(self: &Arc<Self>, id: ViewerId, ask: Ask) -> Result<(), Gone> {
        let busy = self.unwritten.load(Ordering::Acquire) >= self.house.settings.limits.unwritten;
        self.act(|room, doings| {
            let Some((viewer, lang)) = room.viewer(id) else {
                return;
            };
            let outbox = viewer.outbox.clone();
            let asker = Asker { id, lang, outbox };
            let done = match ask {
                Ask::Wish { .. } if busy => Err(Wrong::Trouble { retry: MENDING }),
                Ask::Wish { id, seat, wish } => {
                    room.wish(&asker, id, seat, &wish, doings);
                    Ok(())
                }
                Ask::Look { seat } => room.look(&asker, seat),
                Ask::Speak { lang } => room.speak(&asker, &lang),
                Ask::Sync => {
                    room.show_again(&asker, asker.lang);
                    Ok(())
                }
                Ask::Control { full } => {
                    room.control(&asker, full);
                    Ok(())
                }
                Ask::Why { id, thing } => {
                    let reasons = room.why(&asker, &thing);
                    doings.answer(&asker, &News::Because { id, reasons });
                    Ok(())
                }
                Ask::Hint { id, seat } => self.hint(room, doings, &asker, id, seat),
                Ask::Emote { seat, emote } => {
                    let rate = self.house.settings.limits.emotes;
                    room.emote(&asker, seat, emote, rate, doings)
                }
            };
            if let Err(wrong) = done {
                self.house.metrics.fault(wrong.code());
                doings.answer(&asker, &wrong.news(lang));
            }
        })
    }
}

impl Room {
    fn wish(&mut self, asker: &Asker, id: String, seat: Seat, wish: &Wish, doings: &mut Doings) {
        let Some((viewer, _)) = self.viewer(asker.id) else {
            return;
        };
        let (guest, invited) = (viewer.guest.clone(), viewer.may_sit);
        let may_sit = invited || self.table.opening().public;
        let news = match self.table.wish(&guest, &id, seat, wish, may_sit, now()) {
            Ok(Granted::Now(happenings)) => {
                doings.happenings.extend(happenings);
                News::Done { id }
            }
            Ok(Granted::Before) => News::Done { id },
            Err(refusal) => News::Refused {
                id: id.chars().take(32).collect(),
                why: Refusal {
                    code: refusal.code().to_owned(),
                    why: self
                        .voice(asker.id)
                        .unwrap_or(voice(asker.lang))
                        .say(&refusal.phrase()),
                },
            },
        };
        doings.answer(asker, &news);
    }

    /// Is it one of the asker's seats?
    pub(super) fn need_own(&mut self, asker: &Asker, seat: Seat) -> Result<(), Wrong> {
        let guest = self
            .viewer(asker.id)
            .map(|(viewer, _)| viewer.guest.clone());
        let own = guest.is_some_and(|guest| self.table.seats_of(&guest).contains(seat));
        own.then_some(()).ok_or(Wrong::NotYours)
    }

    fn look(&mut self, asker: &Asker, seat: Option<Seat>) -> Result<(), Wrong> {
        if let Some(seat) = seat {
            self.need_own(asker, seat)?;
        }
        let Some((mut viewer, lang)) = self.remove(asker.id) else {
            return Ok(());
        };
        viewer.chosen = seat.map_or(Chosen::Public, Chosen::Through);
        self.arriving.push(Newcomer {
            viewer,
            lang,
            look: seat.map(|seat| Look {
                eye: Eye::Seat(seat),
                curtain: None,
            }),
        });
        Ok(())
    }

    fn speak(&mut self, asker: &Asker, tag: &str) -> Result<(), Wrong> {
        let lang = tag.parse().map_err(Wrong::Malformed)?;
        self.show_again(asker, lang);
        Ok(())
    }

    /// Shows a viewer the whole once more, through the same eye.
    fn show_again(&mut self, asker: &Asker, lang: Lang) {
        let look = self.look_now(asker.id);
        if let Some((viewer, _)) = self.remove(asker.id) {
            self.arriving.push(Newcomer { viewer, lang, look });
        }
    }

    fn control(&mut self, asker: &Asker, full: bool) {
        let guest = self
            .viewer(asker.id)
            .map(|(viewer, _)| viewer.guest.clone());
        if let Some(guest) = guest {
            self.table.set_control(&guest, full);
        }
    }

    fn why(&self, asker: &Asker, thing: &str) -> Vec<Refusal> {
        let (Some(game), Some(look)) = (self.table.game(), self.look_now(asker.id)) else {
            return Vec::new();
        };
        let voice = self.voice(asker.id).unwrap_or(voice(asker.lang));
        Stage::of(game, look.eye).why(thing, voice)
    }

    fn emote(
        &mut self,
        asker: &Asker,
        seat: Seat,
        emote: Emote,
        rate: crate::bucket::Rate,
        doings: &mut Doings,
    ) -> Result<(), Wrong> {
        self.need_own(asker, seat)?;
        if let Some((viewer, _)) = self.viewer(asker.id) {
            (viewer.emotes.take(rate)).map_err(|retry| Wrong::TooFast { retry })?;
        }
        let felt = Frame::of(&News::Felt { seat, emote });
        let all = self
            .viewers()
            .map(|viewer| (viewer.outbox.clone(), felt.clone()));
        doings.news.extend(all);
        Ok(())
    }
}
