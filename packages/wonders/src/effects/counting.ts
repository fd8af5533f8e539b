import { NEIGHBOURS, OWN, type Effect } from '../catalog.ts';
import { COLOURS, type AnyEffectSpec, type BaseEffectSpec, type ColourName, type Where } from '../content/types.ts';
import { counted } from '../effectRule.ts';
import { leftOf, rightOf, sideOf, type City, type EffectTable, type State } from '../state.ts';

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

function defeatsIn(s: State, city: number): number {
  const { tokens } = s.cities[city];
  let count = 0;
  for (let token = 0; token < tokens.length; token++) if (tokens[token] < 0) count++;
  for (let more = 0; more < s.rules.defeats.length; more++) count += s.rules.defeats[more](s, city);
  return count;
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
  subject: colours.reduce((bits, colour) => bits | (1 << COLOURS.indexOf(colour)), 0),
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
    amount: (s, city, effect) => effect.count * countOver(s, city, effect, defeatsIn),
  },
  pointsIfComplete: {
    moment: 'end',
    compile: counted,
    amount: (s, city, { count }) => (isComplete(s, s.cities[city]) ? count : 0),
  },
} satisfies Partial<EffectTable<BaseEffectSpec>>;
