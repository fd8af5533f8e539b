/**
 * The moves of Pantheon. Their subject is a space of the board for ACTIVATE, a Divinity for PUT and CHOOSE, a Mythology for SEARCH,
 * a slot for DISCARD_SLOT, a space of the track counted from the first player's capital for GUARD, a military token for VOID and
 * EXPLOIT, a card, Wonder or token for the others. The object is the set of Offering tokens of ACTIVATE, the space of PUT, the order
 * of the others of CHOOSE, the card of BUILD_USING.
 */
export const ACTIVATE = 27;
export const PUT = 28;
export const SEARCH = 29;
export const CHOOSE = 30;
export const RECEIVE = 31;
export const SNAKE = 32;
export const DISCARD_SLOT = 33;
export const UNBUILD = 34;
export const BUILD_USING = 35;
export const GUARD = 36;
export const VOID = 37;
export const EXPLOIT = 38;
