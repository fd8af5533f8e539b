import { formatChecksum, movesOf, playout, rngFromSeed, Tally } from '@pharos/core';
import { describe, expect, test } from 'vitest';
import { currentTask } from '../src/agenda.ts';
import { bitsOf } from '../src/bits.ts';
import { purseOf } from '../src/coins.ts';
import { affordableWonders, canBuild, cardPrice, wonderPrice } from '../src/cost.ts';
import { duel } from '../src/index.ts';
import { moveKind, packMove } from '../src/moves.ts';
import { canActivate, canPayActivation } from '../src/pantheon/activation.ts';
import { activationPrice } from '../src/pantheon/board.ts';
import { ACTIVATE } from '../src/pantheon/moves.ts';
import { pantheonOf, SPACES } from '../src/pantheon/state.ts';
import { playerAt, type State } from '../src/state.ts';
import { layoutOf } from '../src/structure.ts';
import { taskKind, taskSeat, TURN } from '../src/tasks.ts';
import { AGORA, BOTH_EXPANSIONS, PANTHEON } from './support.ts';

// What is written for speed does the same as what is written plainly.

const GAMES = 200;

describe('random games', () => {
  // Stored games are dealt anew from their seeds: another checksum is another deal, or another rule.
  test.each([
    ['the base game', {}, 'd48a04e7'],
    ['Agora', AGORA, 'e70e59e1'],
    ['Pantheon', PANTHEON, '5a9e1b52'],
    ['Agora and Pantheon', BOTH_EXPANSIONS, '00b3e051'],
  ])('of %s are the same as ever', (_, raw, checksum) => {
    const options = duel.readOptions(raw);
    const tally = new Tally();
    for (let game = 0; game < GAMES; game++) {
      const s = duel.setup(options, rngFromSeed(`7.${game}`));
      tally.add(duel, s, playout(duel, s, rngFromSeed(`8.${game}`)));
    }
    expect(formatChecksum(tally.checksum)).toBe(checksum);
  });
});

/** What is looked at in every choice of random games with all packs. */
function inRandomGames(look: (s: State, seat: number) => void): void {
  const options = duel.readOptions(BOTH_EXPANSIONS);
  for (let game = 0; game < GAMES / 10; game++) {
    const s = duel.setup(options, rngFromSeed(`7.${game}`));
    const rng = rngFromSeed(`8.${game}`);
    for (let choice = currentTask(s); choice >= 0; choice = currentTask(s)) {
      const seat = taskSeat(choice);
      look(s, seat);
      const moves = movesOf(duel, s, seat);
      duel.apply(s, seat, moves[rng(moves.length)]);
    }
  }
}

test('[D-16] accessible are the cards of the structure with nothing on them', () => {
  inRandomGames((s) => {
    if (s.age === 0) return;
    const { slots } = layoutOf(s);
    const open = bitsOf(s.present).filter((slot) => (slots[slot].coveredBy & s.present) === 0);
    expect(bitsOf(s.accessible)).toEqual(open);
  });
});

test('[D-24 … D-37] what can be built is what costs no more than there is', () => {
  let [affordable, beyondReach] = [0, 0];
  inRandomGames((s, seat) => {
    const player = playerAt(s, seat);
    const { cards } = s.catalog;
    const plain = cards.filter((card) => cardPrice(player, card) <= player.coins);
    expect(cards.filter((card) => canBuild(player, card, player.coins) === 1).map(({ id }) => id)).toEqual(
      plain.map(({ id }) => id),
    );
    affordable += plain.length;
    beyondReach += cards.length - plain.length;
    const price = (wonder: number): number => wonderPrice(player, s.catalog.wonders[wonder]);
    const wonders = bitsOf(player.unbuilt).filter((wonder) => price(wonder) <= purseOf(player));
    expect(bitsOf(affordableWonders(s, player))).toEqual(wonders);
  });
  expect(Math.min(affordable, beyondReach)).toBeGreaterThan(1000);
});

test('a list used for many states holds the numbers of the last one only', () => {
  const numbers: number[] = [];
  inRandomGames((s) => {
    expect(duel.encode(s, numbers)).toEqual(duel.encode(s, []));
  });
});

/** [P-8, P-11] Every set of own Offering tokens each of which lowers the price, for every space that can be paid with it. */
function plainActivations(s: State, seat: number): number[] {
  const held = bitsOf(pantheonOf(s).players[seat].offeringTokens);
  const subsets = held.reduce<number[][]>((sets, token) => sets.concat(sets.map((set) => [...set, token])), [[]]);
  const worth = (tokens: readonly number[]): number =>
    tokens.reduce((sum, token) => sum + s.catalog.pieces.offeringTokens[token].standing[0].count, 0);
  const setOf = (tokens: readonly number[]): number => tokens.reduce((set, token) => set | (1 << token), 0);
  return Array.from({ length: SPACES }, (_, space) => space)
    .filter((space) => canActivate(s, space))
    .flatMap((space) =>
      subsets
        .filter((set) =>
          set.every((token) => worth(set.filter((other) => other !== token)) < activationPrice(s, seat, space)),
        )
        .map(setOf)
        .filter((set) => canPayActivation(s, seat, space, set))
        .map((set) => packMove(ACTIVATE, space, set)),
    );
}

test('[P-8, P-11] legal activations are those of the rule written plainly', () => {
  const options = duel.readOptions(PANTHEON);
  let withOfferings = 0;
  for (let game = 0; game < GAMES; game++) {
    const s = duel.setup(options, rngFromSeed(`7.${game}`));
    const rng = rngFromSeed(`8.${game}`);
    for (let choice = currentTask(s); choice >= 0; choice = currentTask(s)) {
      const seat = taskSeat(choice);
      const moves = movesOf(duel, s, seat);
      if (taskKind(choice) === TURN) {
        // A richer player can choose among more.
        const { coins } = playerAt(s, seat);
        for (const purse of [coins, coins + 6]) {
          playerAt(s, seat).coins = purse;
          const legal = movesOf(duel, s, seat).filter((move) => moveKind(move) === ACTIVATE);
          expect(legal).toEqual(plainActivations(s, seat).sort((a, b) => legal.indexOf(a) - legal.indexOf(b)));
          if (legal.some((move) => move !== packMove(ACTIVATE, move & 127))) withOfferings++;
        }
        playerAt(s, seat).coins = coins;
      }
      duel.apply(s, seat, moves[rng(moves.length)]);
    }
  }
  expect(withOfferings).toBeGreaterThan(50);
});
