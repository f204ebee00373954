//! The piece design *marks*: ticks that show where a piece may step.

use std::fmt::Write;

use sittuyin_rules::{Role, ruleset::ElephantStep};

/// A direction on the token: to the right, and up.
type Way = (i8, i8);

const STRAIGHT: [Way; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Way; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const LEAPS: [Way; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Where a piece may step or leap, with forward as up.
fn ways(role: Role, elephant: ElephantStep) -> Vec<Way> {
    match (role, elephant) {
        (Role::King, _) | (Role::Elephant, ElephantStep::AnyWay) => [STRAIGHT, DIAGONAL].concat(),
        (Role::Commander, _) => DIAGONAL.to_vec(),
        (Role::Elephant, ElephantStep::DiagonallyOrForward) => [&DIAGONAL[..], &[(0, 1)]].concat(),
        (Role::Horse, _) => LEAPS.to_vec(),
        (Role::Chariot, _) => STRAIGHT.to_vec(),
        (Role::Soldier, _) => vec![(0, 1)],
    }
}

/// The drawing in a field of 100 × 100 in `currentColor`. `upward`: forward is up on the screen.
pub fn drawing(role: Role, elephant: ElephantStep, upward: bool) -> String {
    let mut svg = String::from("<svg viewBox=\"0 0 100 100\" fill=\"currentColor\">");
    let up = if upward { -1.0 } else { 1.0 };
    let mut paths = String::new();
    for (right, forward) in ways(role, elephant) {
        let (x, y) = (f64::from(right), f64::from(forward) * up);
        let long = x.hypot(y);
        let at = |by: f64| (50.0 + x / long * by, 50.0 + y / long * by);
        if role == Role::Horse {
            let (x, y) = at(40.0);
            _ = write!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"7.5\"/>");
        } else {
            let (from, to) = if role == Role::Chariot { (18.0, 46.0) } else { (23.0, 44.0) };
            let ((x1, y1), (x2, y2)) = (at(from), at(to));
            _ = write!(paths, "M{x1:.1} {y1:.1} L{x2:.1} {y2:.1} ");
        }
    }
    _ = write!(svg, "<path d=\"{paths}\" stroke=\"currentColor\" stroke-width=\"11\" ");
    svg.push_str("stroke-linecap=\"round\"/>");
    if role == Role::Soldier {
        // It captures diagonally: rings, for it does not simply go there.
        for x in [22.0, 78.0] {
            let y = 50.0 + up * 28.0;
            _ = write!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"7\" fill=\"none\" ");
            svg.push_str("stroke=\"currentColor\" stroke-width=\"4.5\"/>");
        }
    }
    svg.push_str(heart(role));
    svg.push_str("</svg>");
    svg
}

/// The middle, where two roles may step alike: the king has a crown's points.
const fn heart(role: Role) -> &'static str {
    match role {
        Role::King => "<path d=\"M34 62 L31 37 L42 46 L50 32 L58 46 L69 37 L66 62 Z\"/>",
        Role::Elephant => "<path d=\"M37 37 H63 V63 H37 Z\"/>",
        _ => "<circle cx=\"50\" cy=\"50\" r=\"11\"/>",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORWARD: ElephantStep = ElephantStep::DiagonallyOrForward;

    #[test]
    fn each_role_shows_as_many_ways_as_it_has() {
        let count = |role| ways(role, FORWARD).len();
        assert_eq!(Role::ALL.map(count), [8, 4, 4, 5, 8, 1]);
        assert_eq!(ways(Role::Elephant, ElephantStep::AnyWay).len(), 8);
    }

    #[test]
    fn no_two_roles_look_alike_in_any_ruleset() {
        for elephant in [FORWARD, ElephantStep::AnyWay] {
            let mut all = Role::ALL.map(|role| drawing(role, elephant, true)).to_vec();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), Role::ALL.len());
        }
    }

    #[test]
    fn forward_turns_with_the_side() {
        for role in [Role::Soldier, Role::Elephant] {
            assert_ne!(drawing(role, FORWARD, true), drawing(role, FORWARD, false));
        }
        assert!(drawing(Role::Soldier, FORWARD, true).contains("L50.0 6.0"));
    }
}
