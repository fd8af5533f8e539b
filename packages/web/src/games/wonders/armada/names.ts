import type { words } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import type { FleetName } from './yard.ts';

const LANES = {
  red: { name: 'sea.board.lane.red', caption: 'sea.board.about.red' },
  yellow: { name: 'sea.board.lane.yellow', caption: 'sea.board.about.yellow' },
  blue: { name: 'sea.board.lane.blue', caption: 'sea.board.about.blue' },
  green: { name: 'sea.board.lane.green', caption: 'sea.board.about.green' },
} as const;

/** A fleet by what it is for, in one word. */
export const laneName = (fleet: FleetName): string => t(LANES[fleet].name);
/** What its lane gives, in a few words. */
export const laneCaption = (fleet: FleetName): string => t(LANES[fleet].caption);

const SOURCES = {
  printed: 'sea.board.from.printed',
  crossChecked: 'sea.board.from.crossChecked',
  reported: 'sea.board.from.reported',
  reconstructed: 'sea.board.from.reconstructed',
} as const;

/** Where a value is known from, in a word. */
export const sourceName = (provenance: words.Provenance): string => t(SOURCES[provenance]);
