// Positions of both games: bots play up to them, or somebody wrote them down.
import { botRng, duelBot, wondersBot } from '@pharos/bots';
import {
  firstSeat,
  Match,
  rngFromSeed,
  seatsOf,
  unwrap,
  type Game,
  type GameEvent,
  type Rng,
  type SeatId,
} from '@pharos/core';
import {
  duel,
  type DuelEvent,
  type DuelView,
  type Options as DuelOptions,
  type State as DuelState,
} from '@pharos/duel';
import {
  wonders,
  type Options as WondersOptions,
  type State as WondersState,
  type WondersEvent,
  type WondersView,
} from '@pharos/wonders';

export type DuelMatch = Match<DuelOptions, DuelState, DuelView, DuelEvent>;
export type WondersMatch = Match<WondersOptions, WondersState, WondersView, WondersEvent>;

/** How many games are tried before a search gives up. */
const GAMES = 400;

interface Bot<State> {
  choose(state: State, seat: SeatId, rng: Rng): number;
}

/** Lets a bot make the next move of a seat. */
function playOne<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  bot: Bot<State>,
  match: Match<Options, State, View, Event>,
  seat: SeatId,
): readonly Event[] {
  const rng = botRng(match.seed ?? '1', match.version);
  const state = match.imagine(seat, rng);
  return unwrap(match.play(seat, game.formatMove(state, bot.choose(state, seat, rng))));
}

const isOver = (match: { toAct(): number }): boolean => match.toAct() === 0;

/** The first position of that game of Duel in which whoever acts sees what `stop` likes, else its end. */
export function duelUntil(
  seed: string,
  stop: (view: DuelView, version: number) => boolean,
  options: object = {},
): DuelMatch {
  const match = Match.deal(duel, duel.readOptions(options), seed);
  while (!isOver(match) && !stop(match.view(firstSeat(match.toAct())), match.version)) duelStep(match);
  return match;
}

/** A bot makes the next move. */
export function duelStep(match: DuelMatch): void {
  playOne(duel, duelBot('greedy'), match, firstSeat(match.toAct()));
}

/** Games from the one that is known to be good onwards: when bots learn to play otherwise, another one is found. */
function firstOf<Found>(from: number, tryGame: (game: number) => Found | null): Found {
  for (let tried = 0; tried < GAMES; tried++) {
    const found = tryGame(1 + ((from - 1 + tried) % GAMES));
    if (found !== null) return found;
  }
  throw new Error('no such position');
}

/** The same in the first game in which it comes up. */
export function duelSearch(
  wanted: (view: DuelView, version: number) => boolean,
  options: object = {},
  from = 1,
): DuelMatch {
  return firstOf(from, (game) => {
    const match = duelUntil(`9.${game}`, wanted, options);
    return isOver(match) ? null : match;
  });
}

/** The end of the first game whose last view is as wanted. */
export function duelEnd(wanted: (view: DuelView) => boolean, options: object = {}, from = 1): DuelMatch {
  return firstOf(from, (game) => {
    const match = duelUntil(`9.${game}`, () => false, options);
    return wanted(match.view(0)) ? match : null;
  });
}

/** A position of Duel that somebody wrote down. */
export function duelWritten(raw: object, written: object): DuelMatch {
  const options = duel.readOptions(raw);
  return Match.from(duel, options, duel.describe(options, written, rngFromSeed('7.1')));
}

/** Lets bots play, the far seats first, until `stop` likes what seat 0 sees, or to the end. */
export function wondersUntil(options: object, seed: string, stop: (view: WondersView) => boolean): WondersMatch {
  const match = Match.deal(wonders, wonders.readOptions(options), seed);
  while (!isOver(match) && !stop(match.view(0))) wondersStep(match);
  return match;
}

/** A bot makes the next move of the farthest seat that has to choose. */
export function wondersStep(match: WondersMatch): readonly WondersEvent[] {
  return playOne(wonders, wondersBot('greedy'), match, seatsOf(match.toAct()).at(-1) ?? 0);
}

/** The first game of 7 Wonders in which the position comes up before the end. */
export function wondersSearch(options: object, wanted: (view: WondersView) => boolean, from = 1): WondersMatch {
  return firstOf(from, (game) => {
    const match = wondersUntil(options, `7.${game}`, wanted);
    return isOver(match) ? null : match;
  });
}

/** The first game of 7 Wonders that ends as wanted. */
export function wondersEnd(options: object, wanted: (view: WondersView) => boolean, from = 1): WondersMatch {
  return firstOf(from, (game) => {
    const match = wondersUntil(options, `7.${game}`, () => false);
    return wanted(match.view(0)) ? match : null;
  });
}

/** The first game of 7 Wonders with a step that brings what is wanted; it stands before that step. */
export function wondersBefore(
  options: object,
  wanted: (events: readonly WondersEvent[]) => boolean,
  from = 1,
): WondersMatch {
  return firstOf(from, (game) => {
    const match = wondersUntil(options, `7.${game}`, () => true);
    while (!isOver(match)) {
      const before = match.version;
      if (wanted(wondersStep(match))) return wondersAt(options, `7.${game}`, before);
    }
    return null;
  });
}

function wondersAt(options: object, seed: string, version: number): WondersMatch {
  const match = wondersUntil(options, seed, () => true);
  while (match.version < version) wondersStep(match);
  return match;
}

/** A position of 7 Wonders that somebody wrote down. */
export function wondersWritten(raw: object, written: object): WondersMatch {
  const options = wonders.readOptions(raw);
  return Match.from(wonders, options, wonders.describe(options, written, rngFromSeed('7.1')));
}
