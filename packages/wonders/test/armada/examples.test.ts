import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileCost, sumOf } from '../../src/cost.ts';
import { navalTokens } from '../../src/armada/conflicts.ts';
import { piratesFor, taxFor } from '../../src/armada/losses.ts';
import { LEFT_2, RIGHT_2 } from '../../src/armada/naval.ts';
import { twoAway } from '../../src/armada/raids.ts';
import { moveShip, navalStrength } from '../../src/armada/ships.ts';
import { RESOURCES } from '../../src/content/types.ts';
import { sciencePoints } from '../../src/index.ts';
import { settling } from '../../src/armada/settling.ts';
import { SETTLE } from '../../src/armada/tasks.ts';
import { task } from '../../src/tasks.ts';
import { ofType } from '../support.ts';
import { seaMatch, seaState, turn } from './support.ts';

/* eslint-disable @typescript-eslint/no-explicit-any */
interface Example {
  readonly id: string;
  readonly edition: string;
  readonly op: string;
  readonly input: any;
  readonly output: any;
}

const examples = JSON.parse(readFileSync(join(import.meta.dirname, 'examples.json'), 'utf8')) as Example[];
const of = (op: string): [string, Example][] =>
  examples.filter((example) => example.op === op).map((example) => [example.id, example]);
const editions = (edition: string): number[] => (edition === 'both' ? [1, 2] : [Number(edition)]);

const navalConflicts = of('navalConflict');
const taxes = of('yellowTurn');
const pirates = of('pirates');
const costs = of('combinedCost');
const strengths = of('navalStrength');
const blueSpaces = of('blueTrack');
const explorations = of('explore');
const targets = of('incursionTarget');
const guildScores = of('guildPoints');
const squares = of('scienceIdentical');
const teamConflicts = of('teamLand');
const landConflicts = of('landPairs');

const GUILDS: Readonly<Record<string, string>> = { green: 'philosophers-guild', yellow: 'traders-guild' };
const CARDS: Readonly<Record<string, readonly string[]>> = {
  green: ['apothecary', 'workshop', 'scriptorium', 'dispensary', 'laboratory', 'library', 'school'],
  yellow: ['marketplace', 'east-trading-post', 'west-trading-post', 'forum'],
};

