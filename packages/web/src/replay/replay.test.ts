import { botRng } from '@pharos/bots';
import { firstSeat, formatSave, Match, saveMatch, unwrap } from '@pharos/core';
import type { DuelEvent, DuelView } from '@pharos/duel';
import type { WondersEvent, WondersMemory, WondersView } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../games/knownGames.ts';
import { Replay } from './replay.ts';

async function playedGame(id: string, options: unknown = {}): Promise<string> {
  const known = gameNamed(id);
  if (known === null) throw new Error(`no game "${id}"`);
  const bots = await known.local.bots();
  const { game } = bots;
  const match = Match.deal(game, game.readOptions(options), '5.1');
  const bot = bots.bot('greedy');
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const rng = botRng('5.1', match.version);
    const state = match.imagine(seat, rng);
    unwrap(match.play(seat, game.formatMove(state, bot.choose(state, seat, rng))));
  }
  return formatSave(saveMatch(match));
}

const duelView = (replay: Replay, ply: number, viewer: number): DuelView => replay.view(ply, viewer) as DuelView;

describe('a replay of Agora', async () => {
  const replay = unwrap(await Replay.read(await playedGame('duel', { packs: ['base', 'agora'] })));
  const kept = replay.steps.flatMap(({ events }) => events.filter((event) => event.type === 'conspiracyKept'));

  it('a replay of Agora goes from the draft to the end, with the Senate in every position', () => {
    expect(duelView(replay, 0, 0).agora).not.toBeNull();
    expect(duelView(replay, replay.length, 1).outcome).not.toBeNull();
  });
  it('a replay of Agora tells each side its own Conspiracies only', () => {
    expect(kept.length).toBeGreaterThan(0);
    for (const viewer of [0, 1]) {
      const told = replay.stepsSeenBy(replay.length, viewer).flatMap(({ events }) => events as DuelEvent[]);
      for (const event of told) {
        if (event.type === 'conspiracyKept') expect(event.conspiracy === null).toBe(event.seat !== viewer);
      }
    }
  });
});

describe('a replay of 7 Wonders', async () => {
  const text = await playedGame('wonders', { players: 4 });
  const replay = unwrap(await Replay.read(text));
  const view = (ply: number, viewer: number): WondersView => replay.view(ply, viewer) as WondersView;

  it('a replay of 7 Wonders stops where all have chosen, not after each choice', () => {
    const { moves } = JSON.parse(text) as { moves: string[] };
    expect(replay.length).toBeLessThan(moves.length / 3);
    // The choice of sides, and six turns in each Age; powers of the boards may add a step of their own.
    expect(replay.length).toBeGreaterThanOrEqual(19);
    for (let ply = 0; ply < replay.length; ply++) expect(view(ply, 0).decision?.chosen).toEqual([]);
    expect(view(replay.length, 0).outcome).not.toBeNull();
  });
  it('a replay of 7 Wonders shows the table through the eyes of any seat, with its hand', () => {
    expect(replay.seatCount).toBe(4);
    const hands = [0, 1, 2, 3].map((seat) =>
      view(1, seat)
        .hand?.map(({ card }) => card)
        .join(),
    );
    expect(new Set(hands).size).toBe(4);
  });
  it('a replay of 7 Wonders knows what each seat could remember in a position', () => {
    for (const viewer of [0, 1, 2, 3]) {
      const { hand, turn } = view(4, viewer);
      const memory = replay.memory(4, viewer) as WondersMemory;
      expect(memory).toMatchObject({ turn, hands: { length: 4 } });
      expect(memory.hands[0]).toMatchObject({ holder: viewer, left: hand?.map(({ card }) => card) });
    }
  });
  it('a replay of 7 Wonders tells all that happened in a step at once, and each seat its own secrets only', () => {
    for (const viewer of [0, 3]) {
      const told = replay.stepsSeenBy(replay.length, viewer).flatMap(({ events }) => events as WondersEvent[]);
      for (const event of told) {
        if (event.type === 'choiceMade') expect(event.choice === null).toBe(event.seat !== viewer);
      }
    }
    const types = replay.steps[1].events.map(({ type }) => type);
    expect(types.filter((type) => type === 'choiceMade')).toHaveLength(4);
    expect(types).toContain('choicesRevealed');
  });
});

describe('a replay', async () => {
  const text = await playedGame('duel');
  const replay = unwrap(await Replay.read(text));

  it('a replay has a position before the first move and one after the last', () => {
    expect(duelView(replay, 0, 0).age).toBe(0);
    expect(duelView(replay, 0, 0).outcome).toBeNull();
    expect(duelView(replay, replay.length, 0).outcome).not.toBeNull();
  });
  it('a replay knows the move and the events that lead to a position', () => {
    expect(replay.moveTo(0)).toBeNull();
    expect(replay.moveTo(1)?.text).toMatch(/^pick /);
    expect(replay.steps[0].events[0].type).toBe('wonderPicked');
  });
  it('a replay shows both sides', () => {
    expect(duelView(replay, 9, 0).viewer).toBe(0);
    expect(duelView(replay, 9, 1).viewer).toBe(1);
  });
  it('a replay stays within the game', () => {
    expect(replay.clamp(-3)).toBe(0);
    expect(replay.clamp(99_999)).toBe(replay.length);
    expect(replay.clamp(Number.NaN)).toBe(0);
  });
  it('a replay reads the record of a server too', async () => {
    const record = JSON.stringify({ save: JSON.parse(text) as unknown, names: [], finished: 1 });
    expect(unwrap(await Replay.read(record)).length).toBe(replay.length);
  });
  it('a replay has a position for every move', () => {
    const { moves } = JSON.parse(text) as { moves: string[] };
    expect(replay.length).toBe(moves.length);
  });
  it('a replay shows in its last position how people ended the game, and before it nothing of it', async () => {
    const { game } = await (
      gameNamed('duel') ?? { local: { bots: () => Promise.reject(new Error('no Duel')) } }
    ).local.bots();
    const match = Match.deal(game, game.readOptions({}), '5.1');
    unwrap(match.play(0, match.legalMoves(0)[0]));
    unwrap(match.end({ kind: 'resignation', seat: 0 }));
    const ended = unwrap(await Replay.read(formatSave(saveMatch(match))));
    expect(ended.length).toBe(1);
    expect(duelView(ended, 0, 1).outcome).toBeNull();
    expect([ended.endedAt(0), ended.endedAt(1)]).toEqual([null, { kind: 'resignation', seat: 0 }]);
    expect(duelView(ended, 1, 1)).toMatchObject({ decision: null, outcome: { ending: 'resignation' } });
  });
  it('a replay refuses what is no save, and a game that is not known', async () => {
    const codeOf = async (file: string): Promise<string | null> => {
      const read = await Replay.read(file);
      return read.ok ? null : read.problem.code;
    };
    expect(await codeOf('hello')).toBe('BAD_JSON');
    expect(await codeOf('[]')).toBe('BAD_SAVE');
    expect(await codeOf('{"game":"chess"}')).toBe('UNKNOWN_GAME');
    expect(await codeOf('{"game":"toString"}')).toBe('UNKNOWN_GAME');
  });
});
