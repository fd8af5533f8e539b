/** Words that stay small inside a name. */
const SMALL = new Set(['of', 'the', 'and', 'in']);

/** The English name of a piece: `temple-of-artemis` is "Temple of Artemis". */
export function nameOf(id: string): string {
  return id
    .split('-')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : capital(word)))
    .join(' ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const ROMAN = ['', 'I', 'II', 'III'];

export function roman(age: number): string {
  return ROMAN[age] ?? String(age);
}

/** A text without anything people write differently: capitals, spaces, hyphens, accents. */
export function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

/** `a`, `a and b`, `a, b and c`. */
export function listing(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.slice(-1).join('')}`;
}

/** A difference with its sign: `+3`, `−2`. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
