import { expect, test } from 'vitest';
import { NEIGHBOURS, OWN, type Effect, type Piece } from '../../src/catalog.ts';
import { EFFECT } from '../../src/effects/effects.ts';
import { catalogOf } from '../../src/game.ts';
import { ABILITIES, COLOURS } from '../../src/content/types.ts';
import { wonders } from '../../src/index.ts';
import { resourceSets } from '../../src/supply.ts';
import { readTable } from '../support.ts';

const LETTERS = 'WSOCGPT';
const DISCOUNTS = ['raw-left', 'raw-right', 'manufactured-left', 'manufactured-right'];

/** What the yellow and purple cards do, written down a second time. */
const CARDS = readTable(
  ['card', 'editions', 'effect'],
  `
card                 editions  effect
tavern               1,2       5-coins
east-trading-post    1,2       raw-right
west-trading-post    1,2       raw-left
marketplace          1,2       manufactured-left+manufactured-right
forum                1,2       G/P/T
caravansery          1,2       W/S/O/C
vineyard             1,2       1-coin-by-brown-all
bazar                1,2       2-coin-by-grey-all
haven                1,2       1-coin-by-brown-own,1-point-by-brown-own
lighthouse           1,2       1-coin-by-yellow-own,1-point-by-yellow-own
chamber-of-commerce  1,2       2-coin-by-grey-own,2-point-by-grey-own
arena                1,2       3-coin-by-stage-own,1-point-by-stage-own
ludus                2         3-coin-by-red-own,1-point-by-red-own
workers-guild        1,2       1-point-by-brown-neighbours
craftsmens-guild     1,2       2-point-by-grey-neighbours
traders-guild        1,2       1-point-by-yellow-neighbours
philosophers-guild   1,2       1-point-by-green-neighbours
spies-guild          1,2       1-point-by-red-neighbours
magistrates-guild    1,2       1-point-by-blue-neighbours
shipowners-guild     1,2       1-point-by-brown+grey+purple-own
scientists-guild     1,2       any-symbol
builders-guild       1,2       1-point-by-stage-all
strategists-guild    1         1-point-by-defeat-neighbours
decorators-guild     2         7-if-complete
`,
);

/** What the stages do beside their points in each edition, from left to right; a dot for nothing. */
const STAGES = readTable(
  ['sides', 'first', 'second'],
  `
sides                  first                                second
rhodos/A/day           .|2-shields|.                        .|2-shields|.
rhodos/B/night         1-shields,3-coins|1-shields,4-coins  1-shields,3-coins|1-shields,4-coins
alexandria/A/day       .|W/S/O/C|.                          .|W/S/O/C|.
alexandria/B/night     W/S/O/C|G/P/T|.                      W/S/O/C|G/P/T|.
ephesos/A/day          .|9-coins|.                          .|9-coins|.
ephesos/B/night        4-coins|4-coins|4-coins              4-coins|4-coins|4-coins
babylon/A/day          .|any-symbol|.                       .|any-symbol|.
babylon/B/night        .|seventhCard|any-symbol             seventhCard|any-symbol
olympia/A/day          .|freeOncePerAge|.                   .|freeFirstOfColour|.
olympia/B/night        raw-left+raw-right|.|copyGuild       freeFirstCard|freeLastCard|.
halikarnassos/A/day    .|revive|.                           .|revive|.
halikarnassos/B/night  revive|revive|revive                 revive|revive|revive
gizah/A/day            .|.|.                                .|.|.
gizah/B/night          .|.|.|.                              .|.|.|.
`,
);

function namesIn(set: number, names: readonly string[]): string {
  return names.filter((_, index) => (set & (1 << index)) !== 0).join('+');
}

/** Effects are called by what they count: `coinsPerStage`, `pointsPerCard`. */
function counted({ type, subject, count, where }: Effect): string {
  if (type === 'pointsIfComplete') return `${count}-if-complete`;
  const [, what, thing] = /^(coin|point)sPer(\w+)$/.exec(type) ?? [];
  const things = thing === 'Card' ? namesIn(subject, COLOURS) : thing?.toLowerCase();
  const whose = where === OWN ? 'own' : where === NEIGHBOURS ? 'neighbours' : 'all';
  return `${count}-${what}-by-${things}-${whose}`;
}

function standing({ kind, subject, count }: Effect): string {
  switch (kind) {
    case EFFECT.produceOne:
      return resourceSets[subject].map((resource) => LETTERS[resource]).join('/');
    case EFFECT.discount:
      return namesIn(subject, DISCOUNTS);
    case EFFECT.shields:
      return `${count}-shields`;
    case EFFECT.scienceAny:
      return 'any-symbol';
    case EFFECT.ability:
      return namesIn(subject, ABILITIES);
    default:
      return `unexpected ${kind}`;
  }
}

function effectText(piece: Piece): string {
  const parts = [
    ...piece.standing.map(standing),
    ...(piece.coins > 0 ? [`${piece.coins}-coins`] : []),
    ...piece.choices.map(({ type }) => type),
    ...[...piece.income, ...piece.scoring].map(counted),
  ];
  return parts.join(',') || '.';
}

test.each([1, 2])(
  '[W-35, W-36, W-37, W-48, W-78, W-81, W-82, W-83, W-84, W-86, W-87, W-88, W-89] yellow and purple cards of edition %i do what is printed',
  (edition) => {
    const found = catalogOf(wonders.withNewestPacks(wonders.readOptions({ edition })))
      .cards.filter((card) => ['yellow', 'purple'].includes(COLOURS[card.colour]))
      .map((card) => `${card.id} ${effectText(card)}`);
    const wanted = CARDS.filter(({ editions }) => editions.split(',').includes(String(edition)));
    expect(found.sort()).toEqual(wanted.map(({ card, effect }) => `${card} ${effect}`).sort());
  },
);

test.each([1, 2])('[W-35, W-90, W-105] stages of edition %i do what is printed', (edition) => {
  const found = catalogOf({ packs: ['base'], edition }).boards.flatMap((board) =>
    board.sides.map((side) => `${board.id}/${side.id} ${side.stages.map(effectText).join('|')}`),
  );
  const wanted = STAGES.map(({ sides, first, second }) => {
    const [board, ...names] = sides.split('/');
    return `${board}/${names[edition - 1]} ${edition === 1 ? first : second}`;
  });
  expect(found).toEqual(wanted);
});
