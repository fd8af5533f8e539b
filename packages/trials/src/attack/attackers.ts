import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from '../load/player.ts';
import { Visitor } from '../load/guestClient.ts';

/** Those who attack come from addresses from here on; others from those below. */
const ADDRESSES = 1000;
/** Before a refused question is asked again. */
const AGAIN_MS = 250;
const MASTERS = 6;

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
export interface Attacked {
  opened: number;
  refused: number;
  hints: number;
  hintsRefused: number;
}

/** Attacks until told to stop; answers how. */
export async function attack(url: string, plan: Attack): Promise<{ attacked: Attacked; stop: () => Promise<void> }> {
  const attacked: Attacked = { opened: 0, refused: 0, hints: 0, hintsRefused: 0 };
  const players = await arrive(url, plan);
  const end = new AbortController();
  for (let table = 0; table < plan.tables; table++) await openTable(players[table % players.length], attacked);
  const asking = plan.hints ? players.map((player) => askForHints(player, attacked, end.signal)) : [];
  return {
    attacked,
    stop: async () => {
      end.abort();
      await Promise.allSettled(asking);
      for (const player of players) player.leave();
    },
  };
}

async function arrive(url: string, { guests, addresses }: Attack): Promise<Player[]> {
  const players: Player[] = [];
  for (let guest = 0; guest < guests; guest++) {
    const visitor = await Visitor.arrive(url, ADDRESSES + (guest % addresses));
    players.push(await Player.connect(url, visitor, () => undefined));
  }
  return players;
}

/** Somebody looks on, so that the bots play, but nobody ever moves: a bot takes over after five seconds. */
async function openTable(player: Player, attacked: Attacked): Promise<void> {
  const bots = Array.from({ length: MASTERS }, () => ({ kind: 'bot', level: 'master' }));
  const table = await newTable(player, bots, { kind: 'perMove', seconds: 5 }).catch(() => null);
  if (table === null) {
    attacked.refused++;
    return;
  }
  attacked.opened++;
  await player.watch(table).catch(() => undefined);
}

async function newTable(player: Player, bots: readonly object[], clock: object): Promise<string> {
  const { table } = await player.visitor.post<{ table: { id: string } }>('/tables', {
    game: 'wonders',
    options: { players: bots.length + 1 },
    seats: [{ kind: 'host' }, ...bots],
    clock,
    start: true,
  });
  return table.id;
}

async function askForHints(player: Player, attacked: Attacked, signal: AbortSignal): Promise<void> {
  const bots = Array.from({ length: MASTERS }, () => ({ kind: 'bot', level: 'random' }));
  const table = await newTable(player, bots, { kind: 'none' });
  await player.watch(table);
  while (!signal.aborted) {
    const refusal = await player.hint(table, player.seen(table).v);
    if (refusal === null) attacked.hints++;
    else {
      attacked.hintsRefused++;
      await sleep(AGAIN_MS);
    }
  }
}
