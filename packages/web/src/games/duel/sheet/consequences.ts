import type { DuelView, SlotView } from '@pharos/duel';
import { cardSpec, wonderSpec, type EffectSpec } from '../card/pieces.ts';
import { decreesOf } from '../table/decrees.ts';

/** What a move brings about besides its effects, said before it is made. */
export interface Consequences {
  /** Cards that become free to take: ids of those face up, and how many lie face down. */
  readonly uncovers: readonly string[];
  readonly hidden: number;
  /** The same player moves again, in this Age. */
  readonly extraTurn: boolean;
  /** The symbol of a pair that is completed. */
  readonly pair: string | null;
  readonly wins: 'military' | 'scientific' | null;
  /** Coins the opponent really loses to military tokens. */
  readonly loot: number;
  /** With Agora: the military tokens that are reached and do something. */
  readonly tokens: readonly ('inner' | 'outer')[];
  /** Coins that Decrees bring each seat. */
  readonly income: readonly [number, number];
}

const LOOT = [
  { at: 3, coins: 2, token: 'inner' },
  { at: 6, coins: 5, token: 'outer' },
] as const;

const CAPITAL = 9;
const SYMBOLS_TO_WIN = 6;

const NOTHING: Consequences = {
  uncovers: [],
  hidden: 0,
  extraTurn: false,
  pair: null,
  wins: null,
  loot: 0,
  tokens: [],
  income: [0, 0],
};

/** The slots that nothing lies on once `taken` is gone. */
export function uncovered(structure: readonly SlotView[], taken: string): SlotView[] {
  const left = structure.filter((slot) => slot.slot !== taken);
  const isCovered = (slot: SlotView): boolean =>
    left.some((other) => other.row === slot.row + 1 && Math.abs(other.column - slot.column) === 1);
  return left.filter((slot) => !slot.accessible && !isCovered(slot));
}

type Act = 'build' | 'discard' | { readonly wonder: string };

export function consequencesOf(view: DuelView, seat: number, card: string, act: Act): Consequences {
  const slot = view.structure.find((other) => other.card === card);
  const me = view.players[seat];
  const effects = effectsOf(card, act);
  const isWonder = typeof act === 'object';
  const shields =
    shieldsOf(effects) +
    (act === 'build' && cardSpec(card).colour === 'red' && shieldsOf(effects) > 0 && me.tokens.includes('strategy')
      ? 1
      : 0);
  const before = seat === 0 ? view.pawn : -view.pawn;
  const symbol = effects.find((effect) => effect.type === 'science')?.symbol ?? null;
  const held = symbol === null ? 0 : me.symbols[symbol];
  const reached = LOOT.filter(
    ({ at, token }) =>
      before < at &&
      before + shields >= at &&
      view.militaryTokens.includes(`${seat === 0 ? 'first' : 'second'}-${token}`),
  );
  const wins =
    before + shields >= CAPITAL
      ? 'military'
      : symbol !== null && held === 0 && me.differentSymbols === SYMBOLS_TO_WIN - 1
        ? 'scientific'
        : null;
  // A supremacy ends the game at once: nothing else follows [D-23].
  if (wins !== null) return { ...NOTHING, wins };
  const freed = slot ? uncovered(view.structure, slot.slot) : [];
  const source = isWonder ? 'wonder' : act === 'build' ? cardSpec(card).colour : undefined;
  return {
    uncovers: freed.flatMap((other) => (other.card === null ? [] : [other.card])),
    hidden: freed.filter((other) => other.card === null).length,
    extraTurn: earnsExtraTurn(view, seat, effects, isWonder),
    pair: symbol !== null && held === 1 && view.board.length > 0 ? symbol : null,
    wins,
    loot: view.agora
      ? 0
      : Math.min(
          reached.reduce((sum, { coins }) => sum + coins, 0),
          coinsOfFoe(view, seat, card, act),
        ),
    tokens: view.agora ? reached.map(({ token }) => token).filter((token) => hasUse(view, seat, token)) : [],
    income: [incomeOf(view, 0, source), incomeOf(view, 1, source)],
  };
}

function effectsOf(card: string, act: Act): readonly EffectSpec[] {
  if (act === 'discard') return [];
  return act === 'build' ? cardSpec(card).effects : wonderSpec(act.wonder).effects;
}

/** [D-49] The last card of an Age takes the extra turn with it. */
function earnsExtraTurn(view: DuelView, seat: number, effects: readonly EffectSpec[], isWonder: boolean): boolean {
  if (view.structure.length === 1) return false;
  const has = (type: EffectSpec['type']): boolean => effects.some((effect) => effect.type === type);
  if (isWonder) return has('extraTurn') || view.players[seat].tokens.includes('theology');
  return has('conspirator') && decreesOf(view, seat).includes('conspirator-extra-turn');
}

/** What the opponent can lose: the coins there are, and what Economy collects from this very construction [D-38, D-64]. */
function coinsOfFoe(view: DuelView, seat: number, card: string, act: Act): number {
  const foe = view.players[1 - seat];
  const payment =
    typeof act === 'object'
      ? view.players[seat].wonders.find(({ wonder }) => wonder === act.wonder)?.payment
      : view.structure.find((slot) => slot.card === card)?.payments?.[seat];
  return foe.coins + (foe.tokens.includes('economy') && act !== 'discard' ? (payment?.trade ?? 0) : 0);
}

/** A token without a cube to place or to remove does nothing. */
function hasUse({ agora }: DuelView, seat: number, token: 'inner' | 'outer'): boolean {
  if (agora === null) return false;
  return token === 'inner' ? agora.players[seat].supply > 0 : agora.chambers.some(({ cubes }) => cubes[1 - seat] > 0);
}

/** What a Decree pays a seat when such a piece is built, whoever builds it. */
function incomeOf(view: DuelView, seat: number, source: string | undefined): number {
  return source !== undefined && decreesOf(view, seat).includes(`income-${source}`) ? view.age : 0;
}

function shieldsOf(effects: readonly EffectSpec[]): number {
  return effects.reduce((sum, effect) => (effect.type === 'shields' ? sum + effect.count : sum), 0);
}
