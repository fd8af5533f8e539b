import type { Outcome } from '@pharos/core';
import { line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { subject, type Scene } from '../sentenceContext.ts';
import { seatsPerSide } from '../seatsPerSide.ts';

/** Who won and why, and where the person who reads ended. */
export function resultLines(scene: Scene, outcome: Outcome): Line[] {
  const { view, me, words, names } = scene;
  const size = seatsPerSide(view.options);
  const { say } = words;
  const [best, next = []] = outcome.ranking;
  const winners = words.listed(best.map((seat) => names.name(seat)));
  const lead = sumOf(outcome, best, size) - sumOf(outcome, next, size);
  const runnersUp = words.listed(next.map((seat) => names.name(seat)));
  const [winner] = best;
  const head =
    best.length === 1
      ? say('won', { ...subject(scene, winner) })
      : say(best.length === size ? 'wonTogether' : 'shared', { names: winners });
  const why =
    next.length === 0
      ? ''
      : lead > 0
        ? say('byPoints', { n: lead, names: runnersUp })
        : say('byCoins', { names: runnersUp });
  const place = outcome.ranking.findIndex((seats) => seats.includes(me)) + 1;
  const isLoser = names.isYou(me) && place > 1;
  return [
    line(span(`${head} ${why}`.trim(), styles.coins)),
    ...(isLoser ? [line(span(say('yourPlace', { place, of: outcome.ranking.length })))] : []),
  ];
}

/** What a player has, or a team together; those who share a place have equally many. */
function sumOf({ scores }: Outcome, seats: readonly number[], size: number): number {
  const all = seats.reduce((sum, seat) => sum + scores[seat].total, 0);
  return seats.length === 0 ? 0 : (all * size) / seats.length;
}
