import { AGAINST, type AgainstKind, type Reason } from '@pharos/analysis';
import { t, type MessageKey } from '../../i18n/index.svelte.ts';
import type { AnalysisGame } from '../analysisGame.ts';

/** Those that name an ending. */
const OF_ENDINGS: ReadonlySet<string> = new Set(['winMissed', 'winAllowed']);
/** What came of a move. */
const AFTER = ['took', 'tookPair', 'fellAtSea'] as const;

type Names = Pick<AnalysisGame, 'pieceName' | 'whatName' | 'endingName'> & {
  readonly nameOf: (seat: number) => string;
};

const isAgainst = (kind: string): kind is AgainstKind => AGAINST.some((known) => known === kind);
const isAfter = (kind: string): kind is (typeof AFTER)[number] => AFTER.some((known) => known === kind);

function told(
  key: MessageKey,
  { kind, n, of = 0, piece, what, seat }: Reason,
  { pieceName, whatName, endingName, nameOf }: Names,
): string {
  return t(key, {
    n,
    of,
    piece: piece === undefined ? '' : pieceName(piece),
    what: what === undefined ? '' : OF_ENDINGS.has(kind) ? endingName(what) : whatName(what),
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
