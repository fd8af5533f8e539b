/**
 * The moves of Agora. Their subject is a slot for RECRUIT, PREPARE and DROP, a Chamber for PLACE, MOVE and REMOVE, a Decree for
 * SHIFT, a card, Wonder, token or Conspiracy for the others. The object is the Conspiracy of PREPARE, the Chamber MOVE and SHIFT
 * lead to, the own card of SWAP, and where KEEP_CONSPIRACY puts the other Conspiracy.
 */
export const RECRUIT = 10;
export const TRIGGER = 11;
export const PREPARE = 12;
export const PLACE = 13;
export const MOVE = 14;
export const REMOVE = 15;
export const PASS = 16;
export const CONSPIRE = 17;
export const KEEP_CONSPIRACY = 18;
export const LOCK = 20;
export const BUILD_FREE = 21;
export const DROP = 22;
export const SWAP = 24;
export const SHIFT = 25;
export const WRECK = 26;