describe('worked examples', () => {
  test.each(navalConflicts)(
    '[AR-86, AR-87, AR-88, AR-89, AR-91, AR-92, AR-93, AR-94, AR-95, AR-97, AR-99, AR-209] %s',
    (_, { input, output }) => {
      const names = Object.keys(input.strengths);
      const strengths = names.map((name) => (input.abstain.includes(name) ? null : (input.strengths[name] as number)));
      const tokens = navalTokens(strengths, Number(input.edition), input.age);
      expect(Object.fromEntries(names.map((name, city) => [name, tokens[city] === 0 ? null : tokens[city]]))).toEqual(
        output,
      );
    },
  );

  test.each(taxes)(
    '[AR-51, AR-56, AR-57, AR-58, AR-59, AR-60, AR-61, AR-62, AR-66] %s',
    (_, { edition, input, output }) => {
      for (const each of editions(edition)) {
        const names = Object.keys(input.devs);
        const s = seaState({}, { edition: each, players: Math.max(3, names.length) });
        const gained: Record<string, number> = {};
        for (const [city, name] of names.entries()) {
          const reached: number[] = input.arrived[name] ?? [];
          s.armada.harbours[city].ships[1] = reached.length > 0 ? reached[0] - 1 : input.devs[name];
          const before = s.cities[city].coins;
          for (const _space of reached) moveShip(s, s.armada, city, 1, 'free');
          const coins = s.cities[city].coins - before + s.armada.harbours[city].due;
          if (coins > 0) gained[name] = coins;
        }
        const tax = Math.max(...s.armada.harbours.map(({ levy }) => levy));
        const losses = names.map((name, city) => [name, taxFor(s.armada, s.armada.harbours[city], tax)]);
        expect({ coins: gained, tax, losses: Object.fromEntries(losses) }).toEqual(output);
      }
    },
  );

  test.each(pirates)('[AR-68, AR-69] %s', (_, { input, output }) => {
    const s = seaState({});
    for (const [city, name] of Object.keys(output).entries()) {
      s.armada.harbours[city].ships[1] = input.devs[name];
      expect(piratesFor(s.armada, s.armada.harbours[city], 1)).toBe(output[name]);
    }
  });

  test.each(costs)('[AR-28, AR-30, AR-31] %s', (_, { input, output }) => {
    const sum = sumOf(compileCost(input.build), compileCost(input.naval));
    expect(sum.units).toEqual(RESOURCES.map((resource) => output[resource] ?? 0));
  });

  test.each(strengths)('[AR-48, AR-49] %s', (_, { input, output }) => {
    const s = seaState({ cities: [{ ships: { red: input.redDev, yellow: input.yellowDev, blue: input.blueDev } }] });
    s.armada.harbours[0].shields += input.other;
    expect(navalStrength(s.armada, s.armada.harbours[0])).toBe(output);
  });

  test.each(blueSpaces)('[AR-53, AR-54] %s', (_, { input, output }) => {
    const match = seaMatch({ cities: [{ ships: { blue: input.dev } }] });
    const { points, strength } = match.view(0).armada?.harbours[0] ?? {};
    expect([points?.ship, strength]).toEqual([output.victoryPoints, output.navalShields]);
  });

  test.each(explorations)('[AR-75, AR-76, AR-77] %s', (_, { input, output }) => {
    const s = seaState({}, { players: Math.max(3, input.explorers as number) });
    for (let city = 0; city < input.explorers; city++) s.armada.harbours[city].explores = 1;
    settling.perform(s, task(SETTLE));
    const dealt = s.armada.harbours.map(({ drawn }) => drawn.length).slice(0, input.explorers as number);
    expect(dealt).toEqual(dealt.map(() => output.each));
    expect(s.armada.decks[0]).toHaveLength(output.undealt);
  });

  test.each(targets)('[AR-101, AR-111, AR-198] %s', (_, { input, output }) => {
    const { seats, attacker, card } = input as { seats: string[]; attacker: string; card: string };
    const s = seaState({}, { players: seats.length });
    // The books list seats from left to right, we number them clockwise: to the left.
    const seatOf = (name: string): number => (seats.length - seats.indexOf(name)) % seats.length;
    const direction = card === 'ballista' ? LEFT_2 : RIGHT_2;
    expect(twoAway(s, seatOf(attacker), direction)).toBe(seatOf(output as string));
  });

  test.each(landConflicts)(
    '[AR-102, AR-104, AR-106, AR-107, AR-108, AR-109, AR-210, AR-211, AR-212, AR-213] %s',
    (_, { input, output }) => {
      const seats = input.seats as string[];
      const seatOf = (name: string): number => (seats.length - seats.indexOf(name)) % seats.length;
      const diplomats = (input.diplomacy as string[]).map(seatOf);
      const options = { players: seats.length, ...(diplomats.length > 0 && { packs: ['base', 'armada', 'cities'] }) };
      const s = seaState({}, options);
      const cities = seats.map((_name, seat) => (diplomats.includes(seat) ? { diplomacy: 1 } : {}));
      const incursions = input.incursions.map(({ attacker, card }: { attacker: string; card: string }) => {
        const seat = seatOf(attacker);
        return [seat, twoAway(s, seat, card === 'ballista' ? LEFT_2 : RIGHT_2)];
      });
      const match = seaMatch({ turn: s.turns, incursions, cities }, options);
      const events = turn(match);
      const pairs = [
        ...ofType(events, 'conflictResolved').map(({ city, left }) => [city, left]),
        ...ofType(events, 'incursionResolved').map(({ city, target }) => [city, target]),
      ];
      for (const [name, count] of Object.entries(output.conflictsOf ?? {})) {
        expect(pairs.filter((pair) => pair.includes(seatOf(name)))).toHaveLength(count as number);
      }
      if (output.conflictsBetween === undefined) return;
      const { a, b, count } = output.conflictsBetween;
      expect(pairs.filter((pair) => pair.includes(seatOf(a)) && pair.includes(seatOf(b)))).toHaveLength(count);
    },
  );

  test.each(guildScores)('[AR-115] %s', (_, { input, output }) => {
    const cards = (counts: Record<string, number>): string[] =>
      Object.entries(counts).flatMap(([colour, count]) => CARDS[colour].slice(0, count));
    const guilds = Object.values(input.guilds as Record<string, string>).map((colour) => GUILDS[colour]);
    const position = {
      age: 3,
      turn: 7,
      cities: [{ cards: guilds }, { cards: cards(input.left) }, {}, {}, {}, {}, { cards: cards(input.right) }],
    };
    expect(seaMatch(position, { players: 7 }).view(0).cities[0].score.guilds).toBe(output.total);
  });

  test.each(squares)('[AR-122] %s', (_, { input, output }) => {
    expect(sciencePoints([input.count, 0, 0], 0)).toBe(output);
  });

  test.each(teamConflicts)('[AR-195, AR-196] %s', (_, { input, output }) => {
    const shields = (count: number): object => ({ islands: count === 2 ? ['iron-oasis'] : ['scarlet-archipelago'] });
    const position = {
      age: input.age,
      turn: 7,
      cities: [shields(input.mine), {}, {}, shields(input.enemy)],
    };
    const match = seaMatch(position, { players: 4, teams: true, edition: 2, sides: 'day' });
    const events = turn(match);
    expect(ofType(events, 'conflictResolved')).toContainEqual(
      expect.objectContaining({ city: 3, left: 0, tokens: [2 * output.enemy[0], 2 * output.mine[0]] }),
    );
    const { left, right } = match.view(0).cities[0].conflicts[input.age - 1];
    expect([left, right]).toEqual(output.mine);
  });
});
