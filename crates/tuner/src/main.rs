//! Measures the weights of the evaluation by games that the engine plays with itself.
//!
//! `sittuyin-tuner GAMES NODES SEED`: plays the games, each ply with so many nodes, keeps their
//! quiet positions in target/tune (and goes on there the next time), fits the weights to them, and
//! writes these into the engine's source. `cargo xtask tune` calls it.

mod adam;
mod fit;
mod games;
mod sample;
mod source;

use std::{
    env,
    fs::{self, OpenOptions},
    io::Write,
    path::Path,
};

use anyhow::{Context, Result, bail, ensure};
use sittuyin_engine::bench;
use sittuyin_engine::tuning::{SCALES, WEIGHTS, trace};
use sittuyin_rules::{Kings, Position};

use fit::{Case, Numbers};
use sample::Sample;

/// One game in so many is not learned from, but shows what was learned.
const HELD_BACK: u64 = 10;
/// How deep the search goes whose nodes are its checksum.
const CHECKSUM_DEPTH: u32 = 4;
/// How often the weights are moved.
const ROUNDS: usize = 500;

fn main() -> Result<()> {
    let args: Vec<u64> = env::args().skip(1).map(|arg| arg.parse()).collect::<Result<_, _>>()?;
    let &[games, nodes, seed] = args.as_slice() else { bail!("expected GAMES NODES SEED") };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let samples = samples(&root, games, nodes, seed)?;
    let (held_back, learned): (Vec<_>, Vec<_>) =
        samples.iter().partition(|sample| sample.game % HELD_BACK == 0);
    let (learned, held_back) = (cases(&learned)?, cases(&held_back)?);
    ensure!(
        !learned.is_empty() && !held_back.is_empty(),
        "{games} games are too few: there is nothing to learn from, or nothing to hold back"
    );
    println!("{} positions, and {} of games held back", learned.len(), held_back.len());

    let mut numbers = Numbers {
        weights: WEIGHTS.iter().map(|w| [w.full, w.empty].map(f64::from)).collect(),
        scales: SCALES.iter().map(|s| [s.soldiers, s.none].map(f64::from)).collect(),
    };
    let show = |when: &str, numbers: &Numbers| {
        let [learned, held_back] = [&learned, &held_back].map(|cases| fit::loss(cases, numbers));
        println!("loss {when}: {learned:.5}, held back {held_back:.5}");
    };
    show("before", &numbers);
    fit::fit(&learned, games, &mut numbers, ROUNDS);
    show("after", &numbers);

    let folder = root.join("crates/engine/src/evaluate");
    let weights = WEIGHTS.iter().map(|w| [w.full, w.empty]).zip(rounded(&numbers.weights));
    source::write(&folder, &["squares.rs", "weights.rs"], "w(", weights)?;
    let scales = SCALES.iter().map(|s| [s.soldiers, s.none]).zip(rounded(&numbers.scales));
    source::write(&folder, &["scales.rs"], "s(", scales)
}

fn rounded(numbers: &[[f64; 2]]) -> impl Iterator<Item = [i32; 2]> {
    numbers.iter().map(|pair| pair.map(|number| number.round() as i32))
}

/// The positions of so many games: those on file, and those that are still to be played. A file is
/// of one engine alone, told by the checksum of its search.
fn samples(root: &Path, games: u64, nodes: u64, seed: u64) -> Result<Vec<Sample>> {
    let folder = root.join("target/tune");
    fs::create_dir_all(&folder)?;
    let engine = bench(CHECKSUM_DEPTH, &|| false).context("no checksum")?;
    let path = folder.join(format!("{seed}-{nodes}-{engine}.txt"));
    let (mut samples, first) = sample::read(&path)?;
    let mut file = OpenOptions::new().create(true).append(true).open(&path).context("samples")?;
    // Begins a line of its own where the last one was broken off.
    writeln!(file)?;
    for number in first..games {
        let game = games::play(number, nodes, seed)?;
        let lines: String = game.iter().map(|sample| sample.line() + "\n").collect();
        file.write_all((lines + &sample::end(number) + "\n").as_bytes())?;
        samples.extend(game);
    }
    samples.retain(|sample| sample.game < games);
    Ok(samples)
}

/// What is counted in the positions; not in those where the sum is corrected.
fn cases(samples: &[&Sample]) -> Result<Vec<Case>> {
    let mut cases = Vec::with_capacity(samples.len());
    for sample in samples {
        let position = Position::new(sample.fen.parse()?, sample.ruleset, Kings::Required)?;
        let counted = trace(&position);
        cases.extend(counted.map(|trace| Case::new(trace, sample)));
    }
    Ok(cases)
}
