import type { GameEvent } from '@pharos/core';
import type { DuelEvent } from '@pharos/duel';
import type { WondersEvent } from '@pharos/wonders';
import type { Component, Snippet } from 'svelte';
import type { AnyView } from '../table/store/link.ts';
import type { TableStore } from '../table/store/tableStore.svelte.ts';

interface TableProps extends Record<string, unknown> {
  store: TableStore<AnyView, GameEvent>;
  seat: number;
  readOnly: boolean;
  controls: Snippet;
}

/** How a replay shows a game: its table, and its events in words. */
export interface Face {
  readonly Table: Component<TableProps>;
  texts(events: readonly GameEvent[], nameOf: (seat: number) => string, view: AnyView | null): string[];
}

async function duelFace(): Promise<Face> {
  const [{ default: Table }, { eventTexts }] = await Promise.all([
    import('../games/duel/table/DuelTable.svelte'),
    import('../games/duel/words/eventText.ts'),
  ]);
  return {
    Table: Table as unknown as Face['Table'],
    texts: (events, nameOf) => eventTexts(events as readonly DuelEvent[], nameOf),
  };
}

async function wondersFace(): Promise<Face> {
  const [{ default: Table }, { eventTexts }, { t }, { loadWonders }] = await Promise.all([
    import('../games/wonders/table/WondersTable.svelte'),
    import('../games/wonders/words/eventText.ts'),
    import('../i18n/index.svelte.ts'),
    import('../games/wonders/words/wonders.ts'),
  ]);
  // Words first: nothing of the game can be named without them.
  await loadWonders();
  return {
    Table: Table as unknown as Face['Table'],
    texts(events, nameOf, view) {
      const count = view !== null && 'cities' in view && Array.isArray(view.cities) ? view.cities.length : 0;
      // In a game for two the third city is nobody's.
      const named = (city: number): string => nameOf(city) || t('seven.freeCity');
      return eventTexts(events as readonly WondersEvent[], { nameOf: named, count });
    },
  };
}

const FACES: Readonly<Record<string, () => Promise<Face>>> = { duel: duelFace, wonders: wondersFace };

/** The face of a game whose rules are known here. */
export const loadFace = (game: string): Promise<Face> => FACES[game]();
