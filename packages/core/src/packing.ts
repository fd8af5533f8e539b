/** What stays the same in all states of a game: the rules with their catalog, the options, what was dealt. */
export interface FixedParts<Rules extends { readonly catalog: unknown }, Options, Deal> {
  readonly rules: Rules;
  readonly catalog: Rules['catalog'];
  readonly options: Options;
  readonly deal: Deal;
}

type LinkedState = FixedParts<{ readonly catalog: unknown }, unknown, unknown> & { readonly emit: unknown };

interface Packing<State extends LinkedState> {
  pack(s: State): unknown;
  unpack(options: State['options'], packed: unknown): State;
}

/** Packs states without what all states of their options share. */
export function packing<State extends LinkedState>(
  rulesOf: (options: State['options']) => State['rules'],
  clone: (s: State) => State,
): Packing<State> {
  return {
    pack(s) {
      const { rules: _rules, catalog: _catalog, options: _options, emit: _emit, ...own } = clone(s);
      return own;
    },
    unpack(options, packed) {
      const rules = rulesOf(options);
      // Only `pack` makes what comes here.
      return clone({ ...(packed as State), rules, catalog: rules.catalog, options, emit: null });
    },
  };
}
