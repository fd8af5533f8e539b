import type { AnalysisDepth } from '@pharos/analysis';
import type { Save } from '@pharos/core';
import { keyOf } from './keptAnalyses.ts';
import type { Unfinished } from './messages.ts';

/** Games whose analysis somebody may come back to. */
const MOST = 4;
const parts = new Map<string, Unfinished>();

/** What is known of a game that was not looked at to its end; whoever asks next goes on from there, on whatever page. */
export function unfinishedOf(save: Save, depth: AnalysisDepth): Unfinished {
  return parts.get(keyOf(save, depth)) ?? { done: 0, all: save.moves.length, decisions: [] };
}

export function keepUnfinished(save: Save, depth: AnalysisDepth, part: Unfinished): void {
  const key = keyOf(save, depth);
  parts.delete(key);
  if (part.done < part.all) parts.set(key, part);
  for (const oldest of [...parts.keys()].slice(0, -MOST)) parts.delete(oldest);
}
