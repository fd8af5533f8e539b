import type { WondersEvent } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';

type Conflict = Pick<Extract<WondersEvent, { type: 'conflictResolved' }>, 'shields' | 'tokens'>;

/** How a conflict between two cities ended. */
export function conflictText({ shields, tokens }: Conflict, one: string, other: string): string {
  const [winner, loser] = tokens[0] >= tokens[1] ? [one, other] : [other, one];
  const [more, fewer] = [Math.max(...shields), Math.min(...shields)];
  return tokens[0] === tokens[1]
    ? t('seven.event.even', { one, other, n: shields[0] })
    : t('seven.event.beats', { winner, loser, more, fewer, n: Math.max(...tokens), lost: -Math.min(...tokens) });
}
