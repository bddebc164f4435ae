//! A pinned signature of what the bots do, so that no change of their play goes unnoticed. After an intended change:
//! `UPDATE_GOLDEN=1 cargo test -p makker-lab --test signature`.

use std::ops::ControlFlow;
use std::path::Path;

use makker_bots::Level;
use makker_lab::arena::{Bot, Pairing};
use makker_rules::record::{Record, Shown};
use makker_rules::{Edition, RuleSet};

/// FNV-1a over the records, which hold every choice, of games between two bots of one level with these budgets.
fn signature(rules: RuleSet, level: Level, nodes: [Option<u32>; 2], deals: u32) -> u64 {
    let [first, second] = nodes.map(|nodes| Bot { nodes, ..Bot::new(level) });
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let pairing = Pairing { rules, entrants: [&first, &second], seed: 7 };
    let played = pairing.play(deals, 2, |deal| {
        for game in &deal.games {
            let text = Record::of(&game.history, &[], Shown::Everything).unwrap().to_string();
            text.bytes().for_each(|byte| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        }
        ControlFlow::Continue(())
    });
    played.unwrap();
    hash
}

#[test]
fn every_level_plays_as_it_did() {
    let mut lines = String::new();
    for level in Level::ALL {
        for rules in Edition::ALL.map(RuleSet::from) {
            // Levels that search take their time, so that there is less of them.
            let (nodes, deals) = if level > Level::Medium { ([Some(16), Some(3)], 1) } else { ([None, Some(3)], 2) };
            lines += &format!("{level} {rules} {:016x}\n", signature(rules, level, nodes, deals));
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/signature.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &lines).unwrap();
    }
    let pinned = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(pinned == lines, "the bots play differently now; if that is intended, update {}:\n{lines}", file.display());
}
