import {
  fastRng,
  firstSeat,
  Match,
  movesOf,
  rngFromSeed,
  SPECTATOR,
  unwrap,
  type Move,
  type Rng,
  type SeatId,
} from '@pharos/core';
import { duel, type DuelEvent, type DuelView } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { clone, type State } from '../src/state.ts';

type DuelMatch = Match<Options, State, DuelView, DuelEvent>;

/** The state of a written position; the format is that of scenarios. */
export function stateOf(position: unknown, options: unknown = {}, seed = '1'): State {
  return duel.describe(duel.readOptions(options), position, rngFromSeed(seed));
}

export function matchOf(position: unknown, options: unknown = {}): DuelMatch {
  return Match.from(duel, duel.readOptions(options), stateOf(position, options));
}

export function dealState(seed: string, options: unknown = {}): State {
  return duel.setup(duel.readOptions(options), rngFromSeed(seed));
}

/** Plays moves given as texts, each for the seat that has the choice; answers what happened. */
export function play(match: DuelMatch, ...texts: string[]): DuelEvent[] {
  return texts.flatMap((text) => [...unwrap(match.play(firstSeat(match.toAct()), text))]);
}

/** What everybody may see. */
export function publicView(match: DuelMatch): DuelView {
  return match.view(SPECTATOR);
}

export function ofType<Type extends DuelEvent['type']>(
  events: readonly DuelEvent[],
  type: Type,
): Extract<DuelEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<DuelEvent, { type: Type }> => event.type === type);
}

/** The options of a game with Agora. */
export const AGORA = { packs: ['base', 'agora'] };

/** Random games of Agora in which much happens in the Senate. */
export const political = {
  options: AGORA,
  prefers: (move: string): boolean => /^(recruit|trigger|prepare|place|move|conspire|remove|shift)\b/.test(move),
};

/** One choice of a random game. */
export interface Ply {
  readonly before: State;
  readonly after: State;
  readonly seat: SeatId;
  readonly move: string;
  readonly events: readonly DuelEvent[];
}

/** What kind of random games to play. */
interface Course {
  readonly options?: unknown;
  readonly series?: number;
  /** Moves taken in two of three cases where there are such, to reach what blind chance hardly ever does. */
  readonly prefers?: (move: string, seat: SeatId) => boolean;
}

/** Plays random games and shows every choice, with the states around it. */
export function eachPly(games: number, look: (ply: Ply) => void, course: Course = {}): void {
  for (let game = 0; game < games; game++) {
    const rng = fastRng(course.series ?? 3, game);
    const s = duel.setup(duel.readOptions(course.options ?? {}), rng);
    for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
      const seat = firstSeat(acting);
      const move = chooseMove(s, seat, rng, course);
      const text = duel.formatMove(s, move);
      const before = clone(s);
      const events: DuelEvent[] = [];
      duel.listen(s, (event) => events.push(event));
      duel.apply(s, seat, move);
      look({ before, after: s, seat, move: text, events });
    }
  }
}

function chooseMove(s: State, seat: SeatId, rng: Rng, { prefers }: Course): Move {
  const moves = movesOf(duel, s, seat);
  const liked = prefers === undefined ? [] : moves.filter((move) => prefers(duel.formatMove(s, move), seat));
  const choice = liked.length > 0 && rng(3) > 0 ? liked : moves;
  return choice[rng(choice.length)];
}

/** A table in a text: the first line names the columns, "-" stands for nothing. */
export function readTable<Column extends string>(columns: readonly Column[], text: string): Record<Column, string>[] {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  if (rows[0].join() !== columns.join()) throw new Error(`expected the columns ${columns.join(', ')}`);
  return rows
    .slice(1)
    .map(
      (cells) =>
        Object.fromEntries(
          columns.map((column, index) => [column, cells[index] === '-' ? '' : cells[index]]),
        ) as Record<Column, string>,
    );
}
