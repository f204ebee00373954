//! `match`: two UCI programs against each other, and by how much one is the stronger.

use anyhow::Result;

use crate::args::{Budget, MatchOptions};
use crate::matches::elo::{Pair, Tally};
use crate::matches::player::Player;
use crate::matches::record::{Record, word};
use crate::matches::{armies, game};
use crate::workspace::Workspace;

pub fn run(options: &MatchOptions) -> Result<()> {
    let workspace = Workspace::open()?;
    let [first, second] = &options.players;
    let players = [Player::of(first, &workspace)?, Player::of(second, &workspace)?];
    let path = workspace.root.join("target/match").join(file_name(options, &players)?);
    let mut record = Record::open(&path)?;
    let pairs = options.games.div_ceil(2) as usize;
    println!("{} against {}, {}, {pairs} pairs", first, second, options.ruleset);
    println!("results in {}; {} pairs are there", path.display(), record.pairs.len());
    let mut tally = Tally::default();
    for &pair in record.pairs.iter().take(pairs) {
        tally.add(pair);
    }
    for number in record.pairs.len()..pairs {
        let pair = play_pair(options, &players, number as u64)?;
        record.add(pair)?;
        tally.add(pair);
        let [red, black] = pair.map(word);
        println!("pair {:>3}: {red:<4} {black:<4}  {tally}", number + 1);
    }
    println!("{first} against {second}: {tally}");
    Ok(())
}

/// The scores of the first program, with red and with black.
fn play_pair(options: &MatchOptions, players: &[Player; 2], seed: u64) -> Result<Pair> {
    let start = armies::set_up(options.ruleset, seed);
    let game = |order: [usize; 2]| -> Result<_> {
        let [mut red, mut black] =
            [players[order[0]].start(options.ruleset)?, players[order[1]].start(options.ruleset)?];
        Ok(game::play(&start, options.budget, [&mut red, &mut black]))
    };
    Ok([game([0, 1])?, game([1, 0])?.turned()])
}

/// What the results hang on: the programs, byte for byte, and how they play.
fn file_name(options: &MatchOptions, players: &[Player; 2]) -> Result<String> {
    let budget = match options.budget {
        Budget::Time(time) => format!("{}ms", time.as_millis()),
        Budget::Nodes(nodes) => format!("{nodes}nodes"),
    };
    let [first, second] = [players[0].fingerprint()?, players[1].fingerprint()?];
    Ok(format!("{}-{budget}-{first:016x}-{second:016x}.txt", options.ruleset))
}
