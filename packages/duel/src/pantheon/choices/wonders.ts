import { piece } from '../../choice.ts';
import { bitsOf, hasBit } from '../../bits.ts';
import { namingPiece } from '../../choices/naming.ts';
import { writtenInTurn } from '../../choices/oneOf.ts';
import { FROM_DISCARD } from '../../choices/revive.ts';
import { refold } from '../../city.ts';
import { raiseWonder } from '../../construction.ts';
import { moveObject, moveOrNull, moveSubject, packMove, writeSet } from '../../moves.ts';
import { indexOf, nounsAround } from '../../notation.ts';
import { FIRST, playerAt, SECOND, type Action, type ChoiceKind } from '../../state.ts';
import { taskSeat } from '../../tasks.ts';
import type { BuildUsingChoice } from '../choiceTypes.ts';
import { BUILD_USING, UNBUILD } from '../moves.ts';
import { NO_CARD } from '../state.ts';
import { BUILD_WONDER_FROM_DISCARD, UNBUILD_WONDER } from '../tasks.ts';

/** [P-24] Which built Wonder, of either player. */
export const unbuildingWonder: ChoiceKind = {
  kind: UNBUILD_WONDER,
  name: 'unbuildWonder',
  among: 'wonder',
  offers: ({ players: [first, second] }) => (first.built | second.built) !== 0,
  moves: ({ players: [first, second] }, _, out) => writeSet(out, UNBUILD, first.built | second.built),
  written: writtenInTurn(UNBUILD_WONDER),
};

/** [P-24, P-36] The card under it is discarded; points and lasting effects end, and it may be built again. */
export const unbuild: Action = {
  kind: UNBUILD,
  name: 'unbuild',
  apply(s, seat, move) {
    const wonder = moveSubject(move);
    const owner = hasBit(playerAt(s, FIRST).built, wonder) ? FIRST : SECOND;
    const player = playerAt(s, owner);
    player.built &= ~(1 << wonder);
    player.unbuilt |= 1 << wonder;
    const card = s.under[wonder];
    s.under[wonder] = NO_CARD;
    if (card !== NO_CARD) s.discard.push(card);
    s.emit?.({ type: 'wonderUnbuilt', seat, owner, wonder: s.catalog.wonders[wonder].id });
    refold(s, owner);
  },
  ...namingPiece(UNBUILD, 'unbuild', (s) => s.catalog.wonders),
};

/** [P-25] Which own Wonder with which card of the discard pile. */
export const buildingFromDiscard: ChoiceKind = {
  kind: BUILD_WONDER_FROM_DISCARD,
  name: 'buildWonderFromDiscard',
  among: 'wonder',
  offers: (s, choice) => s.discard.length > 0 && playerAt(s, taskSeat(choice)).unbuilt !== 0,
  moves(s, choice, out) {
    let count = 0;
    for (const wonder of bitsOf(playerAt(s, taskSeat(choice)).unbuilt)) {
      for (const card of s.discard) out[count++] = packMove(BUILD_USING, wonder, card);
    }
    return count;
  },
  written: writtenInTurn(BUILD_WONDER_FROM_DISCARD),
};

/** `build sphinx using altar`: for free, with all effects. */
export const buildUsing: Action<BuildUsingChoice> = {
  kind: BUILD_USING,
  name: 'buildUsing',
  apply(s, seat, move) {
    const card = moveObject(move);
    s.discard.splice(s.discard.indexOf(card), 1);
    raiseWonder(s, seat, moveSubject(move), card, FROM_DISCARD);
  },
  format: (s, move) => `build ${s.catalog.wonders[moveSubject(move)].id} using ${s.catalog.cards[moveObject(move)].id}`,
  describe: (s, _, move) => ({
    ...piece(s.catalog.cards[moveObject(move)].id),
    object: s.catalog.wonders[moveSubject(move)].id,
  }),
  parse(s, words) {
    const [wonder, card] = nounsAround(words, 'build', 'using') ?? [null, null];
    return moveOrNull(BUILD_USING, indexOf(s.catalog.wonders, wonder), indexOf(s.catalog.cards, card));
  },
};
