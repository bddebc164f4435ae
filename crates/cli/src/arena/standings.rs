//! A round robin as text: who is how strong, and how each fared against each.

use makker_lab::statistics::{Ladder, Score};

use crate::screen::terminal;

/// No line is longer, so that they can be shown everywhere.
const WIDTH: usize = 80;
/// So that all columns have room, names are shortened down to these letters.
const SHORTEST_NAME: usize = 12;
/// Where columns go on below anyway, names keep these letters.
const USUAL_NAME: usize = 20;
const LONGEST_NAME: usize = 32;
/// A space and a rate up to 100.
const CELL: usize = 4;

/// The standings: rank, name, Elo with its 95 % interval, and the rates of wins in per cent of the row's player against that
/// of the column's rank. Columns for which there is no room go on below.
pub fn text(names: &[String], results: &[(usize, usize, Score)], ladder: &Ladder) -> String {
    let ranking = ladder.ranking();
    let elos: Vec<[String; 2]> = ladder.ratings().iter().map(|r| [signed(r.elo), format!("{:.0}", r.margin)]).collect();
    let widest = |part: usize| elos.iter().map(|elo| elo[part].len()).max().unwrap_or(0);
    let (elo_width, margin_width) = (widest(0).max(3), widest(1));
    let numbers_width = elo_width + margin_width + 5;
    let rank_width = names.len().to_string().len();

    let longest = names.iter().map(|name| terminal::width(name)).max().unwrap_or(0).clamp(4, LONGEST_NAME);
    let room = WIDTH.saturating_sub(rank_width + 2 + numbers_width);
    let name_width = match room.saturating_sub(CELL * names.len()) {
        left if left >= longest => longest,
        left if left >= SHORTEST_NAME => left,
        _ => longest.min(USUAL_NAME),
    };
    let first_columns = room.saturating_sub(name_width) / CELL;
    let further_columns = (room + numbers_width - name_width) / CELL;

    let mut out = String::new();
    let mut shown = 0;
    while shown == 0 || shown < ranking.len() {
        let is_first = shown == 0;
        let columns = if is_first { first_columns } else { further_columns }.max(1);
        let columns = &ranking[shown..ranking.len().min(shown + columns)];
        let heads: String = (shown + 1..).take(columns.len()).map(|rank| format!("{rank:>CELL$}")).collect();
        let numbers = if is_first { format!("  {:>elo_width$}   {:margin_width$}", "Elo", "") } else { String::new() };
        let before = if is_first { "" } else { "\n" };
        push(&mut out, &format!("{before}{:rank_width$}  {:name_width$}{numbers}{heads}", "", "name"));
        for (rank, &player) in ranking.iter().enumerate() {
            let name = terminal::padded(&shorten(&names[player], name_width), name_width);
            let [elo, margin] = &elos[player];
            let numbers =
                if is_first { format!("  {elo:>elo_width$} ± {margin:>margin_width$}") } else { String::new() };
            let cells: String = columns.iter().map(|other| cell(results, player, *other)).collect();
            push(&mut out, &format!("{:>rank_width$}  {name}{numbers}{cells}", rank + 1));
        }
        shown += columns.len().max(1);
    }
    out
}

