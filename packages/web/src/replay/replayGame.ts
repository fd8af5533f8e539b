import type { GameEvent } from '@pharos/core';
import type { Component } from 'svelte';
import type { TableProps } from '../games/clientGame.ts';
import { gameNamed, withWords } from '../games/knownGames.ts';
import type { AnyView } from '../table/store/link.ts';
import type { Replay } from './replay.ts';
import type { TableGame } from '../table/store/tableGame.ts';

/** What shows the game of a replay. */
export interface ReplayGame {
  readonly game: TableGame<AnyView, GameEvent>;
  readonly Table: Component<TableProps>;
}

/** Of a game whose rules are known here. */
export async function loadReplayGame({ game: id, options }: Pick<Replay, 'game' | 'options'>): Promise<ReplayGame> {
  const known = gameNamed(id);
  if (known === null) throw new Error(`the game "${id}" cannot be shown here`);
  const [game, { default: Table }] = await withWords(
    known,
    () => Promise.all([known.tableGame(), known.table()]),
    options,
  );
  return { game, Table };
}
