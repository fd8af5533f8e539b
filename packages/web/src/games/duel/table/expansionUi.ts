/** What the player has picked up of an expansion; a part of `DuelUi`. */
export interface ExpansionUi {
  /** Nothing of it is taken up. */
  readonly isEmpty: boolean;
  clear(): void;
  /** Another card of the structure is taken up. */
  cardChanged(): void;
  /** Puts down the last thing taken up; false if it has nothing to put down by itself. */
  stepBack(): boolean;
}
