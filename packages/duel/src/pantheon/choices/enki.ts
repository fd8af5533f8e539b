import { gainToken } from '../../choices/progressTokens.ts';
import { namingPiece } from '../../choices/naming.ts';
import { moveSubject, writeList } from '../../moves.ts';
import type { Action, ChoiceKind } from '../../state.ts';
import { returnToBox } from '../box.ts';
import { RECEIVE } from '../moves.ts';
import { pantheonOf } from '../state.ts';
import { TAKE_ENKI_TOKEN } from '../tasks.ts';

/** [P-16] Which of the Progress tokens that lie open on Enki. */
export const takingEnkiToken: ChoiceKind = {
  kind: TAKE_ENKI_TOKEN,
  name: 'takeEnkiToken',
  among: 'token',
  offers: (s) => pantheonOf(s).enkiTokens.length > 0,
  moves: (s, _, out) => writeList(out, RECEIVE, pantheonOf(s).enkiTokens),
};

/** The other one returns to the box. */
export const receive: Action = {
  kind: RECEIVE,
  name: 'receive',
  apply(s, seat, move) {
    const { enkiTokens } = pantheonOf(s);
    for (const token of enkiTokens) if (token !== moveSubject(move)) returnToBox(s, token);
    enkiTokens.length = 0;
    gainToken(s, seat, moveSubject(move), 'enki');
  },
  ...namingPiece(RECEIVE, 'receive', (s) => s.catalog.tokens),
};
