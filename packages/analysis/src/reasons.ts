import type { Reason } from './result.ts';

/** What is said against a move. Clients have words for each of them. */
export const AGAINST = [
  'winMissed',
  'winAllowed',
  'letPair',
  'letSymbol',
  'letPoints',
  'letPawn',
  'letCoins',
  'letResource',
  'letAnyResource',
  'letCheaper',
  'letTake',
  'uncovered',
  'opened',
  'chainMissed',
  'turnMissed',
  'turnSpent',
  'lootShort',
  'paid',
  'couldWait',
  'discarded',
  'usedUp',
  'underWonder',
  'gave',
  'gaveChain',
  'gaveShields',
  'gaveResource',
  'shieldsShort',
  'paidNeighbour',
  'paidNeighbours',
  'seaPlace',
  'seaShared',
  'taxShort',
  'exploreShort',
] as const;
export type AgainstKind = (typeof AGAINST)[number];

/** A reason with its weight, in points: how much it matters. */
export interface WeighedReason extends Reason {
  readonly weight: number;
}

/** Something against a move. */
export interface WeighedAgainst extends WeighedReason {
  readonly kind: AgainstKind;
}

/** The weightiest reasons first, none of them twice. */
export function mostTelling(reasons: readonly WeighedReason[], most: number): Reason[] {
  const told: Reason[] = [];
  for (const { weight: _, ...reason } of reasons.toSorted((one, other) => other.weight - one.weight)) {
    if (told.length >= most) break;
    if (!told.some((one) => one.kind === reason.kind && one.what === reason.what && one.seat === reason.seat))
      told.push(reason);
  }
  return told;
}

/** The reasons of a list that another one does not have as well, or more of. */
export function withoutCommon<Told extends Reason>(reasons: readonly Told[], others: readonly Reason[]): Told[] {
  const isSame = (one: Reason, other: Reason): boolean =>
    one.kind === other.kind && one.what === other.what && one.piece === other.piece && one.seat === other.seat;
  return reasons.filter((one) => !others.some((other) => isSame(one, other) && other.n >= one.n));
}

/** Fewer coins are no reason to prefer a move. */
const LEAST_COINS = 2;

/** Tells coins as what is left of them more than after the move played: what is paid counts as well as what is gained. */
export function withCoins(reasons: readonly Reason[], more: number): Reason[] {
  const at = reasons.findIndex(({ kind }) => kind === 'coins');
  const others = reasons.filter(({ kind }) => kind !== 'coins');
  if (more < LEAST_COINS) return others;
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), { kind: 'coinsMore', n: more }, ...others.slice(place)];
}

/** What a reason against a move says of the better one at the same time: its merits of these kinds. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  winMissed: ['wins'],
  winAllowed: ['denyWin'],
  chainMissed: ['byChain'],
  turnMissed: ['extraTurn'],
  lootShort: ['loot'],
  letPair: ['denyPair'],
  letSymbol: ['denySymbol'],
  letPoints: ['denyPoints'],
  uncovered: ['opens'],
  opened: ['opens'],
  gave: ['denyPoints'],
  shieldsShort: ['conflict'],
  paidNeighbour: ['coinsMore'],
  paidNeighbours: ['coinsMore'],
  seaPlace: ['naval'],
  seaShared: ['naval'],
  taxShort: ['tax', 'ship'],
  exploreShort: ['island', 'ship'],
};

/** The merits of the better move that nothing against the move played has told yet. */
export function unsaid(merits: readonly Reason[], reasons: readonly Reason[]): Reason[] {
  return merits.filter((merit) => !reasons.some((reason) => says(reason, merit)));
}

function says(reason: Reason, merit: Reason): boolean {
  if (!(SAID_BY[reason.kind] ?? []).includes(merit.kind)) return false;
  // Of several opponents or ships each is a matter of its own.
  const isAboutOne = merit.kind === 'conflict' || merit.kind === 'ship';
  return !isAboutOne || (reason.seat === merit.seat && (merit.kind !== 'ship' || reason.what === merit.what));
}
