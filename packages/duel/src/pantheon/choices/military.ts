import { NO_PIECE } from '../../choice.ts';
import { writtenInTurn } from '../../choices/oneOf.ts';
import { MILITARY_TOKENS, useToken } from '../../military.ts';
import { moveOrNull, moveSubject, packMove, writeSet } from '../../moves.ts';
import { nounAfter } from '../../notation.ts';
import type { Action, ChoiceKind } from '../../state.ts';
import { CAPITAL } from '../../supremacy.ts';
import type { GuardChoice, MilitaryTokenChoice } from '../choiceTypes.ts';
import { EXPLOIT, GUARD, VOID } from '../moves.ts';
import { pantheonOf } from '../state.ts';
import { APPLY_MILITARY_TOKEN, DISCARD_MILITARY_TOKEN, PLACE_MINERVA } from '../tasks.ts';

/** [P-27] Which space of the track the Minerva pawn is put on: any but that of the Conflict pawn. */
export const placingMinerva: ChoiceKind = {
  kind: PLACE_MINERVA,
  name: 'placeMinerva',
  among: 'trackSpace',
  offers: () => true,
  moves(s, _, out) {
    let count = 0;
    for (let at = -CAPITAL; at <= CAPITAL; at++) if (at !== s.pawn) out[count++] = packMove(GUARD, at + CAPITAL);
    return count;
  },
  written: writtenInTurn(PLACE_MINERVA),
};

/** `guard -2`: spaces are counted from the middle, positive on the second player's half. */
export const guard: Action<GuardChoice> = {
  kind: GUARD,
  name: 'guard',
  apply(s, seat, move) {
    const at = moveSubject(move) - CAPITAL;
    pantheonOf(s).minerva = at;
    s.emit?.({ type: 'minervaPlaced', seat, at });
  },
  format: (_, move) => `guard ${moveSubject(move) - CAPITAL}`,
  describe: (_s, _seat, move) => ({ ...NO_PIECE, at: moveSubject(move) - CAPITAL }),
  parse(_, words) {
    const noun = nounAfter(words, 'guard');
    const space = SPACES_OF_TRACK.findIndex((at) => String(at) === noun);
    return moveOrNull(GUARD, space);
  },
};

const SPACES_OF_TRACK = Array.from({ length: 2 * CAPITAL + 1 }, (_, index) => index - CAPITAL);

/** [P-28] Which military token is discarded without effect; then which other one is applied. */
export const discardingMilitaryToken: ChoiceKind = {
  kind: DISCARD_MILITARY_TOKEN,
  name: 'discardMilitaryToken',
  among: 'militaryToken',
  offers: (s) => s.militaryTokens !== 0,
  moves: (s, _, out) => writeSet(out, VOID, s.militaryTokens),
  written: writtenInTurn(DISCARD_MILITARY_TOKEN),
};

export const applyingMilitaryToken: ChoiceKind = {
  kind: APPLY_MILITARY_TOKEN,
  name: 'applyMilitaryToken',
  among: 'militaryToken',
  offers: (s) => s.militaryTokens !== 0,
  moves: (s, _, out) => writeSet(out, EXPLOIT, s.militaryTokens),
  written: writtenInTurn(APPLY_MILITARY_TOKEN),
};

export const discardMilitaryToken: Action<MilitaryTokenChoice> = {
  kind: VOID,
  name: 'void',
  apply(s, seat, move) {
    s.militaryTokens &= ~(1 << moveSubject(move));
    s.emit?.({ type: 'militaryTokenDiscarded', seat, token: MILITARY_TOKENS[moveSubject(move)].id });
  },
  ...namingMilitaryToken(VOID, 'void'),
};

/** It works for the owner of Neptune, wherever the pawn stands. */
export const applyMilitaryToken: Action<MilitaryTokenChoice> = {
  kind: EXPLOIT,
  name: 'exploit',
  apply: (s, seat, move) => useToken(s, seat, moveSubject(move), s.agenda.length),
  ...namingMilitaryToken(EXPLOIT, 'exploit'),
};

function namingMilitaryToken(
  kind: number,
  verb: string,
): Pick<Action<MilitaryTokenChoice>, 'describe' | 'format' | 'parse'> {
  return {
    format: (_, move) => `${verb} ${MILITARY_TOKENS[moveSubject(move)].id}`,
    describe: (_s, _seat, move) => ({ ...NO_PIECE, token: MILITARY_TOKENS[moveSubject(move)].id }),
    parse: (_, words) =>
      moveOrNull(
        kind,
        MILITARY_TOKENS.findIndex(({ id }) => id === nounAfter(words, verb)),
      ),
  };
}
