import { fastRng, firstSeat, rngFromSeed, type Game, type GameEvent, type Move, type Rng } from '@pharos/core';
import type { Guide } from '../../search/guide.ts';
import { Search, type Candidate, type Settings } from '../../search/search.ts';
import type { Table } from '../../search/rules.ts';
import { WHOLE, type GameRecord, type RecordedChoice } from './record.ts';

/** A player of the league at a seat. */
export interface Player<State> {
  readonly name: string;
  readonly guide: Guide<State>;
  readonly iterations: number;
}

export interface RecordSettings {
  readonly search: Settings;
  /** In so many first choices moves are drawn by how much the search looked at them. */
  readonly drawnChoices: number;
  /** The share of later choices left to chance, so that positions vary. */
  readonly noise: number;
}

const FINE = 1 << 20;

/** Plays a game of the league and records it; the same arguments always give the same game. */
export function playRecord<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  place: { readonly table: number; readonly seed: string; readonly number: number },
  players: readonly Player<State>[],
  table: Table,
  settings: RecordSettings,
): GameRecord {
  const s = game.setup(options, rngFromSeed(place.seed));
  const rng = fastRng(place.number, 77);
  const legal: Move[] = [];
  const moves: Move[] = [];
  const choices: RecordedChoice[] = [];
  for (let acting = game.toAct(s); acting !== 0; acting = game.toAct(s)) {
    const seat = firstSeat(acting);
    const count = game.legalMoves(s, seat, legal);
    let move = legal[0];
    if (count > 1) {
      const { guide, iterations } = players[seat];
      const search = new Search({ rules: game, guide, table, seat }, s, settings.search, rng);
      search.step(iterations);
      const candidates = search.best();
      choices.push(recorded(seat, candidates, legal, count));
      move = drawn(candidates, choices.length <= settings.drawnChoices, settings.noise, rng);
    }
    moves.push(move);
    game.apply(s, seat, move);
  }
  return { table: place.table, seed: place.seed, players: players.map(({ name }) => name), moves, choices };
}

function recorded(
  seat: number,
  candidates: readonly Candidate[],
  legal: readonly Move[],
  count: number,
): RecordedChoice {
  let visits = 0;
  let value = 0;
  for (const candidate of candidates) {
    visits += candidate.visits;
    value += candidate.visits * candidate.chance;
  }
  const shares = Array.from({ length: count }, () => 0);
  for (const candidate of candidates)
    shares[legal.indexOf(candidate.move)] = Math.round((WHOLE * candidate.visits) / visits);
  return { seat, chance: Math.round((1000 * value) / visits) / 1000, shares };
}

function drawn(candidates: readonly Candidate[], isByVisits: boolean, noise: number, rng: Rng): Move {
  if (!isByVisits) return candidates[rng(FINE) < noise * FINE ? rng(candidates.length) : 0].move;
  let rest = rng(candidates.reduce((sum, { visits }) => sum + visits, 0));
  for (const { move, visits } of candidates) {
    rest -= visits;
    if (rest < 0) return move;
  }
  return candidates[0].move;
}
