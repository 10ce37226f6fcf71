//! The picture beside each player: two bars, his change as submitted and as audited, on both sides of nothing; or, where
//! ratings have no change, a dot on the scale of all ratings, with its error bar. The script draws the same for the rows
//! that come into view.

use maud::{Markup, html};
use serde_json::{Value as Json, json};

use crate::fact::Value;
use crate::points::{Hundredths, Rating};
use crate::rating::calculation::Calculation;
use crate::report::ratings::Ratings;

/// The scale that all pictures share, in hundredths of a point.
pub(super) enum Plot {
    /// The largest change on either side.
    Changes { most: i64 },
    /// The ends of all error bars.
    Ratings { least: i64, most: i64 },
}

impl Plot {
    pub(super) fn new(ratings: &Ratings<'_>) -> Plot {
        let sums = || ratings.submitted.iter().chain(ratings.audited);
        let changes = sums().filter_map(|sum| sum.change);
        if let Some(most) = changes.map(|change| change.get().abs()).max() {
            return Plot::Changes { most: most.max(1) };
        }
        let ends = sums().filter_map(|sum| {
            let (rating, error) = (hundredths(sum.after?), error(sum).unwrap_or_default());
            Some((rating - error.get(), rating + error.get()))
        });
        let (least, most) = ends.fold((i64::MAX, i64::MIN), |(least, most), (low, high)| {
            (least.min(low), most.max(high))
        });
        match least < most {
            true => Plot::Ratings { least, most },
            false => Plot::Ratings {
                least: least.min(0),
                most: most.max(1),
            },
        }
    }

    pub(super) fn meta(&self) -> Json {
        match self {
            Plot::Changes { most } => json!({ "kind": "changes", "most": most }),
            Plot::Ratings { least, most } => {
                json!({ "kind": "ratings", "least": least, "most": most })
            }
        }
    }

    /// The picture of one player.
    pub(super) fn drawn(&self, submitted: &Calculation, audited: &Calculation) -> Markup {
        html! {
            svg.plot aria-hidden="true" {
                @match self {
                    Plot::Changes { most } => {
                        line.zero x1="50%" x2="50%" y1="0" y2="22" {}
                        @for (class, y, sum) in [("submitted", 2, submitted), ("audited", 12, audited)] {
                            @if let Some(change) = sum.change {
                                @let length = part(change.get().abs(), 2 * most);
                                @let start = if change.get() < 0 { 50.0 - length } else { 50.0 };
                                rect class=(class) x=(percent(start)) y=(y) width=(percent(length)) height="8" {}
                            }
                        }
                    }
                    Plot::Ratings { least, most } => {
                        @for (class, sum) in [("submitted", submitted), ("audited", audited)] {
                            @if let Some(rating) = sum.after {
                                @let place = |rating: i64| percent(part(rating - least, most - least));
                                @let (rating, error) = (hundredths(rating), error(sum).unwrap_or_default().get());
                                line class=(class) x1=(place(rating - error)) x2=(place(rating + error)) y1="11" y2="11" {}
                                circle class=(class) cx=(place(rating)) cy="11" r="4" {}
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How much of the whole, in percent.
fn part(of: i64, whole: i64) -> f64 {
    100.0 * of as f64 / whole as f64
}

fn percent(part: f64) -> String {
    format!("{part:.2}%")
}

pub(super) fn hundredths(rating: Rating) -> i64 {
    match rating {
        Rating::Whole(rating) => 100 * i64::from(rating),
        Rating::Decimal(rating) => rating.get(),
    }
}

/// The standard error of a rating, which a pool gives as a remark.
pub(super) fn error(sum: &Calculation) -> Option<Hundredths> {
    let remark = |key| sum.remarks.iter().find(|remark| remark.key == key);
    match remark("pool-standard-error")?.value("error")? {
        Value::Hundredths(error) => Some(Hundredths::new(*error)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(change: i64) -> Calculation {
        Calculation {
            change: Some(Hundredths::new(change)),
            ..Calculation::default()
        }
    }

    #[test]
    fn bars_stand_on_both_sides_of_nothing() {
        let plot = Plot::Changes { most: 1_000 };
        let drawn = plot.drawn(&changed(500), &changed(-1_000)).into_string();
        assert!(drawn.contains(r#"class="submitted" x="50.00%" y="2" width="25.00%""#));
        assert!(drawn.contains(r#"class="audited" x="0.00%" y="12" width="50.00%""#));
    }

    #[test]
    fn a_dot_stands_in_the_middle_of_its_error_bar() {
        let plot = Plot::Ratings {
            least: 200_000,
            most: 240_000,
        };
        let error = Value::Hundredths(10_000);
        let sum = Calculation {
            after: Some(Rating::Decimal(Hundredths::new(210_000))),
            remarks: vec![crate::fact::Fact {
                key: "pool-standard-error",
                values: vec![("error", error)],
            }],
            ..Calculation::default()
        };
        let drawn = plot.drawn(&sum, &sum).into_string();
        assert!(drawn.contains(r#"x1="0.00%" x2="50.00%""#), "{drawn}");
        assert!(drawn.contains(r#"cx="25.00%""#));
    }
}
