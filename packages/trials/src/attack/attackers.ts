import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from '../load/player.ts';
import { GuestClient } from '../load/guestClient.ts';

/** Those who attack come from addresses from here on; others from those below. */
const FIRST_ADDRESS = 1000;

/** What the attackers do. */
export interface Attack {
  readonly guests: number;
  /** From how many addresses they come. */
  readonly addresses: number;
  /** Tables of six masters with a clock of five seconds, all guests together. */
  readonly tables: number;
  /** Whether each guest asks for hints all the time. */
  readonly hints: boolean;
}

/** What became of it. */
export interface AttackCounts {
  opened: number;
  refused: number;
  hints: number;
  hintsRefused: number;
}

/** Attacks until told to stop; answers how. */
export async function attack(url: string, plan: Attack): Promise<{ counts: AttackCounts; stop: () => Promise<void> }> {
  const counts: AttackCounts = { opened: 0, refused: 0, hints: 0, hintsRefused: 0 };
  const players = await connectPlayers(url, plan);
  const end = new AbortController();
  for (let table = 0; table < plan.tables; table++) await openTable(players[table % players.length], counts);
  const asking = plan.hints ? players.map((player) => requestHints(player, counts, end.signal)) : [];
  return {
    counts,
    stop: async () => {
      end.abort();
      await Promise.allSettled(asking);
      for (const player of players) player.disconnect();
    },
  };
}

async function connectPlayers(url: string, { guests, addresses }: Attack): Promise<Player[]> {
  const players: Player[] = [];
  for (let guest = 0; guest < guests; guest++) {
    const client = await GuestClient.create(url, FIRST_ADDRESS + (guest % addresses));
    players.push(await Player.connect(url, client, () => undefined));
  }
  return players;
}

/** Somebody looks on, so that the bots play, but nobody ever moves: a bot takes over after five seconds. */
async function openTable(player: Player, counts: AttackCounts): Promise<void> {
  const table = await newTable(player, 'master', { kind: 'perMove', seconds: 5 }).catch(() => null);
  if (table === null) {
    counts.refused++;
    return;
  }
  counts.opened++;
  await player.watch(table).catch(() => undefined);
}

/** A table of the player and six bots. */
async function newTable(player: Player, level: 'master' | 'random', clock: object): Promise<string> {
  const bots = Array.from({ length: 6 }, () => ({ kind: 'bot', level }));
  const { table } = await player.client.post<{ table: { id: string } }>('/tables', {
    game: 'wonders',
    options: { players: bots.length + 1 },
    seats: [{ kind: 'host' }, ...bots],
    clock,
    start: true,
  });
  return table.id;
}

/** Before a refused question is asked again. */
const RETRY_MS = 250;

async function requestHints(player: Player, counts: AttackCounts, signal: AbortSignal): Promise<void> {
  const table = await newTable(player, 'random', { kind: 'none' });
  await player.watch(table);
  while (!signal.aborted) {
    const refusal = await player.hint(table, player.seen(table).v);
    if (refusal === null) counts.hints++;
    else {
      counts.hintsRefused++;
      await sleep(RETRY_MS);
    }
  }
}
