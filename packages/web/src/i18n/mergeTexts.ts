const isTree = (part: unknown): part is object => typeof part === 'object' && part !== null && !Array.isArray(part);

/** Two trees of texts as one. */
export function mergeTexts<Texts extends object>(texts: Texts, more: object): Texts {
  const own: ReadonlyMap<string, unknown> = new Map(Object.entries(texts));
  const parts = Object.entries(more).map(([key, part]: [string, unknown]): [string, unknown] => {
    const known = own.get(key);
    return [key, isTree(known) && isTree(part) ? mergeTexts(known, part) : part];
  });
  return { ...texts, ...Object.fromEntries(parts) };
}
