import type { Bot } from '@pharos/bots';
import { foldText, NO_SEATS, type Game, type GameEvent, type Move } from '@pharos/core';
import type { GameArgs } from '../args.ts';
import type { Build } from './build.ts';

/** What a block of work did. */
export interface Done {
  /** Games played, or iterations searched. */
  readonly count: number;
  readonly plies: number;
  /** Tells whether two builds did the same. */
  readonly checksum: number;
}

/** Work in blocks of equal size, which are done in their order: block `number` is the same on every machine. */
export interface Work {
  readonly block: (number: number) => Done;
  /** So much work, however long it takes, and the compiler is done with what is measured. */
  readonly warmUpBlocks: number;
  /** The checksum that is told is that after so many blocks, whatever the speed. */
  readonly checkedBlocks: number;
}

/** What to measure. */
export interface Wanted {
  readonly game: string | undefined;
  readonly args: GameArgs;
  /** Iterations of each search; null for random games. */
  readonly iterations: number | null;
}

const SERIES = 7;
const GAMES_OF_A_BLOCK = 100;
const CHECKED_GAMES = 1000;
const WARM_UP_GAMES = 5000;
/** A search is measured in positions from the whole game, from the first choice on. */
const POSITIONS_OF_A_BLOCK = 6;
const PLIES_BETWEEN = 10;
const WARM_UP_SEARCHES = 30;

export function workOf(build: Build, { game, args, iterations }: Wanted): Work {
  return build.gameNamed(game).use((known) => {
    const options = build.readOptions(known, args);
    if (iterations === null) return randomGames(build, known.game, options);
    const spec = build.readSpec(`mcts:${iterations}`);
    if (spec === null) throw new Error(`no search of ${iterations} iterations`);
    return searches(build, known.game, options, known.bot(spec), iterations);
  });
}

/** Random games of the series, from the deal to the final score. */
function randomGames<Options, State, View, Event extends GameEvent>(
  build: Build,
  game: Game<Options, State, View, Event>,
  options: Options,
): Work {
  const moves: Move[] = [];
  const tally = new build.Tally();
  return {
    warmUpBlocks: WARM_UP_GAMES / GAMES_OF_A_BLOCK,
    checkedBlocks: CHECKED_GAMES / GAMES_OF_A_BLOCK,
    block(number) {
      const pliesBefore = tally.plies;
      for (let index = 0; index < GAMES_OF_A_BLOCK; index++) {
        const seed = `${SERIES}.${number * GAMES_OF_A_BLOCK + index}`;
        const s = game.setup(options, build.rngFromSeed(seed));
        const plies = build.playout(game, s, build.botRng(seed), moves);
        game.outcome(s);
        tally.add(game, s, plies);
      }
      return { count: GAMES_OF_A_BLOCK, plies: tally.plies - pliesBefore, checksum: tally.checksum };
    },
  };
}

/** Searches of so many iterations, in positions of random games. */
function searches<Options, State, View, Event extends GameEvent>(
  build: Build,
  game: Game<Options, State, View, Event>,
  options: Options,
  bot: Bot<State>,
  iterations: number,
): Work {
  const moves: Move[] = [];
  let checksum = 0;
  return {
    warmUpBlocks: WARM_UP_SEARCHES / POSITIONS_OF_A_BLOCK,
    checkedBlocks: 1,
    block(number) {
      let count = 0;
      for (let index = 0; index < POSITIONS_OF_A_BLOCK; index++) {
        const seed = `${number}.${index}`;
        const rng = build.botRng(seed);
        const s = game.setup(options, build.rngFromSeed(seed));
        for (let ply = index * PLIES_BETWEEN; ply > 0 && game.toAct(s) !== NO_SEATS; ply--) {
          const seat = build.firstSeat(game.toAct(s));
          game.apply(s, seat, moves[rng(game.legalMoves(s, seat, moves))]);
        }
        if (game.toAct(s) === NO_SEATS) continue;
        const seat = build.firstSeat(game.toAct(s));
        // A choice of one is made without thinking.
        if (game.legalMoves(s, seat, moves) === 1) continue;
        checksum = foldText(checksum, game.formatMove(s, build.chooseMove(game, bot, s, seat, rng)));
        count += iterations;
      }
      return { count, plies: 0, checksum };
    },
  };
}
