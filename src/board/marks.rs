use sittuyin_rules::Square;

/// What a square is marked as. No two look alike without colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(dead_code, reason = "the lessons mark with all of them")]
pub enum MarkKind {
    /// Of the zone where pieces are placed: a glow.
    Zone,
    /// Not to be used: a light hatch.
    Forbidden,
    /// What was just refused: a strong hatch.
    Refused,
    /// A square or piece that proves a verdict: a solid outline.
    Evidence,
    /// What attacks, or would: a double outline with cut corners.
    Attacker,
    /// A square that the opponent is denied: a saltire.
    Denied,
    /// Advice: a dashed outline.
    Hint,
    /// A square to be reached or a piece to be captured: a star.
    Goal,
    /// A square that a learner has chosen: filled, with a dot in a corner.
    Chosen,
    /// A choice that was right: a tick.
    Right,
    /// A choice that was wrong: a cross.
    Wrong,
    /// A square that should have been chosen: a dotted outline.
    Missed,
}

/// A mark on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Which square.
    pub square: Square,
    /// As what.
    pub kind: MarkKind,
}

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(dead_code, reason = "the lessons draw with all of them")]
pub enum LineKind {
    /// This attacks that: solid, with a head.
    Attack,
    /// This is the line that proves a verdict: dashed, without a head.
    Evidence,
    /// Go this way: solid and wide, with a head.
    Hint,
}

/// A line between the centres of two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where it starts.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// What it says.
    pub kind: LineKind,
}
