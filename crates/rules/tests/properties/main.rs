//! What holds in every position, tried over random games under every ruleset and compared with the
//! rules written a second time ([`plain`]).

mod figures;
mod figures_agree;
mod found;
mod games;
#[path = "../oracle_data/mod.rs"]
mod oracle_data;
mod outside;
#[path = "../plain/mod.rs"]
mod plain;
mod positions;
mod records;
mod texts;
mod verdicts;
