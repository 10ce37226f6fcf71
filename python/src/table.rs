//! Tables that are handed over without a copy, by the stream of Arrow's C interface in a capsule, as the PyCapsule interface
//! of Arrow has it: pyarrow, pandas, Polars and DuckDB take it.

use std::sync::Arc;

use arbiter::AuditTables;
use arrow_array::RecordBatchIterator;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_schema::ffi::FFI_ArrowSchema;
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyCapsule};

use crate::ArbiterError;

/// The tables of an audit.
#[pyclass(frozen)]
pub struct NativeTables(Arc<AuditTables>);

/// One of them.
#[pyclass(frozen)]
pub struct Table {
    tables: Arc<AuditTables>,
    of: fn(&AuditTables) -> &arbiter::Table,
}

impl From<AuditTables> for NativeTables {
    fn from(tables: AuditTables) -> NativeTables {
        NativeTables(Arc::new(tables))
    }
}

impl NativeTables {
    fn table(&self, of: fn(&AuditTables) -> &arbiter::Table) -> Table {
        Table {
            tables: Arc::clone(&self.0),
            of,
        }
    }
}

#[pymethods]
impl NativeTables {
    #[getter]
    fn games(&self) -> Table {
        self.table(|tables| &tables.games)
    }

    #[getter]
    fn findings(&self) -> Table {
        self.table(|tables| &tables.findings)
    }

    #[getter]
    fn claims(&self) -> Table {
        self.table(|tables| &tables.claims)
    }

    /// The counts, in JSON.
    #[getter]
    fn summary(&self) -> &str {
        &self.0.summary
    }

    #[getter]
    fn remarks(&self) -> Vec<String> {
        self.0.remarks.clone()
    }

    #[getter]
    fn errors(&self) -> Vec<String> {
        self.0.errors.clone()
    }
}

impl Table {
    fn table(&self) -> &arbiter::Table {
        (self.of)(&self.tables)
    }
}

#[pymethods]
impl Table {
    fn __len__(&self) -> usize {
        self.table().rows()
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(&**self.table().schema());
        let schema = schema.map_err(|error| ArbiterError::new_err(error.to_string()))?;
        PyCapsule::new_with_value(py, schema, c"arrow_schema")
    }

    /// Whoever asks for another schema gets this one: he may cast it himself.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let table = self.table();
        // Batches share their columns: none is copied.
        let batches = table.batches().to_vec().into_iter().map(Ok);
        let reader = RecordBatchIterator::new(batches, Arc::clone(table.schema()));
        let stream = FFI_ArrowArrayStream::new(Box::new(reader));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }
}
