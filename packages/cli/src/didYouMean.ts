/** The words a misspelt one probably stands for: ` (did you mean "play"?)`, or nothing. */
export function didYouMean(word: string, words: readonly string[]): string {
  const ranked = words
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked.at(0);
  return best !== undefined && best.distance <= Math.max(1, Math.floor(word.length / 3))
    ? ` (did you mean "${best.candidate}"?)`
    : '';
}

/** Insertions, deletions and replacements that turn one word into the other (Levenshtein), row by row. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[to.length];
}
