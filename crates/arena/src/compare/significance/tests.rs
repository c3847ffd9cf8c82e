//! Textbook values.

use super::*;

#[track_caller]
fn near(found: f64, expected: f64, within: f64) {
    assert!(
        (found - expected).abs() <= within,
        "{found}, not {expected}"
    );
}

fn share(successes: u64, trials: u64) -> Share {
    Share { successes, trials }
}

#[test]
fn votes_of_the_same_people_differ_as_in_the_textbook() {
    // Agresti: 1600 people approve before and after; 150 only before, 86 only after.
    let found = paired_shares(150, 86, 1600).unwrap();
    near(found.value, -0.04, 1e-12);
    near(found.p, 3.715_936e-5, 1e-10);
    near(found.interval.low, -0.058_723, 1e-6);
    near(found.interval.high, -0.021_177, 1e-6);
}

#[test]
fn few_pairs_are_judged_exactly() {
    // 2 (1 + 6) / 2^6.
    near(paired_shares(5, 1, 40).unwrap().p, 0.218_75, 1e-12);
    let same = paired_shares(0, 0, 40).unwrap();
    assert_eq!((same.value, same.p), (0.0, 1.0));
    assert!(same.interval.low < 0.0 && same.interval.high > 0.0);
    assert_eq!(paired_shares(0, 0, 0), None);
}

#[test]
fn the_interval_of_pairs_holds_the_difference() {
    for trials in 1..30 {
        for before in 0..=trials {
            for after in 0..=trials - before {
                let found = paired_shares(before, after, trials).unwrap();
                let Interval { low, high } = found.interval;
                assert!(-1.0 <= low && low <= found.value && found.value <= high && high <= 1.0);
            }
        }
    }
}

#[test]
fn sleep_is_prolonged_as_student_found() {
    // Student (1908): ten patients and two drugs, in tenths of an hour.
    let gained: [i128; 10] = [12, 24, 13, 13, 0, 10, 18, 8, 46, 14];
    let squares = gained.iter().map(|gain| gain.pow(2) as u128).sum();
    let found = paired_means(10, gained.iter().sum(), squares).unwrap();
    near(found.value, 15.8, 1e-9);
    near(found.p, 0.002_833, 1e-6);
    near(found.interval.low, 7.001_142, 1e-5);
    near(found.interval.high, 24.598_858, 1e-5);
}

#[test]
fn pairs_that_do_not_vary_are_sure() {
    let same = paired_means(10, 0, 0).unwrap();
    assert_eq!((same.value, same.p), (0.0, 1.0));
    let longer = paired_means(10, 30, 90).unwrap();
    assert_eq!((longer.value, longer.p), (3.0, 0.0));
    assert_eq!(paired_means(1, 5, 25), None);
}

#[test]
fn two_shares_differ_as_in_the_textbook() {
    // Newcombe (1998): 56 of 70 and 48 of 80.
    let found = two_shares(share(48, 80), share(56, 70)).unwrap();
    near(found.value, 0.2, 1e-12);
    near(found.interval.low, 0.0524, 5e-5);
    near(found.interval.high, 0.3339, 5e-5);
    near(found.p, 0.008_045, 1e-6);
    let turned = two_shares(share(56, 70), share(48, 80)).unwrap();
    near(turned.interval.high, -found.interval.low, 1e-12);
    near(turned.p, found.p, 1e-12);
}

#[test]
fn few_trials_are_judged_exactly() {
    // Fisher's lady tasting tea, and eight whales of nine against two of seven.
    near(
        two_shares(share(3, 4), share(1, 4)).unwrap().p,
        0.485_714,
        1e-6,
    );
    near(
        two_shares(share(8, 9), share(2, 7)).unwrap().p,
        0.034_965,
        1e-6,
    );
    near(two_shares(share(0, 9), share(0, 7)).unwrap().p, 1.0, 0.0);
    assert_eq!(two_shares(share(0, 0), share(1, 7)), None);
}

#[test]
fn every_small_table_has_a_probability() {
    for (old, new) in (0..14).flat_map(|old| (0..14).map(move |new| (old, new))) {
        for (before, after) in (0..=old).flat_map(|b| (0..=new).map(move |a| (b, a))) {
            let Some(found) = two_shares(share(before, old), share(after, new)) else {
                assert!(old == 0 || new == 0);
                continue;
            };
            assert!((0.0..=1.0).contains(&found.p), "{found:?}");
            assert!(found.interval.low <= found.value && found.value <= found.interval.high);
        }
    }
    let rare = two_shares(share(200_000, 200_000), share(199_990, 200_000)).unwrap();
    assert!(rare.p > 0.001 && rare.p < 0.003, "{rare:?}");
}

#[test]
fn many_tests_are_corrected_by_holm() {
    let corrected = holm(&[0.01, 0.04, 0.03, 0.005]);
    for (found, expected) in corrected.iter().zip([0.03, 0.06, 0.06, 0.02]) {
        near(*found, expected, 1e-12);
    }
    assert_eq!(holm(&[]), [0.0; 0]);
    assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
}
