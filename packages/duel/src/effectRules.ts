import type { Effect } from './catalog.ts';
import type { CompileRules } from './compile.ts';
import type { Act, Bits, EffectRecord } from './effectRule.ts';
import type { AnyEffectSpec } from './content/types.ts';
import type { ChoiceKind, Rules, State } from './state.ts';
import { taskKind } from './tasks.ts';

type AnyEffect = EffectRecord<State, AnyEffectSpec>;

/** What the rules and the catalog need of effects. */
export interface EffectRules
  extends
    Pick<Rules, 'fold' | 'perform' | 'points' | 'isVain'>,
    Pick<CompileRules, 'kindOf' | 'momentsOf' | 'numbersOf'> {}

/** Tables of effects as lists of functions: the number of an effect is its place in all tables together. */
export function effectRules(
  tables: readonly Readonly<Record<string, AnyEffect>>[],
  choices: readonly ChoiceKind[],
  bits: Bits,
): EffectRules {
  const entries = tables.flatMap((table) => Object.entries(table));
  const types = entries.map(([type]) => type);
  const acts = entries.map(([, effect]) => (effect.also === undefined ? [effect] : [effect, effect.also]));
  return {
    kindOf(type) {
      const kind = types.indexOf(type);
      if (kind < 0) throw new Error(`no rule for the effect ${type}`);
      return kind;
    },
    momentsOf: (kind) => acts[kind].map(({ moment }) => moment),
    numbersOf: (spec, kind) => entries[kind][1].compile(spec, bits),
    fold: acts.map((list) => find(list, 'lasting')?.fold ?? never),
    perform: acts.map(performOf),
    points: acts.map((list) => find(list, 'end')?.points ?? never),
    isVain: acts.map((list) => vanityOf(list, choices)),
  };
}

function find<Moment extends Act<State>['moment']>(
  acts: readonly Act<State>[],
  moment: Moment,
): Extract<Act<State>, { readonly moment: Moment }> | undefined {
  return acts.find((act): act is Extract<Act<State>, { readonly moment: Moment }> => act.moment === moment);
}

/** A choice goes on the agenda; it comes after all that happens by itself [D-22]. */
function performOf(acts: readonly Act<State>[]): Rules['perform'][number] {
  const choice = find(acts, 'choice');
  if (choice === undefined) return (find(acts, 'atOnce') ?? find(acts, 'income'))?.perform ?? never;
  return (s, seat, effect) => {
    s.agenda.push(choice.task(s, seat, effect));
    choice.before?.(s, seat, effect);
  };
}

/** Whether an effect would change nothing: a choice that offers nothing does not. */
function vanityOf(acts: readonly Act<State>[], choices: readonly ChoiceKind[]): Rules['isVain'][number] {
  const choice = find(acts, 'choice');
  if (choice === undefined) return find(acts, 'atOnce')?.isVain ?? (() => false);
  return (s, seat, effect) => {
    const asked = choice.task(s, seat, effect);
    return !choices[taskKind(asked)].offers(s, asked);
  };
}

/** Stands where an effect does not act. */
function never(_s: State, _seat: number, { type }: Effect): never {
  throw new Error(`the effect ${type} does not act at this moment`);
}
