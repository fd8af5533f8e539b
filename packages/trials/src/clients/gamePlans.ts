import type { Rng } from '@pharos/core';
import type { NewTable, SeatPlan } from '@pharos/protocol';

/** A table to be opened, with as many people as it has seats for. */
export interface GamePlan {
  readonly label: string;
  readonly table: NewTable;
  /** People besides the host. */
  readonly others: number;
}

const LEVELS = ['random', 'novice', 'greedy'];
type Clock = NonNullable<NewTable['clock']>;

/** The shortest that tables have. */
export const SHORT_CLOCKS: readonly Clock[] = [
  { kind: 'perMove', seconds: 5 },
  { kind: 'bank', seconds: 30, increment: 2 },
];
const CLOCKS: readonly Clock[] = [{ kind: 'none' }, { kind: 'none' }, ...SHORT_CLOCKS];

interface Kind {
  readonly label: string;
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly seats: number;
  /** How many of the seats are people's; the rest are bots'. */
  readonly people: number;
  readonly isHotSeat?: true;
}

const wonders = (players: number, people: number, more: Record<string, unknown> = {}): Kind => ({
  label: `${'packs' in more ? 'Armada' : '7 Wonders'} ${players}${'teams' in more ? ' teams' : ''}`,
  game: 'wonders',
  options: { players, ...more },
  seats: players,
  people,
});
const duel = (label: string, people: number, more: Record<string, unknown> = {}): Kind => ({
  label,
  game: 'duel',
  options: more,
  seats: 2,
  people,
});
const AGORA = { packs: ['base', 'agora'] };
const PANTHEON = { packs: ['base', 'pantheon'] };
const BOTH = { packs: ['base', 'agora', 'pantheon'] };
const ARMADA = { packs: ['base', 'armada'] };

/** One of each kind, most of them small: big ones take many times as long. */
const KINDS: readonly Kind[] = [
  duel('Duel', 2),
  duel('Duel, bot', 1),
  { ...duel('Duel, hot seat', 2), isHotSeat: true },
  duel('Agora', 2, AGORA),
  duel('Agora, bot', 1, AGORA),
  wonders(3, 2),
  wonders(3, 3),
  wonders(4, 1),
  wonders(5, 2),
  wonders(7, 3),
  wonders(3, 2, ARMADA),
  wonders(4, 2, { ...ARMADA, teams: true }),
  { ...wonders(3, 2), label: '7 Wonders 3, hot seat', isHotSeat: true },
  duel('Pantheon', 2, PANTHEON),
  duel('Agora and Pantheon, bot', 1, BOTH),
];

/** The games of a campaign, in turn: every kind comes as often as the others; the clock is one of these. */
export function gamePlan(index: number, rng: Rng, clocks: readonly Clock[] = CLOCKS): GamePlan {
  const kind = KINDS[index % KINDS.length];
  const clock = clocks[rng(clocks.length)];
  const isDrawn = kind.isHotSeat !== true && rng(2) === 0;
  return {
    label: `${kind.label}${clock.kind === 'none' ? '' : `, ${clock.kind}`}`,
    table: { game: kind.game, options: kind.options, seats: seatPlans(kind, rng), clock, drawSeats: isDrawn },
    others: kind.isHotSeat === true ? 0 : kind.people - 1,
  };
}

function seatPlans({ seats, people, isHotSeat }: Kind, rng: Rng): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: 'host' };
    if (seat >= people) return { kind: 'bot', level: LEVELS[rng(LEVELS.length)] };
    return isHotSeat === true ? { kind: 'hotSeat', name: `Guest ${seat}` } : { kind: 'open' };
  });
}
