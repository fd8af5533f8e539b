import type { Catalog } from './catalog.ts';
import type { Options } from './options.ts';
import { clone, type State } from './state.ts';

/** A state without what all states of its options share. */
type PackedState = Omit<State, 'catalog' | 'options' | 'emit'>;

export function pack(s: State): PackedState {
  const { catalog: _catalog, options: _options, emit: _emit, ...own } = clone(s);
  return own;
}

export function unpack(catalog: Catalog, options: Options, packed: unknown): State {
  // Only `pack` makes what comes here.
  return clone({ ...(packed as PackedState), catalog, options, emit: null });
}
