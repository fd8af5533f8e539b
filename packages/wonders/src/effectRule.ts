import type { Effect } from './catalog.ts';
import type { AnyEffectSpec } from './content/types.ts';
import type { Task } from './tasks.ts';

/** What an effect does, told apart by the moment at which it acts. Whoever names a moment must say what happens then. */
export type Act<S, C> =
  /** As long as the piece stands: folded into the counters of its city. `sells` if neighbours can buy what it produces [W-41]. */
  | {
      readonly moment: 'lasting';
      readonly fold: (s: S, city: C, effect: Effect, sells: boolean) => void;
    }
  /** Coins counted over cities once, when the piece is built [W-36, W-37]. */
  | { readonly moment: 'income'; readonly amount: (s: S, city: number, effect: Effect) => number }
  /** Once, when the piece is built, after its coins. */
  | { readonly moment: 'atOnce'; readonly perform: (s: S, city: number, effect: Effect) => void }
  /** A choice of the owner, after the actions of the turn [W-93] or as part of them. */
  | {
      readonly moment: 'choice';
      readonly task: (s: S, city: number, effect: Effect) => Task;
      /** Whether it is part of what the piece does and does not wait for the end of the turn. */
      readonly isAtOnce?: true;
    }
  /** Points counted at the end of the game. */
  | { readonly moment: 'end'; readonly amount: (s: S, city: number, effect: Effect) => number }
  /** Coins or points that stand on the piece: the catalog adds them up. */
  | { readonly moment: 'printed'; readonly what: 'coins' | 'points' };

/** What an effect is about, how much, and whose things it counts, in numbers. */
export interface EffectNumbers {
  readonly subject?: number;
  readonly count?: number;
  readonly where?: number;
}

/** A kind of effect. */
export type EffectRecord<S, C, Spec extends AnyEffectSpec> = Act<S, C> & {
  compile(spec: Spec): EffectNumbers;
};

/** A rule for each type of effect: one that is missing is an error of types. */
export type EffectTable<S, C, Spec extends AnyEffectSpec> = {
  readonly [Type in Spec['type']]: EffectRecord<S, C, Extract<Spec, { readonly type: Type }>>;
};

/** An effect that is about nothing in particular. */
export const plain = (): EffectNumbers => ({});

/** An effect that is nothing but a number. */
export const counted = ({ count }: AnyEffectSpec & { readonly count: number }): EffectNumbers => ({ count });
