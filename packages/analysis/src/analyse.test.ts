import { botRng, duelBot, wondersBot } from '@pharos/bots';
import { fastRng, firstSeat, Match } from '@pharos/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { analyse, Analysis } from './analyse.ts';
import { duelAnalysis } from './duel/duelAnalysis.ts';
import { betterOf } from './labels.ts';
import type { AnalysedGame, Decision } from './result.ts';
import { wondersAnalysis } from './wonders/wondersAnalysis.ts';

const SETTINGS = { iterations: 60, seed: 3, hindsight: true };

function playedDuel(seed: string) {
  const match = Match.deal(duel, duel.readOptions({}), seed);
  const bot = duelBot('greedy');
  const rng = botRng(seed);
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const s = match.imagine(seat, rng);
    match.play(seat, duel.formatMove(s, bot.choose(s, seat, rng)));
  }
  return match;
}

function playedWonders(seed: string, players: number) {
  const match = Match.deal(wonders, wonders.readOptions({ players, packs: ['base', 'armada'] }), seed);
  const bot = wondersBot('greedy');
  const rng = botRng(seed);
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const s = match.imagine(seat, rng);
    match.play(seat, wonders.formatMove(s, bot.choose(s, seat, rng)));
  }
  return match;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What depends on what the seat could know. */
const judged = (decision: Decision | null): unknown => (decision === null ? null : { ...decision, followed: null });

function expectSound({ course, decisions, accounts, partners, outcome }: AnalysedGame): void {
  for (const { chances } of course) expect(sum(chances)).toBeCloseTo(partners);
  for (const { best, played, loss, chances, seat } of decisions) {
    expect(loss).toBeCloseTo(best[0].chance - played.chance);
    expect(loss).toBeGreaterThanOrEqual(0);
    expect(chances[seat]).toBe(best[0].chance);
    expect(sum(chances)).toBeCloseTo(partners);
  }
  for (const { seat, start, choice, others, deal, end } of accounts) {
    expect(start + choice + others + deal).toBeCloseTo(end);
    expect(choice).toBeLessThanOrEqual(0);
    expect(end).toBe(outcome?.ranking[0].includes(seat) === true ? 1 : 0);
  }
}

describe('analysis', () => {
  const match = playedDuel('7.1');

  it('tells of every decision of Duel what it lost, and accounts for all that moved the chances', async () => {
    const game = await analyse(match, duelAnalysis, SETTINGS);
    expectSound(game);
    expect(game.decisions.length).toBeGreaterThan(50);
    expect(game.summary?.decidedBy[0]).toMatchObject({ kind: 'ending', what: match.outcome()?.ending });
    expect(game.summary?.worst).not.toBeNull();
  });

  it('tells of what is as good as the best why it is good, and of no better move', () => {
    const asked = new Map<number, boolean>();
    let at = 0;
    const asking = {
      ...duelAnalysis,
      merits: (...[s, seat, compared]: Parameters<typeof duelAnalysis.merits>) => {
        asked.set(at, compared.best.move === compared.played.move);
        return duelAnalysis.merits(s, seat, compared);
      },
    };
    const work = new Analysis(match, asking, { ...SETTINGS, hindsight: false });
    const decisions = work.choices.slice(0, 40).flatMap(({ round, choice }) => {
      at = choice.ply;
      return work.decide(round, choice) ?? [];
    });
    const isWorse = (decision: Decision): boolean => betterOf(decision) !== null;
    // A little worse by number than another one, and as good for all that is said.
    expect(decisions.some((decision) => !isWorse(decision) && decision.loss > 0)).toBe(true);
    for (const decision of decisions) {
      expect(asked.get(decision.ply)).toBe(!isWorse(decision));
      if (!isWorse(decision)) expect([...decision.reasons, ...decision.followed]).toEqual([]);
    }
    expect(decisions.some((decision) => isWorse(decision) && decision.reasons.length > 0)).toBe(true);
  });

  it('tells the same each time, whether it was stopped on the way or not', async () => {
    const signal = { aborted: false };
    const onProgress = ({ done }: { done: number }): void => {
      signal.aborted = done === 12;
    };
    const begun = await analyse(match, duelAnalysis, SETTINGS, { onProgress, signal });
    expect(begun).toMatchObject({ isComplete: false, summary: null });
    expect(begun.decisions.length).toBeLessThanOrEqual(12);
    const resumed = await analyse(match, duelAnalysis, SETTINGS, { known: begun.decisions });
    expect(resumed).toEqual(await analyse(match, duelAnalysis, SETTINGS));
  });

  it('judges a choice by what its seat could know: another deal that looks the same gives the same answer', () => {
    const work = new Analysis(match, duelAnalysis, { ...SETTINGS, hindsight: false });
    for (const { round, choice } of work.choices.slice(6, 30)) {
      const other = { ...round, position: duel.resample(round.position, choice.seat, fastRng(5, choice.ply)) };
      expect(judged(work.decide(other, choice))).toEqual(judged(work.decide(round, choice)));
    }
  });

  it('tells of choices made at once, each by what its seat held', async () => {
    const armada = playedWonders('7.1', 3);
    const game = await analyse(armada, wondersAnalysis, { ...SETTINGS, iterations: 30 });
    expectSound(game);
    const inRound = (from: number): number => game.decisions.filter((decision) => decision.from === from).length;
    expect(Math.max(...game.decisions.map(({ from }) => inRound(from)))).toBe(3);
    const work = new Analysis(armada, wondersAnalysis, { ...SETTINGS, iterations: 30, hindsight: false });
    // Every card of the hand is worth something, whoever would choose it.
    const first = game.decisions.find(({ when }) => when.age === 1 && when.turn === 1);
    const { round: opening } = work.choices.find(({ choice }) => choice.ply === first?.ply) ?? work.choices[0];
    const { hand } = wonders.view(opening.position, first?.seat ?? 0);
    expect(new Set(first?.cards.map(({ card }) => card))).toEqual(new Set(hand?.map(({ card }) => card)));
    for (const { cards, best } of game.decisions)
      for (const { chance, visits } of cards) {
        expect(chance).toBeLessThanOrEqual(best[0].chance + 0.0001);
        expect(visits).toBeGreaterThan(0);
      }
    for (const { round, choice } of work.choices.slice(3, 12)) {
      const other = { ...round, position: wonders.resample(round.position, choice.seat, fastRng(5, choice.ply)) };
      expect(judged(work.decide(other, choice))).toEqual(judged(work.decide(round, choice)));
    }
  });
});
