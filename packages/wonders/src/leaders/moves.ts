/** The moves of Leaders; the subject is a leader, but for the value of a token and a black card. */
export const DRAFT_LEADER = 13;
export const RECRUIT_LEADER = 14;
export const STAGE_WITH_LEADER = 15;
export const SELL_LEADER = 16;
export const BURY_LEADER = 17;
export const MARK_LEADER = 18;
export const GIVE_UP_TOKEN = 19;
export const BUILD_BLACK_FREE = 20;
