export const RULESETS = ["zh", "en", "pl", "asean"];

// Whole games to checkmate, in coordinates. The engine (`cargo run -r -p sittuyin-uci`, depth 3) played red's battle; all else
// was drawn by chance among the legal plies, and the shortest of some forty games was kept.
const game = (ruleset, text) => ({ ruleset, plies: text.trim().split(/\s+/) });

export const GAMES = {
  zh: game(
    "zh",
    `R@d1 F@g2 S@h3 S@d2 K@e2 R@b1 N@f3 N@b2
     F@b7 S@a7 R@b8 R@a8 N@b6 N@c7 S@f5 K@f7
     e4f5 b5b4 a3b4 b6d7 f5g6 f7e8 b4a5 b7a6 b3b4 b8b4 c3b4 a8d8 b2a4 h6h5 b4c5 e8f8
     c5c6 e6e5 c6d7 d8e8 d7e8 a7b6 b1b6 c7e8 f4e5 e8g7 e5f6 f8g8 b6b8 g7e8 b8e8`,
  ),
  // With soldiers that give way.
  en: game(
    "en",
    `N@f3 N@d1 K@a2 R@a3,e2 S@g1 S@c2 F@d2 R@e4,b2
     N@d7 N@c7 S@b7 S@a8 K@c5,h8 F@d8 R@h7 R@e6,a7
     e4e3 b5b4 a3a5 c7b5 e3e6 d5d4 f3d4 h7f7 a5b5`,
  ),
  // With pieces that are adjusted before the battle.
  pl: game(
    "pl",
    `F@h3 S@a2 R@c1 R@d2 S@h1 N@d1 K@e1 N@h2
     F@c8 K@f5 N@h8 R@b7 R@d8 N@a7 S@e8 S@a6
     h1f3 h8g8 d1e3 g8h5 e1c2 b7d7 g4h5`,
  ),
  // Placed in turn.
  asean: game(
    "asean",
    `R@d1 S@h8 F@f3 K@e7 K@a1 N@c8 S@d2 S@a7 S@g1 F@d7 R@b1 N@g7 N@f1 R@a8 N@g2 R@d8
     a1b2 f6f5 g2e3 a7a6 e4d5 e7f7 d1e1 c8b6 c3c4 d8b8 f1g3 b6a4 b3a4 f7f6 a4b5 d7e8
     d5e6 h6h5 e3d5`,
  ),
};
