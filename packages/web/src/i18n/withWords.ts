/** A tree of texts in which words, and no parts of words, stand in place of others. */
export function withWords<Texts>(texts: Texts, words: Readonly<Record<string, string>>): Texts {
  const longestFirst = Object.keys(words).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu');
  const replaced = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(pattern, (word) => words[word]);
    if (Array.isArray(part)) return part.map(replaced);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, replaced(value)]));
  };
  return replaced(texts) as Texts;
}
