import type { Viewer } from '@pharos/core';
import type { ExpansionDecisions, ExpansionPreviews, ExpansionViews } from './expansionTypes.ts';
import type { Expansion, State } from './state.ts';

/** What expansions show of a position, of a decision that is not their own, and of a preview. */
export function expansionViews(s: State, viewer: Viewer): ExpansionViews {
  return partsOf(s, (expansion) => expansion.view?.(s, viewer)) as ExpansionViews;
}

export function expansionDecisions(s: State): ExpansionDecisions {
  return partsOf(s, (expansion) => expansion.emptyDecision?.()) as ExpansionDecisions;
}

export function expansionPreviews(before: State, after: State): ExpansionPreviews {
  return partsOf(before, (expansion) => expansion.preview?.(before, after)) as ExpansionPreviews;
}

/** By id of the expansion; null for those that are not in play. */
function partsOf(
  s: State,
  show: (expansion: Expansion) => object | undefined,
): Readonly<Record<string, object | null>> {
  const { known, expansions } = s.rules;
  return Object.fromEntries(
    known.map((expansion) => [expansion.id, expansions.includes(expansion) ? (show(expansion) ?? null) : null]),
  );
}
