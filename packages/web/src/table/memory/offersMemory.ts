import type { AnyTableStore } from '../store/tableStore.svelte.ts';

/** Whether the viewer has a seat whose memory can be looked into: during a game, where that was agreed on. */
export function offersMemory({ info, view }: Pick<AnyTableStore, 'info' | 'view'>): boolean {
  return info?.memory === true && view !== null && view.viewer !== null && view.outcome === null;
}
