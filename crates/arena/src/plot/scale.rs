//! From values to places, and the round numbers between.

/// Values from `low` to `high` stand at places from `left` to `right`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    low: f64,
    high: f64,
    left: f64,
    right: f64,
}

impl Scale {
    /// A scale that shows all these values, from `left` to `right`. Values that are no numbers
    /// are passed over.
    pub fn showing(values: impl IntoIterator<Item = f64>, left: f64, right: f64) -> Scale {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            low = low.min(value);
            high = high.max(value);
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        if high - low < 1e-9 * low.abs().max(high.abs()).max(1e-3) {
            (low, high) = (low - 0.5, high + 0.5);
        }
        Scale {
            low,
            high,
            left,
            right,
        }
    }

    /// Where a value stands; one beyond the ends stands at the nearer end.
    pub fn place(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        self.left + share.clamp(0.0, 1.0) * (self.right - self.left)
    }

    /// The places of its ends.
    pub fn ends(&self) -> (f64, f64) {
        (self.left, self.right)
    }

    /// Round values, far enough from each other that their numbers can be read.
    pub fn ticks(&self) -> Vec<f64> {
        const ROOM: f64 = 52.0;
        let most = ((self.right - self.left) / ROOM).clamp(3.0, 8.0);
        let step = round_step((self.high - self.low) / most);
        let first = (self.low / step - 1e-9).ceil() as i64;
        let last = (self.high / step + 1e-9).floor() as i64;
        (first..=last).map(|count| count as f64 * step).collect()
    }
}

/// The smallest of 1, 2, 5, 10, 20, 50 and so on (and their tenths) that is no less than this.
pub(super) fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    let enough = steps.into_iter().find(|step| *step >= least * (1.0 - 1e-9));
    enough.unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_inside() {
        let scale = Scale::showing([1312.0, 1688.0], 0.0, 320.0);
        assert_eq!(scale.ticks(), [1400.0, 1500.0, 1600.0]);
        let shares = Scale::showing([0.0, 1.0], 0.0, 330.0);
        assert_eq!(
            shares.ticks(),
            [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]
        );
    }

    #[test]
    fn values_stand_in_proportion_and_never_outside() {
        let scale = Scale::showing([10.0, 20.0], 100.0, 200.0);
        assert_eq!(
            [10.0, 15.0, 20.0].map(|v| scale.place(v)),
            [100.0, 150.0, 200.0]
        );
        assert_eq!([-5.0, 99.0].map(|v| scale.place(v)), [100.0, 200.0]);
    }

    #[test]
    fn a_single_value_and_no_value_have_a_scale_too() {
        let single = Scale::showing([1500.0], 0.0, 100.0);
        assert_eq!(single.place(1500.0), 50.0);
        let none = Scale::showing([f64::NAN], 0.0, 100.0);
        assert_eq!(none.place(0.5), 50.0);
        assert!(!none.ticks().is_empty());
    }

    #[test]
    fn steps_are_one_two_or_five_times_a_power_of_ten() {
        let steps = [0.013, 0.02, 0.3, 1.0, 7.0, 41.0].map(round_step);
        assert_eq!(steps, [0.02, 0.02, 0.5, 1.0, 10.0, 50.0]);
    }
}
