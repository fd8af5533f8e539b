import type { ArmadaEvent, WondersEvent } from '@pharos/wonders';
import type { Phase } from '../../../../table/motion/phases.ts';
import type { ExpansionPhases } from '../../expansion.ts';
import type { CoinChange, Paid } from '../../motions/coinChange.ts';
import { seatsLeft } from '../../motions/seatsLeft.ts';
import type { PhaseWords } from '../../words/phaseWords.ts';
import type { Of } from '../events.ts';
import { discover, payFar, raid, sail } from './scenes.ts';

/** Milliseconds at normal speed. */
const TIME = { island: 420, raid: 400, read: 500 };
/** Until an act of the end of an Age is in place. */
const BUILD = { exploration: 800, incursions: 900, naval: 1300 };

type Events = readonly WondersEvent[];

export function all<Type extends ArmadaEvent['type']>(events: Events, type: Type): Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

/** A phase of all that happens at the same time; none if nothing does. */
function together<One>(
  id: string,
  build: number,
  found: readonly One[],
  draw: (found: readonly One[], ms: number) => Animation[],
): Phase[] {
  return found.length > 0 ? [{ id, build, hold: TIME.read, draw: (ms) => draw(found, ms) }] : [];
}

function act(id: keyof typeof BUILD, happens: boolean, hold: number): Phase[] {
  return happens ? [{ id, build: BUILD[id], hold, isAct: true }] : [];
}

const has = (events: Events, type: ArmadaEvent['type']): boolean => events.some((event) => event.type === type);

/** Coins for players two seats away. */
function coins(event: WondersEvent): CoinChange | null {
  if (event.type === 'emporiumPaid') return { city: event.city, count: -(event.left2 + event.right2), isPaid: true };
  return null;
}

/** [AR-148] Two seats away on either side. */
function paid(event: WondersEvent, cities: number): Paid[] {
  if (event.type !== 'emporiumPaid') return [];
  const { city, left2, right2 } = event;
  return [
    { to: seatsLeft(city, 2, cities), count: left2 },
    { to: seatsLeft(city, -2, cities), count: right2 },
  ].filter(({ count }) => count > 0);
}

const WORDS: Readonly<Record<string, PhaseWords>> = {
  incursionsMade: { title: 'sea.phase.incursions' },
  exploration: {
    title: 'sea.phase.exploration',
    short: 'sea.phase.explorationShort',
    hint: 'sea.phase.explorationText',
  },
  losses: { title: 'sea.phase.losses', short: 'sea.phase.lossesShort', hint: 'sea.phase.lossesText' },
  land: { title: 'sea.phase.land', short: 'sea.phase.landShort', hint: 'seven.phase.landText' },
  incursions: { title: 'sea.phase.incursions', short: 'sea.phase.incursionsShort', hint: 'sea.phase.incursionsText' },
  naval: { title: 'sea.phase.naval', short: 'sea.phase.navalShort', hint: 'sea.phase.navalText' },
};

const TOLD: Readonly<Record<string, readonly WondersEvent['type'][]>> = {
  payments: ['emporiumPaid'],
  building: ['shipMoved'],
  exploration: ['islandGained'],
  incursionsMade: ['incursionMade'],
  losses: ['taxLevied', 'coinsLost'],
  incursions: ['incursionResolved'],
  naval: ['stayedOut', 'navalConflictResolved'],
};

/** In a turn ships sail with what is built; then islands are found and incursions made. */
export const phases: ExpansionPhases = {
  payments: (events, ms) => payFar(all(events, 'emporiumPaid'), ms),
  building: (events, ms) => sail(all(events, 'shipMoved'), ms),
  builds: (events) => has(events, 'shipMoved'),
  coins,
  paid,
  words: (id) => WORDS[id] ?? null,
  told: (id) => TOLD[id] ?? [],
  turn: (events) => [
    ...together('exploration', TIME.island, all(events, 'islandGained'), discover),
    ...together('incursionsMade', TIME.raid, all(events, 'incursionMade'), raid),
  ],
  beforeConflicts: (events, hold) => act('exploration', has(events, 'islandGained'), hold),
  afterConflicts: (events, hold) => [
    ...act('incursions', has(events, 'incursionResolved'), hold),
    ...act('naval', has(events, 'navalConflictResolved'), hold),
  ],
};
