//! What the programs that measure the repair share: how much of a true row of moves a repair has, in its order.

/// The length of the longest common part in order.
pub fn common<T: PartialEq>(a: &[T], b: &[T]) -> usize {
    let mut row = vec![0usize; b.len() + 1];
    for x in a {
        let mut before = 0;
        for (at, y) in b.iter().enumerate() {
            let above = row[at + 1];
            row[at + 1] = if x == y {
                before + 1
            } else {
                above.max(row[at])
            };
            before = above;
        }
    }
    row.last().copied().unwrap_or(0)
}
