import type { Chosen } from '../../form/gameForm.ts';

export const isFirstEdition = ({ answers }: Chosen): boolean => answers.edition === '1';
export const isSecondEdition = (chosen: Chosen): boolean => !isFirstEdition(chosen);

export type Edition = 1 | 2;

/** The edition that a table plays; the second where its options do not say. */
export function editionIn(options: unknown): Edition {
  return typeof options === 'object' && options !== null && 'edition' in options && options.edition === 1 ? 1 : 2;
}
