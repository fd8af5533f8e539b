// What pictures and the table share is one file for both: in small pieces it would be more to fetch.
import '../../table/DuelTable.svelte';
import type { Pictures } from '../../../../help/figure.ts';
import ChainFigure from './ChainFigure.svelte';
import ColourFigure from './ColourFigure.svelte';
import GuildFigure from './GuildFigure.svelte';
import PriceFigure from './PriceFigure.svelte';
import ScienceFigure from './ScienceFigure.svelte';
import StructureFigure from './StructureFigure.svelte';
import TrackFigure from './TrackFigure.svelte';
import WonderFigure from './WonderFigure.svelte';

/** The pictures of the rules of Duel, by chapter. */
export const PICTURES: Pictures = {
  structure: { structure: StructureFigure },
  costs: { price: PriceFigure, chain: ChainFigure },
  building: { colours: ColourFigure },
  wonders: { wonders: WonderFigure },
  military: { military: TrackFigure },
  science: { science: ScienceFigure },
  guilds: { guilds: GuildFigure },
};
