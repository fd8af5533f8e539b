/** The files of puzzles, for whoever keeps them for days without a network. */
export const PUZZLE_FILES: readonly string[] = ['duel', 'agora', 'wonders', 'armada'].map(
  (id) => `/puzzles/${id}.json`,
);

/** Where they are kept. */
export const PUZZLE_CACHE = 'puzzles';
/** A page asks for them by this message, when nobody waits for anything else. */
export const KEEP_PUZZLES = 'keepPuzzles';
