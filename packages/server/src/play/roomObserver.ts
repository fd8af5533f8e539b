/** How much of a table those who follow it here have been told. */
export interface Marks {
  readonly entries: number;
  readonly revision: number;
}

/** What was found besides steps. */
export interface News {
  readonly isTableNew: boolean;
  readonly isDealt: boolean;
}
