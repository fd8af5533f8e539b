import type { ActionView, Obstacle, WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { reasonOf, type Reason, type ReasonKey, type WhyNot } from '../../../table/whyNot/whyNot.ts';
import { EXPANSIONS, firstOf } from '../expansionsInPlay.ts';
import { unitsIn } from '../piece/missing.ts';
import { unitsText } from '../words/priceText.ts';

/** Who would act, and what the others are called. */
export interface Actors {
  readonly view: WondersView;
  readonly city: number;
  readonly nameOf: (city: number) => string;
}

/** Why something cannot be done; null where it can. */
export function whyNot(id: string, what: string, action: ActionView, actors: Actors): WhyNot | null {
  return action.obstacle === null ? null : { id, what, ...reasonFor(action, action.obstacle, actors) };
}

/** The same for what has no price. */
export const whyNotAtAll = (id: string, what: string, obstacle: Obstacle, actors: Actors): WhyNot => ({
  id,
  what,
  ...reasonFor({ obstacle, options: [] }, obstacle, actors),
});

const REASONS: Readonly<Partial<Record<Obstacle, ReasonKey>>> = {
  alreadyBuilt: 'why.have',
  wonderComplete: 'why.complete',
  mustBuild: 'why.mustBuild',
};

function reasonFor(action: ActionView, obstacle: Obstacle, actors: Actors): Reason {
  const own = firstOf(EXPANSIONS.map((expansion) => expansion.obstacleText(obstacle)));
  if (own !== null) return own;
  if (obstacle === 'tooExpensive') return tooExpensive(action, actors);
  if (obstacle === 'unobtainable') return unobtainable(action, actors);
  return reasonOf(REASONS[obstacle] ?? 'why.notNow');
}

/** The ways to pay come cheapest first. */
function tooExpensive({ options: [cheapest] }: ActionView, { view, city }: Actors): Reason {
  const { missing: n = 0, total } = cheapest;
  return { short: t('why.coins', { n }), text: t('why.coinsText', { total, have: view.cities[city].coins, n }) };
}

/** Two or more resources are too long for a button: their number stands for them. */
function unobtainable({ lacking = {} }: ActionView, actors: Actors): Reason {
  const units = unitsText(lacking);
  const resources = Object.keys(lacking);
  const short =
    resources.length > 1 ? t('why.lackingMany', { n: unitsIn(lacking).length }) : t('why.lacking', { units });
  const stocks = resources.map(
    (resource) => `${unitsText({ [resource]: lacking[resource] })}. ${stockText(resource, actors)}`,
  );
  return { short, text: `${t('why.missing', { units: stocks.join('; ') })}.` };
}

/** How much of a resource both neighbours sell. */
export function stockText(resource: string, { view: { cities }, city, nameOf }: Actors): string {
  const stockOf = (seller: number): number => {
    const { fixed, choices } = cities[seller].forSale;
    return fixed[resource] + choices.filter((one) => one.includes(resource)).length;
  };
  const { left, right } = cities[city];
  const [leftCount, rightCount] = [stockOf(left), stockOf(right)];
  const key = leftCount + rightCount === 0 ? 'why.stockNone' : 'why.stock';
  return t(key, { left: nameOf(left), leftCount, right: nameOf(right), rightCount });
}
