import type { ActionName } from '../choice.ts';
import { moveOrNull, moveSubject } from '../moves.ts';
import { nounAfter } from '../notation.ts';
import type { Action, State } from '../state.ts';
import { leaderPieces } from './state.ts';

/** What actions about one leader have in common: `recruit solomon`. */
export function leaderAction(
  kind: number,
  name: ActionName,
  verb: string,
): Pick<Action, 'kind' | 'name' | 'format' | 'parse' | 'subject'> {
  return {
    kind,
    name,
    format: (s, move) => `${verb} ${leaderPieces(s)[moveSubject(move)].id}`,
    parse: (s, text) => moveOrNull(kind, leaderNamed(s, nounAfter(text, verb))),
    subject: (s, _, move) => leaderPieces(s)[moveSubject(move)].id,
  };
}

/** The leader with an id; −1 for none. */
export function leaderNamed(s: State, id: string | null): number {
  return leaderPieces(s).findIndex((leader) => leader.id === id);
}
