import type { AnyMatch } from '@pharos/bots';
import { Refusal } from '../shared/refusal.ts';

/** Refuses a question about a game that is over, or about a version whose choices are not the present ones. */
export function checkPosition(match: AnyMatch, version: number): void {
  if (match.outcome() !== null) throw new Refusal('GAME_OVER', 'the game is over');
  if (version < match.round || version > match.version)
    throw new Refusal('STALE', `the position is at version ${match.version}`);
}
