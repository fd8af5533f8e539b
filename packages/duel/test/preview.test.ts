import { fastRng, firstSeat, movesOf, type Move, type Rng, type SeatId } from '@pharos/core';
import { describe, expect, it, test } from 'vitest';
import { EXPANSIONS } from '../src/expansions.ts';
import { foresee } from '../src/foresee.ts';
import { duel, RULINGS, type DuelEvent, type DuelPreview, type DuelView } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { AGORA, political, stateOf } from './support.ts';

/** Everything that can be counted on a table, by seat and name. */
function countsIn({ pawn, militaryTokens, players, agora }: DuelView): Map<string, number> {
  const counts = new Map([
    ['null pawn', pawn],
    ['null militaryTokens', militaryTokens.length],
  ]);
  for (const [seat, player] of players.entries()) {
    const note = (group: string, all: Readonly<Record<string, number>>): void => {
      for (const [name, count] of Object.entries(all)) counts.set(`${seat} ${group}${name}`, count);
    };
    const { coins, differentSymbols, tokens, wonders } = player;
    note('', { coins, differentSymbols, tokens: tokens.length, wonders: wonders.filter(({ built }) => built).length });
    note('points.', player.score);
    note('symbols.', player.symbols);
    note('cards.', player.colours);
    note('prices.', player.prices);
    if (agora === null) continue;
    const { supply, senators, recruitPrice, senateActions, conspiracies } = agora.players[seat];
    const chambers = agora.chambers.filter(({ controller }) => controller === seat).length;
    note('', { supply, recruitPrice, senateActions, chambers });
    note('', { senators: senators.length, conspiracies: conspiracies.length });
    for (const { chamber, cubes } of agora.chambers) counts.set(`${seat} cubes.${chamber}`, cubes[seat]);
  }
  return counts;
}

/** What really comes of a move, in the words of a preview. */
function truthOf(s: State, seat: SeatId, move: Move): DuelPreview {
  const before = duel.view(s, seat);
  const copy = duel.clone(s);
  const events: DuelEvent[] = [];
  duel.listen(copy, (event) => events.push(event));
  duel.apply(copy, seat, move);
  const after = duel.view(copy, seat);
  const counts = countsIn(before);
  const ended = events.find((event) => event.type === 'gameEnded');
  const isOver = after.outcome !== null;
  const has = (type: DuelEvent['type']): boolean => events.some((event) => event.type === type);
  const isLost = has('extraTurnLost') || (has('extraTurnEarned') && after.structure.length === 0);
  const { decision } = after;
  return {
    events: events.flatMap((event) => foresee(duel.redact(event, seat) ?? event, EXPANSIONS) ?? []),
    changes: [...countsIn(after)].flatMap(([key, count]) => {
      const [who, what] = key.split(' ');
      const change = { seat: who === 'null' ? null : Number(who), what, before: counts.get(key), after: count };
      return change.before === count ? [] : [change as DuelPreview['changes'][number]];
    }),
    outcome: after.outcome,
    uncovers: isOver || after.age !== before.age ? [] : uncoveredIn(before, after),
    nextTurn: decision?.kind === 'turn' ? decision.seat : null,
    extraTurn: isOver ? null : isLost ? 'lost' : has('extraTurnEarned') ? 'gained' : null,
    pairs: events.flatMap((event) =>
      event.type === 'pairCompleted'
        ? [{ seat: event.seat, symbol: event.symbol, givesToken: before.board.length > 0 }]
        : [],
    ),
    supremacy: ended === undefined || ended.ending === 'civilian' ? null : supremacyOf(ended),
    next: decision === null ? [] : [{ seat: decision.seat, kind: decision.kind }],
    agora: before.agora && after.agora && senateChanges(before.agora, after.agora),
  };
}

function supremacyOf({ ending, winner }: Extract<DuelEvent, { type: 'gameEnded' }>): DuelPreview['supremacy'] {
  return { ending, winner } as DuelPreview['supremacy'];
}

