/** More features than any seat or move has. */
const ROOM = 512;

/** The features of a seat or a move that are not zero: their numbers with their amounts, written over and over. */
export class FeatureVector {
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
