import type { SeatNames } from './seatNames.ts';

/** A short account: what one seat did in a row becomes one sentence. */
export function joinSentences(sentences: readonly string[], names: SeatNames): string[] {
  const all = Array.from({ length: names.count }, (_, seat) => names.name(seat));
  const account: { name: string | undefined; text: string }[] = [];
  for (const sentence of sentences) {
    const name = all.find((one) => sentence.startsWith(`${one} `));
    const last = account.at(-1);
    if (last === undefined || name === undefined || last.name !== name) account.push({ name, text: sentence });
    else last.text = `${last.text.slice(0, -1)}, ${sentence.slice(name.length + 1)}`;
  }
  return account.map(({ text }) => text);
}
