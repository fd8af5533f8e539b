import type { GameEvent } from '@pharos/core';
import type { GameChange, GameUpdate, ViewChanges } from './messages.ts';

/** The view with what is new in it. What did not change is taken over as it is. */
export function changedView<View>(view: View, changes: ViewChanges): View {
  return Object.entries(changes).reduce(
    (whole, [path, value]) => withPart(whole, path.split('.'), value) as View,
    view,
  );
}

function withPart(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (typeof whole !== 'object' || whole === null) throw new Error(`a view has no part ${name}`);
  const inner = rest.length === 0 ? value : withPart((whole as Readonly<Record<string, unknown>>)[name], rest, value);
  if (Array.isArray(whole)) return whole.map((part: unknown, index) => (String(index) === name ? inner : part));
  return { ...whole, [name]: inner };
}

/** The update that a change stands for; null if it does not follow upon the last one: then the table is watched again. */
export function updateAfter<View, Event extends GameEvent>(
  last: GameUpdate<View, Event> | null,
  change: GameChange<Event>,
): GameUpdate<View, Event> | null {
  const { since, changes, ...rest } = change;
  if (last === null || last.table !== change.table || last.at !== since) return null;
  return { ...rest, view: changedView(last.view, changes) };
}
