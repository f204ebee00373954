use crate::Position;

/// The number of lines of `depth` legal plies: one for depth 0.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal(),
        _ => {
            let suspects = position.suspects();
            let mut nodes = 0;
            position.visit_sets(|set| {
                for ply in set.plies() {
                    if !(suspects.has(ply) && position.leaves_no_reply(ply)) {
                        nodes += perft(&position.after(ply), depth - 1);
                    }
                }
                false
            });
            nodes
        }
    }
}
