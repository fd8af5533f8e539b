import { SPECTATOR } from '@pharos/core';
import { describe, expect, test } from 'vitest';
import { nextStep } from '../src/armada/handMoves.ts';
import type { Cost } from '../src/cost.ts';
import { FLEETS, RESOURCES, type FleetName } from '../src/content/types.ts';
import {
  findChoice,
  ARMADA_OBSTACLES,
  OBSTACLES,
  wonders,
  type ChoiceView,
  type HandCardView,
  type PaidChoiceView,
  type PaymentView,
  type State,
  type WondersView,
} from '../src/index.ts';
import { sideOf } from '../src/state.ts';
import { seaMatch } from './armada/support.ts';
import { eachPly, matchOf, ofType, play } from './support.ts';

/** The actions that are paid for. */
const CONSTRUCTIONS = new Set(['build', 'stage']);

interface Seen {
  readonly view: WondersView;
  readonly before: State;
  /** What was then chosen, if it was staged. */
  readonly made: PaidChoiceView | null;
}

/** Shipyards whose green ships cost nothing: islands are found early, and their powers are used. */
const EXPLORERS = Array.from({ length: 5 }, (_, index) => {
  const steps = (cost: object): object[] => Array.from({ length: 6 }, () => cost);
  const [red, yellow, blue] = [{ wood: 1, glass: 1 }, { clay: 2 }, { stone: 1, ore: 1 }].map(steps);
  return { id: `yard-${index}`, linked: 'green', steps: { red, yellow, blue, green: steps({}) } };
});

/** Views of random games of every kind, with many ships. */
function lookAround(): Seen[] {
  const packs = ['base', 'armada'];
  const atSea = (move: string): boolean => /ship|advance|keep|stage|stay/.test(move);
  const forCheaperShips = (move: string): boolean => /green|keep (lost-island|ancient-oasis)/.test(move);
  const builds = (move: string): boolean => /build|stage/.test(move);
  const powers = ['olympia/A', 'halikarnassos/B', 'babylon/B'];
  const courses = [
    { options: { edition: 1, players: 3, boards: powers }, prefers: builds },
    { options: { edition: 2, players: 5 }, prefers: builds },
    { options: { edition: 1, players: 2 }, prefers: builds },
    { options: { packs, edition: 1, players: 3, boards: powers, rulings: ['compulsoryMoves'] }, prefers: atSea },
    { options: { packs, edition: 2, players: 5, shipyards: EXPLORERS }, prefers: forCheaperShips },
    { options: { packs, edition: 2, players: 4, teams: true, shipyards: EXPLORERS }, prefers: forCheaperShips },
    { options: { packs, edition: 2, players: 3, boards: ['siracusa', 'olympia', 'halikarnassos'] }, prefers: atSea },
  ];
  const seen: Seen[] = [];
  let plies = 0;
  for (const [series, course] of courses.entries()) {
    eachPly(
      5,
      ({ before, seat, events }) => {
        if (plies++ % 2 !== 0) return;
        const [made] = ofType(events, 'choiceMade');
        seen.push({ view: wonders.view(before, seat), before, made: made?.choice ?? null });
      },
      { ...course, series: 70 + series },
    );
  }
  return seen;
}

const seen = lookAround();

function actionsOf({ build, stage, naval }: HandCardView): readonly { readonly options: readonly PaymentView[] }[] {
  const stages = (naval?.stages ?? []).flatMap((one) => [one.plain, ...one.naval]);
  return [build, stage, ...(naval?.build ? [naval.build] : []), ...stages];
}

test('what a hand offers and what can be chosen are the same, and each construction has its payment', () => {
  let paid = 0;
  for (const { view } of seen) {
    const choices = view.decision?.choices ?? [];
    const ofHand = choices.filter(({ action }) => CONSTRUCTIONS.has(action) || action === 'discard');
    const offered = (view.hand ?? []).flatMap((card) => [
      card.discard,
      card.naval?.discard ?? null,
      ...actionsOf(card).flatMap(({ options }) => options.map(({ move }) => move)),
    ]);
    const texts = [...new Set(offered.filter((move) => move !== null))];
    expect(texts.toSorted()).toEqual(ofHand.map(({ move }) => move).toSorted());
    for (const choice of choices) {
      const whole = findChoice(view, choice.move);
      expect(whole).toMatchObject(choice);
      expect(whole?.payment === null).toBe(!CONSTRUCTIONS.has(choice.action));
      if (whole?.payment) paid++;
    }
    expect(findChoice(view, 'build nothing')).toBeNull();
  }
  expect(paid).toBeGreaterThan(2000);
});

