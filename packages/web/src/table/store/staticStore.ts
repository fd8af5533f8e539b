import type { GameEvent } from '@pharos/core';
import { deviceTable, noClocks } from './deviceTable.ts';
import type { AnyView, Link } from './link.ts';
import { TableStore } from './tableStore.svelte.ts';

const REFUSED = { ok: false, problem: { code: 'GAME_OVER', detail: 'a picture is not played' } } as const;
const refuse = async (): Promise<typeof REFUSED> => REFUSED;

/** Nothing comes from it, and nothing can be done with it. */
const nowhere: Link<AnyView, GameEvent> = {
  open: () => undefined,
  watch: refuse,
  move: refuse,
  undo: refuse,
  hint: refuse,
  memory: refuse,
  previews: refuse,
  tellPartner: refuse,
  command: refuse,
  chat: refuse,
  close: () => undefined,
};

interface Position<View extends AnyView> {
  readonly view: View;
  readonly options: unknown;
  /** Who sits there. */
  readonly names: readonly string[];
}

/** A position that is only looked at, as what draws a table wants it; `events` are those of a step that is being watched. */
export function staticStore<View extends AnyView, Event extends GameEvent>(
  { view, options, names }: Position<View>,
  events: Event[] = [],
): TableStore<View, Event> {
  const store = new TableStore<View, Event>(nowhere as Link<View, Event>, () => new Promise(() => undefined));
  store.info = deviceTable(
    { id: 'picture', game: view.game, options, phase: 'playing' },
    names.map((name) => ({ kind: 'guest', name, guest: null, level: null, mine: false })),
  );
  store.shown = {
    table: 'picture',
    v: 0,
    events: [],
    move: null,
    view,
    clocks: noClocks(names.length),
    canUndo: false,
  };
  if (events.length > 0) store.playing = { ...store.shown, events };
  return store;
}
