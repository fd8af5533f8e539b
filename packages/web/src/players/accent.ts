const ACCENTS = ['#57c2b0', '#e0735a', '#d9a441', '#8fa8e8', '#b58fd9', '#d98fb4', '#86b866', '#d0a483'];

/** The colour of somebody outside a game: the same wherever the name stands, and most likely another than a neighbour's. */
export function accentOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return ACCENTS[sum % ACCENTS.length];
}
