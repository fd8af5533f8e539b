/** A position of a game with expansions. */
interface ExpandedState {
  readonly rules: { readonly expansions: readonly { readonly id: string }[] };
}

/** Finds those of the known expansions that are in play; asked for at every leaf, mostly for the same game as before. */
export function expansionsInPlay<Expansion extends { readonly id: string }>(
  known: readonly Expansion[],
): (s: ExpandedState) => readonly Expansion[] {
  let last: ExpandedState['rules'] | null = null;
  let inPlay: readonly Expansion[] = [];
  return ({ rules }) => {
    if (rules === last) return inPlay;
    inPlay = known.filter(({ id }) => rules.expansions.some((expansion) => expansion.id === id));
    last = rules;
    return inPlay;
  };
}
