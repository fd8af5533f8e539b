import type { DuelEvent } from '@pharos/duel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { stepsOfDuel, type Step } from '../../../../test/duelSteps.ts';
import { ageMoment } from './ageMoment.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

/** Of some games. */
const stepsOfGames = (count: number): Step[] =>
  Array.from({ length: count }, (_, game) => stepsOfDuel(`41.${game}`)).flat();

const names = { me: 0, foe: 1, nameOf: (seat: number) => ['Arsinoe', 'Berenike'][seat] };
const momentOf = ({ events, view }: Step) => ageMoment(events, view, [], names);

describe('a change of Age', () => {
  beforeAll(() => speak('en', 'duel'));
  const steps = stepsOfGames(6);

  it('a change of Age is told with every new structure and whenever it is settled who starts, and never else', () => {
    for (const step of steps) {
      const isChange = step.events.some(({ type }) => type === 'ageStarted' || type === 'starterSettled');
      expect(momentOf(step) !== null).toBe(isChange);
    }
  });

  it('a change of Age says who starts and why, or who decides and why', () => {
    const told = steps.flatMap((step) => momentOf(step) ?? []);
    expect(told.every(({ reason }) => reason !== null && reason !== '')).toBe(true);
    const deciding = steps.filter(({ view }) => view.decision?.kind === 'chooseStarter').map((step) => momentOf(step));
    expect(deciding.length).toBeGreaterThan(2);
    for (const moment of deciding) {
      expect(moment?.starter).toBeNull();
      expect(moment?.reason).toMatch(/^(You decide|Berenike decides)/);
    }
  });

  it('a change of Age names whoever chose, and the rule where nobody did', () => {
    const view = steps.find((step) => step.view.age === 2)?.view;
    if (!view) throw new Error('no second Age');
    const settled = (chosenBy: number | null): DuelEvent => ({ type: 'starterSettled', seat: 0, chosenBy });
    expect(momentOf({ events: [settled(1)], view })).toEqual({
      age: 2,
      starter: 'You start',
      reason: 'Decided by Berenike',
    });
    const watched = ageMoment([settled(1)], view, [], { ...names, me: -1 });
    expect(watched?.starter).toBe('Arsinoe starts');
    expect(momentOf({ events: [settled(null)], view })?.reason).toMatch(/whoever had the last turn starts/);
  });
});
