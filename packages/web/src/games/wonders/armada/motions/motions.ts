import type { ArmadaEvent, WondersEvent } from '@pharos/wonders';
import type { Motion } from '../../../../table/motion/motion.ts';
import { drawn } from '../../motions/drawn.ts';
import { clash } from '../../motions/wondersScenes.ts';
import type { Of } from '../events.ts';
import { discover, meetAtSea, payFar, raid, sail, takeCoins } from './scenes.ts';

/** Milliseconds at normal speed. */
const TIME = { sail: 420, coins: 320, island: 420, raid: 400, conflict: 300, fleets: 450 };

type Events = readonly WondersEvent[];

function all<Type extends ArmadaEvent['type']>(events: Events, type: Type): Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

/** One motion for all that happen at the same time; none if nothing does. */
function together<One>(
  found: readonly One[],
  ms: number,
  draw: (found: readonly One[], ms: number) => Animation[],
): Motion[] {
  return found.length > 0 ? [drawn(ms, (time) => draw(found, time))] : [];
}

/** What is paid to players two seats away, with all other payments. */
export const farPayments = (events: Events): Motion[] => together(all(events, 'emporiumPaid'), TIME.coins, payFar);

/** In the order of a turn: ships sail, islands are found, taxes and pirates take coins, incursions are made. */
export function seaTurn(events: Events): Motion[] {
  return [
    ...together(all(events, 'shipMoved'), TIME.sail, sail),
    ...together(all(events, 'islandGained'), TIME.island, discover),
    ...together(
      all(events, 'coinsLost').filter(({ count }) => count > 0),
      TIME.coins,
      takeCoins,
    ),
    ...together(all(events, 'incursionMade'), TIME.raid, raid),
  ];
}

/** After the conflicts of neighbours: incursions pair by pair, then all fleets at once. */
export function seaConflicts(events: Events): Motion[] {
  return [
    ...all(events, 'incursionResolved').map(({ city, target, shields, tokens }) =>
      drawn(TIME.conflict, (ms) => clash({ city, left: target, shields, tokens }, ms)),
    ),
    ...all(events, 'navalConflictResolved').map((event) => drawn(TIME.fleets, (ms) => meetAtSea(event, ms))),
  ];
}
