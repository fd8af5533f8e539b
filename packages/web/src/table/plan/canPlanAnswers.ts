import type { AnyTableStore } from '../store/tableStore.svelte.ts';

/** Whether the viewer waits for the other one, at a table where answers can be planned meanwhile. */
export function canPlanAnswers({ info, view, isAwaited }: Pick<AnyTableStore, 'info' | 'view' | 'isAwaited'>): boolean {
  return info?.plans === true && view !== null && view.viewer !== null && view.outcome === null && !isAwaited;
}
