import { FIRST_VERSION } from '@pharos/core';
import { BASE_ACTIONS, BASE_CHOICES, BASE_TASKS } from './baseRules.ts';
import { catalogOf, LIBRARY, type Library, type Selection } from './catalog.ts';
import { EXPANSIONS } from './expansions.ts';
import { handMoves } from './handMoves.ts';
import { baseHandView } from './handView.ts';
import { byNumber, onlyOne } from './numbered.ts';
import type { Action, AutomaticTask, ChoiceKind, Expansion, Rules } from './state.ts';

/** The packs and expansions a game can be played with. */
export interface Registry extends Library {
  readonly expansions: readonly Expansion[];
}

/** All that there is. */
export const REGISTRY: Registry = { ...LIBRARY, expansions: EXPANSIONS };

/** Finds the rules of a selection of packs; they are built once for each. The ids and versions must be known. */
export function rulesFrom(registry: Registry): (selection: Selection) => Rules {
  const built = new Map<string, Rules>();
  return (selection) => {
    const { packs, edition, versions } = selection;
    const key = `${packs.map((id) => `${id}.${versions?.[id] ?? FIRST_VERSION}`).join('+')}/${edition}`;
    const rules = built.get(key) ?? buildRules(registry, selection);
    built.set(key, rules);
    return rules;
  };
}

function buildRules(registry: Registry, selection: Selection): Rules {
  const expansions = registry.expansions.filter(({ id }) => selection.packs.includes(id));
  /** What the expansions in play have under a name. */
  const all = <Key extends keyof Expansion>(key: Key): NonNullable<Expansion[Key]>[] =>
    expansions.map((expansion) => expansion[key]).filter((value) => value !== undefined && value !== null);
  const choices = [...BASE_CHOICES, ...all('choices').flat()];
  const automatic = [...BASE_TASKS, ...all('automatic').flat()];
  const tasks = byNumber('tasks', [...choices.map(choiceTask), ...automatic.map(automaticTask)], ({ kind }) => kind);
  return {
    catalog: catalogOf(selection, registry),
    expansions,
    known: registry.expansions,
    choices: byNumber('choices', choices, ({ kind }) => kind),
    actions: byNumber('actions', actionsWith(all('changedActions').flat(), all('actions').flat()), ({ kind }) => kind),
    isShared: tasks.map((task) => task.isShared),
    offers: tasks.map((task) => task.offers),
    moves: tasks.map((task) => task.moves),
    settled: tasks.map((task) => task.settled),
    written: choices.filter(({ write }) => write !== undefined),
    handMoves: onlyOne('handMoves', all('handMoves')) ?? handMoves,
    handView: onlyOne('handView', all('handView')) ?? baseHandView,
    steps: all('steps'),
    afterActions: all('afterActions'),
    endOfTurn: all('endOfTurn'),
    aroundExtraCard: all('aroundExtraCard'),
    cardRevived: all('cardRevived'),
    conflicts: onlyOne('conflicts', all('conflicts')),
    cloneParts: clonePartsOf(expansions),
  };
}

/** The actions of the base game, those that an expansion words anew in their place, and those of expansions. */
function actionsWith(changed: readonly Action[], more: readonly Action[]): Action[] {
  const kept = BASE_ACTIONS.filter(({ kind }) => !changed.some((action) => action.kind === kind));
  return [...kept, ...changed, ...more];
}

type AnyTask = Pick<ChoiceKind, 'kind' | 'isShared' | 'moves'> &
  Required<Pick<ChoiceKind, 'settled'>> & { readonly offers: ChoiceKind['offers'] | null };

function choiceTask({ kind, isShared, offers, moves, settled }: ChoiceKind): AnyTask {
  return { kind, isShared, offers, moves, settled: settled ?? nothing };
}

/** An automatic task is like a choice that offers nothing and is performed instead. */
function automaticTask({ kind, perform }: AutomaticTask): AnyTask {
  return { kind, isShared: false, offers: null, moves: () => 0, settled: perform };
}

function nothing(): void {
  // Most choices leave nothing to do once they are made.
}

/** Copies all parts and then those that are lists or objects of their own: cheaper than a new object for each state. */
function clonePartsOf(expansions: readonly Expansion[]): Rules['cloneParts'] {
  const cloning = expansions.flatMap(({ id, clonePart }) => (clonePart === undefined ? [] : [{ id, clonePart }]));
  if (cloning.length === 0) return null;
  return (s) => {
    const parts: Record<string, object> = { ...s.parts };
    for (let index = 0; index < cloning.length; index++) parts[cloning[index].id] = cloning[index].clonePart(s);
    return parts;
  };
}
