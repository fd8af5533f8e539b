/** The tasks of Leaders. Choices of all seats at once: the draft, the recruitment phase, victory tokens to give up. */
export const DRAFT = 21;
export const RECRUIT = 22;
export const GIVE_UP = 23;
/** Choices of one seat. */
export const RECRUIT_MORE = 24;
export const BURY = 25;
export const MARK = 26;
/** Done by itself. */
export const RESOLVE_RECRUITMENT = 27;
export const END_RECRUITMENT = 28;
export const ASK_FOR_TOKENS = 29;

/** The kinds of choice that only Leaders has, as views name them: parts of a turn. */
export const LEADER_TASK_NAMES = ['draft', 'recruit', 'recruitMore', 'bury', 'mark', 'giveUp'] as const;
export type LeaderTaskName = (typeof LEADER_TASK_NAMES)[number];
