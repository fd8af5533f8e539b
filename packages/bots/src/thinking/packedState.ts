import { fastRng } from '@pharos/core';
import type { AnyGame } from './anyGame.ts';

/** A state on its way to a worker: plain data, without what every state of these options shares. */
export interface PackedState {
  readonly options: unknown;
  readonly own: Readonly<Record<string, unknown>>;
  /** Fields the receiver has already. */
  readonly shared: readonly string[];
}

/**
 * Packs a state for a worker. A state refers to large tables that all states of the same options share, such as the
 * catalogue of pieces; those are recognised by comparing with a state dealt here, and found again there the same way.
 */
export function packState(game: AnyGame, options: unknown, state: unknown): PackedState {
  const reference = referenceOf(game, options);
  const own: Record<string, unknown> = {};
  const shared: string[] = [];
  for (const [field, value] of Object.entries(state as Record<string, unknown>)) {
    const isShared = typeof value === 'object' && value !== null && value === reference[field];
    if (isShared) shared.push(field);
    else own[field] = value;
  }
  return { options, own, shared };
}

export function unpackState(game: AnyGame, { options, own, shared }: PackedState): unknown {
  const reference = referenceOf(game, options);
  return { ...Object.fromEntries(shared.map((field) => [field, reference[field]])), ...own };
}

/** Any state of these options; only the parts all of them share are ever used. */
function referenceOf(game: AnyGame, options: unknown): Readonly<Record<string, unknown>> {
  const key = `${game.id} ${JSON.stringify(options)}`;
  const known = references.get(key);
  if (known !== undefined) return known;
  const dealt = game.setup(options, fastRng(0)) as Readonly<Record<string, unknown>>;
  if (references.size >= MOST_REFERENCES) references.clear();
  references.set(key, dealt);
  return dealt;
}

/** Kinds of options are few; the limit is against somebody who makes many. */
const MOST_REFERENCES = 200;
const references = new Map<string, Readonly<Record<string, unknown>>>();
