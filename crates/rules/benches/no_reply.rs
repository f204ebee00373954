//! What the ban on leaving no reply costs: perft in `zh` with the ban and, as a drill, without it,
//! in turn. `cargo bench -p sittuyin-rules`; the positions come as arguments, FEN and depth.

use std::{env, time::Instant};

use sittuyin_rules::{Kings, Position, RulesetId, perft};

const ROUNDS: usize = 15;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    for pair in arguments.chunks_exact(2) {
        let (fen, depth) = (&pair[0], pair[1].parse()?);
        let mut best = [f64::MAX; 2];
        for _ in 0..ROUNDS {
            for (kings, best) in [Kings::Required, Kings::Optional].into_iter().zip(&mut best) {
                let position = Position::new(fen.parse()?, RulesetId::Zh, kings)?;
                let start = Instant::now();
                std::hint::black_box(perft(&position, depth));
                *best = best.min(start.elapsed().as_secs_f64());
            }
        }
        let [banned, free] = best;
        println!("{:+.0} % time for the ban: {fen}", (banned / free - 1.0) * 100.0);
    }
    Ok(())
}
