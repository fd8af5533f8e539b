import type { words } from '@pharos/wonders';

/** What a card, a stage or any other piece does. */
export type Doing = Omit<words.StageSpec, 'cost' | 'provenance'>;
