import type { ActionView, HandCardView, Obstacle, WondersView } from '@pharos/wonders';
import { nameOf } from '../../english.ts';

const OBSTACLE_TEXTS: Readonly<Partial<Record<Obstacle, string>>> = {
  alreadyBuilt: 'your city has it',
  wonderComplete: 'your wonder is complete',
  tooExpensive: 'too dear',
  unobtainable: 'nobody sells it',
  mustBuild: 'the Free City builds what it can',
};

/** What cannot be chosen, and why. */
export function impossibleTexts({ hand, decision }: WondersView): string[] {
  if (decision === null) return [];
  const cards = (hand ?? []).flatMap(({ card, build }) => reasonsFor(nameOf(card), build));
  const others = (decision.obstacles ?? []).flatMap(({ subject, obstacle }) => {
    const text = OBSTACLE_TEXTS[obstacle];
    return subject === null || text === undefined ? [] : [`${nameOf(subject)} (${text})`];
  });
  const stage = stageReason(hand ?? []);
  return [...cards, ...others, ...(stage === null ? [] : [stage])];
}

function reasonsFor(what: string, { obstacle, options }: ActionView): string[] {
  const reason = obstacle === null ? undefined : reasonOf(obstacle, options);
  return reason === undefined ? [] : [`${what}${reason}`];
}

function reasonOf(obstacle: Obstacle, options: ActionView['options']): string | undefined {
  const [cheapest] = options;
  if (obstacle !== 'tooExpensive' || cheapest === undefined) {
    const text = OBSTACLE_TEXTS[obstacle];
    return text === undefined ? undefined : ` (${text})`;
  }
  return ` ${cheapest.total}¢ (${cheapest.missing ?? 0} short)`;
}

/** The same for every card that could go under the stage. */
function stageReason([first]: readonly HandCardView[]): string | null {
  return first === undefined ? null : (reasonsFor('the next stage', first.stage).at(0) ?? null);
}
