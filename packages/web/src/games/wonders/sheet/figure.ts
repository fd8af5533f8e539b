/** A number that a move changes. */
export interface Figure {
  readonly icon: string;
  /** What is counted, for those who do not see the icon. */
  readonly name: string;
  readonly text: string;
  /** Whether it will be so whatever the others choose. */
  readonly isCertain: boolean;
}

/** Whose table it is. */
export interface Names {
  readonly me: number;
  readonly nameOf: (city: number) => string;
}

/** Two values with an arrow between them, or the one that stays. */
export function fromTo(before: string | number, after: string | number): string {
  return before === after ? String(after) : `${before} → ${after}`;
}

/** Points with their sign, as they are read; nothing for none. */
export function signed(points: number): string {
  if (points === 0) return '';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** The same for a token, which is told even if it is none. */
export const tokenText = (points: number): string => signed(points) || '0';
