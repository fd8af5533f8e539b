import { loadAnalysisTexts } from './analysisTexts.ts';
import type Debrief from './debrief/Debrief.svelte';
import type FileAnalysis from './page/FileAnalysis.svelte';
import type GameAnalysis from './page/GameAnalysis.svelte';

/** The page with its words. */
export async function loadAnalysisPage(): Promise<{ default: typeof GameAnalysis }> {
  const [page] = await Promise.all([import('./page/GameAnalysis.svelte'), loadAnalysisTexts()]);
  return page;
}

/** The page for a game of a file, with its words. */
export async function loadFileAnalysis(): Promise<{ default: typeof FileAnalysis }> {
  const [page] = await Promise.all([import('./page/FileAnalysis.svelte'), loadAnalysisTexts()]);
  return page;
}

/** What the end of a game tells of it, with its words. */
export async function loadDebrief(): Promise<{ default: typeof Debrief }> {
  const [part] = await Promise.all([import('./debrief/Debrief.svelte'), loadAnalysisTexts()]);
  return part;
}
