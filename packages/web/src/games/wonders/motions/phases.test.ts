import { botRng, wondersBot } from '@pharos/bots';
import { firstSeat, Match } from '@pharos/core';
import { wonders, type WondersEvent, type WondersView } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import type { Phase } from '../../../table/motion/phases.ts';
import { arcsOf, seatingRound, seatingRow } from '../reveal/row.ts';
import type { Deed } from '../reveal/deed.ts';
import { deedsIn } from '../reveal/deeds.ts';
import { isRound, REVEAL, wondersPhases } from './phases.ts';
import { purseName } from './purses.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

interface Step {
  readonly before: WondersView;
  readonly after: WondersView;
  readonly events: readonly WondersEvent[];
  readonly phases: readonly Phase[];
}

/** All steps of a game between bots, as the first seat sees them. */
function stepsOf(options: object, seed: string): Step[] {
  const match = Match.deal(wonders, wonders.readOptions({ sides: 'random', ...options }), seed);
  const bot = wondersBot('random');
  const steps: Step[] = [];
  while (match.toAct() !== 0) {
    const before = match.view(0);
    const seat = firstSeat(match.toAct());
    const rng = botRng(seed, match.version);
    const state = match.imagine(seat, rng);
    const played = match.play(seat, wonders.formatMove(state, bot.choose(state, seat, rng)));
    if (!played.ok) throw new Error('a bot plays what it may');
    const events = played.value;
    const after = match.view(0);
    steps.push({ before, after, events, phases: wondersPhases(events, before, after.cities.length) });
  }
  return steps;
}

const SEA = { packs: ['base', 'armada'] };
const three = stepsOf({ players: 3 }, '92.1');
const seven = stepsOf({ players: 7 }, '92.2');
const sea = stepsOf({ players: 7, ...SEA }, '92.3');
const teams = stepsOf({ players: 8, edition: 1, teams: true, ...SEA }, '92.4');
const all = [three, seven, sea, teams].flat();
const ids = ({ phases }: Step): string[] => phases.map(({ id }) => id);
const named = (steps: readonly Step[], name: string): Phase[] =>
  steps.flatMap(({ phases }) => phases.filter(({ id }) => id === name));

describe('a reveal', () => {
  it('a reveal is turned up, paid for and built, in this order', () => {
    const rounds = all.filter(({ events }) => isRound(events));
    expect(rounds).toHaveLength(18 + 18 + 21 + 18);
    for (const step of rounds) {
      const shown = ids(step).filter((id) => (REVEAL as readonly string[]).includes(id));
      expect(shown).toEqual(REVEAL.filter((id) => id !== 'payments' || shown.includes(id)));
      expect(shown.includes('payments')).toBe(step.events.some(({ type }) => /^(coins|emporium)Paid$/.test(type)));
    }
  });

  it('a reveal stays to be read for a second and a half, longer with more seats', () => {
    const holds = (steps: readonly Step[]): number =>
      Math.max(
        ...steps
          .filter(({ events }) => isRound(events))
          .flatMap((step) => named([step], 'turned'))
          .map(({ hold }) => hold),
      );
    expect([three, seven, teams].map(holds)).toEqual([1500, 1980, 2100]);
  });

  it('a reveal has no motion that takes longer than it should', () => {
    for (const { phases, after } of all) {
      for (const { build, isAct, id } of phases) {
        if (isAct) expect(build).toBeLessThanOrEqual(1300);
        else expect(build).toBeLessThanOrEqual(id === 'building' ? 440 + 40 * after.cities.length : 450);
      }
    }
  });

  it('a reveal leaves every purse as the position has it', () => {
    for (const { phases, before, after } of all) {
      if (phases.length === 0) continue;
      const ahead = Object.assign({}, ...phases.map((phase) => phase.ahead)) as Record<string, number>;
      for (const { city, coins } of after.cities)
        expect(ahead[purseName(city)] ?? before.cities[city].coins).toBe(coins);
    }
  });

  it('a reveal is watched by nobody while others only make up their minds', () => {
    for (const step of all) {
      if (step.events.every(({ type }) => type === 'choiceMade')) expect(step.phases).toEqual([]);
    }
  });
});

