import type { Reason } from '@pharos/analysis';
import { t, type MessageKey } from '../../i18n/index.svelte.ts';
import type { AnalysisGame } from '../analysisGame.ts';

/** What speaks against a move: its words in a few, and in a sentence. */
const AGAINST = [
  'winMissed',
  'winAllowed',
  'chainMissed',
  'turnMissed',
  'lootShort',
  'uncovered',
  'letPair',
  'letSymbol',
  'letPoints',
  'letTake',
  'opened',
  'paid',
  'gave',
  'gaveChain',
  'shieldsShort',
  'paidNeighbour',
  'seaPlace',
  'taxShort',
  'exploreShort',
] as const;
/** What came of a move. */
const AFTER = ['took', 'tookPair', 'fellAtSea'] as const;

type Names = Pick<AnalysisGame, 'pieceName' | 'whatName'> & { readonly nameOf: (seat: number) => string };

const isAgainst = (kind: string): kind is (typeof AGAINST)[number] => AGAINST.some((known) => known === kind);
const isAfter = (kind: string): kind is (typeof AFTER)[number] => AFTER.some((known) => known === kind);

function told(
  key: MessageKey,
  { n, of = 0, piece, what, seat }: Reason,
  { pieceName, whatName, nameOf }: Names,
): string {
  return t(key, {
    n,
    of,
    piece: piece === undefined ? '' : pieceName(piece),
    what: what === undefined ? '' : whatName(what),
    name: seat === undefined ? '' : nameOf(seat),
  });
}

/** What happened, by the first reason whose words are known; null if there is none. */
export function headOf(reasons: readonly Reason[], names: Names): string | null {
  for (const reason of reasons) if (isAgainst(reason.kind)) return told(`analysis.head.${reason.kind}`, reason, names);
  return null;
}

/** Why a move was not the best one, in sentences. */
export const whyTexts = (reasons: readonly Reason[], names: Names): string[] =>
  reasons.flatMap((reason) => (isAgainst(reason.kind) ? [told(`analysis.why.${reason.kind}`, reason, names)] : []));

/** What came of it. */
export const thenTexts = (followed: readonly Reason[], names: Names): string[] =>
  followed.flatMap((reason) => (isAfter(reason.kind) ? [told(`analysis.then.${reason.kind}`, reason, names)] : []));
