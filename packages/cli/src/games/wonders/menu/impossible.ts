import type { HandCardView, ObstacleView } from '@pharos/wonders';
import type { Verbs } from '../expansion.ts';
import { EXPANSIONS } from '../expansions.ts';
import { numeral, type Question } from '../sentenceContext.ts';
import { cardName } from '../words/describe.ts';
import { missingText, obstacleText } from '../words/prices.ts';

/** The cards of the hand that nothing can be done with, and why. */
export function unusableCards(question: Question): string[] {
  const { view, words } = question;
  const usable = new Set(view.decision?.choices?.map(({ subject }) => subject));
  return (view.hand ?? [])
    .filter(({ card }) => !usable.has(card))
    .map(({ card, build }) => `${cardName(card, words)} (${missingText(build, words)})`);
}

/** What cannot be done with a card, and why: `build Baths (missing: 1 stone)`. */
export function impossibleUses({ card, build, stage, discardObstacle }: HandCardView, question: Question): string[] {
  const { view, words, seat } = question;
  const held = view.hand?.find((one) => one.card === card);
  // Whose coins pay: the own city, or the one that is acted for.
  const { nextStages } = view.cities[view.decision?.city ?? seat];
  const verbs = verbsOf(question);
  const reason = (what: string, why: string): string => `${what} (${why})`;
  const base = [
    ...(build.obstacle === null || build.obstacle === 'notNow' ? [] : [reason(verbs.build, missingText(build, words))]),
    ...(stage.obstacle === null || stage.obstacle === 'notNow'
      ? []
      : nextStages.length === 0
        ? [obstacleText(stage.obstacle, words)]
        : [reason(stageName(nextStages, question), missingText(stage, words))]),
    ...(discardObstacle === undefined || discardObstacle === 'notNow'
      ? []
      : [reason(verbs.discard, obstacleText(discardObstacle, words))]),
  ];
  const further = EXPANSIONS.flatMap((expansion) => (held === undefined ? [] : expansion.barred(held, words)));
  const barred = further.flatMap(({ what, action }) =>
    action.obstacle === null || action.obstacle === 'notNow' ? [] : [reason(what, missingText(action, words))],
  );
  return [...base, ...new Set(barred)];
}

/** What is done with a piece of the hand besides a stage. */
function verbsOf({ view: { decision }, words }: Question): Verbs {
  const own = EXPANSIONS.map((expansion) => (decision === null ? null : expansion.verbs(decision, words)));
  const usual = { build: words.say('do.buildIt'), discard: words.say('do.discardIt') };
  return own.find((verbs) => verbs !== null) ?? usual;
}

function stageName(nextStages: readonly number[], { words }: Question): string {
  return words.say('do.stageIt', { stage: nextStages.map(numeral).join('/') });
}

/** What lies before a seat outside of its hand and cannot be chosen. */
export function impossibleChoices(obstacles: readonly ObstacleView[], question: Question): string[] {
  const { words } = question;
  return obstacles.map(({ action, subject, obstacle }) => {
    const choice = { move: '', action, subject, city: question.seat };
    const own = EXPANSIONS.map((expansion) => expansion.choice(choice, question)).find((text) => text !== null);
    const what = own?.label ?? (subject === null ? words.say('do.decline') : cardName(subject, words));
    return `${what} (${obstacleText(obstacle, words)})`;
  });
}
