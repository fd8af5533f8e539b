import { duelBot, duelHints, taskFor, type AnyMatch, type Bot, type BotGame, type Task } from '@pharos/bots';
import { fastRng, Match } from '@pharos/core';
import { duel } from '@pharos/duel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BotRequests } from './botRequests.ts';
import { Thinker, type PonderRequest } from './thinker.ts';
import type { WorkerReply } from './workerBots.ts';

const match = Match.deal(duel, duel.readOptions({}), '5.1') as unknown as AnyMatch;

function taskOf(seat: number): Task {
  const course = { game: 1, choices: match.choicesSeenBy(seat) };
  return { ...taskFor(match, seat, 'iterations', fastRng(seat, match.version)), course };
}

/** Requests to bots of which all thoughts are counted: moments of pondering and iterations at choices. */
function counted(bot: Bot<unknown>): { requests: BotRequests; moments: () => number; replies: WorkerReply[] } {
  let moments = 0;
  const game: BotGame = {
    game: duel,
    hints: duelHints,
    bot: () => ({
      ...bot,
      ponder(s, seat, rng, course) {
        const thinkOn = bot.ponder?.(s, seat, rng, course) ?? null;
        return thinkOn && ((): boolean => (moments++, thinkOn()));
      },
    }),
  };
  const replies: WorkerReply[] = [];
  const requests = new BotRequests(new Thinker(game), (reply) => replies.push(reply));
  return { requests, moments: () => moments, replies };
}

const endless: Bot<unknown> = { ...(duelBot('greedy') as Bot<unknown>), ponder: () => () => true };
const pondering: PonderRequest = { level: 'expert', task: taskOf(0) };

beforeEach(() => void vi.useFakeTimers());

describe('requests to bots', () => {
  it('pondering goes on a moment at a time until the next request, whatever it is', () => {
    const { requests, moments, replies } = counted(endless);
    requests.receive({ ponder: pondering });
    expect(moments()).toBe(0);
    vi.advanceTimersByTime(50);
    const pondered = moments();
    expect(pondered).toBeGreaterThan(5);
    requests.receive({ ponder: null });
    vi.advanceTimersByTime(50);
    expect(moments()).toBe(pondered);
    requests.receive({ ponder: pondering });
    requests.receive({ id: 7, request: { level: 'expert', task: taskOf(0) } });
    vi.advanceTimersByTime(50);
    expect(moments()).toBe(pondered);
    expect(replies).toEqual([{ id: 7, answer: expect.stringMatching(/^pick /) as string }]);
  });
  it('a question that cannot be answered is told as a failure', () => {
    const { requests, replies } = counted(endless);
    requests.receive({
      id: 3,
      request: { level: 'expert', task: { ...taskOf(0), state: { options: {}, state: {} } } },
    });
    expect(replies).toMatchObject([{ id: 3, failure: expect.any(String) as string }]);
  });
});