/** The printed cost of what a choice builds, as units by resource, together with the step of its ship. */
function printedUnits(
  s: State,
  { city, stage, fleet, subject }: ChoiceView,
  { discounts = [] }: PaymentView,
): number[] {
  const kinds = discounts.map(({ kind }) => kind);
  const isGift = kinds.some((kind) => !['trade', 'freeShip', 'cheaperStep'].includes(kind));
  const side = sideOf(s, s.cities[city]);
  const card = s.catalog.cards.find(({ id }) => id === subject);
  const costs: Cost[] = [];
  if (stage !== undefined) costs.push(side.stages[side.order.indexOf(stage - 1)].cost);
  else if (!isGift && card !== undefined) costs.push(card.cost);
  if (fleet !== undefined && s.parts.armada !== undefined && !kinds.includes('freeShip'))
    costs.push(nextStep(s.parts.armada, city, FLEETS.indexOf(fleet)));
  return RESOURCES.map((_, resource) => costs.reduce((sum, { units }) => sum + units[resource], 0));
}

test('[W-30, W-40, W-50, AR-31, AR-148, AR-163] a payment accounts for every unit and every coin', () => {
  const met = new Set<string>();
  for (const { view, before: s } of seen) {
    for (const choice of view.decision?.choices ?? []) {
      const payment = findChoice(view, choice.move)?.payment;
      if (!payment) continue;
      const { own = [], purchases, far = [], discounts = [], bank, total } = payment;
      const units = RESOURCES.map(() => 0);
      for (const { resource, count } of [...own, ...purchases, ...far]) units[RESOURCES.indexOf(resource)] += count;
      for (const { kind, resource } of discounts) {
        met.add(kind);
        if (resource !== undefined) units[RESOURCES.indexOf(resource)]++;
      }
      expect(units, choice.move).toEqual(printedUnits(s, choice, payment));
      const bought = [...purchases, ...far].reduce((sum, { count, each }) => sum + count * each, 0);
      expect(bank + bought).toBe(total);
      const saved = discounts.reduce((sum, { coins = 0 }) => sum + coins, 0);
      expect(saved).toBe(purchases.reduce((sum, { count, each }) => sum + count * (2 - each), 0));
      const pieces = [...view.cities[choice.city].cards, view.cities[choice.city].board];
      pieces.push(...(view.armada?.harbours[choice.city].islands ?? []));
      for (const { from } of [...own, ...discounts]) expect(pieces).toContain(from);
    }
  }
  for (const kind of ['chain', 'oncePerAge', 'trade', 'cheaperStep']) expect([...met]).toContain(kind);
});

test('what is too dear says how many coins are missing', () => {
  let missed = 0;
  for (const { view, before: s } of seen) {
    const isFreeCity = view.decision?.kind === 'freeCity' && view.decision.choices !== null;
    const { coins } = s.cities[isFreeCity ? 2 : (view.viewer ?? 0)];
    for (const { options } of (view.hand ?? []).flatMap(actionsOf)) {
      for (const { total, affordable, missing, move } of options) {
        expect(missing ?? 0).toBe(Math.max(0, total - coins));
        expect(affordable).toBe(missing === undefined);
        if (missing !== undefined) {
          missed++;
          expect(move).toBeNull();
        }
      }
    }
  }
  expect(missed).toBeGreaterThan(300);
});

test('[W-11] what is chosen is told to who chose it as a record, at once and as long as it is staged', () => {
  let staged = 0;
  for (const { view, before, made } of seen) {
    if (made === null) continue;
    staged++;
    expect(made).toEqual(findChoice(view, made.move));
    const after = wonders.clone(before);
    const move = wonders.parseMove(before, made.move);
    if (move === null || view.viewer === null || made.city !== view.viewer) continue;
    wonders.apply(after, view.viewer, move);
    const next = wonders.view(after, view.viewer);
    if (next.decision?.chosen.includes(view.viewer)) expect(next.staged).toEqual(made);
    expect(wonders.view(after, SPECTATOR).staged).toBeNull();
  }
  expect(staged).toBeGreaterThan(500);
});

