/** One kind of things that this browser keeps by a key; the oldest go when there are more than so many. */
export interface KeptKind {
  readonly database: string;
  readonly store: string;
  readonly most: number;
}

interface Kept<Value> {
  readonly key: string;
  readonly at: number;
  readonly value: Value;
}

/** Null if it is not known, or this browser keeps nothing. */
export async function readKept<Value>(kind: KeptKind, key: string): Promise<Value | null> {
  const kept = await withStore<Kept<Value> | undefined>(kind, 'readonly', (store) => store.get(key));
  return kept?.value ?? null;
}

/** Without storage nothing is kept, and nothing fails. */
export async function keep(kind: KeptKind, key: string, value: unknown): Promise<void> {
  const kept: Kept<unknown> = { key, at: Date.now(), value };
  await withStore(kind, 'readwrite', (store) => store.put(kept));
  const keys = await withStore<IDBValidKey[]>(kind, 'readonly', (store) => store.index('at').getAllKeys());
  for (const old of (keys ?? []).slice(0, -kind.most)) await withStore(kind, 'readwrite', (store) => store.delete(old));
}

function withStore<Value>(
  { database: name, store: inside }: KeptKind,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const none = (): void => resolve(undefined);
    try {
      const opening = indexedDB.open(name, 1);
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore(inside, { keyPath: 'key' }).createIndex('at', 'at'),
      );
      opening.addEventListener('error', none);
      opening.addEventListener('blocked', none);
      opening.addEventListener('success', () => {
        const database = opening.result;
        const request = ask(database.transaction(inside, mode).objectStore(inside));
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
