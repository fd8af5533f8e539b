import type { Chosen } from '../../form/gameForm.ts';

export const isFirstEdition = ({ answers }: Chosen): boolean => answers.edition === '1';
export const isSecondEdition = (chosen: Chosen): boolean => !isFirstEdition(chosen);

/** The edition that a table plays; the second where its options do not say. */
export function editionIn(options: unknown): number {
  return typeof options === 'object' && options !== null && 'edition' in options && options.edition === 1 ? 1 : 2;
}
