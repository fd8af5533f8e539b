import { navalLadder } from '@pharos/wonders/client';
import type { MessageKey } from '../../../i18n/index.svelte.ts';

/** A place in the naval conflict and its tokens in Ages I, II and III; null for none [AR-87]. */
export interface Rung {
  readonly place: MessageKey;
  readonly tokens: readonly (number | null)[];
}

const PLACES = ['sea.board.first', 'sea.board.second', 'sea.board.third'] as const;

/** The places that have a token, from the strongest to the weakest. */
export function ladderOf(edition: number): Rung[] {
  const { rewards, defeat } = navalLadder(edition);
  const rungs = rewards.map((tokens, at): Rung => ({ place: PLACES[at], tokens }));
  return [...rungs, { place: 'sea.board.last', tokens: defeat }];
}
