import { sql } from 'kysely';
import type { Db } from '@pharos/server';

/** Finished games of two, as rows: nobody has played them. Every tenth is one of the busy player, up to ten thousand. */
export async function storeResults(db: Db, busy: string, games: number): Promise<void> {
  await sql`
    insert into guests (id, name, created_at, seen_at)
    select 'g' || i, 'Player ' || i, now(), now() from generate_series(1, 999) i`.execute(db);
  await sql`
    insert into identities (guest, name_key, kept_at, is_public) values (${busy}, 'busyplayer', now(), true)`.execute(
    db,
  );
  await sql`update guests set name = 'Busy Player' where id = ${busy}`.execute(db);
  for (let first = 1; first <= games; first += AT_ONCE)
    await storeBatch(db, busy, [first, Math.min(games, first + AT_ONCE - 1)]);
}

const AT_ONCE = 20_000;
const MOST_OF_BUSY = 10_000;

async function storeBatch(db: Db, busy: string, [first, last]: readonly [number, number]): Promise<void> {
  const all = sql`generate_series(${first}::integer, ${last}::integer) n`;
  const at = sql`timestamptz '2020-01-01' + n * interval '1 minute'`;
  const id = sql`'t' || lpad(n::text, 9, '0')`;
  const game = sql`case when n % 3 = 0 then 'wonders' else 'duel' end`;
  const isPublic = sql`(n / 10) % 2 = 0`;
  const isBusy = sql`n % 10 = 0 and n <= ${MOST_OF_BUSY * 10}`;
  const guest = sql`
    case when seat = 1 then 'g' || 500 + n % 500 when ${isBusy} then ${busy} else 'g' || 1 + n % 499 end`;
  await sql`
    insert into tables (id, game, rules, options, phase, host, clock, visibility, chat, hints, memory, draw_seats, created_at,
      started_at, finished_at, revision, to_act, recorded)
    select ${id}, ${game}, 1, '{"packs": ["base"]}', 'finished', 'g1', '{"kind": "none"}',
      case when ${isPublic} then 'public' else 'private' end, true, false, true, false, ${at}, ${at}, ${at}, 1, 0, true
    from ${all}`.execute(db);
  await sql`
    insert into seats (table_id, seat, kind, guest, hot, name)
    select ${id}, seat, 'guest', ${guest}, false, 'Player' from ${all}, generate_series(0, 1) seat`.execute(db);
  await sql`
    insert into seat_results (table_id, seat, guest, game, expansions, players, team_size, is_public, finished_at, result,
      place, ending, is_scored, points, categories, others, wonders, cards)
    select ${id}, seat, ${guest}, ${game}, '', 2, 1, ${isPublic}, ${at},
      case when (n / 10 + seat) % 2 = 0 then 'won' else 'lost' end, 1 + (n / 10 + seat) % 2, 'civilian', true, 60,
      '{"military": 5, "blue": 14, "green": 6, "yellow": 4, "purple": 3, "wonders": 9, "tokens": 4, "coins": 4}',
      '{"military": 4, "blue": 12, "green": 7, "yellow": 5, "purple": 3, "wonders": 8, "tokens": 4, "coins": 5}',
      jsonb_build_array(jsonb_build_object('wonder', 'wonder-' || n / 10 % 12, 'side', '')),
      (select jsonb_agg('card-' || (n / 10 + card * 4) % 70) from generate_series(1, 16) card)
    from ${all}, generate_series(0, 1) seat`.execute(db);
}
