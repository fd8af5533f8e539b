/** Computes a value once for each key; asked for often, mostly for the same key as before. */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  let latest: { readonly key: Key; readonly value: Value } | null = null;
  return (key) => {
    if (latest !== null && latest.key === key) return latest.value;
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    latest = { key, value };
    return value;
  };
}
