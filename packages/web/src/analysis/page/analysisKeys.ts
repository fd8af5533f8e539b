import type { AnalysisView } from './analysisView.svelte.ts';

const KEYS: Readonly<Record<string, (view: AnalysisView) => void>> = {
  ArrowLeft: (view) => view.go(view.at - 1),
  ArrowRight: (view) => view.go(view.at + 1),
  ArrowDown: (view) => view.next && view.show(view.next),
  ArrowUp: (view) => view.last && view.show(view.last),
  x: (view) => view.startExploring(),
};

/** What has arrows or letters of its own. */
const OWN_KEYS = '[data-testid=structure], [role=tablist], input, select, textarea, dialog';

/** Goes through the positions of an analysis. */
export function pageKeys(event: KeyboardEvent, view: AnalysisView): void {
  const { target, key } = event;
  if (!Object.hasOwn(KEYS, key) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target instanceof HTMLElement && target.closest(OWN_KEYS)) return;
  event.preventDefault();
  KEYS[key](view);
}
