//! Nothing: the benches are all there is (`benches/parts.rs`).
