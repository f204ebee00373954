use super::*;

#[test]
fn messages_read_as_they_are_documented() {
    let text = r#"{"v":1,"message":{"think":{"id":7,"ruleset":"asean","fen":"8/8/8/8/8/8/8/8","plies":["R@a1","e5f6f"],"level":4,"seed":9007199254740991,"limits":{"time_ms":500}}}}"#;
    let think = Think {
        id: 7,
        ruleset: RulesetId::Asean,
        fen: "8/8/8/8/8/8/8/8".to_owned(),
        plies: ["R@a1", "e5f6f"].map(|text| text.parse().expect("a ply")).to_vec(),
        level: 4,
        seed: 9_007_199_254_740_991,
        fresh: false,
        limits: ThinkLimits { time_ms: Some(500), ..ThinkLimits::default() },
    };
    assert_eq!(decode(text), Ok(ToWorker::Think(think.clone())));
    assert_eq!(encode(&ToWorker::Think(think.clone())), text);
    let text = text.replace(r#""limits""#, r#""fresh":true,"limits""#);
    let think = Think { fresh: true, ..think };
    assert_eq!(decode(&text), Ok(ToWorker::Think(think.clone())));
    assert_eq!(encode(&ToWorker::Think(think)), text);
}

#[test]
fn every_answer_comes_back() {
    let ply: Ply = "d4d5=f,e6".parse().expect("a ply");
    let info = FromWorker::Info {
        id: 1,
        depth: 3,
        nodes: 99,
        score: WireScore::Mate(-2),
        pv: vec![ply, ply],
    };
    let error = |id, error| FromWorker::Error { id, error };
    let best = |id, ply| (FromWorker::Best { id, ply }, Said::Best { id, ply });
    let answers = [
        (FromWorker::Ready, Said::Ready),
        (info, Said::Heartbeat {}),
        (FromWorker::Heartbeat { id: 2 }, Said::Heartbeat {}),
        best(3, Some(ply)),
        best(4, None),
        (error(None, MessageError::Version { found: None }.into()), Said::Error {}),
        (error(Some(5), WorkerError::Ply { number: 12 }), Said::Error {}),
        (error(Some(6), WorkerError::Level { level: 0 }), Said::Error {}),
    ];
    for (answer, heard) in answers {
        let text = encode(&answer);
        assert_eq!(decode(&text), Ok(answer));
        assert_eq!(decode(&text), Ok(heard), "{text}");
    }
}

#[test]
fn other_versions_and_other_texts_are_refused() {
    let version = |found| Err(MessageError::Version { found });
    assert_eq!(decode::<ToWorker>("{}"), version(None));
    assert_eq!(decode::<ToWorker>(r#"{"v":2,"message":{"new":{}}}"#), version(Some(2)));
    for text in [
        "",
        "null",
        "[]",
        "\"",
        r#"{"v":1}"#,
        r#"{"v":-1,"message":{"stop":{"id":1}}}"#,
        r#"{"v":1,"message":{"dance":{}}}"#,
        r#"{"v":1,"message":{"stop":{"id":"one"}}}"#,
        r#"{"v":1,"message":{"think":{"id":1,"ruleset":"xx","fen":"","level":1,"seed":0}}}"#,
        r#"{"v":1,"message":{"think":{"id":1,"ruleset":"zh","fen":"","plies":["zz"],"level":1,"seed":0}}}"#,
    ] {
        let read = decode::<ToWorker>(text);
        assert!(matches!(read, Err(MessageError::Unreadable { .. })), "{text} {read:?}");
    }
}
