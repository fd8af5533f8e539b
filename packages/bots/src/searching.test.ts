import { firstSeat, movesOf, rngFromSeed, type Game, type GameEvent, type Move } from '@pharos/core';
import { duel, type State as DuelState } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { chooseMove, type Bot } from './bot.ts';
import { botRng } from './botRng.ts';
import { duelBot } from './duel/bots.ts';
import type { BotLevel, BotSpec } from './levels.ts';
import { countBits } from './model/bits.ts';
import { wondersBot } from './wonders/bots.ts';

function search(iterations: number): BotSpec {
  return { kind: 'search', budget: { iterations, milliseconds: Infinity }, settings: {} };
}

/** How many of some games the first bot wins alone, its seat going round. */
function victories<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  raw: unknown,
  [mine, theirs]: readonly [Bot<State>, Bot<State>],
  games: number,
): number {
  const options = game.readOptions(raw);
  let won = 0;
  for (let index = 0; index < games; index++) {
    const own = index % game.seatCount(options);
    const s = game.setup(options, rngFromSeed(`92.${index}`));
    const rng = botRng(`92.${index}`);
    for (let acting = game.toAct(s); acting !== 0; acting = game.toAct(s)) {
      const seat = firstSeat(acting);
      game.apply(s, seat, chooseMove(game, seat === own ? mine : theirs, s, seat, rng));
    }
    if (game.outcome(s)?.ranking[0].join() === String(own)) won++;
  }
  return won;
}

describe('a short search', () => {
  it.each<[BotLevel, number, number]>([
    ['random', 20, 10],
    ['greedy', 60, 8],
  ])('a short search beats %s bots at Duel', (rival, iterations, least) => {
    expect(victories(duel, {}, [duelBot(search(iterations)), duelBot(rival)], 10)).toBeGreaterThanOrEqual(least);
  });

  it('a short search beats random bots at Agora and at a table of four', () => {
    const agora = { packs: ['base', 'agora'] };
    expect(victories(duel, agora, [duelBot(search(60)), duelBot('random')], 6)).toBeGreaterThanOrEqual(5);
    expect(victories(wonders, { players: 4 }, [wondersBot(search(40)), wondersBot('random')], 6)).toBe(6);
  });
});

describe('a supremacy within reach', () => {
  const winsWith = (s: DuelState, seat: number, move: Move): boolean => {
    const after = duel.clone(s);
    duel.apply(after, seat, move);
    return duel.outcome(after)?.ranking[0].join() === String(seat);
  };

  it('a supremacy within reach is taken', () => {
    const bot = duelBot(search(200));
    let found = 0;
    for (let game = 0; found < 8; game++) {
      const s = duel.setup(duel.readOptions({}), rngFromSeed(`93.${game}`));
      const rng = botRng(`93.${game}`);
      for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
        const seat = firstSeat(acting);
        // With few cards left a large lead in points would do as well.
        const winning = movesOf(duel, s, seat).filter((move) => winsWith(s, seat, move));
        if (winning.length > 0 && countBits(s.present) > 5) {
          expect(winning).toContain(chooseMove(duel, bot, s, seat, rng));
          found++;
          break;
        }
        duel.apply(s, seat, chooseMove(duel, duelBot('greedy'), s, seat, rng));
      }
    }
  });
});
