import type { WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import type { Actor } from '../../../table/shared/actor.svelte.ts';

/** What the button of a move says: what it does, or that it waits to be confirmed, or that it is chosen. */
export function moveLabel(
  move: string | null | undefined,
  text: string,
  { pendingConfirmation }: Pick<Actor, 'pendingConfirmation'>,
  view: WondersView | null,
): string {
  if (move === null || move === undefined) return text;
  if (pendingConfirmation === move) return t('act.confirm');
  return move === view?.staged?.move ? t('seven.chosen') : text;
}