test('every obstacle has a name of the list, and what has none can be done', () => {
  const met = new Set<string>();
  for (const {
    view: { hand, decision },
  } of seen) {
    for (const { build, stage, discard, discardObstacle, naval } of hand ?? []) {
      for (const { obstacle, options } of [build, stage]) {
        if (obstacle !== null) met.add(obstacle);
        expect(obstacle === null).toBe(options.some(({ move }) => move !== null));
      }
      expect(discard === null).toBe(discardObstacle !== undefined);
      if (discardObstacle !== undefined) met.add(discardObstacle);
      if (naval === undefined) continue;
      expect(naval.build === null).toBe(naval.buildObstacle !== undefined);
      expect(naval.discard === null).toBe(naval.discardObstacle !== undefined);
      for (const offer of naval.stages) expect(offer.naval.length === 0).toBe(offer.navalObstacle !== undefined);
      if (naval.buildObstacle !== undefined) met.add(naval.buildObstacle);
    }
    for (const { obstacle } of decision?.obstacles ?? []) met.add(obstacle);
    if (decision?.naval !== 'moveShips' || decision.choices === null) continue;
    const ships = [...decision.choices, ...(decision.obstacles ?? [])].filter(({ action }) => action === 'advance');
    expect(ships.map(({ subject }) => subject as FleetName).toSorted()).toEqual([...FLEETS].toSorted());
  }
  expect([...met].toSorted()).toEqual([...OBSTACLES, ...ARMADA_OBSTACLES].toSorted());
});

/** The payments for a card of the first hand, or for the stage with it. */
function optionsFor(view: WondersView, card: string, use: 'build' | 'stage' = 'build'): readonly PaymentView[] {
  return view.hand?.find((one) => one.card === card)?.[use].options ?? [];
}

describe('a payment names what it uses', () => {
  test('[W-50] the card a chain starts from', () => {
    const match = matchOf({ age: 2, cities: [{ cards: ['baths'] }], hands: [['aqueduct']] }, { edition: 1 });
    const [{ free, discounts }] = optionsFor(match.view(0), 'aqueduct');
    expect(free).toBe('chain');
    expect(discounts).toEqual([{ kind: 'chain', from: 'baths' }]);
  });

  test('[W-99] the stage that lets a card be built for nothing', () => {
    const city = { board: 'olympia', side: 'A', stages: 2 };
    const match = matchOf({ age: 2, turn: 2, cities: [city], hands: [['aqueduct']] }, { edition: 1 });
    const power = optionsFor(match.view(0), 'aqueduct').find(({ free }) => free === 'oncePerAge');
    expect(power?.discounts).toEqual([{ kind: 'oncePerAge', from: 'olympia', stage: 2 }]);
  });

  test('[W-32, W-48] the sources at home, and the trading post with what it saves', () => {
    const cities = [
      { board: 'gizah', side: 'A', cards: ['west-trading-post', 'stone-pit'] },
      { board: 'rhodos', side: 'A', cards: ['quarry'] },
      { board: 'ephesos', side: 'A' },
    ];
    const match = matchOf({ age: 2, turn: 2, cities, hands: [['walls']] }, { edition: 1 });
    const [walls] = optionsFor(match.view(0), 'walls');
    expect(walls).toMatchObject({ left: 1, right: 0, total: 1 });
    expect(walls.discounts).toEqual([{ kind: 'trade', from: 'west-trading-post', coins: 1 }]);
    expect(walls.own).toEqual([
      { resource: 'stone', count: 1, from: 'gizah' },
      { resource: 'stone', count: 1, from: 'stone-pit' },
    ]);
  });

  test('[W-34] either/or sources, each for what no other one can give', () => {
    const cities = [{ board: 'ephesos', side: 'A', cards: ['clay-pit', 'timber-yard', 'forest-cave', 'foundry'] }];
    const match = matchOf({ age: 2, turn: 2, cities, hands: [['archery-range']] }, { edition: 1, players: 5 });
    expect(optionsFor(match.view(0), 'archery-range')[0].own).toEqual([
      { resource: 'ore', count: 1, from: 'foundry' },
      { resource: 'wood', count: 1, from: 'timber-yard' },
      { resource: 'wood', count: 1, from: 'forest-cave' },
    ]);
  });
});

