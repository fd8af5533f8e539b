import { language } from '../i18n/index.svelte.ts';

/** A share in whole per cent. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A mean, with one digit behind the comma. */
export const mean = (number: number): string => new Intl.NumberFormat(language(), ONE_DIGIT).format(number);

/** The same with its sign. */
export const signed = (number: number): string =>
  new Intl.NumberFormat(language(), { ...ONE_DIGIT, signDisplay: 'exceptZero' }).format(number);
