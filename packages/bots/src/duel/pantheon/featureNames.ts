/** What is said about a seat in the Pantheon. */
export const SEAT = [
  'divinityPoints',
  'mythologyTokens',
  'offeringValue',
  'coinsApart',
  'temples',
  'twoTemples',
  // Spaces of the open board that the seat can pay, on its turn and after the opponent's.
  'activationsNow',
  'activationsAfter',
  'gatePrice',
  // The Minerva pawn stands between the Conflict pawn and the own capital.
  'minervaGuards',
  'divinitiesToPlace',
  'divinitiesToChoose',
] as const;

/** What is said about a move of Pantheon. */
export const MOVE = [
  'activationPrice',
  'offeringsSpent',
  'opensGate',
  'ownPrice',
  'discardsOpen',
  'discardsToken',
  'unbuildsOwn',
  'guardDistance',
  'buildUsing',
] as const;

/** Features for each piece: what is said of it, and the kind of piece. */
export const SEAT_PIECES = { divinity: 'divinities', inReach: 'divinities' } as const;
export const MOVE_PIECES = { activate: 'divinities', put: 'divinities' } as const;
