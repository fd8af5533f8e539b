import type { Options } from './options.ts';
import { clone, type Rules, type State } from './state.ts';

/** A state without what all states of its options share. */
type PackedState = Omit<State, 'rules' | 'catalog' | 'options' | 'emit'>;

export function pack(s: State): PackedState {
  const { rules: _rules, catalog: _catalog, options: _options, emit: _emit, ...own } = clone(s);
  return own;
}

export function unpack(rules: Rules, options: Options, packed: unknown): State {
  // Only `pack` makes what comes here.
  return clone({ ...(packed as PackedState), rules, catalog: rules.catalog, options, emit: null });
}
