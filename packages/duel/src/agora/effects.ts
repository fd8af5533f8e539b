import { seatBit, type SeatId } from '@pharos/core';
import { EFFECT, type Effect } from '../catalog.ts';
import { gainCoins, loseCoins } from '../coins.ts';
import { opponentOf, playerAt, type State } from '../state.ts';
import { reveal } from '../structure.ts';
import {
  BUILD_FAR_ROW,
  BUILD_REMOVED,
  CONSPIRATOR,
  DROP_CARD,
  LOCK_TOKEN,
  MOVE_CUBE,
  MOVE_DECREE,
  PLACE_CUBE,
  REMOVE_CUBE,
  SABOTAGE,
  SWAP_CARDS,
  TAKE_BOX_TOKEN,
  TAKE_CARD,
  TAKE_WONDER,
  task,
  TRIGGER_UNPREPARED,
} from '../tasks.ts';
import { conspire } from './conspiracies.ts';
import { senateActions, senateTask } from './senators.ts';
import { agoraOf, CUBES } from './state.ts';

/** The choice an effect puts on the agenda. */
export const CHOICE_OF: Readonly<Record<number, number>> = {
  [EFFECT.moveCube]: MOVE_CUBE,
  [EFFECT.removeCube]: REMOVE_CUBE,
  [EFFECT.placeCube]: PLACE_CUBE,
  [EFFECT.conspirator]: CONSPIRATOR,
  [EFFECT.triggerUnprepared]: TRIGGER_UNPREPARED,
  [EFFECT.takeWonder]: TAKE_WONDER,
  [EFFECT.lockToken]: LOCK_TOKEN,
  [EFFECT.buildFarRow]: BUILD_FAR_ROW,
  [EFFECT.buildRemoved]: BUILD_REMOVED,
  [EFFECT.takeBoxToken]: TAKE_BOX_TOKEN,
  [EFFECT.dropCards]: DROP_CARD,
  [EFFECT.takeCard]: TAKE_CARD,
  [EFFECT.swapCards]: SWAP_CARDS,
  [EFFECT.moveDecree]: MOVE_DECREE,
  [EFFECT.sabotage]: SABOTAGE,
};

/** An effect that only pieces of Agora have. */
export function performAgora(s: State, seat: SeatId, { kind, subject }: Effect): void {
  const opponent = opponentOf(seat);
  const agora = agoraOf(s);
  switch (kind) {
    case EFFECT.takeHalfCoins:
      return takeHalfCoins(s, seat, opponent);
    case EFFECT.coinsPerCube:
      return gainCoins(s, seat, CUBES - agora.players[seat].supply, 'conspiracy');
    case EFFECT.opponentLosesPerCube:
      return loseCoins(s, opponent, CUBES - agora.players[opponent].supply, 'conspiracy');
    case EFFECT.conspire:
      return conspire(s, seat);
    case EFFECT.senateActions:
      s.agenda.push(senateTask(seat, subject, senateActions(s, seat)));
      return;
    case EFFECT.buildRemoved:
      lookAtRemoved(s, seat);
      break;
    case EFFECT.dropCards:
      // Before the first discard is chosen, all that is accessible lies face up.
      if (s.options.turnOfEvents === 'available') reveal(s);
      break;
    case EFFECT.takeBoxToken:
      // Whoever sees the whole box knows which token is missing.
      agora.lockKnownTo |= seatBit(seat);
  }
  s.agenda.push(task(CHOICE_OF[kind], seat));
}

/** Half of the opponent's coins, rounded up. */
function takeHalfCoins(s: State, seat: SeatId, opponent: SeatId): void {
  const count = Math.ceil(playerAt(s, opponent).coins / 2);
  loseCoins(s, opponent, count, 'conspiracy');
  gainCoins(s, seat, count, 'conspiracy');
}

/** From now on this seat knows which cards are out of the game. */
function lookAtRemoved(s: State, seat: SeatId): void {
  agoraOf(s).players[seat].agesSeen = s.age;
  s.emit?.({ type: 'removedCardsSeen', seat, ages: s.age, reveals: true });
}