function uncoveredIn(before: DuelView, after: DuelView): DuelPreview['uncovers'] {
  const wasOpen = new Set(before.structure.flatMap(({ slot, accessible }) => (accessible ? [slot] : [])));
  return after.structure
    .filter(({ slot, accessible }) => accessible && !wasOpen.has(slot))
    .map(({ slot, back }) => {
      const card = before.structure.find((other) => other.slot === slot)?.card ?? null;
      return { slot, card, back };
    });
}

type Senate = NonNullable<DuelView['agora']>;

function senateChanges(before: Senate, after: Senate): DuelPreview['agora'] {
  const controllers = (senate: Senate): Map<string, SeatId | null> =>
    new Map(
      senate.chambers.flatMap(({ decrees, controller }) => decrees.map(({ name }) => [name, controller] as const)),
    );
  const [was, is] = [controllers(before), controllers(after)];
  const known = new Map(before.chambers.flatMap(({ decrees }) => decrees.map(({ name, decree }) => [name, decree])));
  return {
    control: after.chambers.flatMap(({ chamber, controller }, index) =>
      before.chambers[index].controller === controller
        ? []
        : [{ chamber, before: before.chambers[index].controller, after: controller }],
    ),
    decrees: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'].flatMap((name) => {
      const [old, now] = [was.get(name) ?? null, is.get(name) ?? null];
      return old === now ? [] : [{ name, decree: known.get(name) ?? null, before: old, after: now }];
    }),
  };
}

/** Whether a Decree is turned up that nobody knows yet. */
const isOpen = ({ agora }: DuelPreview): boolean => agora?.decrees.some(({ decree }) => decree === null) ?? false;

function byName(changes: DuelPreview['changes']): string[] {
  return changes.map(({ seat, what, before, after }) => `${seat} ${what}: ${before} → ${after}`).sort();
}

/** Like `toEqual`, which is slow, where the two are nearly always the same. */
function expectSame(told: unknown, truth: unknown): void {
  if (JSON.stringify(told) !== JSON.stringify(truth)) expect(told).toEqual(truth);
}

/** A preview tells what really happens; of what depends on an unknown Decree it tells nothing wrong. */
function expectTrue(told: DuelPreview, truth: DuelPreview): void {
  expectSame(told.agora, truth.agora);
  const next = told.next.slice(0, 1);
  if (!isOpen(told)) {
    expectSame(told.events, truth.events);
    expectSame(byName(told.changes), byName(truth.changes));
    expectSame(told.uncovers, truth.uncovers);
    expectSame([told.outcome, told.extraTurn, told.pairs], [truth.outcome, truth.extraTurn, truth.pairs]);
    expectSame([told.supremacy, next], [truth.supremacy, truth.next]);
  } else {
    expectSame(told.events, truth.events.slice(0, told.events.length));
    expect(byName(truth.changes)).toEqual(expect.arrayContaining(byName(told.changes)));
    if (told.outcome !== null) expectSame([told.outcome, told.supremacy], [truth.outcome, truth.supremacy]);
    if (next.length > 0) expectSame(next, truth.next);
    if (told.extraTurn !== null) expect(told.extraTurn).toBe(truth.extraTurn);
  }
  if (truth.nextTurn !== null && !(isOpen(told) && told.nextTurn === null)) expect(told.nextTurn).toBe(truth.nextTurn);
}

function randomMove(s: State, seat: SeatId, rng: Rng, prefers?: (move: string) => boolean): Move {
  const moves = movesOf(duel, s, seat);
  const liked = prefers === undefined ? [] : moves.filter((move) => prefers(duel.formatMove(s, move)));
  const among = liked.length > 0 && rng(3) > 0 ? liked : moves;
  return among[rng(among.length)];
}

const TURNED_ROUND = Object.fromEntries(RULINGS.map(({ id, answers }) => [id, answers[answers.length - 1].id]));

