import { FIRST_VERSION } from '@pharos/core';
import { catalogOf, LIBRARY, type Library, type Selection } from './catalog.ts';
import { EXPANSIONS } from './expansions.ts';
import type { Expansion, Rules } from './state.ts';

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
  return {
    catalog: catalogOf(selection, registry),
    expansions,
    known: registry.expansions,
    cloneParts: clonePartsOf(expansions),
  };
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
