import type { DuelEvent } from '@pharos/duel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stepsOfDuel } from '../../../../test/duelSteps.ts';
import { LONGEST_MOTION, LONGEST_QUEUE, PACE } from '../../../table/motion/motion.ts';
import { EXPANSIONS } from '../expansions.ts';
import { loadExpansionWords } from '../words/expansionWords.ts';
import { planMotions } from './plan.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

beforeAll(() => loadExpansionWords(EXPANSIONS));

/** The events of every step of some games, with Agora in every other one. */
const stepsOfGames = (count: number): (readonly DuelEvent[])[] =>
  Array.from({ length: count }, (_, game) =>
    stepsOfDuel(`31.${game}`, { packs: game % 2 === 0 ? ['base'] : ['base', 'agora'] }).map(({ events }) => events),
  ).flat();

describe('the motions of a step', () => {
  const steps = stepsOfGames(12);

  it.each(Object.entries(PACE))('the motions of a step stay within their limits at pace %s', (_, pace) => {
    for (const events of steps) {
      const motions = planMotions(events, pace);
      expect(Math.max(0, ...motions.map(({ ms }) => ms))).toBeLessThanOrEqual(LONGEST_MOTION * pace);
      expect(motions.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST_QUEUE * pace);
    }
  });

  it('the motions of a step are squeezed when too much happens at once', () => {
    const events = Array.from({ length: 40 }, (_, to): DuelEvent => ({ type: 'pawnMoved', seat: 0, to }));
    const motions = planMotions(events, PACE.normal);
    expect(motions).toHaveLength(40);
    expect(motions.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST_QUEUE);
  });

  it('the motions of a step are none when the player wants none', () => {
    expect(steps.flatMap((events) => planMotions(events, PACE.off))).toEqual([]);
  });

  it('the motions of a step move the card that was built', () => {
    const event: DuelEvent = { type: 'cardBuilt', seat: 1, card: 'baths', from: 'r5c1', chain: false };
    expect(planMotions([event], PACE.normal)).toEqual([
      {
        kind: 'fly',
        from: '[data-slot="r5c1"] .card',
        to: ['[data-city="1"] [data-group="blue"]', '[data-city="1"]'],
        scale: 0.4,
        leaves: true,
        ms: 420,
      },
    ]);
  });

  it('the motions of a step carry a revived card from the discard pile and a destroyed one to it', () => {
    const revived: DuelEvent = { type: 'cardBuilt', seat: 0, card: 'baths', from: 'discard', chain: false };
    const destroyed: DuelEvent = { type: 'cardDestroyed', seat: 0, owner: 1, card: 'clay-pit' };
    expect(planMotions([revived, destroyed], PACE.normal)).toEqual([
      { kind: 'sign', icon: 'col-blue', from: '[data-discard]', to: '[data-city="0"]', ms: 400 },
      { kind: 'sign', icon: 'col-brown', from: '[data-city="1"]', to: '[data-discard]', ms: 400 },
    ]);
  });

  it('the motions of a step pay coins from purse to purse where the opponent gets them', () => {
    const gained: DuelEvent = { type: 'coinsGained', seat: 1, count: 3, reason: 'economy' };
    expect(planMotions([gained], PACE.normal)).toEqual([{ kind: 'coins', from: 0, to: 1, count: 3, ms: 320 }]);
  });
});
