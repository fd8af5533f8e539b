import type { Reason } from '../result.ts';
import { THEMES, type Theme } from './puzzle.ts';

/** Endings that are not about points. */
const SUPREMACIES: ReadonlySet<string> = new Set(['military', 'scientific', 'political']);
const isSupremacy = ({ what = '' }: Reason): boolean => SUPREMACIES.has(what);

/** What is said for the best move or against another one, and the themes it belongs to. */
const THEMES_OF: Readonly<Record<string, (reason: Reason) => readonly Theme[]>> = {
  wins: (reason) => (isSupremacy(reason) ? ['winNow', 'supremacy'] : ['winNow']),
  winMissed: (reason) => (isSupremacy(reason) ? ['winNow', 'supremacy'] : ['winNow']),
  winAllowed: (reason) => (isSupremacy(reason) ? ['deny', 'supremacy'] : ['deny']),
  denyWin: (reason) => (isSupremacy(reason) ? ['deny', 'supremacy'] : ['deny']),
  denyPoints: () => ['deny'],
  denyPair: () => ['deny', 'science'],
  denySymbol: () => ['deny', 'science'],
  letPair: () => ['deny', 'science'],
  letSymbol: () => ['deny', 'science'],
  letPoints: () => ['deny'],
  letTake: () => ['deny'],
  letPawn: () => ['deny'],
  letCoins: () => ['deny'],
  letResource: () => ['deny'],
  letAnyResource: () => ['deny'],
  letCheaper: () => ['deny'],
  uncovered: () => ['deny'],
  gave: () => ['deny'],
  gaveChain: () => ['deny'],
  gaveShields: () => ['deny'],
  gaveResource: () => ['deny'],
  chainMissed: () => ['chain'],
  chain: () => ['chain'],
  extraTurn: () => ['tempo'],
  turnMissed: () => ['tempo'],
  turnSpent: () => ['tempo'],
  pair: () => ['science'],
  symbols: () => ['science'],
  seaPlace: () => ['naval'],
  seaShared: () => ['naval'],
  taxShort: () => ['naval'],
  naval: () => ['naval'],
  island: () => ['island'],
  exploreShort: () => ['island'],
  cheaper: () => ['trade'],
  dearer: () => ['trade'],
  keeps: () => ['trade'],
  paid: () => ['trade'],
  paidNeighbour: () => ['trade'],
  paidNeighbours: () => ['trade'],
  cheaperTrade: () => ['trade'],
};

/** Victory points of science cards, in 7 Wonders. */
const isScience = ({ kind, what }: Reason): boolean => kind === 'points' && what === 'science';

/** What a puzzle is about, by the reasons for its best move and against those that somebody would rather make. */
export function themesOf(reasons: readonly Reason[]): Theme[] {
  const found = new Set(
    reasons.flatMap((reason) => [
      ...(Object.hasOwn(THEMES_OF, reason.kind) ? THEMES_OF[reason.kind](reason) : []),
      ...(isScience(reason) ? (['science'] as const) : []),
    ]),
  );
  return THEMES.filter((theme) => found.has(theme));
}
