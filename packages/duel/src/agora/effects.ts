import { seatBit, type SeatId } from '@pharos/core';
import { gainCoins, loseCoins } from '../coins.ts';
import { plain, type EffectRecord } from '../effectRule.ts';
import { opponentOf, playerAt, type EffectTable, type State } from '../state.ts';
import { turnUp } from '../structure.ts';
import { task } from '../tasks.ts';
import { conspire } from './conspiracies.ts';
import { cubesInSenate } from './senate.ts';
import { senateActions, senateTask } from './senators.ts';
import { agoraOf } from './state.ts';
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
  TRIGGER_UNPREPARED,
} from './tasks.ts';
import { SECTIONS, type AgoraEffectSpec } from './words.ts';

/** An effect that is nothing but a choice; `before` is what happens before it is made. */
function choice(
  kind: number,
  before: (s: State, seat: SeatId) => void = () => {},
): EffectRecord<State, { type: string }> {
  return { moment: 'choice', compile: plain, task: (_, seat) => task(kind, seat), before };
}

/** Every effect of Agora. Those that act at the same moment do so in this order. */
export const effects = {
  /** */
  takeHalfCoins: {
    moment: 'atOnce',
    compile: plain,
    perform(s, seat) {
      const opponent = opponentOf(seat);
      const count = Math.ceil(playerAt(s, opponent).coins / 2);
      loseCoins(s, opponent, count, 'conspiracy');
      gainCoins(s, seat, count, 'conspiracy');
    },
    isVain: (s, seat) => playerAt(s, opponentOf(seat)).coins === 0,
  },
  coinsPerCube: {
    moment: 'atOnce',
    compile: plain,
    perform: (s, seat) => gainCoins(s, seat, cubesInSenate(agoraOf(s), seat), 'conspiracy'),
    isVain: (s, seat) => cubesInSenate(agoraOf(s), seat) === 0,
  },
  opponentLosesPerCube: {
    moment: 'atOnce',
    compile: plain,
    perform(s, seat) {
      const opponent = opponentOf(seat);
      loseCoins(s, opponent, cubesInSenate(agoraOf(s), opponent), 'conspiracy');
    },
    isVain(s, seat) {
      const opponent = opponentOf(seat);
      return cubesInSenate(agoraOf(s), opponent) === 0 || playerAt(s, opponent).coins === 0;
    },
  },
  conspire: {
    moment: 'atOnce',
    compile: plain,
    perform: (s, seat) => conspire(s, seat),
  },
  senateActions: {
    moment: 'choice',
    compile: ({ section }) => ({ subject: SECTIONS.indexOf(section), count: 0 }),
    task: (s, seat, { subject }) => senateTask(seat, subject, senateActions(s, seat)),
  },
  moveCube: choice(MOVE_CUBE),
  removeCube: choice(REMOVE_CUBE),
  placeCube: choice(PLACE_CUBE),
  conspirator: choice(CONSPIRATOR),
  triggerUnprepared: choice(TRIGGER_UNPREPARED),
  lockToken: choice(LOCK_TOKEN),
  buildFarRow: choice(BUILD_FAR_ROW),
  buildRemoved: choice(BUILD_REMOVED, lookAtRemoved),
  /** Whoever sees the whole box knows which token is missing. */
  takeBoxToken: choice(TAKE_BOX_TOKEN, (s, seat) => {
    agoraOf(s).lockKnownTo |= seatBit(seat);
  }),
  /** Before the first discard is chosen, all that is accessible lies face up. */
  dropCards: choice(DROP_CARD, (s, seat) => {
    if (s.options.turnOfEvents === 'available') turnUp(s, seat);
  }),
  swapCards: choice(SWAP_CARDS),
  moveDecree: choice(MOVE_DECREE),
  sabotage: choice(SABOTAGE),
} satisfies EffectTable<AgoraEffectSpec>;

/** From now on this seat knows which cards are out of the game. */
function lookAtRemoved(s: State, seat: SeatId): void {
  agoraOf(s).players[seat].agesSeen = s.age;
  s.emit?.({ type: 'removedCardsSeen', seat, ages: s.age, reveals: true });
}
