// What pictures and the table share is one file for both: in small pieces it would be more to fetch.
import '../../table/WondersTable.svelte';
import type { Pictures } from '../../../../help/figure.ts';
import ActionsFigure from './ActionsFigure.svelte';
import BoardFigure from './BoardFigure.svelte';
import ChainFigure from './ChainFigure.svelte';
import ConflictFigure from './ConflictFigure.svelte';
import GuildFigure from './GuildFigure.svelte';
import HandFigure from './HandFigure.svelte';
import ScienceFigure from './ScienceFigure.svelte';
import TradeFigure from './TradeFigure.svelte';

/** The pictures of the rules of 7 Wonders, by chapter. */
export const PICTURES: Pictures = {
  age: { age: HandFigure },
  actions: { actions: ActionsFigure },
  trade: { trade: TradeFigure },
  chains: { chains: ChainFigure },
  conflicts: { conflicts: ConflictFigure },
  science: { science: ScienceFigure },
  guilds: { guilds: GuildFigure },
  wonders: { wonders: BoardFigure },
};
