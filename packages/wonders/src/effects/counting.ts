import { NEIGHBOURS, OWN, type Effect } from '../catalog.ts';
import { VICTORY_POINTS } from '../conflictTokens.ts';
import {
  CARD_COLOURS,
  type AnyEffectSpec,
  type BaseEffectSpec,
  type ColourName,
  type Where,
} from '../content/types.ts';
import { counted, plain } from '../effectRule.ts';
import { leftOf, rightOf, sideOf, type City, type EffectTable, type State } from '../state.ts';
import { defeatsIn, victoriesIn } from '../tokens.ts';

const WHERE: Readonly<Record<Where, number>> = { own: OWN, neighbours: NEIGHBOURS, all: OWN | NEIGHBOURS };

/** How many of the things an effect is about stand in the cities it looks at. */
function countOver(
  s: State,
  city: number,
  effect: Effect,
  countIn: (s: State, city: number, effect: Effect) => number,
): number {
  let count = 0;
  if ((effect.where & OWN) !== 0) count += countIn(s, city, effect);
  if ((effect.where & NEIGHBOURS) !== 0) {
    count += countIn(s, leftOf(s, city), effect) + countIn(s, rightOf(s, city), effect);
  }
  return count;
}

function amountPerCard(s: State, city: number, effect: Effect): number {
  return effect.count * countOver(s, city, effect, cardsIn);
}

function amountPerStage(s: State, city: number, effect: Effect): number {
  return effect.count * countOver(s, city, effect, stagesIn);
}

/** [W-38, W-85] Cards in the city only: neither the printed resource nor what lies under the board. */
function cardsIn(s: State, city: number, { subject }: Effect): number {
  const { colours } = s.cities[city];
  let count = 0;
  for (let colour = 0; colour < colours.length; colour++) if ((subject & (1 << colour)) !== 0) count += colours[colour];
  return count;
}

function stagesIn(s: State, city: number): number {
  return s.cities[city].stages;
}

/** Victory tokens of the value an effect is about, or of any. */
function countVictories(s: State, city: number, { subject }: Effect): number {
  return victoriesIn(s.cities[city], subject);
}

function amountPerVictory(s: State, city: number, effect: Effect): number {
  return effect.count * countOver(s, city, effect, countVictories);
}

function amountPerDefeat(s: State, city: number, effect: Effect): number {
  return effect.count * countOver(s, city, effect, defeatsIn);
}

/** [L-51] */
function amountPerVictoryPair(s: State, city: number): number {
  return VICTORY_POINTS.reduce((sum, value) => sum + value * Math.floor(victoriesIn(s.cities[city], value) / 2), 0);
}

/** [L-53] The colour there is least of decides. */
function amountPerSet(s: State, city: number, { subject, count }: Effect): number {
  const counts = s.cities[city].colours.filter((_, colour) => (subject & (1 << colour)) !== 0);
  return count * Math.min(...counts);
}

/** [L-49] Strictly more than the left and strictly more than the right neighbour. */
function isAhead(s: State, city: number, countIn: (city: number) => number): boolean {
  return countIn(city) > countIn(leftOf(s, city)) && countIn(city) > countIn(rightOf(s, city));
}

/** Whether every stage of the side in use is built [W-89]. */
function isComplete(s: State, city: City): boolean {
  return city.stages === sideOf(s, city).stages.length;
}

interface PerCard extends AnyEffectSpec {
  readonly colours: readonly ColourName[];
  readonly where: Where;
  readonly count: number;
}

const perCard = ({ colours, where, count }: PerCard): { subject: number; count: number; where: number } => ({
  subject: colours.reduce((bits, colour) => bits | (1 << CARD_COLOURS.indexOf(colour)), 0),
  count,
  where: WHERE[where],
});

const perThing = ({ where, count }: Omit<PerCard, 'colours'>): { count: number; where: number } => ({
  count,
  where: WHERE[where],
});

/** Coins and points for what stands in cities [W-36, W-37, W-78, W-81 … W-89]; a copied guild looks from the seat of the copier [W-100]. */
export const counting = {
  coinsPerCard: { moment: 'income', compile: perCard, amount: amountPerCard },
  coinsPerStage: { moment: 'income', compile: perThing, amount: amountPerStage },
  pointsPerCard: { moment: 'end', compile: perCard, amount: amountPerCard },
  pointsPerStage: { moment: 'end', compile: perThing, amount: amountPerStage },
  pointsPerDefeat: {
    moment: 'end',
    compile: perThing,
    amount: amountPerDefeat,
  },
  coinsPerVictory: { moment: 'income', compile: perThing, amount: amountPerVictory },
  coinsPerDefeat: { moment: 'income', compile: perThing, amount: amountPerDefeat },
  pointsPerVictory: {
    moment: 'end',
    compile: ({ where, count, value = 0 }) => ({ subject: value, count, where: WHERE[where] }),
    amount: amountPerVictory,
  },
  pointsPerVictoryPair: { moment: 'end', compile: plain, amount: amountPerVictoryPair },
  pointsPerSet: {
    moment: 'end',
    compile: ({ colours, count }) => perCard({ type: '', colours, where: 'own', count }),
    amount: amountPerSet,
  },
  pointsPerCoins: {
    moment: 'end',
    compile: ({ coins, count }) => ({ subject: coins, count }),
    amount: (s, city, { subject, count }) => count * Math.floor(s.cities[city].coins / subject),
  },
  pointsIfMost: {
    moment: 'end',
    // What it is compared with stands next door.
    compile: ({ colours, count }) => perCard({ type: '', colours, where: 'all', count }),
    amount: (s, city, effect) => (isAhead(s, city, (one) => cardsIn(s, one, effect)) ? effect.count : 0),
  },
  pointsIfRichest: {
    moment: 'end',
    compile: ({ count }) => ({ count, where: WHERE.all }),
    amount: (s, city, { count }) => (isAhead(s, city, (one) => s.cities[one].coins) ? count : 0),
  },
  pointsIfUndefeated: {
    moment: 'end',
    compile: counted,
    amount: (s, city, { count }) => (defeatsIn(s, city) === 0 ? count : 0),
  },
  pointsIfComplete: {
    moment: 'end',
    compile: counted,
    amount: (s, city, { count }) => (isComplete(s, s.cities[city]) ? count : 0),
  },
} satisfies Partial<EffectTable<BaseEffectSpec>>;
