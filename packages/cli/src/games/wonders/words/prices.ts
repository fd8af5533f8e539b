import { type ActionView, type FreeReason, type Obstacle, type PaymentView } from '@pharos/wonders';
import { EXPANSIONS } from '../expansions.ts';
import { LEFT, RIGHT } from '../sentenceContext.ts';
import { cardName } from './describe.ts';
import type { WondersKey, WondersWords } from './wondersWords.ts';

const FREE = {
  noCost: 'free.noCost',
  production: 'free.production',
  chain: 'free.chain',
  oncePerAge: 'free.power',
  firstOfColour: 'free.power',
  firstCard: 'free.power',
  lastCard: 'free.power',
  guild: 'free.chain',
  caligula: 'free.chain',
} as const satisfies Readonly<Record<FreeReason, WondersKey>>;

const OBSTACLES: Readonly<Partial<Record<Obstacle, WondersKey>>> = {
  alreadyBuilt: 'no.alreadyBuilt',
  wonderComplete: 'no.wonderComplete',
  tooExpensive: 'no.tooExpensive',
  unobtainable: 'no.unobtainable',
  mustBuild: 'no.mustBuild',
  notNow: 'no.notNow',
};

/** Why something cannot be done. */
export function obstacleText(obstacle: Obstacle, words: WondersWords): string {
  for (const expansion of EXPANSIONS) {
    const text = expansion.obstacle(obstacle, words);
    if (text !== null) return text;
  }
  return words.say(OBSTACLES[obstacle] ?? 'no.notNow');
}

/** The same with what is missing: so many coins, or units that nobody in reach sells. */
export function missingText({ obstacle, options, lacking = {} }: ActionView, words: WondersWords): string {
  if (obstacle === null) return '';
  const [cheapest] = options;
  if (obstacle === 'tooExpensive' && cheapest !== undefined)
    return words.say('no.short', { n: cheapest.missing ?? 0, total: cheapest.total });
  if (obstacle !== 'unobtainable') return obstacleText(obstacle, words);
  const units = Object.entries(lacking).map(([id, count]) => words.units(id, count));
  return words.say('no.missing', { units: units.join(', ') });
}

/** What is paid to whom, in a few signs: `3¢ = 1¢ + ◀2¢`. */
export function paymentSigns(payment: PaymentView, words: WondersWords): string {
  const { free, total } = payment;
  if (free !== null) return freeText(payment, free, words);
  const parts = coinParts(payment);
  return parts.length === 1 ? parts[0] : `${total}¢ = ${parts.join(' + ')}`;
}

/** The same with what the coins buy: `3¢ = 1¢ + ◀2¢ (1 clay)`. */
export function paymentInWords(payment: PaymentView, words: WondersWords): string {
  const bought = [...payment.purchases, ...(payment.far ?? [])].map(
    ({ resource, count, from }) => `${words.units(resource, count)} ${SIGNS[from]}`,
  );
  const helpers = (payment.discounts ?? []).filter(({ kind }) => HELPERS.has(kind));
  const told = [...bought, ...new Set(helpers.map(({ from }) => cardName(from, words)))];
  return `${paymentSigns(payment, words)}${told.length === 0 ? '' : ` (${told.join(', ')})`}`;
}

const SIGNS = { left: LEFT, right: RIGHT, left2: LEFT + LEFT, right2: RIGHT + RIGHT } as const;

function coinParts(payment: PaymentView): string[] {
  const far = EXPANSIONS.flatMap((expansion) => expansion.farPayments(payment));
  return [
    { sign: '', coins: payment.bank },
    { sign: LEFT, coins: payment.left },
    { sign: RIGHT, coins: payment.right },
    ...far,
  ].flatMap(({ sign, coins }) => (coins === 0 ? [] : [`${sign}${coins}¢`]));
}

/** What names the piece that makes something free. */
const GIVERS: ReadonlySet<string> = new Set(['chain', 'guild']);
/** What helps to pay and is told by the name of its piece. */
const HELPERS: ReadonlySet<string> = new Set(['rebate', 'cheaperCard', 'extraUnit', 'bankUnit', 'architects']);

/** A chain names the card it begins with; what the own production does not give alone, what helps it; a reason without a piece is called like one. */
function freeText({ discounts = [] }: PaymentView, free: FreeReason, words: WondersWords): string {
  const helper = free === 'production' ? discounts.find(({ kind }) => HELPERS.has(kind)) : undefined;
  if (helper !== undefined) return words.say('free.chain', { card: cardName(helper.from, words) });
  const giver = discounts.find(({ kind }) => GIVERS.has(kind));
  return words.say(FREE[free], { card: cardName(giver?.from ?? free, words) });
}

/** A price: what it comes to, and whether it can be paid. */
export interface Price {
  readonly text: string;
  readonly isPayable: boolean;
}

/** What something costs at least; further ways to pay are hinted at. */
export function priceOf(action: ActionView, words: WondersWords): Price {
  const [payable, ...others] = action.options.filter(({ move }) => move !== null);
  if (payable === undefined) return { text: `✗ ${missingText(action, words)}`, isPayable: false };
  return { text: `${paymentSigns(payable, words)}${others.length === 0 ? '' : ' …'}`, isPayable: true };
}
