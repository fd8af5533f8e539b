/** More than any seat or move has to say about itself. */
const ROOM = 256;

/** What is to be said about a seat or a move: numbers of features with their amounts, written over and over. */
export class Notes {
  count = 0;
  readonly features = new Uint16Array(ROOM);
  readonly amounts = new Float64Array(ROOM);

  clear(): void {
    this.count = 0;
  }

  add(feature: number, amount: number): void {
    if (amount === 0) return;
    this.features[this.count] = feature;
    this.amounts[this.count++] = amount;
  }
}
