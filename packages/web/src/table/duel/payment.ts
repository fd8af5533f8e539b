import type { Payment, PlayerView } from '@pharos/duel';
import { cardSpec, RESOURCES, wonderSpec, type EffectSpec, type ResourceName } from '../../card/pieces.ts';
import type { words } from '@pharos/duel';

/** A line of a payment: where some units, or the coins, come from. */
export type PaymentLine =
  | { readonly from: 'own'; readonly units: readonly ResourceName[]; readonly pieces: readonly string[] }
  | { readonly from: 'choice'; readonly units: readonly ResourceName[]; readonly pieces: readonly string[] }
  | { readonly from: 'rebate'; readonly units: readonly ResourceName[]; readonly token: string }
  | {
      readonly from: 'bank';
      readonly units: readonly ResourceName[];
      readonly each: number;
      /** Units the opponent's brown and grey cards produce, which raise the price; null where a card fixes it. */
      readonly foeMakes: number | null;
      readonly coins: number;
    }
  | { readonly from: 'printed'; readonly coins: number };

const RAW = new Set<string>(['wood', 'clay', 'stone']);

interface Owner {
  readonly me: PlayerView;
  /** What is built: a card or a Wonder. */
  readonly isWonder: boolean;
  readonly isBlue: boolean;
}

/** Explains a price line by line: what is produced, what a choice provides, what is left out, what is bought. */
export function paymentLines(cost: words.CostSpec | undefined, payment: Payment, owner: Owner): PaymentLine[] {
  if (payment.chain) return [];
  const lines: PaymentLine[] = [];
  const { me } = owner;
  const open: ResourceName[] = [];
  for (const resource of RESOURCES) {
    const need = cost?.[resource] ?? 0;
    const bought = payment.buys.find((buy) => buy.resource === resource)?.count ?? 0;
    const made = Math.min(need, me.production[resource]);
    if (made > 0) lines.push({ from: 'own', units: repeat(resource, made), pieces: makers(me, resource) });
    open.push(...repeat(resource, need - made - bought));
  }
  lines.push(...otherLines(open, owner));
  for (const { resource, count, each } of payment.buys) {
    const name = resource as ResourceName;
    const foeMakes = hasFixedPrice(me, name) ? null : each - 2;
    lines.push({ from: 'bank', units: repeat(name, count), each, foeMakes, coins: count * each });
  }
  if (cost?.coins) lines.push({ from: 'printed', coins: cost.coins });
  return lines;
}

/** Units that are neither made nor bought: choices provide them, or a token leaves them out. */
function otherLines(open: readonly ResourceName[], { me, isWonder, isBlue }: Owner): PaymentLine[] {
  const lines: PaymentLine[] = [];
  const rest: ResourceName[] = [];
  for (const kind of ['raw', 'manufactured'] as const) {
    const units = open.filter((unit) => RAW.has(unit) === (kind === 'raw'));
    const chosen = units.slice(0, me.choices[kind]);
    if (chosen.length > 0) lines.push({ from: 'choice', units: chosen, pieces: choosers(me, kind) });
    rest.push(...units.slice(chosen.length));
  }
  const token = isWonder ? 'architecture' : isBlue ? 'masonry' : null;
  if (rest.length > 0 && token) lines.push({ from: 'rebate', units: rest, token });
  return lines;
}

const repeat = <Item>(item: Item, count: number): Item[] => Array.from({ length: Math.max(0, count) }, () => item);

function piecesWith(me: PlayerView, test: (effect: EffectSpec) => boolean): string[] {
  const wonders = me.wonders.filter(({ built }) => built).map(({ wonder }) => wonder);
  return [
    ...me.city.filter((card) => cardSpec(card).effects.some(test)),
    ...wonders.filter((wonder) => wonderSpec(wonder).effects.some(test)),
  ];
}

const makers = (me: PlayerView, resource: ResourceName): string[] =>
  piecesWith(me, (effect) => effect.type === 'produce' && effect.resource === resource);

export const choosers = (me: PlayerView, kind: 'raw' | 'manufactured'): string[] =>
  piecesWith(me, (effect) => effect.type === 'produceAny' && effect.kind === kind);

const hasFixedPrice = (me: PlayerView, resource: ResourceName): boolean =>
  piecesWith(me, (effect) => effect.type === 'fixedPrice' && effect.resources.includes(resource)).length > 0;
