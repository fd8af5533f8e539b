/** Differences up to here are looked up. */
const MOST = 63;

/** The hyperbolic tangent of whole differences in some unit, which positions ask for again and again. */
export class TanhTable {
  readonly #unit: number;
  readonly #values: Float64Array;

  constructor(unit: number) {
    this.#unit = unit;
    this.#values = Float64Array.from({ length: 2 * MOST + 1 }, (_, index) => Math.tanh((index - MOST) / unit));
  }

  at(difference: number): number {
    return this.#values[difference + MOST] ?? Math.tanh(difference / this.#unit);
  }
}
