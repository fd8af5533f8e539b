import type { WondersView } from '@pharos/wonders';
import type { Detail } from '../table/ui.svelte.ts';

/** A category of the score, with its icon and its colour. */
export interface Category {
  readonly id: string;
  readonly icon: string;
  readonly look: string;
  /** What a city has in it. */
  points(view: WondersView, city: number): number;
  /** What explains it further. */
  readonly detail?: (city: number) => Detail;
}
