import { ARMADA_PACKS, type ActionView, type ChoiceView, type HandCardView, type Obstacle } from '@pharos/wonders';
import { signed } from '../../../english.ts';
import type { Question } from '../sentenceContext.ts';
import type { WondersWords } from '../words/wondersWords.ts';
import { islandName, navalEffects, sayAtSea, type SeaKey } from './seaWords.ts';
import { cityName } from '../sentenceContext.ts';

/** The islands are the same in both editions. */
export const ISLANDS = ARMADA_PACKS[0].islands;

/** What an island does. */
export function islandTexts(id: string, words: WondersWords, form: 'text' | 'short'): string[] {
  const island = ISLANDS.find((one) => one.id === id);
  if (island === undefined) return [];
  return [
    ...island.effects.map((effect) => words.effect(effect, form)),
    ...navalEffects(island.naval ?? {}, words, form),
  ];
}

/** A choice that only Armada has; null for any other. */
export function navalChoice(choice: ChoiceView, question: Question): { label: string; note: string } | null {
  const { words, view } = question;
  const { action, subject, fleet } = choice;
  const say = sayAtSea(words);
  switch (action) {
    case 'advance':
      return { label: say('advance', { fleet: fleet ?? subject ?? '' }), note: '' };
    case 'keep':
      return {
        label: say('keep', { island: islandName(subject ?? '', words) }),
        note: islandTexts(subject ?? '', words, 'short').join(', '),
      };
    case 'stayOut':
    case 'takePart':
      return { label: say(action), note: tokensText(question, action) };
    case 'decline': {
      const naval = view.decision?.naval;
      return naval === undefined ? null : { label: say(naval === 'explore' ? 'keepNone' : 'moveNone'), note: '' };
    }
    default:
      return null;
  }
}

/** The tokens of all, if one takes part or stays out. */
function tokensText(question: Question, action: 'takePart' | 'stayOut'): string {
  const tokens = question.view.decision?.tokens?.[action] ?? [];
  return tokens
    .flatMap((token, city) => (token === 0 ? [] : [`${cityName(question, city)} ${signed(token)}`]))
    .join(', ');
}

/** The ship that moves together with a card. */
export function alongText({ action, fleet }: ChoiceView, words: WondersWords): string {
  if (fleet === undefined || action === 'advance') return '';
  return sayAtSea(words)(action === 'discard' ? 'forShip' : 'along', { fleet });
}

const OBSTACLES: Readonly<Partial<Record<Obstacle, SeaKey>>> = {
  noFleet: 'no.noFleet',
  lastSpace: 'no.lastSpace',
  otherFleet: 'no.otherFleet',
  compulsory: 'no.compulsory',
};

export function navalObstacle(obstacle: Obstacle, words: WondersWords): string | null {
  const key = OBSTACLES[obstacle];
  return key === undefined ? null : sayAtSea(words)(key);
}

/** Uses of a card together with a ship that cannot be made; a colour without a fleet goes without saying. */
export function barredUses(
  { naval, build }: HandCardView,
  words: WondersWords,
): { readonly what: string; readonly action: ActionView }[] {
  if (naval === undefined) return [];
  const say = sayAtSea(words);
  const blocked = (obstacle: Obstacle): ActionView => ({ obstacle, options: [] });
  // Where a card alone cannot be paid for, together with a ship it cannot either.
  const withBuild =
    build.obstacle !== null || naval.build === null
      ? []
      : [{ what: say('withShip', { fleet: naval.build.fleet }), action: naval.build }];
  const withStages = naval.stages.flatMap(({ plain, naval: ships }) =>
    plain.obstacle === null
      ? ships.map((ship) => ({ what: say('withShip', { fleet: ship.fleet }), action: ship }))
      : [],
  );
  const sale =
    naval.discardObstacle === undefined ? [] : [{ what: say('shipForIt'), action: blocked(naval.discardObstacle) }];
  return [...withBuild, ...withStages, ...sale].filter(({ action }) => action.obstacle !== null);
}
