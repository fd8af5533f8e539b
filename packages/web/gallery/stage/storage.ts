/** Puts a storage of its own in place of the one that all pages of an address share. */
export function fakeStorage(kept: Readonly<Record<string, string>>): void {
  const values = new Map(Object.entries(kept));
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
}
