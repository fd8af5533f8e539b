/** Without capitals and accents: whoever looks for "lodz" finds "Łódź". */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}

/** Whether every word that is looked for begins or continues one of the texts. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const all = folded(texts.join('\n'));
  return folded(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
