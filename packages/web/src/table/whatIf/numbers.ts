/** Two values with an arrow between them, or the one that stays. */
export function fromTo(before: string | number, after: string | number): string {
  return before === after ? String(after) : `${before} → ${after}`;
}

/** A number with its sign, as it is read; nothing for none. */
export function signed(count: number): string {
  if (count === 0) return '';
  return count > 0 ? `+${count}` : `−${-count}`;
}

/** The same for a token, which is told even if it is none. */
export const tokenText = (points: number): string => signed(points) || '0';

/** A number as it is read: with a minus, not with a hyphen. */
export const plain = (count: number): string => (count < 0 ? `−${-count}` : String(count));
