import { firstSeat, rngFromSeed, type Game, type GameEvent } from '@pharos/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { chooseMove, type Bot } from './bot.ts';
import { botRng } from './botRng.ts';
import { CourseOfPlay } from './course.ts';
import { duelBot } from './duel/bots.ts';
import type { BotSpec } from './levels.ts';
import { wondersBot } from './wonders/bots.ts';

const spec: BotSpec = { kind: 'search', budget: { iterations: 24, milliseconds: Infinity }, settings: { keep: 1 } };

/** All moves of a game that one bot plays at all seats, and how often a seat was told what another one chose. */
function playTold<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  raw: unknown,
  bot: Bot<State>,
): { moves: string[]; told: number } {
  const options = game.readOptions(raw);
  const s = game.setup(options, rngFromSeed('94.1'));
  const course = new CourseOfPlay(game, game.seatCount(options));
  const moves: string[] = [];
  let told = 0;
  for (let acting = game.toAct(s); acting !== 0; acting = game.toAct(s)) {
    const seat = firstSeat(acting);
    const seen = course.seenBy(seat);
    told += seen.choices.filter((choice) => choice.seat !== seat && choice.move !== null).length;
    const move = chooseMove(game, bot, s, seat, botRng('94.1', moves.length), seen);
    moves.push(game.formatMove(s, move));
    course.play(s, seat, move);
  }
  return { moves, told };
}

describe('a told game', () => {
  it('a told game of Duel is the same whenever it is played, and another one than without telling', () => {
    const game = { packs: ['base', 'agora'] };
    const { moves, told } = playTold(duel, game, duelBot(spec));
    expect(told).toBeGreaterThan(1000);
    expect(playTold(duel, game, duelBot(spec)).moves).toEqual(moves);
    const afresh = { ...spec, settings: { keep: 0 } };
    expect(playTold(duel, game, duelBot(afresh)).moves).not.toEqual(moves);
  });

  it('a told game of 7 Wonders is played on one’s own choices where all choose at once, and is the same again', () => {
    const { moves } = playTold(wonders, { players: 3 }, wondersBot(spec));
    expect(playTold(wonders, { players: 3 }, wondersBot(spec)).moves).toEqual(moves);
    const afresh = { ...spec, settings: { keep: 0 } };
    expect(playTold(wonders, { players: 3 }, wondersBot(afresh)).moves).not.toEqual(moves);
  });
});
