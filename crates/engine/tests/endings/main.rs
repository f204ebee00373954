//! Endings against a bare king are won wherever a table of the ending says so.

#[path = "../common/mod.rs"]
mod common;
mod table;

use common::answer;
use sittuyin_engine::{Engine, Level, Limits};
use sittuyin_rules::{
    BareKingCount, Board, Color, Game, Hand, Kings, Outcome, Piece, Ply, Position, Role, RulesetId,
    Setup, Square, Win,
};
use table::Table;

const CHARIOT: [Role; 2] = [Role::King, Role::Chariot];
/// In so many moves two elephants and a commander win for the test: a deeper table takes minutes.
const MOVES: usize = 6;
/// Positions looked at for each ply.
const NODES: u64 = 2_000;
const ELEPHANTS: [Role; 4] = [Role::King, Role::Elephant, Role::Elephant, Role::Commander];

/// Red's army against the bare king, red to move, the count of the ruleset about to begin.
fn position<const N: usize>(
    roles: [Role; N],
    army: [Square; N],
    bare: Square,
    ruleset: RulesetId,
    limit: u16,
) -> Position {
    let mut board = Board::default();
    for (role, square) in roles.into_iter().zip(army) {
        board.put(square, Piece { color: Color::Red, role });
    }
    board.put(bare, Piece { color: Color::Black, role: Role::King });
    let count = (ruleset == RulesetId::Asean).then_some(BareKingCount { limit, plies: 0 });
    let hands = [Hand::EMPTY; 2];
    let setup = Setup { board, hands, turn: Color::Red, count, halfmoves: 0, fullmoves: 60 };
    Position::new(setup, ruleset, Kings::Required).expect("a position")
}

/// So many positions that the table says are won, each as likely as any other.
fn chosen<const N: usize>(
    table: &Table<N>,
    many: usize,
    mut seed: u64,
) -> Vec<([Square; N], Square)> {
    let mut below = |bound: usize| {
        // Marsaglia's xorshift.
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % bound as u64) as usize
    };
    let mut chosen = Vec::new();
    while chosen.len() < many {
        let (army, bare) = (table.army(below(table.armies())), Square::new(below(64) as u8));
        if let Some(army) = army
            && table.won(army).has(bare)
        {
            chosen.push((army, bare));
        }
    }
    chosen
}

/// Lets red win by mate with so many nodes a ply, or says how the game ended.
fn won(start: Position, nodes: u64, defend: &dyn Fn(&Position) -> Ply) -> Result<(), String> {
    let fen = start.fen();
    let mut game = Game::from_position(start);
    let mut engine = Engine::new(4);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    while game.outcome().is_none() {
        let ply = if game.turn() == Color::Red {
            answer(&mut engine, game.positions(), limits, Level::MASTER, 0, u64::MAX)
        } else {
            Some(defend(game.position()))
        };
        game.play(ply.expect("a ply")).expect("a legal ply");
    }
    match game.outcome() {
        Some(Outcome::Win { winner: Color::Red, by: Win::Checkmate }) => Ok(()),
        other => Err(format!("{fen}: {other:?} after {} plies", game.plies().len())),
    }
}

/// The bare king where it is mated latest, by tables of one move, two moves and so on.
fn last_stand<const N: usize>(tables: &[Table<N>], roles: [Role; N], position: &Position) -> Ply {
    let moves = |ply: Ply| {
        let next = position.after(ply);
        let board = next.board();
        let bare = board.king(Color::Black).expect("a king");
        let mut taken = sittuyin_rules::Bitboard::EMPTY;
        let army = roles.map(|role| {
            let square = (board.of(Color::Red, role) - taken).first();
            taken |= square.map_or(taken, Into::into);
            square
        });
        if army.iter().any(Option::is_none) {
            return usize::MAX;
        }
        let army = army.map(|square| square.expect("checked"));
        tables.iter().position(|table| table.won(army).has(bare)).unwrap_or(usize::MAX)
    };
    position.legal_plies().into_iter().max_by_key(|&ply| moves(ply)).expect("a ply")
}

