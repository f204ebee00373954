//! A warning before a ply is final.

use super::session::Session;
use sittuyin_motives::Risk;
use sittuyin_rules::{Ply, Position};
use std::ptr;

/// Who warns: what can be replied to a ply, if it loses something. It comes with the chunk that has
/// the words for it.
#[derive(Clone, Copy, Debug)]
pub struct Coach(pub fn(&Position, Ply) -> Option<Risk>);

impl PartialEq for Coach {
    fn eq(&self, other: &Self) -> bool {
        ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Session {
    /// Lets a coach look at the person's plies, or no longer.
    pub fn set_coach(&mut self, coach: Option<Coach>) {
        self.coach = coach;
    }

    /// What the coach warns of. Where two people play nobody does.
    pub(super) fn risk(&self, ply: Ply) -> Option<Risk> {
        self.mode.machine()?;
        self.coach.and_then(|Coach(risk)| risk(self.position(), ply))
    }
}
