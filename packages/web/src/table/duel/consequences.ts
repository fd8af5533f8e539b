import type { DuelView, SlotView } from '@pharos/duel';
import { cardSpec, wonderSpec, type EffectSpec } from '../../card/pieces.ts';

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
  const extra = isWonder && (effects.some((effect) => effect.type === 'extraTurn') || me.tokens.includes('theology'));
  return {
    uncovers: freed.flatMap((other) => (other.card === null ? [] : [other.card])),
    hidden: freed.filter((other) => other.card === null).length,
    foeNext: !extra,
    pair: symbol !== null && held === 1 && view.board.length > 0 ? symbol : null,
    wins,
    loot: LOOT.filter(
      ({ at, token }) =>
        before < at &&
        before + shields >= at &&
        view.militaryTokens.includes(`${seat === 0 ? 'first' : 'second'}-${token}`),
    ).reduce((sum, { coins }) => sum + coins, 0),
  };
}

function shieldsOf(effects: readonly EffectSpec[]): number {
  return effects.reduce((sum, effect) => (effect.type === 'shields' ? sum + effect.count : sum), 0);
}
