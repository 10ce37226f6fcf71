//! How games are to be read and judged, as Python says it.

use std::path::PathBuf;

use arbiter::{Options, TableAuditor};
use pyo3::prelude::*;

use crate::{ArbiterError, told};

/// The options of a call, checked where they are used.
#[pyclass(frozen)]
pub struct Reading {
    laws: Option<String>,
    alphabet: Vec<String>,
    encoding: Option<String>,
    select: Vec<String>,
    ignore: Vec<String>,
    event: Option<PathBuf>,
    event_text: Option<String>,
    suggest: bool,
    duplicates: bool,
    threads: Option<usize>,
}

#[pymethods]
impl Reading {
    #[new]
    #[pyo3(signature = (
        *, laws=None, alphabet=vec![], encoding=None, select=vec![], ignore=vec![], event=None, event_text=None,
        suggest=false, duplicates=true, threads=None
    ))]
    #[allow(clippy::too_many_arguments, reason = "all of them are named")]
    fn new(
        laws: Option<String>,
        alphabet: Vec<String>,
        encoding: Option<String>,
        select: Vec<String>,
        ignore: Vec<String>,
        event: Option<PathBuf>,
        event_text: Option<String>,
        suggest: bool,
        duplicates: bool,
        threads: Option<usize>,
    ) -> Reading {
        Reading {
            laws,
            alphabet,
            encoding,
            select,
            ignore,
            event,
            event_text,
            suggest,
            duplicates,
            threads,
        }
    }
}

impl Reading {
    pub fn options(&self) -> PyResult<Options> {
        self.build().map_err(told)
    }

    fn build(&self) -> Result<Options, arbiter::Error> {
        let mut options = Options::default();
        if let Some(laws) = &self.laws {
            options = options.laws(laws)?;
        }
        if !self.alphabet.is_empty() {
            options = options.alphabets(&texts(&self.alphabet))?;
        }
        if let Some(encoding) = &self.encoding {
            options = options.encoding(encoding)?;
        }
        if !self.select.is_empty() {
            options = options.select(&texts(&self.select))?;
        }
        if !self.ignore.is_empty() {
            options = options.ignore(&texts(&self.ignore))?;
        }
        if let Some(event) = &self.event_text {
            options = options.event(event)?;
        }
        if self.suggest {
            options = options.suggest_repairs();
        }
        Ok(options)
    }

    pub fn table_auditor(&self) -> PyResult<TableAuditor> {
        let mut auditor = TableAuditor::new(self.options()?);
        if let Some(event) = &self.event {
            auditor = auditor.event_file(event);
        }
        if !self.duplicates {
            auditor = auditor.without_duplicates();
        }
        match self.threads {
            Some(0) => Err(ArbiterError::new_err("threads: at least one")),
            Some(threads) => Ok(auditor.threads(threads)),
            None => Ok(auditor),
        }
    }
}

fn texts(given: &[String]) -> Vec<&str> {
    given.iter().map(String::as_str).collect()
}
