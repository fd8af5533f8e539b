/** A number that a move changes. */
export interface Figure {
  readonly icon: string;
  /** What is counted, for those who do not see the icon. */
  readonly name: string;
  readonly text: string;
  /** The same as short as it goes; null where it takes more room. */
  readonly short: string | null;
  /** Whether it will be so whatever the others choose. */
  readonly isCertain: boolean;
}

/** Whose table it is. */
export interface Names {
  readonly me: number;
  readonly nameOf: (city: number) => string;
}
