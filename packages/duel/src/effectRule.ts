import type { SeatId } from '@pharos/core';
import type { Effect } from './catalog.ts';
import type { AnyEffectSpec } from './content/types.ts';
import type { Task } from './tasks.ts';

/** What an effect does, told apart by the moment at which it acts. Whoever names a moment must say what happens then. */
export type Act<S> =
  /** As long as the piece is held: folded into the counters of its owner. */
  | { readonly moment: 'lasting'; readonly fold: (s: S, seat: SeatId, effect: Effect) => void }
  /** When the piece is gained. `isVain` if it would change nothing now. */
  | {
      readonly moment: 'atOnce';
      readonly perform: (s: S, seat: SeatId, effect: Effect, extraShields: number) => void;
      readonly isVain?: (s: S, seat: SeatId) => boolean;
    }
  /** A choice of the owner, after all that happens at once. `before` is what happens before it is made. */
  | {
      readonly moment: 'choice';
      readonly task: (s: S, seat: SeatId, effect: Effect) => Task;
      readonly before?: (s: S, seat: SeatId, effect: Effect) => void;
    }
  /** Coins counted over cities, after all else that happens at once [D-40]. */
  | { readonly moment: 'income'; readonly perform: (s: S, seat: SeatId, effect: Effect) => void }
  /** Points counted at the end of the game. */
  | { readonly moment: 'end'; readonly points: (s: S, seat: SeatId, effect: Effect) => number }
  /** Points that stand on the piece: the catalog adds them up. */
  | { readonly moment: 'printed' };

/** Finds the bits of abilities and of chain symbols. */
export interface Bits {
  readonly abilityBit: (ability: string) => number;
  readonly chainBit: (symbol: string) => number;
}

/** A kind of effect. */
export type EffectRecord<S, Spec extends AnyEffectSpec> = Act<S> & {
  /** What it is about and how much, in numbers; `bits` are those of abilities and of chain symbols. */
  compile(spec: Spec, bits: Bits): { readonly subject: number; readonly count: number };
  /** A second moment at which it acts. */
  readonly also?: Act<S>;
};

/** A rule for each type of effect: one that is missing is an error of types. */
export type EffectTable<S, Spec extends AnyEffectSpec> = {
  readonly [Type in Spec['type']]: EffectRecord<S, Extract<Spec, { readonly type: Type }>>;
};

/** An effect that is about nothing in particular. */
export const plain = (): { readonly subject: number; readonly count: number } => ({ subject: 0, count: 1 });

/** An effect that is nothing but a number. */
export const counted = ({
  count,
}: AnyEffectSpec & { readonly count: number }): { readonly subject: number; readonly count: number } => ({
  subject: 0,
  count,
});
