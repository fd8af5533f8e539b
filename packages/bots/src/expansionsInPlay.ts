import { oncePer } from '@pharos/core';

/** A position of a game with expansions. */
interface ExpandedState {
  readonly rules: { readonly expansions: readonly { readonly id: string }[] };
}

/** Finds those of the known expansions that are in play. */
export function expansionsInPlay<Expansion extends { readonly id: string }>(
  known: readonly Expansion[],
): (s: ExpandedState) => readonly Expansion[] {
  const inPlay = oncePer(({ expansions }: ExpandedState['rules']) =>
    known.filter(({ id }) => expansions.some((expansion) => expansion.id === id)),
  );
  return ({ rules }) => inPlay(rules);
}
