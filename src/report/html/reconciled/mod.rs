//! The page of `reconcile`, `reconcile.html`: both copies of each game side by side, row by row, what was chosen and why, with
//! the board of the game that was rebuilt.

mod shell;
mod store;

pub use store::ReconcileStore;

/// The name of the page of reconciled games.
pub const RECONCILE_PAGE: &str = "reconcile.html";

/// What is told of the run.
pub struct ReconcileRun {
    pub version: &'static str,
    /// The flags that bear on what was read, with their values.
    pub options: Vec<(&'static str, String)>,
    pub paths: Vec<String>,
    /// Files without a counterpart of the same name.
    pub alone: Vec<String>,
}

/// The page as text.
pub fn reconcile_page(store: &mut ReconcileStore, run: &ReconcileRun) -> String {
    shell::page(store, run)
}

/// Everything that says a text of the page.
#[cfg(test)]
pub(super) fn sources() -> impl Iterator<Item = &'static str> {
    shell::SCRIPT.into_iter().chain([include_str!("shell.rs")])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fact::Value;
    use crate::notation::sheet::read_sheet;
    use crate::repair::reconcile::Reconciled;
    use crate::replay::AlphabetChoice;
    use crate::report::words::Words;

    const GAMES: usize = 500;

    fn page(room: usize) -> (String, ReconcileStore) {
        let sheets = ["1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf4 Nc6"].map(read_sheet);
        let [white, black] = &sheets;
        let game = Reconciled::new([white, black], &AlphabetChoice::Auto);
        let mut store = ReconcileStore::within(room);
        for number in 0..GAMES as u64 {
            let name = format!("{:x}", (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            store.add(&game, [white, black], [&name, &name]);
        }
        let run = ReconcileRun {
            version: "",
            options: Vec::new(),
            paths: Vec::new(),
            alone: Vec::new(),
        };
        (shell::page(&mut store, &run), store)
    }

    #[test]
    fn what_there_is_no_room_for_is_counted_and_told() {
        let told = |count: usize| {
            let count = Value::Number(count as i64);
            Words::spoken().page("page-reconcile-left-out", &[("count", count)])
        };
        let (whole, store) = page(1_000_000);
        let size = store.games.bytes() + store.plies.bytes();
        assert_eq!((store.games.rows(), store.plies.rows()), (GAMES, 4 * GAMES));
        assert!(!whole.contains("page-how-left-out"));
        for room in [size - 1, size / 2, 1] {
            let (page, store) = page(room);
            let games = store.games.rows();
            assert!(
                games < GAMES && store.plies.rows() >= 4 * games,
                "{games} games"
            );
            assert!(store.games.bytes() + store.plies.bytes() <= room, "{room}");
            assert!(page.contains(&told(GAMES - games)), "{room}: {games} games");
            assert!(
                page.contains(&format!("\"games\":{GAMES}")),
                "the script knows how many there were"
            );
        }
    }
}
