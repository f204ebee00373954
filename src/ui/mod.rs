//! The few widgets that pages share.

mod announcer;
mod button;
mod card;
mod dialog;
mod focus;
mod later;
mod notice;
mod parts;
mod prose;
mod segmented;
mod texts;
mod title;

pub use announcer::{Announcer, LiveRegions, use_announcer};
pub use button::{Button, ButtonKind, LinkButton};
pub use card::Card;
pub use dialog::Dialog;
pub use focus::{MAIN, bring_into_sight, focus_page};
pub use later::Later;
pub use notice::{Notice, NoticeKind};
pub use parts::{When, drawn, list, row};
pub use prose::{FetchFailed, FetchTrouble, Prose, Waiting};
pub use segmented::Segmented;
pub use texts::{Copied, Pasted};
pub use title::{page_title, page_title_of};
