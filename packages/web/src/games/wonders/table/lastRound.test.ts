import type { WondersEvent } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { lastRound, revivedIn } from './lastRound.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

type Choice = Extract<WondersEvent, { type: 'choicesRevealed' }>['choices'][number];

const choice = (city: number, card: string): Choice => ({
  city,
  seat: city,
  action: 'build',
  card,
  bank: 0,
  left: 0,
  right: 0,
});
const turned = (...choices: Choice[]): WondersEvent => ({ type: 'choicesRevealed', choices, reveals: true });
const log = (...steps: WondersEvent[][]) => steps.map((events, v) => ({ v, seat: 0, events }));

const FIRST = [turned(choice(0, 'altar'), choice(1, 'theatre'), choice(2, 'baths'))];
const SECOND = [
  turned(choice(0, 'pawnshop'), choice(1, 'loom-1'), choice(2, 'press-1')),
  { type: 'coinsPaid', city: 1, bank: 1, left: 2, right: 0 } satisfies WondersEvent,
];

describe('the last round', () => {
  it('the last round is what everybody did when cards were last turned up, and whom they paid', () => {
    const { deeds } = lastRound(log(FIRST, SECOND), 3);
    expect([...deeds.values()].map(([{ choice: did }]) => did.card)).toEqual(['pawnshop', 'loom-1', 'press-1']);
    expect(deeds.get(1)?.[0].paid).toEqual([
      { to: 2, count: 2 },
      { to: null, count: 1 },
    ]);
  });

  it('the last round stays through the steps that follow it, and through the start of an Age', () => {
    const after: WondersEvent[][] = [
      [{ type: 'cardRevived', city: 2, card: 'tavern', reveals: true }],
      [{ type: 'ageStarted', age: 2, reveals: true }],
      [{ type: 'choiceMade', seat: 1, choice: null, again: false }],
    ];
    const round = lastRound(log(FIRST, SECOND, ...after), 3);
    expect(round.deeds.size).toBe(3);
    expect(revivedIn(round, 2)).toEqual(['tavern']);
    expect(round.turned).toBe(SECOND);
  });

  it('the last round has an extra card beside the one of the turn', () => {
    const { deeds } = lastRound(log(SECOND, [turned(choice(1, 'tavern'))]), 3);
    expect(deeds.get(1)?.map(({ choice: did }) => did.card)).toEqual(['loom-1', 'tavern']);
    expect(deeds.get(0)).toHaveLength(1);
  });

  it('the last round is empty before the first', () => {
    expect(lastRound(log([{ type: 'ageStarted', age: 1, reveals: true }]), 3).deeds.size).toBe(0);
  });
});
