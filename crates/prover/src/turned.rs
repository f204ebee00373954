//! A step turned by half a turn with the colours exchanged: in the battle it is the same step.

use sittuyin_content::{Claim, Goal, Opponent, Play, PlyLine, Step, Task};
use sittuyin_rules::Setup;

/// The step turned; nothing if its FEN cannot be read.
pub fn half_turned(step: &Step) -> Option<Step> {
    let setup: Setup = step.fen.parse().ok()?;
    let task = match &step.task {
        Task::Play(play) => Task::Play(turned_play(play)),
        other => other.clone(),
    };
    let claims = step.claims.iter().map(Claim::half_turned).collect();
    Some(Step { fen: setup.half_turned().to_string(), task, claims, ..step.clone() })
}

fn turned_play(play: &Play) -> Play {
    let opponent = match &play.opponent {
        Opponent::Sequence(plies) => Opponent::Sequence(plies.half_turned()),
        Opponent::Lines(lines) => Opponent::Lines(lines.iter().map(PlyLine::half_turned).collect()),
        other => other.clone(),
    };
    let fail = play.fail.as_ref().map(Goal::half_turned);
    Play { goal: play.goal.half_turned(), opponent, fail, ..play.clone() }
}
