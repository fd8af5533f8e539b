/** The tasks of Armada. Choices of several seats at once: free moves of ships, islands to keep. */
export const SHIPS = 11;
export const EXPLORE = 12;
/** A choice of one seat. */
export const STAY_OUT = 13;
/** Done by itself. */
export const SETTLE = 14;
export const NAVAL_CONFLICT = 16;

/** The kinds of choice that only Armada has, as views name them: parts of a turn. */
export const NAVAL_TASK_NAMES = ['moveShips', 'explore', 'navalConflict'] as const;
export type NavalTaskName = (typeof NAVAL_TASK_NAMES)[number];
