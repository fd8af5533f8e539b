const STEPS: Readonly<Record<string, (from: number, length: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  PageUp: (from) => from - 5,
  PageDown: (from) => from + 5,
  Home: () => 0,
  End: (_from, length) => length,
};

/** The position that a key leads to; null for keys that lead nowhere. */
export function positionByKey(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey'>,
  at: number,
  length: number,
): number | null {
  if (!Object.hasOwn(STEPS, key) || altKey || ctrlKey || metaKey) return null;
  return Math.max(0, Math.min(length, STEPS[key](at, length)));
}
