import { Match, randomSeed, seatsOf, type Played } from '@pharos/core';
import { DEFAULT_OPTIONS, duel } from '@pharos/duel';
import { sql } from 'kysely';
import { openStorage, type Db } from '@pharos/server';

const GUEST = 'load';
/** Games written at a time. */
const BATCH = 1000;

/** Fills a database that no server uses with finished games of Duel: one that was played, copied under other names. */
export async function storeGames(env: Readonly<Record<string, string>>, games: number): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = env;
  const place = url === undefined ? ({ kind: 'folder', folder } as const) : ({ kind: 'postgres', url } as const);
  const storage = await openStorage(place, () => undefined);
  try {
    const { seed, log } = playGame();
    await sql`insert into guests (id, name, created_at, seen_at) values (${GUEST}, 'Load', now(), now())`.execute(
      storage.db,
    );
    for (let first = 1; first <= games; first += BATCH) {
      await storeBatch(storage.db, { first, last: Math.min(games, first + BATCH - 1), seed, log });
    }
  } finally {
    await storage.close();
  }
}

interface Batch {
  readonly first: number;
  readonly last: number;
  readonly seed: string;
  readonly log: readonly Played[];
}

async function storeBatch(db: Db, { first, last, seed, log }: Batch): Promise<void> {
  const ids = sql`(select 's' || lpad(n::text, 9, '0') as id from generate_series(${first}::int, ${last}::int) n) ids`;
  const moves = JSON.stringify(log.map(({ seat, text }, index) => ({ entry: index + 1, seat, text })));
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into tables (id, game, rules, options, seed, phase, host, clock, visibility, chat, hints, draw_seats,
                          created_at, started_at, finished_at, revision, to_act)
      select id, ${duel.id}, ${duel.rules}::int, ${JSON.stringify(DEFAULT_OPTIONS)}::jsonb, ${seed}, 'finished', ${GUEST},
             '{"kind":"none"}', 'private', true, false, false, now(), now(), now(), 2, 0 from ${ids}`.execute(tx);
    await sql`
      insert into seats (table_id, seat, kind, guest, hot, name)
      select id, seat, 'guest', ${GUEST}, seat = 1, 'Load' from ${ids}, generate_series(0, 1) seat`.execute(tx);
    await sql`
      insert into log (table_id, entry, kind, seat, text, version, by_bot, at)
      select id, entry, 'move', seat, text, entry, false, now()
      from ${ids}, jsonb_to_recordset(${moves}::jsonb) as move (entry int, seat int, text text)`.execute(tx);
  });
}

/** A whole game by chance. */
function playGame(): { seed: string; log: readonly Played[] } {
  const seed = randomSeed();
  const match = Match.deal(duel, DEFAULT_OPTIONS, seed);
  for (let acting = seatsOf(match.toAct()); acting.length > 0; acting = seatsOf(match.toAct())) {
    const moves = match.legalMoves(acting[0]);
    match.play(acting[0], moves[Math.floor(Math.random() * moves.length)]);
  }
  return { seed, log: match.log };
}
