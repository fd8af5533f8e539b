import type { DuelView, SlotView } from '@pharos/duel';
import { cardSpec, wonderSpec, type EffectSpec } from '../../card/pieces.ts';
import { decreesOf } from './decrees.ts';

/** What a move brings about besides its effects, said before it is made. */
export interface Consequences {
  /** Cards that become free to take: ids of those face up, and how many lie face down. */
  readonly uncovers: readonly string[];
  readonly hidden: number;
  /** The opponent moves next; false when an extra turn follows. */
  readonly foeNext: boolean;
  /** The symbol of a pair that is completed. */
  readonly pair: string | null;
  readonly wins: 'military' | 'scientific' | null;
  /** Coins the opponent loses to military tokens. */
  readonly loot: number;
  /** With Agora: the military tokens that are reached. */
  readonly tokens: readonly ('inner' | 'outer')[];
  /** Coins that Decrees bring each seat. */
  readonly income: readonly [number, number];
}

const LOOT = [
  { at: 3, coins: 2, token: 'inner' },
  { at: 6, coins: 5, token: 'outer' },
] as const;

/** The slots that nothing lies on once `taken` is gone. */
export function uncovered(structure: readonly SlotView[], taken: string): SlotView[] {
  const left = structure.filter((slot) => slot.slot !== taken);
  const isCovered = (slot: SlotView): boolean =>
    left.some((other) => other.row === slot.row + 1 && Math.abs(other.column - slot.column) === 1);
  return left.filter((slot) => !slot.accessible && !isCovered(slot));
}

export function consequencesOf(
  view: DuelView,
  seat: number,
  card: string,
  act: 'build' | 'discard' | { wonder: string },
): Consequences {
  const slot = view.structure.find((other) => other.card === card);
  const freed = slot ? uncovered(view.structure, slot.slot) : [];
  const me = view.players[seat];
  const effects: readonly EffectSpec[] =
    act === 'build' ? cardSpec(card).effects : act === 'discard' ? [] : wonderSpec(act.wonder).effects;
  const isWonder = typeof act === 'object';
  const shields =
    shieldsOf(effects) +
    (act === 'build' && cardSpec(card).colour === 'red' && shieldsOf(effects) > 0 && me.tokens.includes('strategy')
      ? 1
      : 0);
  const before = seat === 0 ? view.pawn : -view.pawn;
  const symbol = effects.find((effect) => effect.type === 'science')?.symbol ?? null;
  const held = symbol === null ? 0 : me.symbols[symbol];
  const wins =
    before + shields >= 9
      ? 'military'
      : symbol !== null && held === 0 && me.differentSymbols === 5
        ? 'scientific'
        : null;
  const extra =
    (isWonder && (effects.some((effect) => effect.type === 'extraTurn') || me.tokens.includes('theology'))) ||
    (act === 'build' &&
      effects.some((effect) => effect.type === 'conspirator') &&
      decreesOf(view, seat).includes('conspirator-extra-turn'));
  const reached = LOOT.filter(
    ({ at, token }) =>
      before < at &&
      before + shields >= at &&
      view.militaryTokens.includes(`${seat === 0 ? 'first' : 'second'}-${token}`),
  );
  const source = isWonder ? 'wonder' : act === 'build' ? cardSpec(card).colour : undefined;
  return {
    uncovers: freed.flatMap((other) => (other.card === null ? [] : [other.card])),
    hidden: freed.filter((other) => other.card === null).length,
    foeNext: !extra,
    pair: symbol !== null && held === 1 && view.board.length > 0 ? symbol : null,
    wins,
    loot: view.agora ? 0 : reached.reduce((sum, { coins }) => sum + coins, 0),
    tokens: view.agora ? reached.map(({ token }) => token) : [],
    income: [incomeOf(view, 0, source), incomeOf(view, 1, source)],
  };
}

/** What a Decree pays a seat when such a piece is built, whoever builds it. */
function incomeOf(view: DuelView, seat: number, source: string | undefined): number {
  return source !== undefined && decreesOf(view, seat).includes(`income-${source}`) ? view.age : 0;
}

function shieldsOf(effects: readonly EffectSpec[]): number {
  return effects.reduce((sum, effect) => (effect.type === 'shields' ? sum + effect.count : sum), 0);
}
