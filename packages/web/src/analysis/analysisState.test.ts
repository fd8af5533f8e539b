import { analyse, duelAnalysis, QUICK, type AnalysedGame } from '@pharos/analysis';
import { botRng } from '@pharos/bots';
import { firstSeat, Match, saveMatch, unwrap } from '@pharos/core';
import { duel } from '@pharos/duel';
import { describe, expect, it, vi } from 'vitest';
import { analyseGame } from './run/analyseInWorker.ts';
import type { AnalysisReply, AnalysisRequest, GameReply, GameRequest } from './run/messages.ts';

// The compiler of the client makes signals of these.
vi.stubGlobal(
  '$state',
  Object.assign(<Value>(value: Value) => value, { raw: <Value>(value: Value) => value }),
);
const { AnalysisState } = await import('./analysisState.svelte.ts');

function playedMatch(seed: string) {
  const match = Match.deal(duel, duel.readOptions({}), seed);
  const rng = botRng(seed);
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const moves = match.legalMoves(seat);
    unwrap(match.play(seat, moves[rng(moves.length)]));
  }
  return match;
}

/** Workers that only note what they are asked, and answer what the test says. */
function fakeWorkers() {
  const requests: GameRequest[] = [];
  const tells: ((reply: AnalysisReply) => void)[] = [];
  const start = () => ({
    addEventListener(type: string, listener: unknown) {
      if (type === 'message') tells.push((data) => (listener as (event: { data: AnalysisReply }) => void)({ data }));
    },
    postMessage(request: AnalysisRequest) {
      if (request.kind === 'game') requests.push(request);
    },
    terminate: vi.fn<() => void>(),
  });
  return { start, requests, tell: (reply: AnalysisReply) => tells.at(-1)?.(reply) };
}

const match = playedMatch('6.1');
const save = saveMatch(match);
const hasty = analyse(match, duelAnalysis, { ...QUICK, iterations: 5 });
const whole = (analysed: AnalysedGame): GameReply => ({ kind: 'game', done: 9, all: 9, analysed });
const part = (analysed: AnalysedGame, done: number): GameReply => ({
  kind: 'game',
  done,
  all: 9,
  analysed: { ...analysed, isComplete: false, summary: null, decisions: analysed.decisions.slice(0, done) },
});

describe('the analysis of a game', () => {
  it('looks quickly, then as usual, and the finer picture takes the place of the first one only when it is whole', async () => {
    const analysed = await hasty;
    const { start, requests, tell } = fakeWorkers();
    const work = new AnalysisState(save, start);
    void work.lookTwice();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({ depth: 'quick', known: { done: 0 } });
    // How much there is to do is known from the first moment.
    expect(work.progress).toEqual({ done: 0, all: save.moves.length });
    tell(whole(analysed));
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1].depth).toBe('standard');
    tell(part(analysed, 4));
    expect(work).toMatchObject({ depth: 'quick', progress: { done: 4, all: 9 } });
    tell(whole(analysed));
    expect(work).toMatchObject({ depth: 'standard', progress: null });
  });

  it('goes on where it was stopped, on another page as well', async () => {
    const analysed = await hasty;
    const other = saveMatch(playedMatch('6.2'));
    const first = fakeWorkers();
    const left = new AnalysisState(other, first.start);
    void left.look('standard');
    await vi.waitFor(() => expect(first.requests).toHaveLength(1));
    first.tell(part(analysed, 5));
    left.stop();
    expect(left.progress).toBeNull();
    const second = fakeWorkers();
    void new AnalysisState(other, second.start).look('standard');
    await vi.waitFor(() => expect(second.requests).toHaveLength(1));
    expect(second.requests[0].known).toMatchObject({ done: 5, all: 9 });
    expect(second.requests[0].known.decisions).toHaveLength(5);
  });

  it('begins nothing for whoever has left by then', async () => {
    const { start, requests } = fakeWorkers();
    const work = new AnalysisState(save, start);
    const looking = work.lookTwice();
    work.leave();
    await looking;
    expect(requests).toEqual([]);
    expect(work.progress).toBeNull();
  });
});

describe('the worker', () => {
  it('finds the same whether it begins anew or goes on with what is known', () => {
    const replies: AnalysisReply[] = [];
    const none = { done: 0, all: 0, decisions: [] };
    const tell = (reply: AnalysisReply): void => void replies.push(reply);
    analyseGame(duelAnalysis, { kind: 'game', save, depth: 'quick', known: none }, tell);
    const all = replies.at(-1) as GameReply;
    const half = all.analysed.decisions.slice(0, 30);
    const known = { done: half[29].ply + 1, all: all.all, decisions: half };
    analyseGame(duelAnalysis, { kind: 'game', save, depth: 'quick', known }, tell);
    expect(replies.at(-1)).toEqual(all);
  });
});
