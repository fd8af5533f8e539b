import type { AnalysedGame, GameSummary } from '@pharos/analysis';
import { signed } from '../english.ts';
import { decisionLine, decisionReasons, percent, reasonTexts, whenText, type Telling } from './sentences.ts';

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
  { decisions, outcome }: AnalysedGame,
  { decidedBy, turningPoint, best, worst }: GameSummary,
  telling: Telling,
): string[] {
  const { say, names, nameOf } = telling;
  const winners = outcome?.ranking[0] ?? [];
  const [ending, ...why] = decidedBy;
  const how = [
    nameOf(ending?.what ?? ''),
    ...why.flatMap(({ kind, n, what, seat }) => {
      if (kind === 'margin' && seat !== undefined) return say('margin', { n, name: names.name(seat) });
      return what === undefined ? [] : say('ahead', { n, what: nameOf(what) });
    }),
  ].join(', ');
  const name = winners.map((seat) => names.name(seat)).join(', ');
  return [
    say(winners.length === 1 ? 'won' : 'shared', { name, how }),
    ...(turningPoint === null
      ? []
      : [
          say('turned', {
            when: whenText(turningPoint.when, telling),
            name: names.name(turningPoint.seat),
            before: percent(turningPoint.before),
            after: percent(turningPoint.after),
          }),
        ]),
    ...(best === null ? [] : [say('bestOne', { text: decisionLine(decisions[best], telling) })]),
    ...(worst === null ? [] : [say('worstOne', { text: decisionLine(decisions[worst], telling) })]),
  ];
}
