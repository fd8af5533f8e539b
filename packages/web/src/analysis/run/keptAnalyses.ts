import { ENGINE, type AnalysedGame } from '@pharos/analysis';
import type { Save } from '@pharos/core';
import type { AnalysisDepth } from '@pharos/analysis';

const NAME = 'pharos-analyses';
const STORE = 'analyses';
/** The oldest go when there are more. */
const MOST = 60;

interface Kept {
  readonly key: string;
  readonly at: number;
  readonly analysed: AnalysedGame;
}

/** The same game played to the same end has the same key; another engine has keys of its own. */
export const keyOf = ({ game, seed, hash, moves }: Save, depth: AnalysisDepth): string =>
  [ENGINE, game, seed, moves.length, hash, depth].join('/');

/** What was found out before; null if it is not known, or this browser keeps nothing. */
export async function readAnalysis(save: Save, depth: AnalysisDepth): Promise<AnalysedGame | null> {
  const kept = await withStore<Kept | undefined>('readonly', (store) => store.get(keyOf(save, depth)));
  return kept?.analysed ?? null;
}

/** Without storage a game is analysed again when it is looked at again. */
export async function keepAnalysis(save: Save, depth: AnalysisDepth, analysed: AnalysedGame): Promise<void> {
  const kept: Kept = { key: keyOf(save, depth), at: Date.now(), analysed };
  await withStore('readwrite', (store) => store.put(kept));
  const keys = await withStore<IDBValidKey[]>('readonly', (store) => store.index('at').getAllKeys());
  for (const key of (keys ?? []).slice(0, -MOST)) await withStore('readwrite', (store) => store.delete(key));
}

function withStore<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const none = (): void => resolve(undefined);
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at'),
      );
      opening.addEventListener('error', none);
      opening.addEventListener('blocked', none);
      opening.addEventListener('success', () => {
        const database = opening.result;
        const request = ask(database.transaction(STORE, mode).objectStore(STORE));
        request.addEventListener('error', none);
        request.addEventListener('success', () => {
          resolve(request.result as Value);
          database.close();
        });
      });
    } catch {
      none();
    }
  });
}
