import type { Catalog } from '@pharos/wonders';

/** What is said about a seat. */
export const SEAT = ['leaders', 'leaderPoints', 'buriedPoints', 'leadersInHand'] as const;

/** What is said about a move of Leaders. */
export const MOVE = [
  'recruit1',
  'recruit2',
  'recruit3',
  'sell1',
  'sell2',
  'sell3',
  'stageWithLeader',
  'leaderPrice',
  'leaderWorth',
  'draftWorth',
  'buriedPoints',
  'markWorth',
  'givenUp',
] as const;

/** Features for each piece: what is said of it, and the ids of the pieces. */
export const SEAT_PIECES = {} as const;
export const movePieces = (catalogs: readonly Catalog[]): Readonly<Record<string, readonly string[]>> => {
  const leaders = [...new Set(catalogs.flatMap(({ pieces }) => pieces['leaders'].map(({ id }) => id)))];
  return { draft: leaders, recruit: leaders, part: leaders };
};
