import type { GameStatistics, ResultCount, Statistics } from '@pharos/protocol';
import type { CountRow } from '../storage/history.ts';

/** What somebody's results come to, from the rows in which they are counted. */
export function statisticsFrom(rows: readonly CountRow[], streak: Statistics['streak']): Statistics {
  const byGame = [...new Set(rows.map(({ game }) => game))].map((game) =>
    gameStatistics(
      game,
      rows.filter((row) => row.game === game),
    ),
  );
  return { ...sumOf(byGame), streak, byGame: byGame.sort((a, b) => b.games - a.games) };
}

function gameStatistics(game: string, rows: readonly CountRow[]): GameStatistics {
  const about = (topic: CountRow['topic']): CountRow[] => rows.filter((row) => row.topic === topic);
  const sizes = about('size');
  return {
    game,
    ...sumOf(sizes),
    sizes: sizes
      .map((row) => ({
        ...countOf(row),
        expansions: row.expansions === '' ? [] : row.expansions.split('+'),
        players: row.players,
      }))
      .sort((a, b) => a.expansions.length - b.expansions.length || a.players - b.players),
    endings: about('ending').map((row) => ({ ...countOf(row), ending: row.key })),
    categories: about('category').map(({ key, games, points, others }) => ({
      category: key,
      games,
      points: points / games,
      others: others / games,
    })),
    wonders: about('wonder').map((row) => ({ ...countOf(row), wonder: row.key, side: row.side })),
    cards: about('card').map((row) => ({ ...countOf(row), card: row.key })),
  };
}

function countOf({ games, won, drawn }: ResultCount): ResultCount {
  return { games, won, drawn };
}

function sumOf(counts: readonly ResultCount[]): ResultCount {
  const sum = (of: (count: ResultCount) => number): number => counts.reduce((total, count) => total + of(count), 0);
  return { games: sum(({ games }) => games), won: sum(({ won }) => won), drawn: sum(({ drawn }) => drawn) };
}
