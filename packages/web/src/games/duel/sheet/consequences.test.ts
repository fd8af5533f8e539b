import { fastRng, firstSeat, movesOf, rngFromSeed, type Move } from '@pharos/core';
import { duel, type DuelEvent, type DuelView, type State } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { consequencesOf, type Consequences } from './consequences.ts';

/** What is said before a move of the player on turn. */
function foretold(view: DuelView, seat: number, move: string): Consequences | null {
  const [verb, noun, link, card] = move.split(' ');
  if (link === 'with' && verb === 'build') return consequencesOf(view, seat, card, { wonder: noun });
  if (verb === 'build' || verb === 'recruit') return consequencesOf(view, seat, noun, 'build');
  return verb === 'discard' ? consequencesOf(view, seat, noun, 'discard') : null;
}

/** The same things as they really come, at once or as a choice that waits. */
function real(s: State, view: DuelView, seat: number, move: Move): Consequences {
  const after = duel.clone(s);
  const events: DuelEvent[] = [];
  duel.listen(after, (event) => events.push(event));
  duel.apply(after, seat, move);
  const coins = (who: number, type: 'coinsGained' | 'coinsLost', reason: string): number =>
    events.reduce(
      (sum, event) => (event.type === type && event.seat === who && event.reason === reason ? sum + event.count : sum),
      0,
    );
  const end = events.find((event) => event.type === 'gameEnded');
  const isWon = end !== undefined && end.ending !== 'civilian';
  const used = events.flatMap((event) => (event.type === 'militaryTokenUsed' ? [event.token] : []));
  const pair = events.find((event) => event.type === 'pairCompleted')?.symbol ?? null;
  return {
    uncovers: [],
    hidden: 0,
    extraTurn:
      events.some(({ type }) => type === 'extraTurnEarned') &&
      !events.some(({ type }) => type === 'extraTurnLost') &&
      // A choice that waits keeps the Age open, but the extra turn is lost with it.
      after.present !== 0,
    pair: view.board.length > 0 ? pair : null,
    wins: isWon ? (end.ending as 'military' | 'scientific') : null,
    loot: isWon ? 0 : coins(1 - seat, 'coinsLost', 'military'),
    tokens:
      view.agora === null || isWon
        ? []
        : used
            .map((token) => token.split('-')[1] as 'inner' | 'outer')
            .filter((token) =>
              token === 'inner' ? view.agora?.players[seat].supply !== 0 : view.agora?.players[1 - seat].supply !== 12,
            ),
    income: isWon ? [0, 0] : [coins(0, 'coinsGained', 'decree'), coins(1, 'coinsGained', 'decree')],
  };
}

function stateOf(position: unknown, packs = ['base']): State {
  return duel.describe(duel.readOptions({ packs }), position, rngFromSeed('1'));
}

describe('what is said before a move', () => {
  it.each([[['base']], [['base', 'agora']]])('comes true in random games of %s', { timeout: 120_000 }, (packs) => {
    let seen = 0;
    for (let game = 0; game < 30; game++) {
      const rng = fastRng(77, game);
      const s = duel.setup(duel.readOptions({ packs }), rng);
      for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
        const seat = firstSeat(acting);
        // What can be afforded is rare in random games: now and then a player is made rich, or poor.
        if (rng(9) === 0) s.players[rng(2)].coins = rng(2) === 0 ? 1 : 20;
        const view = duel.view(s, seat);
        const moves = movesOf(duel, s, seat);
        for (const move of moves) {
          const text = duel.formatMove(s, move);
          const said = foretold(view, seat, text);
          if (said === null) continue;
          seen++;
          expect({ ...said, uncovers: [], hidden: 0 }, text).toEqual(real(s, view, seat, move));
        }
        duel.apply(s, seat, moves[rng(moves.length)]);
      }
    }
    expect(seen).toBeGreaterThan(3000);
  });

  it('[D-49] promises no extra turn to a Wonder that takes the last card of an Age', () => {
    const wonder = { wonder: 'sphinx' };
    const first = { coins: 30, wonders: ['sphinx'] };
    const last = duel.view(stateOf({ structure: ['altar'], first }), 0);
    expect(consequencesOf(last, 0, 'altar', wonder).extraTurn).toBe(false);
    const other = duel.view(stateOf({ structure: ['altar', 'baths'], first }), 0);
    expect(consequencesOf(other, 0, 'altar', wonder).extraTurn).toBe(true);
  });

  it('[A-84] promises no extra turn to a Conspirator who is the last card of an Age', () => {
    const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: 'conspirator-extra-turn' } };
    const packs = ['base', 'agora'];
    const last = duel.view(stateOf({ structure: ['conspirator-1'], agora }, packs), 0);
    expect(consequencesOf(last, 0, 'conspirator-1', 'build').extraTurn).toBe(false);
    const other = duel.view(stateOf({ structure: ['conspirator-1', 'altar'], agora }, packs), 0);
    expect(consequencesOf(other, 0, 'conspirator-1', 'build').extraTurn).toBe(true);
  });

  it.each([
    [0, 2, 0],
    [1, 2, 1],
    [2, 2, 2],
    [3, 5, 3],
    [9, 5, 5],
  ])('[D-64] of an opponent with %i coins a token that asks for up to %i takes %i', (coins, asked, loot) => {
    const position = { pawn: asked === 2 ? 2 : 5, structure: ['guard-tower', 'altar'], second: { coins } };
    expect(consequencesOf(duel.view(stateOf(position), 0), 0, 'guard-tower', 'build').loot).toBe(loot);
  });

  it('[D-38, D-64] counts what Economy collects from this very construction among the coins to lose', () => {
    const position = {
      age: 2,
      pawn: 2,
      structure: ['walls', 'school'],
      first: { coins: 20 },
      second: { coins: 0, tokens: ['economy'] },
    };
    expect(consequencesOf(duel.view(stateOf(position), 0), 0, 'walls', 'build').loot).toBe(2);
  });

  it('[A-88] promises no cube that nobody has', () => {
    const packs = ['base', 'agora'];
    const structure = ['guard-tower', 'altar'];
    const cubes = { 1: { first: 6 }, 2: { first: 6 } };
    const inner = duel.view(stateOf({ pawn: 2, structure, agora: { chambers: cubes } }, packs), 0);
    expect(consequencesOf(inner, 0, 'guard-tower', 'build').tokens).toEqual([]);
    const outer = duel.view(stateOf({ pawn: 5, structure }, packs), 0);
    expect(consequencesOf(outer, 0, 'guard-tower', 'build').tokens).toEqual([]);
  });

  it('[D-23] promises nothing beyond a supremacy', () => {
    const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: 'income-red' } };
    const view = duel.view(stateOf({ pawn: 8, structure: ['guard-tower', 'altar'], agora }, ['base', 'agora']), 0);
    expect(consequencesOf(view, 0, 'guard-tower', 'build')).toMatchObject({ wins: 'military', income: [0, 0] });
  });
});
