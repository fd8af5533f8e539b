import type { GameEvent } from '@pharos/core';
import type { DuelView } from '@pharos/duel';
import type { Answer, GameUpdate } from '@pharos/protocol';
import { ARMADA_PACKS, type WondersView } from '@pharos/wonders';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../games/knownGames.ts';
import type { AnyView, Link } from '../table/store/link.ts';
import { LocalLink } from './localLink.ts';
import { readLocal } from './store.ts';
import type { BotRunner } from './bots/botRunner.ts';
import { Cancelled } from './bots/cancelled.ts';
import { Thinker, type BotAnswer, type PonderRequest, type ThinkRequest } from './bots/thinker.ts';
import type { LocalGame } from './localGame.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const person = { name: 'Arsinoe', level: null };
const bot = { name: 'greedy', level: 'greedy' };
type Update = GameUpdate<AnyView>;

const HINT = { move: 'pick sphinx', chance: 0.6, share: 0.8, reasons: [] };

/** Thinks at once, or as long as a test wants. */
class TestBots implements BotRunner {
  isSlow = false;
  readonly requests: ThinkRequest[] = [];
  /** What a bot was left to think about, until something else was asked for. */
  pondered: PonderRequest | null = null;
  readonly #game: LocalGame;
  #waiting: { request: ThinkRequest; resolve: (answer: Promise<BotAnswer>) => void; reject: (error: Error) => void }[] =
    [];

  constructor(game: LocalGame) {
    this.#game = game;
  }

