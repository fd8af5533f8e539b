import type { Payment, PlayerView } from '@pharos/duel';
import { cardSpec, RESOURCES, wonderSpec, type EffectSpec, type ResourceName } from '../card/pieces.ts';
import type { words } from '@pharos/duel';

/** A line of a payment: where some units, or the coins, come from. */
export type PaymentLine =
  | { readonly from: 'own'; readonly units: readonly ResourceName[]; readonly pieces: readonly string[] }
  | { readonly from: 'choice'; readonly units: readonly ResourceName[]; readonly pieces: readonly string[] }
  /** Left out thanks to Progress tokens or Decrees. */
  | { readonly from: 'rebate'; readonly units: readonly ResourceName[]; readonly by: readonly string[] }
  | {
      readonly from: 'bank';
      readonly units: readonly ResourceName[];
      readonly each: number;
      /** Units the opponent's brown and grey cards produce, which raise the price; null where a card fixes it. */
      readonly foeMakes: number | null;
      /** A Decree lowers it by 1. */
      readonly lowered: boolean;
      readonly coins: number;
    }
  | { readonly from: 'printed'; readonly coins: number }
  /** The printed coins are left out. */
  | { readonly from: 'waived'; readonly coins: number; readonly by: readonly string[] };

const RAW = new Set<string>(['wood', 'clay', 'stone']);

interface Owner {
  readonly me: PlayerView;
  /** What is built: a card or a Wonder. */
  readonly isWonder: boolean;
  /** The colour of a card; undefined for a Senator and a Wonder. */
  readonly colour: string | undefined;
  /** Decrees that serve the player. */
  readonly decrees: readonly string[];
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
    const name = resource;
    const lowered = owner.decrees.includes(RAW.has(name) ? 'trade-raw' : 'trade-manufactured');
    const isFixed = hasFixedPrice(me, name);
    const foeMakes = isFixed ? null : each - 2 + (lowered ? 1 : 0);
    lines.push({
      from: 'bank',
      units: repeat(name, count),
      each,
      foeMakes,
      lowered: lowered && !isFixed,
      coins: count * each,
    });
  }
  const printed = cost?.coins ?? 0;
  if (printed > 0 && payment.coins - payment.trade === printed) lines.push({ from: 'printed', coins: printed });
  else if (printed > 0) lines.push({ from: 'waived', coins: printed, by: rebatesOf(owner) });
  return lines;
}

/** Units that are neither made nor bought: choices provide them, or a token leaves them out. */
function otherLines(open: readonly ResourceName[], owner: Owner): PaymentLine[] {
  const { me } = owner;
  const lines: PaymentLine[] = [];
  const rest: ResourceName[] = [];
  for (const kind of ['raw', 'manufactured'] as const) {
    const units = open.filter((unit) => RAW.has(unit) === (kind === 'raw'));
    const chosen = units.slice(0, me.choices[kind]);
    if (chosen.length > 0) lines.push({ from: 'choice', units: chosen, pieces: choosers(me, kind) });
    rest.push(...units.slice(chosen.length));
  }
  if (rest.length > 0) lines.push({ from: 'rebate', units: rest, by: rebatesOf(owner) });
  return lines;
}

/** The tokens and Decrees of a player that leave out a part of this cost. */
function rebatesOf({ me, isWonder, colour, decrees }: Owner): string[] {
  const token = isWonder ? 'architecture' : colour === 'blue' ? 'masonry' : '';
  const decree = isWonder ? 'wonder-discount' : `ignore-cost-${colour}`;
  return [...me.tokens.filter((id) => id === token), ...decrees.filter((id) => id === decree)];
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
