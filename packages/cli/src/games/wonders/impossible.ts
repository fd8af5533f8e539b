import type { ActionView, Obstacle, WondersView } from '@pharos/wonders';
import { nameOf } from '../../english.ts';
import { expansionWords } from './expansions.ts';

const obstacleTexts: Readonly<Record<Obstacle, string>> = {
  alreadyBuilt: 'your city has it',
  wonderComplete: 'your wonder is complete',
  tooExpensive: 'too dear',
  unobtainable: 'nobody sells it',
  mustBuild: 'the Free City builds what it can',
  notNow: 'not now',
  ...expansionWords.obstacles,
};

/** What cannot be chosen, and why. */
export function impossibleTexts({ hand, decision }: WondersView): string[] {
  if (decision === null) return [];
  const cards = (hand ?? []).flatMap(({ card, build }) => reasonFor(nameOf(card), build));
  const [first] = hand ?? [];
  // The same for every card that could go under the stage.
  const stage = first === undefined ? [] : reasonFor('the next stage', first.stage);
  const others = (decision.obstacles ?? []).map(
    ({ subject, obstacle }) => `${subject === null ? 'none' : nameOf(subject)} (${obstacleTexts[obstacle]})`,
  );
  return [...cards, ...stage, ...others];
}

/** `Baths 3¢ (1 short)`; nothing for what can be done, and for what is not the time of. */
function reasonFor(what: string, { obstacle, options: [cheapest] }: ActionView): string[] {
  if (obstacle === null || obstacle === 'notNow') return [];
  if (obstacle !== 'tooExpensive' || cheapest === undefined) return [`${what} (${obstacleTexts[obstacle]})`];
  return [`${what} ${cheapest.total}¢ (${cheapest.missing ?? 0} short)`];
}
