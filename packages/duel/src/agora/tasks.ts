/** The choices of Agora. */
export const SENATE = 9;
export const CONSPIRATOR = 10;
export const PLACE_CUBE = 11;
export const REMOVE_CUBE = 12;
export const MOVE_CUBE = 13;
export const CHOOSE_CONSPIRACY = 14;
export const TRIGGER_UNPREPARED = 15;
export const LOCK_TOKEN = 17;
export const BUILD_FAR_ROW = 18;
export const BUILD_REMOVED = 19;
export const TAKE_BOX_TOKEN = 20;
export const DROP_CARD = 21;
export const DROP_SECOND_CARD = 22;
export const SWAP_CARDS = 24;
export const MOVE_DECREE = 25;
export const SABOTAGE = 26;

/** What a TURN and its END_TURN note if the turn began with a Conspiracy. */
export const BEGAN_WITH_CONSPIRACY = 1;

export type AgoraChoiceName =
  | 'senateActions'
  | 'conspirator'
  | 'placeCube'
  | 'removeCube'
  | 'moveCube'
  | 'chooseConspiracy'
  | 'triggerUnprepared'
  | 'lockToken'
  | 'buildFarRow'
  | 'buildRemoved'
  | 'takeBoxToken'
  | 'dropCard'
  | 'dropSecondCard'
  | 'swapCards'
  | 'moveDecree'
  | 'sabotage';
