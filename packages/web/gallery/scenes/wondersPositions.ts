// Positions of 7 Wonders: bots play up to them, or somebody wrote them down.
import { wondersBot } from '@pharos/bots';
import { Match, rngFromSeed, seatsOf } from '@pharos/core';
import { wonders, type Options, type State, type WondersEvent, type WondersView } from '@pharos/wonders';
import { firstOf, isOver, playOne } from './playToPosition.ts';

export type WondersMatch = Match<Options, State, WondersView, WondersEvent>;

/** Lets bots play, the far seats first, until `stop` likes what seat 0 sees, or to the end. */
export function until(options: object, seed: string, stop: (view: WondersView) => boolean): WondersMatch {
  const match = Match.deal(wonders, wonders.readOptions(options), seed);
  while (!isOver(match) && !stop(match.view(0))) step(match);
  return match;
}

/** A bot makes the next move of the farthest seat that has to choose. */
export function step(match: WondersMatch): readonly WondersEvent[] {
  return playOne(wonders, wondersBot('greedy'), match, seatsOf(match.toAct()).at(-1) ?? 0);
}

/** The first game of 7 Wonders in which the position comes up before the end. */
export function search(options: object, wanted: (view: WondersView) => boolean, from = 1): WondersMatch {
  return firstOf(from, (game) => {
    const match = until(options, `7.${game}`, wanted);
    return isOver(match) ? null : match;
  });
}

/** The first game of 7 Wonders that ends as wanted. */
export function end(options: object, wanted: (view: WondersView) => boolean, from = 1): WondersMatch {
  return firstOf(from, (game) => {
    const match = until(options, `7.${game}`, () => false);
    return wanted(match.view(0)) ? match : null;
  });
}

/** The first game of 7 Wonders with a step that brings what is wanted; it stands before that step. */
export function before(options: object, wanted: (events: readonly WondersEvent[]) => boolean, from = 1): WondersMatch {
  return firstOf(from, (game) => {
    const match = until(options, `7.${game}`, () => true);
    while (!isOver(match)) {
      const { version } = match;
      if (wanted(step(match))) return at(options, `7.${game}`, version);
    }
    return null;
  });
}

function at(options: object, seed: string, version: number): WondersMatch {
  const match = until(options, seed, () => true);
  while (match.version < version) step(match);
  return match;
}

/** A position of 7 Wonders that somebody wrote down. */
export function written(raw: object, position: object): WondersMatch {
  const options = wonders.readOptions(raw);
  return Match.from(wonders, options, wonders.describe(options, position, rngFromSeed('7.1')));
}
