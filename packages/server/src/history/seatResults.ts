import type { GameResult } from '@pharos/protocol';
import type { Outcome, Score } from '@pharos/core';
import type { RunningGame } from '../play/runningGame.ts';
import { expansionsIn } from '../shared/expansionsIn.ts';
import { gameEntry } from '../shared/games.ts';
import type { SeatOutcome, SeatResultRow, SeatRow, TableRow } from '../storage/schema.ts';

/** A game that ended, played again from its log. */
export interface PlayedGame {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  /** Null for a game that the present rules cannot play. */
  readonly game: RunningGame | null;
}

type Result = Pick<SeatResultRow, 'place' | 'result'>;

/**
 * How a game ended for each seat. Of one that the present rules do not play to its end only what was stored then is known; none of
 * that: no results.
 */
export function seatResults({ table, seats, game }: PlayedGame): SeatResultRow[] {
  const outcome = game?.match.outcome() ?? null;
  const ended = outcome === null ? table.result : { ...outcome, totals: outcome.scores.map(({ total }) => total) };
  if (ended === null) return [];
  const { teamSize, isScored, holdings } = gameEntry(table.game);
  const size = teamSize(table.options);
  const held = game === null || outcome === null ? null : holdings(game.match);
  const common = {
    table_id: table.id,
    game: table.game,
    expansions: expansionsIn(table.options).join('+'),
    players: seats.length,
    team_size: size,
    is_public: table.visibility === 'public',
    finished_at: table.finished_at ?? table.created_at,
    ending: ended.ending,
    is_scored: isScored(ended.ending),
  };
  return seats.map(({ seat, guest, hot, level }) => ({
    ...common,
    seat,
    guest: hot ? null : guest,
    level,
    ...resultOf(ended, seat, size),
    points: ended.totals[seat] ?? 0,
    ...pointsBesideOthers(outcome, seat, size),
    wonders: held?.at(seat)?.wonders ?? [],
    cards: held?.at(seat)?.cards ?? [],
  }));
}

/** Places are those of parties: partners share one. Nobody has one where people agreed to stop. */
function resultOf({ ending, ranking }: Pick<GameResult, 'ending' | 'ranking'>, seat: number, teamSize: number): Result {
  const group = ranking.findIndex((seats) => seats.includes(seat));
  if (ending === 'agreement' || group < 0) return { place: null, result: 'none' };
  const place = ranking.slice(0, group).flat().length / teamSize + 1;
  const first: SeatOutcome = ranking[group].length > teamSize ? 'drawn' : 'won';
  return { place, result: group === 0 ? first : 'lost' };
}

function pointsBesideOthers(
  outcome: Outcome | null,
  seat: number,
  teamSize: number,
): Pick<SeatResultRow, 'categories' | 'others'> {
  if (outcome === null) return { categories: {}, others: {} };
  const party = Math.floor(seat / teamSize);
  const opponents = outcome.scores.filter((_, other) => Math.floor(other / teamSize) !== party);
  const categories = withoutTotal(outcome.scores[seat]);
  const mean = (category: string): number =>
    opponents.reduce((sum, score) => sum + (score[category] ?? 0), 0) / Math.max(1, opponents.length);
  const others = Object.keys(categories).map((category) => [category, Math.round(mean(category) * 1000) / 1000]);
  return { categories, others: Object.fromEntries(others) as Record<string, number> };
}

function withoutTotal({ total: _total, ...categories }: Score): Readonly<Record<string, number>> {
  return categories;
}
