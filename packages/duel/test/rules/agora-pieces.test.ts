import { SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { catalogOf } from '../../src/game.ts';
import { duel } from '../../src/index.ts';
import { AGORA, matchOf, ofType, play, publicView, stateOf } from '../support.ts';
import { AGORA_STRUCTURES, CONSPIRACIES, DECREES, SENATORS, unitsIn } from '../transcription.ts';

const catalog = catalogOf(AGORA.packs, { base: 1, agora: 1 });

test('[A-3, A-7, A-8, A-11] 13 Senators, 16 Decrees, 16 Conspiracies, 14 Wonders and 12 Progress tokens', () => {
  expect(catalog.decks.map((deck) => deck.length)).toEqual([23, 23, 20, 7, 13]);
  expect(catalog.pieces.decrees.map(({ id }) => id).sort()).toEqual(DECREES.map(({ decree }) => decree).sort());
  expect(catalog.pieces.conspiracies.map(({ id }) => id).sort()).toEqual(
    CONSPIRACIES.map((row) => row.conspiracy).sort(),
  );
  expect(catalog.wonders.map(({ id }) => id)).toEqual(expect.arrayContaining(['curia-iulia', 'knossos']));
  expect(catalog.wonders).toHaveLength(14);
  expect(catalog.tokens.map(({ id }) => id)).toEqual(expect.arrayContaining(['corruption', 'organized-crime']));
  expect(catalog.tokens).toHaveLength(12);
});

test.each(SENATORS)('[A-20, A-24, A-28] $senator: how many there are and what they do', (row) => {
  const names = Array.from({ length: Number(row.copies) }, (_, copy) => `${row.senator}-${copy + 1}`);
  const ids = catalog.cards.map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith(`${row.senator}-`))).toEqual(names);
  for (const name of names) {
    const match = matchOf({ age: 3, structure: [name, 'arena'] }, AGORA);
    play(match, `recruit ${name}`);
    const decision = publicView(match).decision;
    expect(decision?.kind).toBe(row.kind === 'politician' ? 'senateActions' : 'conspirator');
    expect(decision?.agora?.section ?? '').toBe(row.section);
  }
});

/** The opponent has the chain symbol of the Temple; the first player controls the Decree in Chamber 1. */
function underDecree(decree: string, turn = 'first'): ReturnType<typeof matchOf> {
  const structure = ['walls', 'school', 'forum', 'temple', 'statue', 'conspirator-1', 'brewery'];
  const first = { coins: 40, wonders: ['knossos'] };
  const second = { coins: 40, city: ['altar'], wonders: ['pyramids'] };
  const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: decree } };
  return matchOf({ age: 2, turn, structure, first, second, agora }, AGORA);
}

const BUILDS = [
  ['blue', 'build statue'],
  ['green', 'build school'],
  ['yellow', 'build forum'],
  ['red', 'build walls'],
  ['wonder', 'build pyramids with walls'],
];

test.each(DECREES)('[A-76, A-77, A-78, A-79, A-80, A-81, A-82, A-83, A-84, A-85] $decree', (row) => {
  const { players, structure, agora } = publicView(underDecree(row.decree));
  const cost = (card: string): number | undefined => structure.find((slot) => slot.card === card)?.payments?.[0].coins;
  expect(players[0].prices).toMatchObject({ wood: Number(row.raw), clay: Number(row.raw), stone: Number(row.raw) });
  expect(players[0].prices).toMatchObject({ glass: Number(row.made), papyrus: Number(row.made) });
  expect(players[1].prices).toEqual({ wood: 2, clay: 2, stone: 2, glass: 2, papyrus: 2 });
  expect(['walls', 'school', 'forum', 'temple'].map(cost)).toEqual(
    [row.red, row.green, row.yellow, row.blue].map(Number),
  );
  expect(players[0].wonders[0].payment?.coins).toBe(Number(row.wonder));
  expect(agora?.players.map(({ senateActions }) => senateActions)).toEqual([Number(row.actions), 1]);
  const [sale] = ofType(play(underDecree(row.decree), 'discard walls'), 'coinsGained');
  expect(sale.count).toBe(Number(row.sale));
  const paid = BUILDS.filter(([, move]) => {
    const gains = ofType(play(underDecree(row.decree, 'second'), move), 'coinsGained');
    return gains.some(({ seat, count, reason }) => seat === 0 && count === 2 && reason === 'decree');
  });
  expect(paid.map(([what]) => what).join()).toBe(row.pays);
  const again = play(underDecree(row.decree), 'recruit conspirator-1', 'place 1');
  expect(ofType(again, 'turnStarted')[0].extra).toBe(row.again === 'yes');
  const gaining = matchOf({ structure: ['conspirator-1', 'altar'], agora: { decrees: { 1: row.decree } } }, AGORA);
  play(gaining, 'recruit conspirator-1', 'place 1');
  expect(publicView(gaining).pawn).toBe(Number(row.pawn));
});

