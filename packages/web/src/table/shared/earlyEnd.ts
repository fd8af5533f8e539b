import type { EarlyEnd } from '@pharos/core';
import { t } from '../../i18n/index.svelte.ts';

/** What is said of a game that people ended: who has won, and by what. */
export function earlyEndTexts(
  ended: EarlyEnd | undefined,
  nameOf: (seat: number) => string,
): { readonly title: string; readonly reason: string } | null {
  switch (ended?.kind) {
    case 'resignation':
      return {
        title: t('end.wins', { names: nameOf(1 - ended.seat), count: 1, n: 0 }),
        reason: t('end.resigned', { name: nameOf(ended.seat) }),
      };
    case 'draw':
      return { title: t('end.draw'), reason: t('end.drawReason') };
    case 'agreement':
      return { title: t('end.agreement'), reason: t('end.agreementReason') };
    case undefined:
      return null;
  }
}