test.each([
  ['the base game', {}, undefined, 10],
  ['the base game with all rulings turned round', TURNED_ROUND, undefined, 5],
  ['Agora', AGORA, political.prefers, 12],
  ['Agora with all rulings turned round', { ...AGORA, ...TURNED_ROUND }, political.prefers, 6],
])('in random games of %s a preview is what then happens', { timeout: 240_000 }, (_, options, prefers, games) => {
  let looked = 0;
  for (let game = 0; game < games; game++) {
    const rng = fastRng(78, game);
    const s = duel.setup(duel.readOptions(options), rng);
    for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
      const seat = firstSeat(acting);
      // What can be afforded is rare in random games: now and then a player is made rich, or poor.
      if (rng(9) === 0) s.players[rng(2)].coins = rng(2) === 0 ? 1 : 20;
      const isTurn = duel.view(s, seat).decision?.kind === 'turn';
      if (rng(isTurn ? 5 : 2) === 0) {
        for (const move of movesOf(duel, s, seat)) {
          looked++;
          expectTrue(duel.preview(s, seat, move), truthOf(s, seat, move));
        }
      }
      duel.apply(s, seat, randomMove(s, seat, rng, prefers));
    }
  }
  expect(looked).toBeGreaterThan(80 * games);
});

/** What a move of a written position would bring the player to decide. */
function previewOf(position: unknown, text: string, options: unknown = {}): DuelPreview {
  const s = stateOf(position, options);
  const move = duel.parseMove(s, text);
  const seat = firstSeat(duel.toAct(s));
  if (move === null || !movesOf(duel, s, seat).includes(move)) throw new Error(`${text} is not legal`);
  return duel.preview(s, seat, move);
}

/** What a fact becomes; undefined if it stays or is not told. */
function after({ changes }: DuelPreview, seat: SeatId | null, what: string): number | undefined {
  return changes.find((change) => change.seat === seat && change.what === what)?.after;
}

const types = ({ events }: DuelPreview): string[] => events.map(({ type }) => type);

/** Agora with one Chamber under the control of the first player. */
const withDecree = (decree: string): object => ({ chambers: { 1: { first: 1 } }, decrees: { 1: decree } });

describe('a preview of coins and shields', () => {
  it.each([
    [0, 2, 0],
    [1, 2, 1],
    [2, 2, 2],
    [3, 5, 3],
    [9, 5, 5],
  ])('[D-64] takes of an opponent with %i coins for a token of %i just %i', (coins, token, loot) => {
    const position = { pawn: token === 2 ? 2 : 5, structure: ['guard-tower', 'altar'], second: { coins } };
    const told = previewOf(position, 'build guard-tower');
    expect(after(told, 1, 'coins') ?? coins).toBe(coins - loot);
    const lost = { type: 'coinsLost', seat: 1, count: loot, reason: 'military' };
    expect(told.events.filter(({ type }) => type === 'coinsLost')).toEqual(loot === 0 ? [] : [lost]);
    expect(after(told, null, 'militaryTokens')).toBe(token === 2 ? 3 : 2);
  });

  it('[D-38, D-64] counts what Economy collects from this very construction among the coins to lose', () => {
    const second = { coins: 0, tokens: ['economy'] };
    const position = { age: 2, pawn: 2, structure: ['walls', 'school'], first: { coins: 20 }, second };
    const told = previewOf(position, 'build walls');
    expect(told.events).toContainEqual({ type: 'coinsLost', seat: 1, count: 2, reason: 'military' });
    expect([after(told, 0, 'coins'), after(told, 1, 'coins')]).toEqual([16, 2]);
  });

  it('[D-67] counts the shield that Strategy adds, and the points of the zone', () => {
    const structure = ['guard-tower', 'altar'];
    expect(after(previewOf({ structure }, 'build guard-tower'), null, 'pawn')).toBe(1);
    const told = previewOf({ structure, first: { tokens: ['strategy'] } }, 'build guard-tower');
    expect(after(told, null, 'pawn')).toBe(2);
    expect(after(told, 0, 'points.military')).toBe(2);
  });

  it('[D-30] tells whose prices a brown card raises', () => {
    const told = previewOf({ structure: ['quarry', 'altar'] }, 'build quarry');
    expect(after(told, 1, 'prices.stone')).toBe(3);
    expect(after(told, 0, 'prices.stone')).toBeUndefined();
  });

  it('[D-79, D-83] counts points by category', () => {
    const position = {
      age: 3,
      structure: ['magistrates-guild', 'port'],
      first: { coins: 30, city: ['altar', 'baths'] },
    };
    expect(after(previewOf(position, 'build magistrates-guild'), 0, 'points.purple')).toBe(2);
  });
});

