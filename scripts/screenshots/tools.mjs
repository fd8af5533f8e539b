// The browser of the tests, the two kinds of scenes, and positions of both games: bots play up to them, or somebody wrote
// them down.
import { botRng, duelBot, wondersBot } from '../../packages/bots/src/index.ts';
import { firstSeat, Match, rngFromSeed, saveMatch, seatsOf } from '../../packages/core/src/index.ts';
import { duel } from '../../packages/duel/src/index.ts';
import { wonders } from '../../packages/wonders/src/index.ts';

export { findBrowser, launchBrowser } from '../../e2e/browser.ts';
export * as device from './device.mjs';
export * as table from './table.mjs';

const GAMES = {
  duel: { game: duel, bot: duelBot('greedy') },
  wonders: { game: wonders, bot: wondersBot('greedy') },
};

function playOne({ game, bot }, match, seed, seat) {
  const rng = botRng(seed, match.version);
  const state = match.imagine(seat, rng);
  return match.play(seat, game.formatMove(state, bot.choose(state, seat, rng)));
}

/** The first position of that game which `stop` likes, else its end, as a save. */
export function position(seed, stop, options = {}, id = 'duel') {
  const { game } = GAMES[id];
  const match = Match.deal(game, game.readOptions(options), seed);
  while (match.toAct() !== 0 && !stop(match.view(firstSeat(match.toAct())), match.version))
    playOne(GAMES[id], match, seed, firstSeat(match.toAct()));
  return { save: saveMatch(match), view: match.view(0), acting: match.toAct() === 0 ? 0 : firstSeat(match.toAct()) };
}

/** The same in the first game of Duel in which it comes up, or whose last view is as wanted. */
export function search(wanted, options, ended = () => false) {
  for (let game = 1; game < 400; game++) {
    let hit = false;
    const found = position(`9.${game}`, (view, version) => (hit = wanted(view, version)), options);
    if (hit || ended(found.view)) return found;
  }
  throw new Error('no such position');
}

/** A position of 7 Wonders that somebody wrote down. */
export function describe(raw, written) {
  const options = wonders.readOptions(raw);
  const state = wonders.describe(options, written, rngFromSeed('7.1'));
  return { game: wonders, match: Match.from(wonders, options, state), steps: [] };
}

/** Lets bots play, the far seats first, until `stop` likes what seat 0 sees; answers the match and all that was told. */
export function play(options, seed, stop) {
  const match = Match.deal(wonders, wonders.readOptions(options), seed);
  const steps = [];
  for (;;) {
    const acting = seatsOf(match.toAct());
    if (acting.length === 0 || stop(match.view(0), match))
      return { game: wonders, match, steps, isOver: acting.length === 0 };
    const seat = acting.at(-1);
    const played = playOne(GAMES.wonders, match, seed, seat);
    steps.push({ v: match.version, move: { seat }, events: played.value });
  }
}

/** The first game of 7 Wonders in which the position comes up before the end. */
export function searchPlay(options, wanted) {
  for (let seed = 1; seed < 300; seed++) {
    const found = play(options, `7.${seed}`, wanted);
    if (!found.isOver) return found;
  }
  throw new Error('no such position');
}
