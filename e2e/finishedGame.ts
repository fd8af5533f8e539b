import { botRng, duelBot, wondersBot, type Bot } from '../packages/bots/src/index.ts';
import { firstSeat, Match, saveMatch, type Game, type GameEvent } from '../packages/core/src/index.ts';
import { duel } from '../packages/duel/src/index.ts';
import { wonders } from '../packages/wonders/src/index.ts';
import type { Visitor } from './table.ts';

/** A game that bots played to its end, as a save. */
function playOut<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  bot: Bot<State>,
  options: object,
  seed: string,
): object {
  const match = Match.deal(game, game.readOptions(options), seed);
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const rng = botRng(seed, match.version);
    const state = match.imagine(seat, rng);
    match.play(seat, game.formatMove(state, bot.choose(state, seat, rng)));
  }
  return saveMatch(match);
}

export const finishedDuel = (options: object, seed: string): object => playOut(duel, duelBot('greedy'), options, seed);

export const finishedWonders = (options: object, seed: string): object =>
  playOut(wonders, wondersBot('greedy'), options, seed);

/** Opens the end of a game of this device, in which the first seat is mine. */
export async function openEnd({ page }: Visitor, url: string, save: object, players: number): Promise<void> {
  const names = ['Arsinoe', 'Nikias', 'Theano', 'Lysandra', 'Demetrios', 'Iason', 'Kallisto', 'Melitta'];
  const seats = names.slice(0, players).map((name, seat) => ({ name, level: seat === 0 ? null : 'greedy' }));
  await page.addInitScript(
    (kept) => localStorage.setItem('pharos.local', kept),
    JSON.stringify({ save, seats, created: 0, hints: false }),
  );
  await page.goto(`${url}/g/local`);
  await page.getByTestId('end-screen').waitFor();
}