describe('a preview of turns', () => {
  const first = { coins: 30, wonders: ['sphinx', 'pyramids'] };

  it('[D-49] promises no extra turn to a Wonder that takes the last card of an Age', () => {
    expect(previewOf({ structure: ['altar'], first }, 'build sphinx with altar')).toMatchObject({
      extraTurn: 'lost',
      nextTurn: 0,
    });
    expect(previewOf({ structure: ['altar', 'baths'], first }, 'build sphinx with altar')).toMatchObject({
      extraTurn: 'gained',
      nextTurn: 0,
      next: [{ seat: 0, kind: 'turn' }],
    });
  });

  it('[D-49, D-51] loses it as well if a choice comes before the end of the Age', () => {
    const position = {
      structure: ['altar'],
      first: { coins: 30, wonders: ['mausoleum'], tokens: ['theology'] },
      discard: ['baths'],
    };
    expect(previewOf(position, 'build mausoleum with altar')).toMatchObject({
      extraTurn: 'lost',
      nextTurn: null,
      next: [{ seat: 0, kind: 'revive' }],
    });
  });

  it('[D-50, D-51] counts Theology for a Wonder without an extra turn of its own, and for no other', () => {
    const wise = { ...first, tokens: ['theology'] };
    const structure = ['altar', 'baths'];
    const told = previewOf({ structure, first: wise }, 'build pyramids with altar');
    expect(told).toMatchObject({ extraTurn: 'gained', nextTurn: 0 });
    expect(previewOf({ structure, first }, 'build pyramids with altar')).toMatchObject({
      extraTurn: null,
      nextTurn: 1,
    });
    const own = previewOf({ structure, first: wise }, 'build sphinx with altar');
    expect(own.events.filter(({ type }) => type === 'extraTurnEarned')).toHaveLength(1);
  });

  it('[A-84] promises no extra turn to a Conspirator who is the last card of an Age', () => {
    const agora = withDecree('conspirator-extra-turn');
    const last = previewOf({ structure: ['conspirator-1'], agora }, 'recruit conspirator-1', AGORA);
    expect(last).toMatchObject({ extraTurn: 'lost', next: [{ seat: 0, kind: 'conspirator' }] });
    const other = previewOf({ structure: ['conspirator-1', 'altar'], agora }, 'recruit conspirator-1', AGORA);
    expect(other).toMatchObject({ extraTurn: 'gained', nextTurn: 0 });
  });

  it('[D-17, D-19] names what is uncovered if it lies face up, and its back if not', () => {
    const structure = { r5c1: 'altar', r5c3: 'baths', r4c2: '?', r5c5: 'quarry', r4c4: '?' };
    const hidden = previewOf({ structure: { r5c1: 'altar', r4c2: '?' } }, 'discard altar');
    expect(hidden).toMatchObject({ uncovers: [{ slot: 'r4c2', card: null, back: 'age1' }], nextTurn: 1 });
    expect(types(hidden)).not.toContain('cardRevealed');
    expect(previewOf({ structure }, 'discard altar').uncovers).toEqual([]);
    const open = previewOf({ structure: { r4c2: 'altar', r3c3: 'baths' } }, 'discard altar');
    expect(open.uncovers).toEqual([{ slot: 'r3c3', card: 'baths', back: 'age1' }]);
  });

  it('[D-85, D-86] tells who decides after the last card of an Age', () => {
    expect(previewOf({ pawn: 3, structure: ['altar'] }, 'discard altar')).toMatchObject({
      uncovers: [],
      nextTurn: null,
      next: [{ seat: 1, kind: 'chooseStarter' }],
    });
  });
});