test('[AR-157, AR-163] a payment names the islands that make a ship cheaper', () => {
  const city = { board: 'gizah', side: 'A', coins: 20, cards: ['stone-pit'], ships: {}, shipyard: 'shipyard-a' };
  const stageWith = (islands: readonly string[]) =>
    seaMatch({ age: 2, turn: 2, cities: [{ ...city, islands }], hands: [['walls']] })
      .view(0)
      .hand?.find(({ card }) => card === 'walls')?.naval?.stages[0].naval ?? [];
  const free = stageWith(['lost-island']);
  expect(free.map(({ fleet }) => fleet)).toEqual(['red', 'yellow', 'blue', 'green']);
  for (const { options } of free) expect(options[0].discounts).toEqual([{ from: 'lost-island', kind: 'freeShip' }]);
  const [{ price, options }] = stageWith(['ancient-oasis']);
  const [resource] = Object.keys(price.resources);
  expect(options[0].discounts).toEqual([{ from: 'ancient-oasis', kind: 'cheaperStep', resource }]);
});

test('[W-114] the Free City sells nothing while it can build, and what is free by a chain serves no stage', () => {
  const cities = [
    { board: 'gizah' },
    { board: 'rhodos' },
    { board: 'olympia', side: 'A', coins: 9, cards: ['scriptorium', 'lumber-yard'] },
  ];
  const hands = [['walls'], ['forum', 'library', 'brickyard']];
  const match = matchOf({ age: 2, cities, hands }, { edition: 1, players: 2 });
  play(match, 'discard walls', 'discard forum');
  const { hand, decision } = match.view(1);
  const closed = { discard: null, discardObstacle: 'mustBuild', stage: { obstacle: 'mustBuild' } };
  expect(hand?.find(({ card }) => card === 'library')).toMatchObject(closed);
  expect(decision?.choices?.every(({ city }) => city === 2)).toBe(true);
});

test('[W-22, W-94] a card of the pile that stands in the city already is shown with the reason', () => {
  const cities = [
    { board: 'halikarnassos', side: 'B', cards: ['loom-2', 'foundry'] },
    { board: 'gizah', cards: ['stone-pit'] },
    { board: 'rhodos' },
  ];
  const hands = [['school'], ['vineyard'], ['walls']];
  const match = matchOf({ age: 2, turn: 2, discard: ['altar', 'loom-1'], hands, cities }, { edition: 1 });
  play(match, 'stage with school', 'discard vineyard', 'discard walls');
  expect(match.view(0).decision?.obstacles).toEqual([
    { action: 'revive', subject: 'loom-1', obstacle: 'alreadyBuilt' },
  ]);
  expect(match.view(1).decision?.obstacles).toBeUndefined();
});

test('[AR-96] who may stay out is told what everybody gets either way, with the rulings of the table', () => {
  const match = seaMatch({
    turn: 7,
    cities: [{ islands: ['forgotten-oasis'], ships: { red: 1 } }, { ships: { red: 2 } }, { ships: { red: 4 } }],
  });
  for (let seat = 0; seat < 3; seat++) match.play(seat, match.legalMoves(seat).at(-1) ?? '');
  while (match.view(0).decision?.naval !== 'navalConflict') play(match, 'decline');
  const { tokens } = match.view(0).decision ?? {};
  expect(tokens).toEqual({ takePart: [-1, 1, 3], stayOut: [0, -1, 3] });
  expect(match.view(1).decision?.tokens).toBeUndefined();
});

test('[AR-48, AR-50, AR-51, AR-57, AR-75, AR-165] a view tells what a step of each own ship would bring', () => {
  const match = seaMatch({
    cities: [{ islands: ['wondrous-oasis'], ships: { red: 6, yellow: 1, blue: 2, green: 1 } }],
  });
  const steps = match.view(0).armada?.steps ?? [];
  expect(steps.map(({ fleet }) => fleet)).toEqual(['yellow', 'blue', 'green']);
  expect(match.view(SPECTATOR).armada?.steps).toBeNull();
  const nothing = { strength: 0, level: 0, points: 0, tax: 0, islands: null };
  expect(steps).toEqual([
    { ...nothing, fleet: 'yellow', space: 2, coins: 1 + 2, tax: 1 },
    { ...nothing, fleet: 'blue', space: 3, coins: 1, points: 1 },
    { ...nothing, fleet: 'green', space: 2, coins: 1, islands: { level: 1, count: 4 } },
  ]);
});
