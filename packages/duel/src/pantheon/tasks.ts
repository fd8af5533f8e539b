/** The choices of Pantheon. */
export const PLACE_DIVINITY = 28;
export const CHOOSE_BEHIND_GATE = 29;
export const CHOOSE_DECK = 30;
export const CHOOSE_IN_DECK = 31;
export const TAKE_ENKI_TOKEN = 32;
export const PLACE_SNAKE = 33;
export const DISCARD_ANY_CARD = 34;
export const UNBUILD_WONDER = 35;
export const BUILD_WONDER_FROM_DISCARD = 36;
export const PLACE_MINERVA = 37;
export const DISCARD_MILITARY_TOKEN = 38;
export const APPLY_MILITARY_TOKEN = 39;

export type PantheonChoiceName =
  | 'placeDivinity'
  | 'chooseBehindGate'
  | 'chooseDeck'
  | 'chooseInDeck'
  | 'takeEnkiToken'
  | 'placeSnake'
  | 'discardAnyCard'
  | 'unbuildWonder'
  | 'buildWonderFromDiscard'
  | 'placeMinerva'
  | 'discardMilitaryToken'
  | 'applyMilitaryToken';
