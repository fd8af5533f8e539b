import type { WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';

/** Masks are part of science [C-40]. */
export function scoreNotes({ black }: WondersView, city: number, of: string): string[] {
  const masks = black?.cities[city].masks ?? 0;
  return of === 'science' && masks > 0 ? [t('black.board.masksOf', { n: masks })] : [];
}