describe('a preview of science and victories', () => {
  it('[D-69, D-70] tells of a pair, and whether there is a token for it', () => {
    const position = { age: 2, structure: ['dispensary', 'school'], first: { coins: 30, city: ['pharmacist'] } };
    const told = previewOf({ ...position, board: ['law'] }, 'build dispensary');
    expect(told.pairs).toEqual([{ seat: 0, symbol: 'mortar', givesToken: true }]);
    expect(told.next).toEqual([{ seat: 0, kind: 'takeToken' }]);
    expect(after(told, 0, 'symbols.mortar')).toBe(2);
    const bare = previewOf({ ...position, board: [] }, 'build dispensary');
    expect(bare.pairs).toEqual([{ seat: 0, symbol: 'mortar', givesToken: false }]);
    expect(bare.next).toEqual([{ seat: 1, kind: 'turn' }]);
  });

  it('[D-71] tells of the sixth symbol', () => {
    const city = ['workshop', 'pharmacist', 'scriptorium', 'school', 'university'];
    const position = { age: 3, structure: ['academy', 'port'], first: { coins: 30, city } };
    expect(previewOf(position, 'build academy')).toMatchObject({
      supremacy: { ending: 'scientific', winner: 0 },
      outcome: { ending: 'scientific' },
      next: [],
    });
  });

  it('[D-23, D-66] tells nothing beyond a supremacy', () => {
    const agora = withDecree('income-red');
    const told = previewOf({ pawn: 8, structure: ['guard-tower', 'altar'], agora }, 'build guard-tower', AGORA);
    expect(told).toMatchObject({
      supremacy: { ending: 'military', winner: 0 },
      uncovers: [],
      next: [],
      nextTurn: null,
    });
    expect(types(told)).toEqual(['cardBuilt', 'pawnMoved', 'gameEnded']);
  });

  it('[D-56, A-33] counts what is drawn without naming it', () => {
    const first = { coins: 30, wonders: ['great-library'] };
    const told = previewOf({ structure: ['altar', 'baths'], first }, 'build great-library with altar');
    expect(told.events).toContainEqual({ type: 'tokensDrawn', seat: 0, count: 3, tokens: null, reveals: true });
    expect(told.next[0]).toEqual({ seat: 0, kind: 'drawToken' });
    const both = { choice: { kind: 'conspirator' }, first: { tokens: ['organized-crime'] } };
    const kept = { type: 'conspiracyKept', seat: 0, conspiracy: null, other: null };
    expect(previewOf(both, 'conspire', AGORA).events.slice(0, 3)).toEqual([
      { type: 'conspiraciesDrawn', seat: 0, count: 2, conspiracies: null, reveals: true },
      kept,
      kept,
    ]);
  });
});

