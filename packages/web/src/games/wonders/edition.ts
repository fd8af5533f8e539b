import type { Chosen } from '../../form/gameForm.ts';

export const isFirstEdition = ({ answers }: Chosen): boolean => answers.edition === '1';
export const isSecondEdition = (chosen: Chosen): boolean => !isFirstEdition(chosen);
