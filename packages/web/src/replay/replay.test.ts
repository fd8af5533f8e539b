import { botRng, duelBot } from '@pharos/bots';
import { firstSeat, formatSave, Match, saveMatch, unwrap } from '@pharos/core';
import { duel } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { Replay } from './replay.ts';

function playedGame(options: unknown = {}): string {
  const match = Match.deal(duel, duel.readOptions(options), '5.1');
  const bot = duelBot('greedy');
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const rng = botRng('5.1', match.version);
    const state = match.imagine(seat, rng);
    unwrap(match.play(seat, duel.formatMove(state, bot.choose(state, seat, rng))));
  }
  return formatSave(saveMatch(match));
}

describe('a replay of Agora', () => {
  const replay = unwrap(Replay.read(playedGame({ packs: ['base', 'agora'] })));
  const kept = replay.steps.flatMap(({ events }) => events.filter((event) => event.type === 'conspiracyKept'));

  it('goes from the draft to the end, with the Senate in every position', () => {
    expect(replay.view(0, 0).agora).not.toBeNull();
    expect(replay.view(replay.length, 1).outcome).not.toBeNull();
  });
  it('tells each side its own Conspiracies only', () => {
    expect(kept.length).toBeGreaterThan(0);
    for (const viewer of [0, 1]) {
      const told = replay.told(replay.length, viewer).flatMap(({ events }) => events);
      for (const event of told) {
        if (event.type === 'conspiracyKept') expect(event.conspiracy === null).toBe(event.seat !== viewer);
      }
    }
  });
});

describe('a replay', () => {
  const text = playedGame();
  const replay = unwrap(Replay.read(text));

  it('has a position before the first move and one after the last', () => {
    expect(replay.view(0, 0).age).toBe(0);
    expect(replay.view(0, 0).outcome).toBeNull();
    expect(replay.view(replay.length, 0).outcome).not.toBeNull();
  });
  it('knows the move and the events that lead to a position', () => {
    expect(replay.moveTo(0)).toBeNull();
    expect(replay.moveTo(1)?.text).toMatch(/^pick /);
    expect(replay.steps[0].events[0].type).toBe('wonderPicked');
  });
  it('shows both sides', () => {
    expect(replay.view(9, 0).viewer).toBe(0);
    expect(replay.view(9, 1).viewer).toBe(1);
  });
  it('stays within the game', () => {
    expect(replay.clamp(-3)).toBe(0);
    expect(replay.clamp(99_999)).toBe(replay.length);
    expect(replay.clamp(Number.NaN)).toBe(0);
  });
  it('reads the record of a server too', () => {
    expect(
      unwrap(Replay.read(JSON.stringify({ save: JSON.parse(text) as unknown, names: [], finished: 1 }))).length,
    ).toBe(replay.length);
  });
  it('refuses what is no save', () => {
    expect(Replay.read('hello').ok).toBe(false);
    expect(Replay.read('{"game":"chess"}').ok).toBe(false);
  });
});