describe('the end of an Age', () => {
  const ends = (steps: readonly Step[]): Step[] => steps.filter(({ phases }) => phases.some(({ isAct }) => isAct));
  const acts = ({ phases }: Step): string[] => phases.flatMap(({ id, isAct }) => (isAct ? [id] : []));

  it('the end of an Age without Armada is the land conflicts', () => {
    expect(ends(seven).map(acts)).toEqual([['land'], ['land'], ['land']]);
  });

  it('the end of an Age with Armada follows the rules; what does not happen is left out', () => {
    const order = ['exploration', 'losses', 'land', 'incursions', 'naval'];
    for (const steps of [sea, teams]) {
      expect(
        ends(steps)
          .flatMap(acts)
          .filter((id) => id === 'naval'),
      ).toHaveLength(3);
      for (const step of ends(steps)) {
        const shown = acts(step);
        expect(shown).toEqual(order.filter((id) => shown.includes(id)));
        const happened = { exploration: 'islandGained', losses: 'coinsLost', incursions: 'incursionResolved' };
        for (const [id, type] of Object.entries(happened))
          expect(shown.includes(id)).toBe(step.events.some((event) => event.type === type));
      }
    }
  });

  it('the end of an Age tells the points of all conflicts as the position has them', () => {
    for (const { events, after } of ends(all)) {
      const totals = new Map<number, number>();
      for (const event of events) {
        if (event.type === 'conflictResolved') totals.set(event.city, event.totals[0]).set(event.left, event.totals[1]);
        if (event.type === 'incursionResolved')
          totals.set(event.city, event.totals[0]).set(event.target, event.totals[1]);
      }
      for (const [city, total] of totals) expect(after.cities[city].score.conflicts).toBe(total);
    }
  });

  it('the end of an Age gives more time the more sit at the table', () => {
    expect(new Set(named(three, 'land').map(({ hold }) => hold))).toEqual(new Set([3400]));
    expect(new Set(named(teams, 'land').map(({ hold }) => hold))).toEqual(new Set([4900]));
  });
});

describe('the row of a reveal', () => {
  it('the row of a reveal is the round of the table with me in the middle', () => {
    expect(seatingRow(0, 7)).toEqual([3, 2, 1, 0, 6, 5, 4]);
    expect(seatingRow(2, 3)).toEqual([0, 2, 1]);
    expect(seatingRow(0, 8)).toEqual([3, 2, 1, 0, 7, 6, 5, 4]);
    expect(seatingRound(5, 7)).toEqual([5, 6, 0, 1, 2, 3, 4]);
  });

  it('the row of a reveal joins who pays whom, and goes round at its ends', () => {
    const row = seatingRow(0, 7);
    const paid = (city: number, to: number) => ({ city, paid: [{ to, count: 2 }] }) as unknown as Deed;
    expect(arcsOf(row, [paid(0, 1)])).toEqual([{ from: 3, to: 2, count: 2 }]);
    expect(arcsOf(row, [paid(3, 4)])).toEqual([
      { from: 0, to: -1, count: 2 },
      { from: 7, to: 6, count: 2 },
    ]);
  });

  it('the row of a reveal says of every city what it did and whom it paid', () => {
    for (const { events, after } of all.filter((step) => isRound(step.events))) {
      const deeds = deedsIn(events, after.cities.length);
      expect(deeds.map(({ city }) => city).toSorted((a, b) => a - b)).toEqual(after.cities.map(({ city }) => city));
      for (const { choice, stage, paid, sold } of deeds) {
        expect(stage !== null).toBe(choice.action === 'stage');
        if (choice.action === 'build') expect(sold).toBe(0);
        const trade = paid.reduce((sum, { to, count }) => sum + (to === null ? 0 : count), 0);
        expect(trade).toBeGreaterThanOrEqual(choice.left + choice.right);
      }
    }
  });
});