describe('a preview of Agora', () => {
  it('[A-76, A-77] counts what Decrees pay, whoever builds', () => {
    const position = { age: 2, turn: 'second', structure: ['walls', 'school'], second: { coins: 30 } };
    const told = previewOf({ ...position, agora: withDecree('income-red') }, 'build walls', AGORA);
    expect(told.events).toContainEqual({ type: 'coinsGained', seat: 0, count: 2, reason: 'decree' });
    expect(after(told, 0, 'coins')).toBe(9);
  });

  it('[A-87, A-88] offers the cube of a military token, if there is one', () => {
    const structure = ['guard-tower', 'altar'];
    const next = (position: object): unknown => previewOf({ structure, ...position }, 'build guard-tower', AGORA).next;
    expect(next({ pawn: 2 })).toEqual([{ seat: 0, kind: 'placeCube' }]);
    expect(next({ pawn: 2, agora: { chambers: { 1: { first: 6 }, 2: { first: 6 } } } })).toEqual([
      { seat: 1, kind: 'turn' },
    ]);
    expect(next({ pawn: 5 })).toEqual([{ seat: 1, kind: 'turn' }]);
    expect(next({ pawn: 5, agora: { chambers: { 1: { second: 1 } } } })).toEqual([{ seat: 0, kind: 'removeCube' }]);
    expect(next({ pawn: 5, agora: { chambers: { 1: { second: 1 }, 2: { first: 1 } } } })).toEqual([
      { seat: 0, kind: 'removeCube' },
      { seat: 0, kind: 'moveCube' },
    ]);
  });

  it('[A-85, A-89] gives the token to the player on turn, or to the one the pawn moves for', () => {
    const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: 'shield' } };
    const position = { turn: 'second', pawn: -2, choice: { kind: 'conspirator' }, agora };
    const used = (options: object): unknown =>
      previewOf(position, 'place 1', { ...AGORA, ...options }).events.find(({ type }) => type === 'militaryTokenUsed');
    expect(used({})).toEqual({ type: 'militaryTokenUsed', seat: 1, token: 'second-inner' });
    const mirrored = {
      ...position,
      turn: 'first',
      pawn: -2,
      agora: { ...agora, chambers: { 1: { first: 2, second: 1 } } },
    };
    const leaving = { ...mirrored, choice: { kind: 'moveCube' } };
    const lost = (options: object): unknown =>
      previewOf(leaving, 'move 1 to 2', { ...AGORA, ...options }).events.find(
        ({ type }) => type === 'militaryTokenUsed',
      );
    expect(lost({})).toMatchObject({ seat: 0 });
    expect(lost({ militaryToken: 'pawnsFavour' })).toMatchObject({ seat: 1 });
  });

  it('[A-64, A-70] tells which Chambers and Decrees change hands', () => {
    const agora = { chambers: { 1: { first: 1, second: 1 } }, decrees: { 1: 'oratory' } };
    const told = previewOf({ choice: { kind: 'placeCube' }, agora }, 'place 1', AGORA);
    expect(told.agora).toEqual({
      control: [{ chamber: 1, before: null, after: 0 }],
      decrees: [{ name: 'd1', decree: 'oratory', before: null, after: 0 }],
    });
    expect(after(told, 0, 'senateActions')).toBe(2);
    expect(after(told, 0, 'points.senate')).toBe(1);
  });

  it('[A-74] tells whom a moved Decree works for', () => {
    const agora = {
      chambers: { 1: { first: 1 }, 3: { second: 1 } },
      decrees: { 1: 'oratory', 3: 'discard-bonus' },
      first: { conspiracies: { 'insider-influence': 'quarry' } },
    };
    const s = stateOf({ structure: ['altar', 'baths'], agora }, AGORA);
    duel.apply(s, 0, duel.parseMove(s, 'trigger insider-influence') ?? -1);
    const told = duel.preview(s, 0, duel.parseMove(s, 'shift d3 to 1') ?? -1);
    expect(told.agora).toEqual({
      control: [],
      decrees: [{ name: 'd3', decree: 'discard-bonus', before: 1, after: 0 }],
    });
  });

  it('[A-94] tells of the sixth Chamber', () => {
    const chambers = Object.fromEntries([2, 3, 4, 5, 6].map((chamber) => [chamber, { first: 1 }]));
    const told = previewOf({ choice: { kind: 'placeCube' }, agora: { chambers } }, 'place 1', AGORA);
    expect(told.supremacy).toEqual({ ending: 'political', winner: 0 });
  });

  it('[A-45, A-57] counts the coins of a Conspiracy', () => {
    const chambers = { 1: { first: 3 }, 2: { second: 2 } };
    const agora = { chambers, first: { conspiracies: { blackmail: 'quarry', embezzlement: 'press' } } };
    const position = { structure: ['altar', 'baths'], first: { coins: 4 }, second: { coins: 5 }, agora };
    const coins = (move: string): unknown =>
      [0, 1].map((seat) => after(previewOf(position, move, AGORA), seat, 'coins'));
    expect(coins('trigger blackmail')).toEqual([7, 2]);
    expect(coins('trigger embezzlement')).toEqual([7, 3]);
  });
});

