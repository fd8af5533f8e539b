/** What is said about a seat. */
export const SEAT = ['blackCards', 'debt', 'diplomacy', 'masks'] as const;

/** What is said about a move of Cities, or with a black card; what never changes about a card is said with the card. */
export const MOVE = ['takenDebt', 'paidLoss', 'escapes', 'forgoes', 'copiedPoints'] as const;

/** Features for each piece: black cards have theirs with all others. */
export const SEAT_PIECES = {} as const;
export const movePieces = (): Readonly<Record<string, readonly string[]>> => ({});
