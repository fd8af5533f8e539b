import { betterOf, type Decision, type Label, type Reason, type When } from '@pharos/analysis';
import { roman } from '../english.ts';
import type { SeatNames } from '../session/seatNames.ts';
import type { MoveWords } from './movesInWords.ts';
import type { Speak } from '../words/speaker.ts';
import { isAnalysisKey, type AnalysisKey } from './words.ts';

/** The sign of each label; good moves have none. */
const SIGNS: Readonly<Record<Label, string>> = {
  find: '!',
  best: '✓',
  good: ' ',
  slip: '?!',
  mistake: '?',
  blunder: '??',
};

/** What sentences about an analysis are made with. */
export interface Telling {
  readonly say: Speak<AnalysisKey>;
  readonly names: SeatNames;
  readonly nameOf: (id: string) => string;
  readonly moveText: MoveWords;
}

export const percent = (chance: number): string => String(Math.round(100 * chance));

export function whenText({ age, turn }: When, { say }: Telling): string {
  if (age === 0) return say('draft');
  return say(turn === 0 ? 'beforeTurns' : 'age', { age: roman(age), turn });
}

/** Kinds of reasons that name an ending. */
const OF_ENDINGS: ReadonlySet<string> = new Set(['wins', 'denyWin', 'winMissed', 'winAllowed']);

/** How a game ended. */
export function endingName(ending: string, { say, nameOf }: Telling): string {
  const key = `ending.${ending}`;
  return isAnalysisKey(key) ? say(key) : nameOf(key);
}

/** Reasons in words; those that nothing is known to say about are left out. */
export function reasonTexts(
  prefix: 'why' | 'for' | 'then' | 'dealt',
  reasons: readonly Reason[],
  telling: Telling,
): string[] {
  const { say, names, nameOf } = telling;
  return reasons.flatMap(({ kind, n, of, what, piece, seat }) => {
    const key = `${prefix}.${kind}`;
    if (!isAnalysisKey(key)) return [];
    return say(key, {
      n,
      of: of ?? 0,
      what: what === undefined ? '' : OF_ENDINGS.has(kind) ? endingName(what, telling) : nameOf(what),
      piece: piece === undefined ? '' : nameOf(piece),
      who: seat === undefined || seat >= names.count ? '' : names.name(seat),
    });
  });
}

/** A decision in a line. */
export function decisionLine(decision: Decision, telling: Telling): string {
  const { say, names, moveText } = telling;
  const { when, seat, played, best, label, loss } = decision;
  const values = {
    when: whenText(when, telling),
    name: names.name(seat),
    move: moveText(decision, played.move),
    sign: SIGNS[label],
    label: say(`label.${label}`),
    before: percent(best[0].chance),
    after: percent(played.chance),
  };
  const next = best.at(1);
  if (loss > 0 || next === undefined) return say('moment', values);
  return say('bestMoment', { ...values, next: percent(next.chance) });
}

/** Why it was good or bad, what would have been better and why, and what came of it. */
export function decisionReasons(decision: Decision, telling: Telling): string[] {
  const { say, moveText } = telling;
  const { reasons, merits, followed } = decision;
  const best = betterOf(decision);
  const why = reasonTexts('why', reasons, telling);
  const forIt = reasonTexts('for', merits, telling).join(', ');
  const then = reasonTexts('then', followed, telling);
  const better =
    best === null
      ? forIt
      : `${say('better', { move: moveText(decision, best.move) })}${forIt === '' ? '' : `: ${forIt}`}`;
  return [...why, ...(better === '' ? [] : [better]), ...then].map((text) => `${text}.`);
}