describe('a preview of a Decree that nobody knows', () => {
  const choice = { kind: 'conspirator' };
  const structure = ['altar', 'baths'];

  it('[A-7, A-69] ends where the shield would move the pawn, and tells what is certain all the same', () => {
    const told = previewOf({ choice, structure, agora: { decrees: { 2: '?' } } }, 'place 2', AGORA);
    expect(types(told)).toEqual(['cubePlaced', 'controlGained']);
    expect(told.agora?.decrees).toEqual([{ name: 'd2', decree: null, before: null, after: 0 }]);
    expect(after(told, 0, 'points.senate')).toBe(2);
    expect(after(told, null, 'pawn')).toBeUndefined();
    expect(told.next).toEqual([{ seat: 1, kind: 'turn' }]);
  });

  it('[A-86, A-87] does not say who decides next if the shield would bring a token', () => {
    const told = previewOf({ choice, structure, pawn: 2, agora: { decrees: { 2: '?' } } }, 'place 2', AGORA);
    expect(told).toMatchObject({ next: [], nextTurn: 1, outcome: null, supremacy: null });
  });

  it('[A-85] goes on where the shield is known to lie elsewhere', () => {
    const agora = { decrees: { 1: 'shield', 2: '?' } };
    const told = previewOf({ choice, structure, pawn: 2, agora }, 'place 2', AGORA);
    expect(types(told)).toEqual(['cubePlaced', 'controlGained', 'turnStarted']);
    expect(told.next).toEqual([{ seat: 1, kind: 'turn' }]);
  });

  it('[A-95] promises no political supremacy that a shield would forestall', () => {
    const chambers = Object.fromEntries([1, 3, 4, 5, 6].map((chamber) => [chamber, { first: 1 }]));
    const others = ['oratory', 'discard-bonus', 'income-red', 'income-blue', 'income-green'];
    const decrees = { 2: '?', ...Object.fromEntries(others.map((decree, index) => [[1, 3, 4, 5, 6][index], decree])) };
    const position = { choice, structure, agora: { chambers, decrees } };
    const near = previewOf({ ...position, pawn: 8 }, 'place 2', AGORA);
    expect(near).toMatchObject({ supremacy: null, outcome: null });
    expect(previewOf(position, 'place 2', AGORA).supremacy).toEqual({ ending: 'political', winner: 0 });
  });
});

test.each([
  ['the base game', {}, undefined],
  ['Agora', AGORA, political.prefers],
])('all previews of a position of %s take a fraction of 5 ms', (_, options, prefers) => {
  const positions: { s: State; seat: SeatId }[] = [];
  for (let game = 0; game < 4; game++) {
    const rng = fastRng(79, game);
    const s = duel.setup(duel.readOptions(options), rng);
    for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
      const seat = firstSeat(acting);
      positions.push({ s: duel.clone(s), seat });
      duel.apply(s, seat, randomMove(s, seat, rng, prefers));
    }
  }
  // The time of this process alone, and the best of three: the machine may be busy.
  const rounds = [1, 2, 3].map(() => {
    const started = process.cpuUsage();
    for (const { s, seat } of positions) for (const move of movesOf(duel, s, seat)) duel.preview(s, seat, move);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000 / positions.length;
  });
  expect(Math.min(...rounds)).toBeLessThan(5);
});
