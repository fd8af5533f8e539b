/** A state that knows the rules and options it is played by, and who hears of its events. */
interface LinkedState {
  readonly rules: { readonly catalog: unknown };
  readonly catalog: unknown;
  readonly options: unknown;
  readonly emit: unknown;
}

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
