/** From who gives the cards to the middle of the hand, in pixels. */
export type Way = readonly [x: number, y: number];

/** A new hand comes card by card, one in a frame: all at once they would take longer than a frame. */
export class Dealing {
  /** The cards have come one by one at least once. */
  hasBegun = $state(false);
  way = $state.raw<Way>([0, 0]);
  /** How many of the cards are there. */
  #dealt = $state(Infinity);

  isComing(slot: number): boolean {
    return slot >= this.#dealt;
  }

  /** `measure` is called once the places of the cards are on the page. */
  begin(cards: number, measure: () => Way): void {
    this.hasBegun = true;
    this.#dealt = 0;
    const next = (): void => {
      if (this.#dealt === 0) this.way = measure();
      this.#dealt++;
      if (this.#dealt < cards) requestAnimationFrame(next);
      else this.#dealt = Infinity;
    };
    requestAnimationFrame(next);
  }
}
