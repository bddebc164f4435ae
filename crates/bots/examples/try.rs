use makker_bots::*;
use makker_rules::Edition;
use std::ops::ControlFlow;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let deals: u32 = a[3].parse().unwrap();
    let x = Bot::new(a[1].parse().unwrap(), None, None);
    let y = Bot::new(a[2].parse().unwrap(), None, None);
    for e in Edition::ALL {
        if a.len() > 4 && e.name() != a[4] {
            continue;
        }
        let t = std::time::Instant::now();
        let mut s = 0.0;
        let mut n = 0;
        let mut g = 0;
        let mut plies = 0;
        let mut longest = 0;
        let mut ef = [Effort::default(); 2];
        Pairing { edition: e, entrants: [&x, &y], seed: 1 }.play(deals, 2, |d| {
            s += d.share();
            n += 1;
            for q in &d.games {
                g += 1;
                plies += q.plies;
                longest = longest.max(q.plies);
                for i in 0..2 {
                    ef[i].add(&q.efforts[i]);
                }
            }
            ControlFlow::Continue(())
        });
        println!(
            "{e:12} {:.4} deals {n} games {g} plies/game {} longest {longest} us/dec {:?} {:?} brier {:?} {:?} {:?}",
            s / n as f64,
            plies / g,
            ef[0].mean_time(),
            ef[1].mean_time(),
            ef[0].brier(),
            ef[1].brier(),
            t.elapsed()
        );
    }
}
