import type { WondersEvent } from '@pharos/wonders';
import { paced, type Motion } from '../../../table/motion/motion.ts';
import type { WondersExpansion } from '../expansion.ts';
import { EXPANSIONS } from '../inPlay.ts';
import { drawn } from './drawn.ts';
import { clash, flow, flowFromBank, passHands, turnUp, type Flow } from './wondersScenes.ts';

/** Milliseconds at normal speed. */
const TIME = { reveal: 450, coins: 320, conflict: 300, pass: 300 };

type Revealed = Extract<WondersEvent, { type: 'choicesRevealed' }>;
type Conflict = Extract<WondersEvent, { type: 'conflictResolved' }>;

/** What has to be seen before the new position is shown: cards turn, coins flow, neighbours clash, hands pass. */
export function planWondersMotions(events: readonly WondersEvent[], pace: number): Motion[] {
  const added = (at: keyof WondersExpansion['motions']): Motion[] =>
    EXPANSIONS.flatMap(({ motions }) => motions[at](events));
  return paced(
    [
      ...reveals(events),
      ...payments(events),
      ...added('payments'),
      ...gains(events),
      ...added('turn'),
      ...conflicts(events),
      ...added('conflicts'),
      ...passing(events),
    ],
    pace,
  );
}

function reveals(events: readonly WondersEvent[]): Motion[] {
  const revealed = events.find((event): event is Revealed => event.type === 'choicesRevealed');
  return revealed ? [drawn(TIME.reveal, (ms) => turnUp(revealed.choices, ms))] : [];
}

/** All pay at the same time [W-12]. */
function payments(events: readonly WondersEvent[]): Motion[] {
  const flows = events.flatMap((event): Flow[] =>
    event.type === 'coinsPaid' ? [{ city: event.city, bank: event.bank, left: event.left, right: event.right }] : [],
  );
  return flows.length > 0 ? [drawn(TIME.coins, (ms) => flow(flows, ms))] : [];
}

function gains(events: readonly WondersEvent[]): Motion[] {
  const gained = events.flatMap((event) =>
    event.type === 'coinsGained' && event.reason !== 'trade' ? [{ city: event.city, count: event.count }] : [],
  );
  return gained.length > 0 ? [drawn(TIME.coins, (ms) => flowFromBank(gained, ms))] : [];
}

/** Pair by pair, so that each pair can be followed. */
function conflicts(events: readonly WondersEvent[]): Motion[] {
  return events
    .filter((event): event is Conflict => event.type === 'conflictResolved')
    .map((event) => drawn(TIME.conflict, (ms) => clash(event, ms)));
}

function passing(events: readonly WondersEvent[]): Motion[] {
  const passed = events.find((event) => event.type === 'handsPassed');
  return passed?.type === 'handsPassed' ? [drawn(TIME.pass, (ms) => passHands(passed.direction, ms))] : [];
}
