/** Something that a move brings about, in words. */
export interface Note {
  readonly icon: string;
  readonly text: string;
  /** For the viewer. */
  readonly isGood: boolean;
}

/** Who is who. */
export interface Names {
  readonly me: number;
  readonly foe: number;
  readonly nameOf: (seat: number) => string;
}

export const good = (icon: string, text: string): Note => ({ icon, text, isGood: true });
export const other = (icon: string, text: string): Note => ({ icon, text, isGood: false });
