/** Takes features that are not zero, one by one. */
export interface FeatureSink {
  add(feature: number, amount: number): void;
}
