import type { WondersPreview } from '@pharos/wonders';
import { signed } from '../../../english.ts';
import { cityName, type Question } from '../sentenceContext.ts';
import { sayAtSea } from './seaWords.ts';
import { stepTexts } from './steps.ts';

/** What the steps of ships bring, what becomes of the naval conflict, of taxes and pirates, and what comes next. */
export function navalProspects({ naval, follows }: WondersPreview, question: Question): string[] {
  if (naval === undefined) return [];
  const { words } = question;
  const say = sayAtSea(words);
  const { steps, island, rank, losses } = naval;
  return [
    ...steps.map((step) => `${say('ship', { fleet: step.fleet })}: ${stepTexts(step, words).join(', ')}`),
    ...(island === null ? [] : [say('island', { level: island })]),
    ...(rank === null
      ? []
      : [
          say('rank', {
            strength: fromTo(rank.strength.before, rank.strength.after),
            place: fromTo(rank.place.before ?? '–', rank.place.after ?? '–'),
            token: fromTo(token(rank.token.before), token(rank.token.after)),
          }),
        ]),
    ...losses.map(({ city, before, after }) => {
      const name = cityName(question, city);
      return after > before ? say('losses', { name, n: after - before }) : say('noLosses', { name, n: before - after });
    }),
    ...follows.flatMap((follow) => (follow.task === 'moveShips' ? [say('thenShips', { n: follow.count })] : [])),
  ];
}

function token(points: number): string {
  return points === 0 ? '0' : signed(points);
}

function fromTo(before: string | number, after: string | number): string {
  return before === after ? String(after) : `${before} → ${after}`;
}
