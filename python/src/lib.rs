//! The native module of the Python package: calls the library without the lock of the interpreter, and hands tables over by
//! the C interface of Arrow, so that nothing is copied. What Python sees of it stands in `arbiter_chess`; values come as
//! JSON, of which `arbiter_chess` makes objects.

mod options;
mod table;

use std::path::PathBuf;

use arbiter::{Auditor, PositionReport, Rater, RatingOptions, RatingReport, Repairer};
use pyo3::create_exception;
use pyo3::prelude::*;
use serde::Serialize;

use options::Reading;
use table::{NativeTables, Table};

create_exception!(
    arbiter_chess,
    ArbiterError,
    pyo3::exceptions::PyException,
    "What could not be read or done, in a sentence."
);

fn told(error: arbiter::Error) -> PyErr {
    ArbiterError::new_err(error.to_string())
}

fn json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| ArbiterError::new_err(error.to_string()))
}

#[pyfunction]
fn audit_paths(py: Python<'_>, paths: Vec<PathBuf>, reading: &Reading) -> PyResult<NativeTables> {
    let auditor = reading.table_auditor()?;
    let tables = py.detach(|| auditor.audit_paths(paths));
    tables.map(NativeTables::from).map_err(told)
}

#[pyfunction]
fn audit_bytes(py: Python<'_>, text: Vec<u8>, reading: &Reading) -> PyResult<NativeTables> {
    let auditor = reading.table_auditor()?;
    let tables = py.detach(|| auditor.audit_bytes(text));
    tables.map(NativeTables::from).map_err(told)
}

/// The games of a text as a list, in JSON.
#[pyfunction]
fn audit_games(py: Python<'_>, text: &str, reading: &Reading) -> PyResult<String> {
    let auditor = Auditor::new(reading.options()?);
    json(&py.detach(|| auditor.audit(text)))
}

/// The repaired games of a text as a list, in JSON.
#[pyfunction]
fn repair(py: Python<'_>, text: &str, reading: &Reading) -> PyResult<String> {
    let repairer = Repairer::new(reading.options()?);
    json(&py.detach(|| repairer.repair(text)))
}

/// One position, in JSON.
#[pyfunction]
fn position(py: Python<'_>, fen: &str) -> PyResult<String> {
    json(&py.detach(|| PositionReport::of(fen)).map_err(told)?)
}

/// The ratings of a text, or of files where there is no text, in JSON.
#[pyfunction]
#[pyo3(signature = (text, paths, system, period, lists, players, decisions, anchors, reading))]
#[allow(
    clippy::too_many_arguments,
    reason = "they are named on the side of Python"
)]
fn rate(
    py: Python<'_>,
    text: Option<&str>,
    paths: Vec<PathBuf>,
    system: &str,
    period: Option<&str>,
    lists: Vec<PathBuf>,
    players: Option<PathBuf>,
    decisions: Option<PathBuf>,
    anchors: Vec<String>,
    reading: &Reading,
) -> PyResult<String> {
    let mut options = RatingOptions::new(system)
        .map_err(told)?
        .reading(reading.options()?);
    if let Some(period) = period {
        options = options.period(period).map_err(told)?;
    }
    for list in lists {
        options = options.list(list);
    }
    if let Some(players) = players {
        options = options.players(players);
    }
    if let Some(decisions) = decisions {
        options = options.decisions(decisions);
    }
    for anchor in &anchors {
        options = options.anchor(anchor);
    }
    let report: Result<RatingReport, arbiter::Error> = py.detach(|| {
        let rater = Rater::new(options);
        match text {
            Some(text) => rater.rate(text),
            None => rater.rate_paths(paths),
        }
    });
    json(&report.map_err(told)?)
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ArbiterError", module.py().get_type::<ArbiterError>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<Reading>()?;
    module.add_class::<NativeTables>()?;
    module.add_class::<Table>()?;
    module.add_function(wrap_pyfunction!(audit_paths, module)?)?;
    module.add_function(wrap_pyfunction!(audit_bytes, module)?)?;
    module.add_function(wrap_pyfunction!(audit_games, module)?)?;
    module.add_function(wrap_pyfunction!(repair, module)?)?;
    module.add_function(wrap_pyfunction!(position, module)?)?;
    module.add_function(wrap_pyfunction!(rate, module)?)?;
    Ok(())
}