  think(request: ThinkRequest): Promise<BotAnswer> {
    this.requests.push(request);
    this.pondered = null;
    if (!this.isSlow) return this.#answer(request);
    return new Promise((resolve, reject) => this.#waiting.push({ request, resolve, reject }));
  }

  answer(): void {
    for (const { request, resolve } of this.#waiting.splice(0)) resolve(this.#answer(request));
  }

  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  ponder(request: PonderRequest): void {
    this.pondered = request;
  }

  cancel(): void {
    this.pondered = null;
    for (const { reject } of this.#waiting.splice(0)) reject(new Cancelled());
  }

  close(): void {
    this.cancel();
  }

  async #answer({ level, task }: ThinkRequest): Promise<BotAnswer> {
    if (level === null) return [HINT];
    return new Thinker(await this.#game.bots()).think({ level, task: structuredClone(task) });
  }
}

interface Table {
  readonly link: Link<AnyView, GameEvent>;
  readonly told: Update[];
  readonly bots: TestBots;
  readonly hintBots: TestBots;
}

/** A link to the game of this device, what it has told so far, and its bots. */
async function openTable(): Promise<Table> {
  const opened: TestBots[] = [];
  const openBots = (game: LocalGame): BotRunner => {
    opened.push(new TestBots(game));
    return opened[opened.length - 1];
  };
  const link = await LocalLink.resume({ openBots });
  if (link === null) throw new Error('no game');
  const told: Update[] = [];
  const nothing = (): void => undefined;
  link.open({
    game: (update) => told.push(update),
    table: nothing,
    chat: nothing,
    partner: nothing,
    plan: nothing,
    online: nothing,
    goodbye: nothing,
  });
  return { link, told, bots: opened[0], hintBots: opened[1] };
}

async function stateOf(link: Link<AnyView, GameEvent>): Promise<Update> {
  const answer = await link.watch();
  if (!answer.ok || answer.value.game === null) throw new Error('no state');
  return answer.value.game;
}

// Fetched beforehand: the tests stop the clock, not the import of modules.
beforeAll(() => Promise.all(GAMES.map(({ local }) => local.bots())));

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});

describe('7 Wonders on this device', () => {
  const deal = (): Promise<void> =>
    LocalLink.deal('wonders', { players: 5, sides: 'random' }, '3.1', { seats: [bot, bot, person, bot, bot] });
  const viewOf = async (link: Link<AnyView, GameEvent>): Promise<WondersView> =>
    (await stateOf(link)).view as WondersView;

  it('7 Wonders on this device is seen by the person, while all bots choose at once and without pauses', async () => {
    await deal();
    const { link } = await openTable();
    expect((await viewOf(link)).decision?.acting).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(20);
    const view = await viewOf(link);
    expect(view.viewer).toBe(2);
    expect(view.decision).toMatchObject({ acting: [2], chosen: [0, 1, 3, 4] });
    link.close();
  });
  it('7 Wonders on this device is played to the end, over a reload', async () => {
    await deal();
    let { link, told } = await openTable();
    for (let turns = 0; ; turns++) {
      await vi.advanceTimersByTimeAsync(3000);
      const { v, view } = await stateOf(link);
      const { outcome, decision } = view as WondersView;
      if (outcome !== null) break;
      if (turns === 7) {
        link.close();
        ({ link, told } = await openTable());
        expect((await stateOf(link)).v).toBe(v);
        expect(link.history?.()).toHaveLength(v);
      }
      expect((await link.move(v, decision?.choices?.[0]?.move ?? '', 2)).ok).toBe(true);
    }
    expect(told.length).toBeGreaterThan(40);
    link.close();
    expect(readLocal()?.save.game).toBe('wonders');
  });
  it('7 Wonders on this device is ended when the player wishes: bots agree', async () => {
    await deal();
    const { link } = await openTable();
    const codeOf = (answer: Answer<unknown>): string => (answer.ok ? 'OK' : answer.problem.code);
    expect(codeOf(await link.command({ do: 'resign' }))).toBe('ILLEGAL_MOVE');
    expect(codeOf(await link.command({ do: 'offer', what: 'end' }))).toBe('OK');
    expect((await viewOf(link)).outcome).toMatchObject({ ending: 'agreement', ranking: [[0, 1, 2, 3, 4]] });
    link.close();
  });
  it('7 Wonders on this device is played with Armada, in teams and with boards of one’s own, and goes on after a reload', async () => {
    const shipyards = ARMADA_PACKS[0].shipyards.map((shipyard) => ({ ...shipyard, provenance: 'printed' }));
    const options = { packs: ['base', 'armada'], edition: 1, players: 8, teams: true, sides: 'random', shipyards };
    await LocalLink.deal('wonders', options, '3.2', { seats: [person, ...Array.from({ length: 7 }, () => bot)] });
    for (let visit = 0; visit < 3; visit++) {
      const { link } = await openTable();
      await vi.advanceTimersByTimeAsync(3000);
      const { v } = await stateOf(link);
      const view = await viewOf(link);
      expect(view.armada?.harbours).toHaveLength(8);
      expect(view.partner?.hand.length).toBe(view.hand?.length);
      expect(view.options.shipyards).toEqual(shipyards);
      expect((await link.move(v, view.decision?.choices?.[0]?.move ?? '', 0)).ok).toBe(true);
      link.close();
    }
  });
});

describe('Duel on this device', () => {
  it('Duel on this device goes on from what an earlier visit has kept', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const { link, told } = await openTable();
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

  const firstMove = ({ view }: Update): string => (view as DuelView).decision?.choices?.[0]?.move ?? '';
  const codeOf = (answer: Answer<unknown>): string => (answer.ok ? 'OK' : answer.problem.code);

  it('Duel on this device does not wait for a pause after a bot that thinks long, and goes on meanwhile', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const { link, told, bots } = await openTable();
    bots.isSlow = true;
    await link.move(0, firstMove(await stateOf(link)), 0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told).toHaveLength(1);
    bots.answer();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveLength(2);
    link.close();
  });
  it('Duel on this device cancels a bot when the move before is taken back, and when the game is left', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const { link, told, bots } = await openTable();
    bots.isSlow = true;
    const first = await stateOf(link);
    await link.move(0, firstMove(first), 0);
    expect(bots.isBusy).toBe(true);
    expect((await link.undo(1)).ok).toBe(true);
    expect(bots.isBusy).toBe(false);
    await link.move(0, firstMove(first), 0);
    expect(bots.requests).toHaveLength(2);
    link.close();
    await vi.advanceTimersByTimeAsync(3000);
    expect(told).toHaveLength(3);
  });
  it('Duel on this device lets its bot think on while the person chooses, and tells it of the moves made', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const { link, bots } = await openTable();
    expect(bots.pondered).toMatchObject({ level: 'greedy', task: { seat: 1, course: { choices: [] } } });
    const first = await stateOf(link);
    await link.move(0, firstMove(first), 0);
    expect(bots.pondered).toBeNull();
    const seats = (request: ThinkRequest | null): unknown => request?.task.course?.choices.map(({ seat }) => seat);
    expect(seats(bots.requests[0])).toEqual([0]);
    expect(bots.requests[0].task.course?.choices[0].move).not.toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(link.history?.().length).toBeGreaterThan(2);
    expect(seats(bots.pondered)).toEqual(link.history?.().map(({ seat }) => seat));
    expect((await link.command({ do: 'resign' })).ok).toBe(true);
    expect(bots.pondered).toBeNull();
    link.close();
  });
  it('Duel on this device asks the bot again after a reload, the same question', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const before = await openTable();
    before.bots.isSlow = true;
    await before.link.move(0, firstMove(await stateOf(before.link)), 0);
    before.link.close();
    const after = await openTable();
    expect(JSON.stringify(after.bots.requests)).toBe(JSON.stringify(before.bots.requests));
    await vi.advanceTimersByTimeAsync(700);
    expect(after.told).toHaveLength(1);
    after.link.close();
  });
  it('Duel on this device gives hints to a person alone with bots, and to two who agreed on it', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const alone = await openTable();
    expect(await alone.link.hint(0, 0)).toEqual({ ok: true, value: [HINT] });
    expect(alone.hintBots.requests[0]).toMatchObject({ level: null, task: { seat: 0 } });
    expect(codeOf(await alone.link.hint(0, 1))).toBe('NOT_YOUR_TURN');
    expect(codeOf(await alone.link.hint(1, 0))).toBe('STALE');
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, person] });
    expect(codeOf(await (await openTable()).link.hint(0, 0))).toBe('HINTS_OFF');
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, person], hints: true });
    expect(codeOf(await (await openTable()).link.hint(0, 0))).toBe('OK');
  });
  it('Duel on this device foretells each move to the person who has to choose, and to nobody else', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const { link } = await openTable();
    const answer = await link.previews(0, 0);
    const { decision } = (await stateOf(link)).view as DuelView;
    const moves = decision?.choices?.map(({ move }) => move);
    expect(answer.ok && Object.keys(answer.value)).toEqual(moves);
    expect(codeOf(await link.previews(0, 1))).toBe('NOT_YOUR_TURN');
    expect(codeOf(await link.previews(1, 0))).toBe('STALE');
    link.close();
  });
  it('Duel on this device remembers for its people, unless they switched that off', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const { link } = await openTable();
    expect(await link.memory(0, 0)).toMatchObject({ ok: true, value: { game: 'duel', age: 0 } });
    expect(codeOf(await link.memory(0, 1))).toBe('MEMORY_OFF');
    expect(codeOf(await link.memory(1, 0))).toBe('STALE');
    link.close();
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot], memory: false });
    expect(codeOf(await (await openTable()).link.memory(0, 0))).toBe('MEMORY_OFF');
  });
  it('Duel on this device is resigned at once, also while the bot thinks, and stays so after a reload', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const { link, told, bots } = await openTable();
    bots.isSlow = true;
    await link.move(0, firstMove(await stateOf(link)), 0);
    const answer = await link.command({ do: 'resign' });
    expect(answer.ok && answer.value.phase).toBe('finished');
    expect(bots.isBusy).toBe(false);
    expect(told.at(-1)).toMatchObject({
      v: 1,
      ended: { kind: 'resignation', seat: 0 },
      view: { decision: null, outcome: { ending: 'resignation', ranking: [[1], [0]] } },
    });
    link.close();
    const after = await openTable();
    expect(await stateOf(after.link)).toMatchObject({ ended: { kind: 'resignation', seat: 0 } });
    expect(codeOf(await after.link.move(1, 'pick sphinx', 1))).toBe('GAME_OVER');
    after.link.close();
  });
  it('Duel on this device is a draw when two people say so, and never against a bot', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    expect(codeOf(await (await openTable()).link.command({ do: 'offer', what: 'draw' }))).toBe('OFFER_DECLINED');
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, person] });
    const { link } = await openTable();
    expect(codeOf(await link.command({ do: 'offer', what: 'draw' }))).toBe('OK');
    expect((await stateOf(link)).view.outcome).toMatchObject({ ending: 'draw', ranking: [[0, 1]] });
  });
  it('Duel on this device has no use for a hint once the choice is made', async () => {
    await LocalLink.deal('duel', {}, '3.1', { seats: [person, bot] });
    const { link, hintBots } = await openTable();
    hintBots.isSlow = true;
    const hint = link.hint(0, 0);
    await link.move(0, firstMove(await stateOf(link)), 0);
    expect(codeOf(await hint)).toBe('STALE');
    link.close();
  });
});
