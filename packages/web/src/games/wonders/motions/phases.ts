import type { WondersEvent, WondersView } from '@pharos/wonders';
import type { Phase } from '../../../table/motion/phases.ts';
import { EXPANSIONS } from '../expansionsInPlay.ts';
import { lossActs, lossPhases } from './losses.ts';
import { pursesAfter } from './purses.ts';
import { actHold } from './times.ts';
import { flow, flowFromBank, type Flow } from './coins.ts';
import { travelHome } from './travel.ts';

type Events = readonly WondersEvent[];
type Revealed = Extract<WondersEvent, { type: 'choicesRevealed' }>;

/** Milliseconds at normal speed. */
const TIME = { gather: 300, turn: 360, pay: 400, readPayments: 600, travel: 440, eachNext: 40, gains: 320, land: 1000 };
/** Cards turned up stay to be read, and the longer the more there are. */
const READ = { least: 1500, seats: 3, eachMore: 120 };

/** Those of a reveal, in order. */
export const REVEAL = ['chosen', 'turned', 'payments', 'building'] as const;
export type RevealPhase = (typeof REVEAL)[number];

export const isReveal = (id: string): id is RevealPhase => (REVEAL as readonly string[]).includes(id);

/** Cards of all cities are turned up. */
export const isRound = (events: Events): boolean => (revealedIn(events)?.choices.length ?? 0) > 1;

export function revealedIn(events: Events): Revealed | undefined {
  return events.find((event): event is Revealed => event.type === 'choicesRevealed');
}

/** Whether conflicts are fought, as they are at the end of an Age [W-15]. */
const endsAge = (events: Events): boolean => actsOf(events, 0).length > 0;

/** A step in phases: cards are turned up, paid for and built; what else a turn brings; and what the end of an Age brings. */
export function wondersPhases(events: Events, before: Pick<WondersView, 'cities'> | null, seats: number): Phase[] {
  const phases = [...revealPhases(events), ...(endsAge(events) ? actsOf(events, seats) : turnPhases(events))];
  const ids = phases.map(({ id }) => id);
  return phases.map((phase, at) => ({ ...phase, ahead: pursesAfter(ids.slice(0, at + 1), events, before) }));
}

function revealPhases(events: Events): Phase[] {
  const revealed = revealedIn(events);
  if (!revealed) return turnGains(events);
  const cards = revealed.choices.length;
  return [
    { id: 'chosen', build: TIME.gather, hold: 0 },
    {
      id: 'turned',
      build: TIME.turn,
      hold: READ.least + READ.eachMore * Math.max(0, cards - READ.seats),
    },
    ...paymentPhases(events),
    {
      id: 'building',
      build: TIME.travel + TIME.eachNext * cards,
      hold: 0,
      draw: (ms) => [
        ...travelHome(
          revealed.choices.map(({ city }) => city),
          ms,
        ),
        ...flowFromBank(gainsIn(events), ms),
        ...added('building', events, ms),
      ],
    },
  ];
}

/** All pay at the same time [W-12]. */
function paymentPhases(events: Events): Phase[] {
  const flows = events.flatMap((event): Flow[] =>
    event.type === 'coinsPaid' ? [{ city: event.city, bank: event.bank, left: event.left, right: event.right }] : [],
  );
  const pays = flows.length > 0 || EXPANSIONS.some(({ phases }) => events.some((event) => phases.coins(event)?.isPaid));
  const draw = (ms: number): Animation[] => [...flow(flows, ms), ...added('payments', events, ms)];
  return pays ? [{ id: 'payments', build: TIME.pay, hold: TIME.readPayments, draw }] : [];
}

function gainsIn(events: Events): { readonly city: number; readonly count: number }[] {
  return events.flatMap((event) =>
    event.type === 'coinsGained' && event.reason !== 'trade' ? [{ city: event.city, count: event.count }] : [],
  );
}

/** Coins of a step without cards, such as those of a card built from the discard pile. */
function turnGains(events: Events): Phase[] {
  const gains = gainsIn(events);
  if (gains.length === 0 && !EXPANSIONS.some(({ phases }) => phases.builds(events))) return [];
  const draw = (ms: number): Animation[] => [...flowFromBank(gains, ms), ...added('building', events, ms)];
  return [{ id: 'effects', build: TIME.gains, hold: 0, draw }];
}

function added(at: 'payments' | 'building', events: Events, ms: number): Animation[] {
  return EXPANSIONS.flatMap(({ phases }) => phases[at](events, ms));
}

const turnPhases = (events: Events): Phase[] => [
  ...EXPANSIONS.flatMap(({ phases }) => phases.turn(events)),
  ...lossPhases(events),
];

/** The end of an Age in the order of the rules, land conflicts in the middle; what does not happen is left out. */
export function actsOf(events: Events, seats: number): Phase[] {
  const hold = actHold(seats);
  const after = EXPANSIONS.flatMap(({ phases }) => phases.afterConflicts(events, hold));
  const fights = events.some(({ type }) => type === 'conflictResolved');
  const land: Phase[] = fights ? [{ id: 'land', build: TIME.land, hold, isAct: true }] : [];
  if (land.length + after.length === 0) return [];
  const before = EXPANSIONS.flatMap(({ phases }) => phases.beforeConflicts(events, hold));
  return [...before, ...lossActs(events, hold), ...land, ...after];
}
