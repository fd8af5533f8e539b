import { agoraMoves, agoraOf, agoraTasks, currentTask, tasks, type State } from '@pharos/duel';
import type { BotExpansion } from '../expansion.ts';
import weights from '../guide/weights.agora.json' with { type: 'json' };
import network from '../network/network.agora.json' with { type: 'json' };
import { conspiracyValue } from './conspiracies.ts';
import { describeAgoraMove } from './describeMove.ts';
import { describeLeads } from './describePosition.ts';
import { describeSenate } from './describeSeat.ts';
import { EFFECT_WORTH } from './effectWorth.ts';
import { hintFacts } from './hintFacts.ts';
import { LEANINGS } from './leanings.ts';
import { senateValue } from './senate.ts';
import { completesSenate } from './threats.ts';

const PENDING: ReadonlySet<number> = new Set([agoraTasks.PLACE_CUBE, agoraTasks.REMOVE_CUBE, tasks.TAKE_TOKEN]);
const PENDING_WORTH = 2.5;

/** Agora, as bots see it. */
export const agora: BotExpansion = {
  id: 'agora',
  effectWorth: EFFECT_WORTH,
  /** The Senate and the Conspiracies. */
  evaluate(before, seat) {
    const { faceUp, players, drawn } = agoraOf(before);
    const isChoosing = tasks.taskKind(currentTask(before)) === agoraTasks.CHOOSE_CONSPIRACY;
    const mine = [...players[seat].conspiracies, ...(isChoosing ? drawn : [])];
    const known = mine.reduce((set, conspiracy) => set | (1 << conspiracy), 0);
    return (after, left) =>
      senateValue(after, agoraOf(after), seat, left, faceUp) +
      conspiracyValue(after, agoraOf(after), seat, left, known) +
      pendingValue(after, seat);
  },
  winsNextTurn: completesSenate,
  /** Choices of a Senator or a Conspiracy. */
  isFollowUp: (kind) => kind >= agoraTasks.SENATE && kind <= agoraTasks.SABOTAGE,
  describeSeat: (s, seat, isOnTurn, vector) => describeSenate(s, agoraOf(s), seat, isOnTurn, vector),
  describeMove: (s, seat, move, vector) => describeAgoraMove(s, agoraOf(s), seat, move, vector),
  describePosition: (s, viewer, vector) => describeLeads(agoraOf(s), viewer, vector),
  slotMoves: [agoraMoves.RECRUIT, agoraMoves.PREPARE],
  ways: ['political'],
  leanings: LEANINGS,
  openChoices: [
    'conspirator',
    'senateActions',
    'placeCube',
    'removeCube',
    'moveCube',
    'moveDecree',
    'swapCards',
    'sabotage',
  ],
  hintFacts,
  weights,
  network,
  // Greedy bots that are left alone win by politics, and so do those who err little.
  steps: {
    novice: 0.5,
    adept: { iterations: 100, greedyShare: 0.3 },
    expert: { iterations: 600, greedyShare: 0 },
  },
};

/** Choices the opponent still has to make in this turn, such as those of a military token. */
function pendingValue({ agenda }: State, seat: number): number {
  const theirs = agenda.filter((task) => tasks.taskSeat(task) !== seat && PENDING.has(tasks.taskKind(task)));
  return -PENDING_WORTH * theirs.length;
}