test.each(CONSPIRACIES)(
  '[A-44, A-45, A-46, A-47, A-49, A-50, A-51, A-52, A-54, A-55, A-56, A-57, A-58, A-59, A-61, A-62] $conspiracy',
  (row) => {
    const first = { coins: 20, city: ['theater'] };
    const city = ['statue', 'tavern', 'quarry'];
    const second = { coins: 12, city, wonders: ['pyramids'], built: ['sphinx'], tokens: ['law'] };
    const structure = { r1c6: 'arena', r1c8: 'port', r4c3: 'obelisk', r4c11: 'study' };
    const chambers = { 1: { first: 2 }, 5: { second: 3 } };
    const agora = {
      chambers,
      decrees: { 1: 'oratory', 2: '?' },
      first: { conspiracies: { [row.conspiracy]: 'press' } },
    };
    const match = matchOf({ age: 3, structure, first, second, agora }, AGORA);
    play(match, `trigger ${row.conspiracy}`);
    const { players, pawn } = publicView(match);
    expect(players.map(({ coins }) => coins)).toEqual([20 + Number(row.mine), 12 + Number(row.theirs)]);
    expect(pawn).toBe(Number(row.pawn));
    const choices: string[] = [];
    for (let kind = nextChoice(); kind !== 'turn'; kind = nextChoice()) {
      choices.push(kind);
      play(match, match.legalMoves(0)[0]);
    }
    expect(choices.join('+')).toBe(row.choices);

    function nextChoice(): string {
      return publicView(match).decision?.kind ?? 'turn';
    }
  },
);

test.each([
  ['curia-iulia', 'WCSGP', 0],
  ['knossos', 'WCSGG', 3],
])('[A-92, A-93] %s costs %s and is worth %i points', (wonder, cost, points) => {
  const match = matchOf({ structure: ['altar', 'baths'], first: { coins: 20, wonders: [wonder] } }, AGORA);
  const buys = publicView(match).players[0].wonders[0].payment?.buys.map(({ resource, count }) => [resource, count]);
  const wanted = Object.entries(unitsIn(cost)).filter(([, count]) => count > 0);
  expect(buys).toEqual(wanted);
  play(match, `build ${wonder} with altar`);
  expect(publicView(match).players[0].score.wonders).toBe(points);
});

test.each([
  ['corruption', 0],
  ['organized-crime', 0],
])('[A-11] %s scores %i points', (token, points) => {
  const { players } = publicView(matchOf({ first: { coins: 0, tokens: [token] } }, AGORA));
  expect(players[0].score.total).toBe(points);
});

test.each([1, 2, 3])('[A-4] the structure of Age %i: rows, faces, and the near row accessible', (age) => {
  const picture = AGORA_STRUCTURES[age - 1].slice(1).split('\n');
  const cards = picture.flatMap((line, row) =>
    Array.from(line, (mark, column) => ({ mark, row: row + 1, column: column + 1 })).filter(({ mark }) => mark !== ' '),
  );
  const { structure } = duel.view(stateOf({ age }, AGORA), SPECTATOR);
  expect(structure).toHaveLength([25, 25, 23][age - 1]);
  expect(structure.map(({ row, column, card }) => ({ mark: card === null ? 'x' : 'O', row, column }))).toEqual(cards);
  for (const { row, accessible } of structure) expect(accessible).toBe(row === picture.length);
});

test.each([1, 2, 3])('[A-4, D-15] in Age %i a card lies under those half a card to the left and right', (age) => {
  const { slots } = catalog.layouts[age - 1];
  for (const { row, column, coveredBy } of slots) {
    const above = slots.flatMap((other, index) =>
      other.row === row + 1 && Math.abs(other.column - column) === 1 ? [index] : [],
    );
    expect(coveredBy).toBe(above.reduce((set, index) => set | (1 << index), 0));
  }
});
