// Positions of Duel: bots play up to them, or somebody wrote them down.
import { duelBot } from '@pharos/bots';
import { firstSeat, Match, rngFromSeed } from '@pharos/core';
import { duel, type DuelEvent, type DuelView, type Options, type State } from '@pharos/duel';
import { firstOf, isOver, playOne } from './playToPosition.ts';

type DuelMatch = Match<Options, State, DuelView, DuelEvent>;

/** The first position of that game of Duel in which whoever acts sees what `stop` likes, else its end. */
export function until(
  seed: string,
  stop: (view: DuelView, version: number) => boolean,
  options: object = {},
): DuelMatch {
  const match = Match.deal(duel, duel.readOptions(options), seed);
  while (!isOver(match) && !stop(match.view(firstSeat(match.toAct())), match.version)) step(match);
  return match;
}

/** A bot makes the next move. */
export function step(match: DuelMatch): void {
  playOne(duel, duelBot('greedy'), match, firstSeat(match.toAct()));
}

/** The same in the first game in which it comes up. */
export function search(
  wanted: (view: DuelView, version: number) => boolean,
  options: object = {},
  from = 1,
): DuelMatch {
  return firstOf(from, (game) => {
    const match = until(`9.${game}`, wanted, options);
    return isOver(match) ? null : match;
  });
}

/** The end of the first game whose last view is as wanted. */
export function end(wanted: (view: DuelView) => boolean, options: object = {}, from = 1): DuelMatch {
  return firstOf(from, (game) => {
    const match = until(`9.${game}`, () => false, options);
    return wanted(match.view(0)) ? match : null;
  });
}

/** A position of Duel that somebody wrote down. */
export function written(raw: object, position: object): DuelMatch {
  const options = duel.readOptions(raw);
  return Match.from(duel, options, duel.describe(options, position, rngFromSeed('7.1')));
}
