use super::*;

#[test]
fn messages_read_as_they_are_documented() {
    let text = "1 think\nid 7\nruleset asean\nfen 8/8/8/8/8/8/8/8 w\nplies R@a1 e5f6f\nlevel 4\n\
                seed 9007199254740991\ntime_ms 500";
    let think = Think {
        id: 7,
        ruleset: RulesetId::Asean,
        fen: "8/8/8/8/8/8/8/8 w".to_owned(),
        plies: ["R@a1", "e5f6f"].map(|text| text.parse().expect("a ply")).to_vec(),
        level: 4,
        seed: 9_007_199_254_740_991,
        limits: ThinkLimits { time_ms: Some(500), ..ThinkLimits::default() },
    };
    assert_eq!(ToWorker::decode(text), Ok(ToWorker::Think(think.clone())));
    assert_eq!(ToWorker::Think(think).encode(), text);
}

#[test]
fn every_answer_comes_back() {
    let ply: Ply = "d4d5=f,e6".parse().expect("a ply");
    let info = |score, pv| FromWorker::Info { id: 1, depth: 3, nodes: 99, score, pv };
    let answers = [
        FromWorker::Ready,
        info(WireScore::Mate(-2), vec![ply, ply]),
        info(WireScore::Centipawns(-31), Vec::new()),
        FromWorker::Heartbeat { id: 2 },
        FromWorker::Best { id: 3, ply: Some(ply) },
        FromWorker::Best { id: 4, ply: None },
        FromWorker::Error { id: None, reason: "no such thing".to_owned() },
        FromWorker::Error { id: Some(5), reason: String::new() },
    ];
    for answer in answers {
        assert_eq!(FromWorker::decode(&answer.encode()), Ok(answer));
    }
}

#[test]
fn a_value_cannot_become_a_line_of_its_own() {
    let error = FromWorker::Error { id: None, reason: "one\nid 3".to_owned() };
    let read = FromWorker::decode(&error.encode());
    assert_eq!(read, Ok(FromWorker::Error { id: None, reason: "one id 3".to_owned() }));
}

#[test]
fn other_versions_and_other_texts_are_refused() {
    for (text, error) in [
        ("", MessageError::Version),
        ("{}", MessageError::Version),
        ("2 stop\nid 1", MessageError::Version),
        ("1 dance\nid 1", MessageError::Kind),
        ("1 stop", MessageError::Value("id")),
        ("1 stop\nid one", MessageError::Value("id")),
        ("1 think\nid 1\nruleset xx", MessageError::Value("ruleset")),
        ("1 think\nid 1\nruleset zh\nfen \nplies zz", MessageError::Value("plies")),
        ("1 think\nid 1\nruleset zh\nfen \nlevel 1\nseed -1", MessageError::Value("seed")),
    ] {
        assert_eq!(ToWorker::decode(text), Err(error), "{text}");
    }
}
