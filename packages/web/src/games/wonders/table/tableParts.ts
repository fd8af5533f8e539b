import type { WondersView } from '@pharos/wonders';
import { createContext, type Component } from 'svelte';
import type { PartProps } from '../expansion.ts';
import type { KeyList } from './keyList.ts';
import type { ExpansionDetail, TableContext } from './ui.svelte.ts';

/** What the table has of the expansions it is played with; apart from what fetches them, because they use it themselves. */
export interface TableParts {
  readonly areFetched: boolean;
  readonly haveBoard: boolean;
  at<Place extends keyof PartProps>(place: Place): Component<PartProps[Place]>[];
  has(place: keyof PartProps): boolean;
  readonly keys: KeyList;
  handNotes(table: TableContext, card: string): string[];
  scoreNotes(view: WondersView, city: number, category: string): string[];
  detailTitle(detail: ExpansionDetail, nameOf: (city: number) => string): string;
}

export const [getParts, setParts] = createContext<TableParts>();
