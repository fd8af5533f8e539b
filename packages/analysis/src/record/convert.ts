import {
  attempt,
  loadSave,
  Match,
  refuse,
  saveMatch,
  seatBit,
  succeed,
  type Game,
  type GameEvent,
  type Loaded,
  type Problem,
  type Result,
} from '@pharos/core';
import type { GameRecord, RecordedMove } from './gameRecord.ts';

/** Who and when, which a match does not know. */
export interface Circumstances {
  readonly names?: readonly (string | null)[];
  readonly date?: string | null;
}

/** The record of a match. */
export function recordOf<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  { names = [], date = null }: Circumstances = {},
): GameRecord {
  const { game, rules, options, seed, hash, ended } = saveMatch(match);
  const rounds = roundNumbers(match);
  return {
    game,
    rules,
    options,
    seed,
    names,
    date,
    ended: ended ?? null,
    hash,
    comments: [],
    moves: match.log.map(({ seat, text }, ply) => ({
      round: rounds[ply],
      seat,
      move: text,
      chances: [],
      label: null,
      comments: [],
      variations: [],
    })),
  };
}

/** The number of the round of each entry of the log, from 1. */
function roundNumbers<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
): number[] {
  const again = match.after(0);
  let number = 1;
  return match.log.map(({ seat, text }) => {
    const own = number;
    const acting = again.toAct();
    again.play(seat, text);
    if (again.toAct() === 0 || again.toAct() !== (acting & ~seatBit(seat))) number++;
    return own;
  });
}

/** Plays a record by the rules; its variations have to be legal as well. */
export function playRecord<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  record: GameRecord,
): Result<Loaded<Options, State, View, Event>> {
  const loaded = record.hash === null ? playUnchecked(game, record) : loadSave(game, JSON.stringify(saveOf(record)));
  if (!loaded.ok || loaded.value.stoppedAt !== null) return loaded;
  const wrong = wrongVariation(loaded.value.match, record.moves);
  return wrong === null ? loaded : { ok: false, problem: wrong.problem };
}

/** The same game as a save. */
export function saveOf({ game, rules, options, seed, moves, hash, ended }: GameRecord): unknown {
  return {
    format: ended === null ? 2 : 3,
    game,
    rules,
    options,
    seed,
    moves: moves.map(({ seat, move }) => `${seat} ${move}`),
    hash,
    ...(ended !== null && { ended }),
  };
}

/** Who writes a record by hand knows no fingerprint of the last position. */
function playUnchecked<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  { game: id, rules, options, seed, moves, ended }: GameRecord,
): Result<Loaded<Options, State, View, Event>> {
  if (id !== game.id) return refuse('UNKNOWN_GAME', `the record is of "${id.slice(0, 40)}", not of "${game.id}"`);
  if (rules > game.rules) return refuse('NEWER_VERSION', `rules ${rules}; this program knows up to ${game.rules}`);
  if (rules < game.rules) return refuse('BAD_SAVE', `a record of older rules needs its hash`);
  const dealt = attempt(() => Match.deal(game, game.readOptions(options), seed));
  if (!dealt.ok) return dealt;
  for (const { seat, move } of moves) {
    const played = dealt.value.play(seat, move);
    if (!played.ok) return played;
  }
  const over = ended === null ? null : dealt.value.end(ended);
  return over?.ok === false ? over : succeed({ match: dealt.value, stoppedAt: null });
}

/** A move that the rules do not allow, and what they say. */
interface WrongMove {
  readonly move: RecordedMove;
  readonly problem: Problem;
}

/** The first move of a record that is not legal, in its variations too; null if there is none, or it cannot be dealt. */
export function wrongMoveIn<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  record: GameRecord,
): WrongMove | null {
  const dealt = attempt(() => Match.deal(game, game.readOptions(record.options), record.seed));
  if (!dealt.ok) return null;
  for (const move of record.moves) {
    const played = dealt.value.play(move.seat, move.move);
    if (!played.ok) return { move, problem: played.problem };
  }
  return wrongVariation(dealt.value, record.moves);
}

/** What is wrong with a variation of these moves, which follow in a match from where it began. */
function wrongVariation<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  moves: readonly RecordedMove[],
  first = 0,
): WrongMove | null {
  for (const [index, { variations }] of moves.entries()) {
    for (const variation of variations) {
      const other = match.after(first + index);
      for (const move of variation) {
        const played = other.play(move.seat, move.move);
        if (!played.ok) return { move, problem: played.problem };
      }
      const wrong = wrongVariation(other, variation, first + index);
      if (wrong !== null) return wrong;
    }
  }
  return null;
}
