import type { AnalysedGame, GameSummary, TurningPoint, When } from '@pharos/analysis';
import { roman, signed } from '../english.ts';
import {
  decisionLine,
  decisionReasons,
  endingName,
  percent,
  reasonTexts,
  whenText,
  type Telling,
} from './sentences.ts';

/** What is told in full: the rest was as good as the best. */
const TOLD = new Set(['find', 'slip', 'mistake', 'blunder']);

/** An analysed game in lines: three sentences, its moments, and what was choice and what luck. */
export function reportLines(game: AnalysedGame, telling: Telling): string[] {
  const { say, names } = telling;
  return [
    ...(game.summary === null ? [say('unfinished')] : summaryLines(game, game.summary, telling)),
    '',
    say('chances'),
    ...game.course.map(
      ({ ply, chances }) =>
        `  ${String(ply).padStart(3)}  ${chances.map((one) => `${percent(one)} %`.padStart(6)).join(' ')}`,
    ),
    '',
    say('moments'),
    ...momentLines(game, telling),
    '',
    say('luckAndChoice'),
    ...game.accounts.map(
      ({ seat, choice, others, deal, accuracy }) =>
        `  ${say('account', { name: names.name(seat), choice: points(choice), others: points(others), deal: points(deal), accuracy: percent(accuracy) })}`,
    ),
  ];
}

/** Decisions that were told apart from others and strokes of luck, in the order of the game. */
function momentLines({ decisions, deals }: AnalysedGame, telling: Telling): string[] {
  const { say, names } = telling;
  const told = decisions
    .filter(({ label }) => TOLD.has(label))
    .map((decision) => ({
      ply: decision.ply,
      lines: [
        `  ${decisionLine(decision, telling)}`,
        ...decisionReasons(decision, telling).map((line) => `      ${line}`),
      ],
    }));
  const dealt = deals.map(({ ply, when, seat, change, reasons }) => ({
    ply: ply + AFTER,
    lines: [
      `  ${say('deal', { when: whenText(when, telling), name: names.name(seat), change: points(change) })}`,
      `      ${reasonTexts('dealt', reasons, telling).join(', ')}.`,
    ],
  }));
  return [...told, ...dealt].toSorted((one, other) => one.ply - other.ply).flatMap(({ lines }) => lines);
}

/** What turned up by a move comes after it. */
const AFTER = 0.5;

function points(change: number): string {
  return signed(Math.round(100 * change));
}

function summaryLines(
  { decisions, deals, outcome, partners }: AnalysedGame,
  summary: GameSummary,
  telling: Telling,
): string[] {
  const { say } = telling;
  const { turningPoint, best, worst } = summary;
  return [
    resultLine(summary, { winners: outcome?.ranking[0] ?? [], partners }, telling),
    ...(turningPoint === null ? [] : [turnLine(turningPoint, { decisions, deals }, telling)]),
    ...(best === null ? [] : [say('bestOne', { text: decisionLine(decisions[best], telling) })]),
    ...(worst === null ? [] : [say('worstOne', { text: decisionLine(decisions[worst], telling) })]),
  ];
}

/** Who won, and by what. */
function resultLine(
  { decidedBy }: GameSummary,
  { winners, partners }: { readonly winners: readonly number[]; readonly partners: number },
  telling: Telling,
): string {
  const { say, names, nameOf } = telling;
  const all = (seats: readonly number[]): string => seats.map((seat) => names.name(seat)).join(', ');
  const name = all(winners);
  const margin = decidedBy.find(({ kind }) => kind === 'margin');
  const leads = decidedBy.flatMap(({ kind, n, what }) =>
    kind === 'ahead' && what !== undefined ? say('ahead', { n, what: nameOf(what) }) : [],
  );
  const rival = margin?.seat;
  if (margin !== undefined && rival !== undefined && leads.length > 0)
    return say('wonBy', {
      name,
      n: margin.n,
      rival: all(Array.from({ length: partners }, (_, partner) => rival + partner)),
      how: leads.join(', '),
    });
  const how = endingName(decidedBy[0]?.what ?? '', telling);
  return say(winners.length === partners ? 'won' : 'shared', { name, how });
}

function turnLine(
  { when, seat, before, after, decision, deal }: TurningPoint,
  { decisions, deals }: Pick<AnalysedGame, 'decisions' | 'deals'>,
  telling: Telling,
): string {
  const { say, names, moveText } = telling;
  const values = {
    when: turnedWhen(when, telling),
    name: names.name(seat),
    before: percent(before),
    after: percent(after),
  };
  if (deal !== null)
    return say('turnedByDeal', { ...values, what: reasonTexts('dealt', deals[deal].reasons, telling).join(', ') });
  if (decision === null) return say('turned', values);
  const { seat: mover, played } = decisions[decision];
  return say('turnedBy', { ...values, who: names.name(mover), move: moveText(decisions[decision], played.move) });
}

function turnedWhen({ age, turn }: When, { say }: Telling): string {
  if (age === 0) return say('turnedInDraft');
  return say(turn === 0 ? 'turnedBeforeTurns' : 'turnedInAge', { age: roman(age), turn });
}