/// What went wrong in the games from these positions.
fn failures<const N: usize>(
    roles: [Role; N],
    positions: &[([Square; N], Square)],
    ruleset: RulesetId,
    limit: u16,
    defend: &dyn Fn(&Position) -> Ply,
) -> Vec<String> {
    let start = |&(army, bare)| position(roles, army, bare, ruleset, limit);
    positions.iter().map(start).filter_map(|start| won(start, NODES, defend).err()).collect()
}

#[test]
fn a_chariot_mates_wherever_it_can() {
    let tables: Vec<Table<2>> = (1..=16).map(|moves| Table::new(CHARIOT, moves)).collect();
    let positions = chosen(&tables[15], 200, 7);
    let defend = |position: &Position| last_stand(&tables, CHARIOT, position);
    for ruleset in [RulesetId::Zh, RulesetId::Asean] {
        let failed = failures(CHARIOT, &positions, ruleset, 32, &defend);
        assert!(failed.is_empty(), "{ruleset}, {} of 200:\n{}", failed.len(), failed.join("\n"));
    }
}

/// Fifty moves in `zh`, 44 in `asean` (rules §5); the bare king is led by the engine.
fn elephants_mate<const N: usize>(roles: [Role; N], positions: &[([Square; N], Square)]) {
    let defend = |position: &Position| {
        let limits = Limits { nodes: Some(300), ..Limits::default() };
        let game = std::slice::from_ref(position);
        let mut engine = Engine::new(1);
        answer(&mut engine, game, limits, Level::MASTER, 0, u64::MAX).expect("a ply")
    };
    for ruleset in [RulesetId::Zh, RulesetId::Asean] {
        let failed = failures(roles, positions, ruleset, 88, &defend);
        let (failures, all) = (failed.len(), positions.len());
        assert!(failed.is_empty(), "{ruleset}, {failures} of {all}:\n{}", failed.join("\n"));
    }
}

#[test]
fn two_elephants_and_a_commander_mate() {
    let table = Table::new(ELEPHANTS, MOVES);
    elephants_mate(ELEPHANTS, &chosen(&table, 10, 7));
}

/// From far away: wherever the elephants could do it alone, with a commander to help them.
#[test]
fn two_elephants_and_a_commander_mate_from_afar() {
    let table = Table::new([ELEPHANTS[0], ELEPHANTS[1], ELEPHANTS[2]], 44);
    let with_commander = |([king, one, other], bare): ([Square; 3], Square)| {
        let taken = [king, one, other, bare];
        // Where it does not give check and is out of the way.
        let away = |square: &Square| {
            let files = square.file().abs_diff(bare.file());
            !taken.contains(square) && files.max(square.rank().abs_diff(bare.rank())) > 2
        };
        Square::all().find(away).map(|commander| ([king, one, other, commander], bare))
    };
    let positions: Vec<_> = chosen(&table, 10, 7).into_iter().filter_map(with_commander).collect();
    assert_eq!(positions.len(), 10);
    elephants_mate(ELEPHANTS, &positions);
}

/// The judgement of what two pieces can do: nothing without an elephant but in a few places.
#[test]
fn two_pieces_without_an_elephant_seldom_mate() {
    use Role::{Commander, Elephant, Horse, King};
    let won = |pair: [Role; 2]| {
        let table = Table::new([King, pair[0], pair[1]], 20);
        let armies = (0..table.armies()).filter_map(|number| table.army(number));
        let (won, all) =
            armies.fold((0, 0), |(won, all), army| (won + table.won(army).len(), all + 64));
        f64::from(won) / f64::from(all)
    };
    for pair in [[Horse, Horse], [Commander, Horse]] {
        assert!(won(pair) < 0.05, "{pair:?}");
    }
    for pair in [[Elephant, Elephant], [Horse, Elephant]] {
        assert!(won(pair) > 0.2, "{pair:?}");
    }
}

/// King and horse are not too little against a soldier: it can shut in its own king.
#[test]
fn a_horse_mates_a_king_that_its_soldier_shuts_in() {
    for ruleset in RulesetId::ALL {
        let setup = "8/8/8/8/3N4/8/p7/k1K5[] w - - 0 60".parse().expect("a FEN");
        let start = Position::new(setup, ruleset, Kings::Required).expect("a position");
        won(start, NODES, &|position| panic!("not mated in {}", position.fen())).expect("a mate");
    }
}