fn push(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

/// How one player fared against another, from whichever side the result tells it; empty when they did not meet.
fn cell(results: &[(usize, usize, Score)], player: usize, other: usize) -> String {
    let told = results.iter().find_map(|(first, second, score)| match (*first, *second) {
        pair if pair == (player, other) => Some(score.rate()),
        pair if pair == (other, player) => Some(1.0 - score.rate()),
        _ => None,
    });
    let text = match told {
        _ if player == other => "·".to_string(),
        Some(rate) => format!("{:.0}", 100.0 * rate),
        None => String::new(),
    };
    format!("{text:>CELL$}")
}

fn signed(elo: f64) -> String {
    // Adding 0 turns a negative zero into a positive one.
    let elo = elo.round() + 0.0;
    if elo == 0.0 { "0".to_string() } else { format!("{elo:+.0}") }
}

/// A name as far as there is room for it, in which nothing steers the terminal.
fn shorten(name: &str, width: usize) -> String {
    let name: String = name.chars().map(|letter| if letter.is_control() { '?' } else { letter }).collect();
    terminal::cut_inside(&name, width)
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn score(won: usize, split: usize, lost: usize) -> Score {
        let mut score = Score::new();
        for (count, share) in [(won, 1.0), (split, 0.5), (lost, 0.0)] {
            (0..count).for_each(|_| score.add(share, 2));
        }
        score
    }

    fn check(names: &[&str], results: &[(usize, usize, Score)], expected: Expect) {
        let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        let text = text(&names, results, &Ladder::fit(names.len(), results));
        assert!(text.lines().all(|line| terminal::width(line) <= WIDTH), "{text}");
        expected.assert_eq(&text);
    }

    #[test]
    fn three_players_who_all_met() {
        let results = [(0, 1, score(10, 60, 90)), (2, 1, score(90, 60, 10)), (0, 2, score(0, 0, 100))];
        check(
            &["random", "beginner", "easy:nodes=20000"],
            &results,
            expect![[r#"
                   name               Elo        1   2   3
                1  easy:nodes=20000  +229 ± 29   ·  75 100
                2  beginner             0 ± 22  25   ·  75
                3  random            -229 ± 29   0  25   ·
            "#]],
        );
    }

    #[test]
    fn two_who_never_met_and_nobody_at_all() {
        check(
            &["easy", "an engine with a very long name, and with \n in it"],
            &[],
            expect![[r#"
                   name                              Elo         1   2
                1  easy                                0 ± 340   ·
                2  an engine with a…nd with ? in it    0 ± 340       ·
            "#]],
        );
        assert_eq!(text(&[], &[], &Ladder::fit(0, &[])), "   name  Elo\n");
    }

    /// Players with long names, each better than the one before.
    fn check_many(players: usize, expected: Expect) {
        let names: Vec<String> = (0..players).map(|i| format!("program:./engine --nodes {}", 1000 << i)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let pairs = (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b, score(4, 6, 4 + 6 * (b - a)))));
        check(&names, &pairs.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn many_players_fit_by_shorter_names_and_more_by_going_on_below() {
        check_many(
            10,
            expect![[r#"
                name                        Elo        1   2   3   4   5   6   7   8   9  10
             1  program:./en…nodes 512000  +242 ± 38   ·  65  73  78  82  84  86  88  89  90
             2  program:./en…nodes 256000  +193 ± 37  35   ·  65  73  78  82  84  86  88  89
             3  program:./en…nodes 128000  +140 ± 37  27  35   ·  65  73  78  82  84  86  88
             4  program:./en…-nodes 64000   +85 ± 36  22  27  35   ·  65  73  78  82  84  86
             5  program:./en…-nodes 32000   +28 ± 36  18  22  27  35   ·  65  73  78  82  84
             6  program:./en…-nodes 16000   -28 ± 36  16  18  22  27  35   ·  65  73  78  82
             7  program:./en…--nodes 8000   -85 ± 36  14  16  18  22  27  35   ·  65  73  78
             8  program:./en…--nodes 4000  -140 ± 37  13  14  16  18  22  27  35   ·  65  73
             9  program:./en…--nodes 2000  -193 ± 37  11  13  14  16  18  22  27  35   ·  65
            10  program:./en…--nodes 1000  -242 ± 38  10  11  13  14  16  18  22  27  35   ·
        "#]],
        );
        check_many(
            16,
            expect![[r#"
                name                   Elo        1   2   3   4   5   6   7   8   9  10  11
             1  program:./… 32768000  +317 ± 30   ·  65  73  78  82  84  86  88  89  90  91
             2  program:./… 16384000  +280 ± 30  35   ·  65  73  78  82  84  86  88  89  90
             3  program:./…s 8192000  +240 ± 29  27  35   ·  65  73  78  82  84  86  88  89
             4  program:./…s 4096000  +197 ± 29  22  27  35   ·  65  73  78  82  84  86  88
             5  program:./…s 2048000  +154 ± 28  18  22  27  35   ·  65  73  78  82  84  86
             6  program:./…s 1024000  +110 ± 28  16  18  22  27  35   ·  65  73  78  82  84
             7  program:./…es 512000   +66 ± 27  14  16  18  22  27  35   ·  65  73  78  82
             8  program:./…es 256000   +22 ± 27  13  14  16  18  22  27  35   ·  65  73  78
             9  program:./…es 128000   -22 ± 27  11  13  14  16  18  22  27  35   ·  65  73
            10  program:./…des 64000   -66 ± 27  10  11  13  14  16  18  22  27  35   ·  65
            11  program:./…des 32000  -110 ± 28   9  10  11  13  14  16  18  22  27  35   ·
            12  program:./…des 16000  -154 ± 28   9   9  10  11  13  14  16  18  22  27  35
            13  program:./…odes 8000  -197 ± 29   8   9   9  10  11  13  14  16  18  22  27
            14  program:./…odes 4000  -240 ± 29   8   8   9   9  10  11  13  14  16  18  22
            15  program:./…odes 2000  -280 ± 30   7   8   8   9   9  10  11  13  14  16  18
            16  program:./…odes 1000  -317 ± 30   7   7   8   8   9   9  10  11  13  14  16

                name                  12  13  14  15  16
             1  program:./… 32768000  91  92  92  93  93
             2  program:./… 16384000  91  91  92  92  93
             3  program:./…s 8192000  90  91  91  92  92
             4  program:./…s 4096000  89  90  91  91  92
             5  program:./…s 2048000  88  89  90  91  91
             6  program:./…s 1024000  86  88  89  90  91
             7  program:./…es 512000  84  86  88  89  90
             8  program:./…es 256000  82  84  86  88  89
             9  program:./…es 128000  78  82  84  86  88
            10  program:./…des 64000  73  78  82  84  86
            11  program:./…des 32000  65  73  78  82  84
            12  program:./…des 16000   ·  65  73  78  82
            13  program:./…odes 8000  35   ·  65  73  78
            14  program:./…odes 4000  27  35   ·  65  73
            15  program:./…odes 2000  22  27  35   ·  65
            16  program:./…odes 1000  18  22  27  35   ·
        "#]],
        );
    }
}
