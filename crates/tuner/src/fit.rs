//! Moving weights until an evaluation tells best how games end.

use crate::sample::Sample;

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The tuned weights.
    pub weights: Vec<f32>,
    /// The mean square error of the weights as they were, on games not used for tuning.
    pub error_before: f64,
    /// The same of the tuned weights.
    pub error_after: f64,
}

/// One game in so many is not used for tuning, but to see how good it is.
const HELD_BACK: u64 = 5;
const STEPS: usize = 400;
/// How far a weight moves in a step, in parts of its own scale.
const STRIDE: f64 = 0.02;
/// How strongly weights are held to what they were: what is seldom counted should not run away.
const HOLD: f64 = 0.0005;
/// The decay of the two running averages of the gradient.
const DECAY: (f64, f64) = (0.9, 0.99);

/// Tunes the weights by these positions; nothing if there are too few. `half` is the advantage
/// that is worth half of what is left to win.
pub fn fit(samples: &[Sample], before: &[f32], half: f32) -> Option<Fitted> {
    let (held_back, used): (Vec<_>, Vec<_>) =
        (samples.iter()).partition(|sample| sample.game % HELD_BACK == 0);
    if held_back.is_empty() || used.is_empty() {
        return None;
    }
    let half = f64::from(half);
    let start: Vec<f64> = before.iter().map(|&worth| f64::from(worth)).collect();
    let scales = scales(&used, half);
    let mut weights = start.clone();
    let mut mean = vec![0.0; weights.len()];
    let mut spread = vec![0.0; weights.len()];
    for step in 1..=STEPS {
        let slope = slope(&used, &weights, half);
        for place in 0..weights.len() {
            let Some(scale) = scales[place] else {
                continue;
            };
            let held = HOLD * (weights[place] - start[place]) / scale;
            let slope = slope[place] * scale + held;
            mean[place] += (1.0 - DECAY.0) * (slope - mean[place]);
            spread[place] += (1.0 - DECAY.1) * (slope * slope - spread[place]);
            let fair = |average: f64, decay: f64| average / (1.0 - decay.powi(step as i32));
            let pull = fair(mean[place], DECAY.0) / (fair(spread[place], DECAY.1).sqrt() + 1e-9);
            weights[place] -= STRIDE * scale * pull * (1.0 - step as f64 / STEPS as f64);
        }
    }
    Some(Fitted {
        error_before: error(&held_back, &start, half),
        error_after: error(&held_back, &weights, half),
        weights: weights.into_iter().map(|worth| worth as f32).collect(),
    })
}

/// The worth at which a usual amount of each term makes up the whole advantage; nothing for
/// terms that are never counted.
fn scales(samples: &[&Sample], half: f64) -> Vec<Option<f64>> {
    let terms = samples.first().map_or(0, |sample| sample.counts.len());
    (0..terms)
        .map(|place| {
            let squares = samples
                .iter()
                .map(|sample| f64::from(sample.counts[place]).powi(2));
            let usual = (squares.sum::<f64>() / samples.len() as f64).sqrt();
            (usual > 0.0).then(|| half / usual)
        })
        .collect()
}

/// What the evaluation says with these weights, and how fast that rises with the advantage.
fn says(sample: &Sample, weights: &[f64], half: f64) -> (f64, f64) {
    let counted = sample.counts.iter().zip(weights);
    let sum: f64 = counted
        .map(|(&count, worth)| f64::from(count) * worth)
        .sum();
    let advantage = sum / half;
    let room = 1.0 + advantage.abs();
    (0.5 + 0.5 * advantage / room, 0.5 / (room * room * half))
}

fn slope(samples: &[&Sample], weights: &[f64], half: f64) -> Vec<f64> {
    let mut slope = vec![0.0; weights.len()];
    for sample in samples {
        let (said, rise) = says(sample, weights, half);
        let push = 2.0 * (said - f64::from(sample.brought)) * rise;
        for (slope, &count) in slope.iter_mut().zip(&sample.counts) {
            *slope += push * f64::from(count);
        }
    }
    slope
        .iter_mut()
        .for_each(|slope| *slope /= samples.len() as f64);
    slope
}

fn error(samples: &[&Sample], weights: &[f64], half: f64) -> f64 {
    let squares = samples.iter().map(|sample| {
        let (said, _) = says(sample, weights, half);
        (said - f64::from(sample.brought)).powi(2)
    });
    squares.sum::<f64>() / samples.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games that are won by whoever has more of the first thing; the second is only noise.
    fn told_by_the_first() -> Vec<Sample> {
        let amounts = |game: u64| {
            let first = (game * 7 % 13) as f32 - 6.0;
            let second = (game * 5 % 11) as f32 - 5.0;
            (first, second)
        };
        (0..2_000)
            .map(|game| {
                let (first, second) = amounts(game);
                let brought = if first > 0.0 { 1.0 } else { 0.0 };
                Sample {
                    game,
                    counts: vec![first, second, 0.0],
                    brought,
                }
            })
            .collect()
    }

    #[test]
    fn what_decides_games_gains_weight_and_what_does_not_loses_it() {
        let fitted = fit(&told_by_the_first(), &[1.0, 1.0, 7.0], 1.0).unwrap();
        assert!(fitted.weights[0] > 1.3, "{fitted:?}");
        assert!(fitted.weights[1].abs() < 0.3, "{fitted:?}");
        assert_eq!(fitted.weights[2], 7.0, "what is never counted stays");
        assert!(fitted.error_after < fitted.error_before / 2.0, "{fitted:?}");
    }

    #[test]
    fn nothing_is_tuned_by_no_games() {
        assert_eq!(fit(&[], &[1.0], 1.0), None);
    }
}
