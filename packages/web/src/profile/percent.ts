import { language } from '../i18n/index.svelte.ts';

/** A share in whole per cent. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** With its sign and one digit behind the comma. */
export const signed = (number: number): string =>
  new Intl.NumberFormat(language(), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(number);
