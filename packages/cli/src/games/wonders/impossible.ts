import type { ActionView, HandCardView, Obstacle, WondersView } from '@pharos/wonders';
import { nameOf } from '../../english.ts';

const OBSTACLE_TEXTS: Readonly<Partial<Record<Obstacle, string>>> = {
  alreadyBuilt: 'your city has it',
  wonderComplete: 'your wonder is complete',
  tooExpensive: 'too dear',
  unobtainable: 'nobody in reach sells what is lacking',
  mustBuild: 'the Free City builds what it can',
};

/** What cannot be chosen, and why: a line for cards, one for the wonder. */
export function impossibleLines({ hand, decision }: WondersView): string[] {
  if (decision === null) return [];
  const cards = (hand ?? []).flatMap(({ card, build }) => reasonsFor(`build ${nameOf(card)}`, build));
  const others = (decision.obstacles ?? []).flatMap(({ subject, obstacle }) => {
    const text = OBSTACLE_TEXTS[obstacle];
    return subject === null || text === undefined ? [] : [`${nameOf(subject)}: ${text}`];
  });
  const stage = stageReason(hand ?? []);
  return [
    ...(cards.length + others.length === 0 ? [] : [`not possible: ${[...cards, ...others].join(' · ')}`]),
    ...(stage === null ? [] : [`not possible: ${stage}`]),
  ];
}

function reasonsFor(what: string, { obstacle, options }: ActionView): string[] {
  const reason = obstacle === null ? undefined : reasonOf(obstacle, options);
  return reason === undefined ? [] : [`${what}: ${reason}`];
}

function reasonOf(obstacle: Obstacle, options: ActionView['options']): string | undefined {
  const [cheapest] = options;
  if (obstacle !== 'tooExpensive' || cheapest === undefined) return OBSTACLE_TEXTS[obstacle];
  return `${cheapest.total}¢, ${cheapest.missing} short`;
}

/** The same for every card that could go under the stage. */
function stageReason([first]: readonly HandCardView[]): string | null {
  return first === undefined ? null : (reasonsFor('the next stage', first.stage).at(0) ?? null);
}
