import type { GameEvent } from '@pharos/core';
import type { DuelView } from '@pharos/duel';
import type { GameUpdate } from '@pharos/protocol';
import { ARMADA_PACKS, type WondersView } from '@pharos/wonders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyView, Link } from '../store/link.ts';
import { LocalLink } from './localLink.ts';
import { readLocal } from './store.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const person = { name: 'Arsinoe', level: null };
const bot = { name: 'greedy', level: 'greedy' };
type Update = GameUpdate<AnyView>;

/** A link to the game of this device, and what it has told so far. */
async function sitDown(): Promise<{ link: Link<AnyView, GameEvent>; told: Update[] }> {
  const link = (await LocalLink.resume()) as unknown as Link<AnyView, GameEvent> | null;
  if (link === null) throw new Error('no game');
  const told: Update[] = [];
  const nothing = (): void => undefined;
  link.open({ game: (update) => told.push(update), table: nothing, chat: nothing, online: nothing, goodbye: nothing });
  return { link, told };
}

async function stateOf(link: Link<AnyView, GameEvent>): Promise<Update> {
  const answer = await link.watch();
  if (!answer.ok || answer.value.game === null) throw new Error('no state');
  return answer.value.game;
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});

describe('7 Wonders on this device', () => {
  const deal = (): Promise<void> =>
    LocalLink.deal('wonders', { players: 5, sides: 'random' }, '3.1', [bot, bot, person, bot, bot]);
  const viewOf = async (link: Link<AnyView, GameEvent>): Promise<WondersView> =>
    (await stateOf(link)).view as WondersView;

  it('is seen by the person, while all bots choose at once and without pauses', async () => {
    await deal();
    const { link } = await sitDown();
    expect((await viewOf(link)).decision?.acting).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(20);
    const view = await viewOf(link);
    expect(view.viewer).toBe(2);
    expect(view.decision).toMatchObject({ acting: [2], chosen: [0, 1, 3, 4] });
    link.close();
  });
  it('is played to the end, over a reload', async () => {
    await deal();
    let { link, told } = await sitDown();
    for (let turns = 0; ; turns++) {
      await vi.advanceTimersByTimeAsync(3000);
      const { v, view } = await stateOf(link);
      const { outcome, decision } = view as WondersView;
      if (outcome !== null) break;
      if (turns === 7) {
        link.close();
        ({ link, told } = await sitDown());
        expect((await stateOf(link)).v).toBe(v);
        expect(link.history?.()).toHaveLength(v);
      }
      expect((await link.move(v, decision?.choices?.[0]?.move ?? '', 2)).ok).toBe(true);
    }
    expect(told.length).toBeGreaterThan(40);
    link.close();
    expect(readLocal()?.save.game).toBe('wonders');
  });
  it('is played with Armada, in teams and with boards of one’s own, and goes on after a reload', async () => {
    const shipyards = ARMADA_PACKS[0].shipyards.map((shipyard) => ({ ...shipyard, provenance: 'printed' }));
    const options = { packs: ['base', 'armada'], edition: 1, players: 8, teams: true, sides: 'random', shipyards };
    await LocalLink.deal('wonders', options, '3.2', [person, ...Array.from({ length: 7 }, () => bot)]);
    for (let visit = 0; visit < 3; visit++) {
      const { link } = await sitDown();
      await vi.advanceTimersByTimeAsync(3000);
      const { v } = await stateOf(link);
      const view = await viewOf(link);
      expect(view.armada?.harbours).toHaveLength(8);
      expect(view.armada?.partner?.hand.length).toBe(view.hand?.length);
      expect(view.options.shipyards).toEqual(shipyards);
      expect((await link.move(v, view.decision?.choices?.[0]?.move ?? '', 0)).ok).toBe(true);
      link.close();
    }
  });
});

describe('Duel on this device', () => {
  it('goes on from what an earlier visit has kept', async () => {
    await LocalLink.deal('duel', {}, '3.1', [person, bot]);
    const { link, told } = await sitDown();
    const { v, view } = await stateOf(link);
    expect((view as DuelView).viewer).toBe(0);
    expect((await link.move(v, (view as DuelView).decision?.choices?.[0]?.move ?? '', 0)).ok).toBe(true);
    // A bot that answers at once is hard to follow.
    await vi.advanceTimersByTimeAsync(400);
    expect(told).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(told).toHaveLength(2);
    link.close();
  });
});
