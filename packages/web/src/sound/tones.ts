/** A short tone that is made on the spot. */
export interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly shape: OscillatorType;
}

export const tone = (pitch: number, at = 0, length = 0.18, shape: OscillatorType = 'sine'): Tone => ({
  pitch,
  at,
  length,
  shape,
});
