//! The shortest way of a play: how long it is, how many there are, and one of them.

use sittuyin_content::{Action, Branch, End, Opponent, Play, PlyLine, Solver, State, TooFar};
use sittuyin_rules::{Ply, Position};

/// So many tries are looked at for one step in one ruleset.
const NODES: u64 = 20_000_000;
/// Beyond the par, so many more tries are looked at, to say what the par should be.
const BEYOND: u8 = 2;
/// Ways are counted up to this many.
pub const MOST_WAYS: u32 = 100;

/// What is known of the shortest way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measured {
    /// The fewest tries that are enough.
    pub fewest: u8,
    /// How many ways have this length, up to [`MOST_WAYS`]. Against an opponent that resists: how
    /// many first tries.
    pub ways: u32,
    /// The tries of one of them, with the replies.
    pub line: PlyLine,
    /// A scripted reply that is not legal on that way, with the plies before it.
    pub illegal: Option<(PlyLine, Ply)>,
}

/// Measures a play from a position; nothing if the goal is out of reach.
///
/// # Errors
///
/// The search takes too long.
pub fn measure(play: &Play, position: &Position) -> Result<Option<Measured>, TooFar> {
    let start = State::new(position.clone());
    let mut solver = Solver::with_nodes(play, NODES);
    let most = most_tries(play);
    let Some(fewest) = solver.fewest(&start, most)? else { return Ok(None) };
    let ways = ways(play, &mut solver, &start, fewest, MOST_WAYS)?;
    let mut measured = Measured { fewest, ways, line: PlyLine::default(), illegal: None };
    walk(play, &mut solver, start, &mut measured)?;
    Ok(Some(measured))
}

/// How many tries are looked at.
pub fn most_tries(play: &Play) -> u8 {
    let most = play.par.saturating_add(BEYOND);
    // Without a limit of its own, an opponent that resists leaves the par, which may be wrong.
    play.limit.map_or(most, |limit| most.min(limit))
}

/// Goes one of the shortest ways.
fn walk(
    play: &Play,
    solver: &mut Solver<'_>,
    mut state: State,
    measured: &mut Measured,
) -> Result<(), TooFar> {
    for left in (0..measured.fewest).rev() {
        let Some(action) = solver.action(&state, left + 1)? else { break };
        let Some(branch) = answered(play, solver, &state, action, left)? else { break };
        let asked = play.at_once(&state, action);
        measured.line.0.push(action.ply());
        if let (Opponent::Sequence(plies), None, None) = (&play.opponent, branch.reply, asked.end)
            && !asked.state.is_learners_turn()
            && let Some(&ply) = plies.get(usize::from(state.progress.replies))
        {
            measured.illegal = Some((measured.line.clone(), ply));
        }
        measured.line.0.extend(branch.reply);
        state = branch.state;
    }
    Ok(())
}

fn answered(
    play: &Play,
    solver: &mut Solver<'_>,
    state: &State,
    action: Action,
    left: u8,
) -> Result<Option<Branch>, TooFar> {
    let branches = play.branches(state, action);
    match play.opponent {
        Opponent::Resists => solver.choose(branches, left),
        _ => Ok(branches.into_iter().next()),
    }
}

fn ways(
    play: &Play,
    solver: &mut Solver<'_>,
    state: &State,
    tries: u8,
    most: u32,
) -> Result<u32, TooFar> {
    let mut count = 0;
    for action in play.actions(state) {
        if count >= most {
            break;
        }
        if !solver.works(state, action, tries)? {
            continue;
        }
        count += match answered(play, solver, state, action, tries - 1)? {
            Some(Branch { end: None, state, .. }) if play.opponent != Opponent::Resists => {
                ways(play, solver, &state, tries - 1, most - count)?
            }
            Some(Branch { end: Some(End::Failed(_)), .. }) | None => 0,
            Some(_) => 1,
        };
    }
    Ok(count)
}
