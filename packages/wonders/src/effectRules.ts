import type { Effect } from './catalog.ts';
import type { CompileRules } from './compilePiece.ts';
import type { AnyEffectSpec } from './content/types.ts';
import type { Act, EffectRecord } from './effectRule.ts';
import type { City, Rules, State } from './state.ts';

type AnyEffect = EffectRecord<State, City, AnyEffectSpec>;
type AnyAct = Act<State, City>;

/** What the rules and the catalog need of effects. */
export interface EffectRules
  extends
    Pick<Rules, 'fold' | 'amount' | 'perform' | 'choiceOf' | 'isAtOnce'>,
    Pick<CompileRules, 'kindOf' | 'actOf' | 'numbersOf'> {}

/** Tables of effects as lists of functions: the number of an effect is its place in all tables together. */
export function effectRules(tables: readonly Readonly<Record<string, AnyEffect>>[]): EffectRules {
  const entries = tables.flatMap((table) => Object.entries(table));
  const types = entries.map(([type]) => type);
  const acts = entries.map(([, effect]): AnyAct => effect);
  return {
    kindOf(type) {
      const kind = types.indexOf(type);
      if (kind < 0) throw new Error(`no rule for the effect ${type}`);
      return kind;
    },
    actOf: (kind) => acts[kind],
    numbersOf: (spec, kind) => entries[kind][1].compile(spec),
    fold: acts.map((act) => (act.moment === 'lasting' ? act.fold : never)),
    amount: acts.map((act) => (act.moment === 'income' || act.moment === 'end' ? act.amount : never)),
    perform: acts.map((act) => (act.moment === 'atOnce' ? act.perform : never)),
    choiceOf: acts.map((act) => (act.moment === 'choice' ? act.task : never)),
    isAtOnce: acts.map((act) => act.moment === 'choice' && act.isAtOnce === true),
  };
}

/** Stands where an effect does not act. */
function never(_s: State, _city: unknown, { type }: Effect): never {
  throw new Error(`the effect ${type} does not act at this moment`);
}
