import { duelAnalysis, QUICK, wondersAnalysis, analyse, type AnalysedGame } from '@pharos/analysis';
import { botRng } from '@pharos/bots';
import { firstSeat, Match, saveMatch, unwrap } from '@pharos/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from './catalogues.ts';
import { analysisWords as duelWords } from '../src/games/duel/analysis/analysisWords.ts';
import { analysisWords as wondersWords } from '../src/games/wonders/analysis/analysisWords.ts';
import type { AnyMatch } from '../src/local/localGame.ts';
import { Replay } from '../src/replay/replay.ts';
import type { AnalysisGame } from '../src/analysis/analysisGame.ts';
import { chancesIn, mistakesOf, momentOf, momentsOf, percent } from '../src/analysis/moments.ts';
import { AnalysisWords } from '../src/analysis/words/analysisWords.ts';
import { debriefOf, turnOf } from '../src/analysis/words/debrief.ts';

vi.mock('../src/i18n/index.svelte.ts', async () => (await import('./catalogues.ts')).i18n);
vi.mock('../src/games/duel/words/duelContent.ts', async () => (await import('./catalogues.ts')).contentModule);
vi.mock('../src/games/wonders/words/wondersContent.ts', async () => (await import('./catalogues.ts')).gameContent);

/** Enough to have something to tell; what it tells need not be true. */
const HASTY = { ...QUICK, iterations: 12 };
const NAMES = ['Ann', 'Bob', 'Cid'];

function played<Game extends AnyMatch>(match: Game): Game {
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const moves = match.legalMoves(seat);
    unwrap(match.play(seat, moves[botRng('5', match.version)(moves.length)]));
  }
  return match;
}

async function replayOf(match: AnyMatch): Promise<Replay> {
  return unwrap(await Replay.read(JSON.stringify(saveMatch(match))));
}

interface LookedAt {
  readonly analysed: AnalysedGame;
  readonly replay: Replay;
}

async function lookAtDuel(): Promise<LookedAt> {
  const match = played(Match.deal(duel, duel.readOptions({}), '5.1'));
  return { analysed: await analyse(match, duelAnalysis, HASTY), replay: await replayOf(match) };
}

async function lookAtWonders(): Promise<LookedAt> {
  const match = played(Match.deal(wonders, wonders.readOptions({ players: 3, edition: 2 }), '5.1'));
  return { analysed: await analyse(match, wondersAnalysis, HASTY), replay: await replayOf(match) };
}

/** Words of one who speaks of oneself, or to somebody. */
const TO_ME = /\b(you|your|budujesz|odrzucasz|buduję|odrzucam|biorę|ciebie|építed|eldobod|eldobom|neked|kérem)\b/iu;

/** Looked at once: what differs are the words. */
const duelGame = lookAtDuel();
const wondersGame = lookAtWonders();

function check({ analysed, replay }: LookedAt, game: Omit<AnalysisGame, 'Position'>): void {
  const told = { game: { ...game, Position: () => ({}) }, replay, nameOf: (seat: number) => NAMES[seat] };
  for (const me of [0, 1, null]) {
    const words = new AnalysisWords({ ...told, me });
    const sentences = debriefOf(analysed, words);
    expect(sentences.map(({ role }) => role)).toEqual(['game', 'turn', 'next']);
    for (const { text, at } of sentences.flatMap(({ parts }) => parts)) {
      expect(text).toMatch(/^\S.*\.$/);
      expect(text).not.toMatch(/undefined|NaN|[{}]/);
      if (at !== null) expect(at).toBeGreaterThan(0);
    }
  }
  const words = new AnalysisWords({ ...told, me: 0 });
  for (const decision of analysed.decisions) {
    const texts = [
      words.head(decision),
      words.where(decision),
      ...words.why(decision),
      ...words.merits(decision).map(({ text }) => text),
    ];
    texts.push(...decision.best.map(({ move }) => words.move(decision, move).title));
    // Whoever made the move, it is told of somebody.
    expect(texts.join(' ')).not.toMatch(TO_ME);
    for (const text of texts) expect(text).toMatch(/\S/);
    expect(texts.join(' ')).not.toMatch(/undefined|NaN|[{}]/);
  }
}

describe.each(['en', 'pl', 'hu'])('a debrief in words (%s)', (language) => {
  it('a game of Duel is told in three sentences, and each decision has words', async () => {
    speak(language, 'duel');
    check(await duelGame, duelWords);
  });

  it('a game of 7 Wonders is told in three sentences, and each decision has words', async () => {
    speak(language, 'wonders');
    check(await wondersGame, wondersWords);
  });
});

describe('the three sentences', () => {
  const told = { replay: null as unknown as Replay, nameOf: (seat: number) => NAMES[seat] };
  const position = { game: { ...duelWords, Position: () => ({}) }, ...told };
  const sentencesOf = (analysed: AnalysedGame, replay: Replay, me: number | null) =>
    debriefOf(analysed, new AnalysisWords({ ...position, replay, me })).map(({ parts }) =>
      parts.map(({ text }) => text).join(' '),
    );

  it('say what decided the game in numbers, and not who won', async () => {
    speak('en', 'duel');
    const { analysed, replay } = await duelGame;
    const { summary } = analysed;
    if (summary === null) throw new Error('the game was not finished');
    const decidedBy = [
      { kind: 'ending', n: 1, what: 'civilian', seat: 0 },
      { kind: 'margin', n: 6, seat: 1 },
      { kind: 'ahead', n: 14, what: 'green', seat: 1 },
    ];
    const [first] = sentencesOf({ ...analysed, summary: { ...summary, decidedBy } }, replay, 1);
    expect(first).toBe('Decided by Scientific Buildings +14: 6 points ahead in all.');
    const level = [decidedBy[0], decidedBy[2]];
    expect(sentencesOf({ ...analysed, summary: { ...summary, decidedBy: level } }, replay, 1)[0]).toMatch(
      /^Equal points/,
    );
    const totals = [0, 1].map((seat) => analysed.outcome?.scores[seat].total).join(' to ');
    const military = [{ ...decidedBy[0], what: 'military' }];
    expect(sentencesOf({ ...analysed, summary: { ...summary, decidedBy: military } }, replay, 1)[0]).toBe(
      `Move ${replay.length}: Military supremacy decided the game, at ${totals} points.`,
    );
  });

  it('tell of the turning point what the picture tells, and name the card that was dealt', async () => {
    speak('en', 'duel');
    const { analysed, replay } = await duelGame;
    const { summary, course } = analysed;
    if (summary === null) throw new Error('the game was not finished');
    const [{ ply, when, chances }, next] = course.slice(20);
    const deal = { ply, when, seat: 0, change: 0.2, reasons: [{ kind: 'turnedUp', n: 1, piece: 'arsenal' }] };
    const turningPoint = {
      ply,
      until: next.ply,
      when,
      seat: 0,
      before: chances[0],
      after: next.chances[0],
      decision: null,
      deal: 0,
    };
    const told = { ...analysed, deals: [deal], summary: { ...summary, turningPoint } };
    for (const me of [0, 1]) {
      const turn = turnOf(told, new AnalysisWords({ ...position, replay, me }));
      expect(turn).toMatchObject({ seat: me, from: percent(chances[me]), to: percent(next.chances[me]) });
      const [, text] = sentencesOf(told, replay, me);
      expect(text).toContain('Arsenal turned up.');
      expect(text).toContain(`Your chance went from ${turn?.from} to ${turn?.to} %.`);
    }
  });

  it('name the best and the costliest decision of whoever reads, each with its move', async () => {
    speak('en', 'duel');
    const { analysed, replay } = await duelGame;
    const { best, worst } = analysed.accounts[1];
    if (best === null || worst === null) throw new Error('nothing to tell');
    const last = debriefOf(analysed, new AnalysisWords({ ...position, replay, me: 1 }))[2];
    expect(last.parts.map(({ at }) => at)).toEqual(
      [best, worst].map((index) => replay.positionAfter(analysed.decisions[index].ply)),
    );
    expect(last.parts[0].text).toMatch(/^Your best decision: /);
    expect(last.parts[1].text).toMatch(/^Your costliest: .* was better by \d+ points? of chance\.$/);
  });
});

describe('the moments of a game', () => {
  let analysed: AnalysedGame;
  let replay: Replay;
  beforeAll(async () => {
    ({ analysed, replay } = await wondersGame);
  });

  it('each position of a game that is analysed to its end has chances, which add up', () => {
    const chances = chancesIn(analysed, replay);
    expect(chances).toHaveLength(replay.length + 1);
    for (const all of chances) expect(all?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
  });

  it('a moment leads to the position after its move, and the moments come in order', () => {
    const moments = momentsOf(analysed, replay, 0);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted((one, other) => one - other));
    for (const decision of analysed.decisions) {
      const { at } = momentOf(decision, replay);
      expect(replay.versionOf(at - 1)).toBe(decision.from);
      expect(replay.movesTo(at).some(({ seat, text }) => seat === decision.seat && text === decision.played.move)).toBe(
        true,
      );
    }
  });

  it('of others at a large table only blunders are moments', () => {
    for (const { seat, decision } of momentsOf(analysed, replay, 0))
      if (seat !== 0) expect(decision?.label).toBe('blunder');
  });

  it('mistakes of a seat are its own, the costliest first', () => {
    const losses = mistakesOf(analysed, 1).map(({ loss, seat }) => {
      expect(seat).toBe(1);
      return loss;
    });
    expect(losses).toEqual(losses.toSorted((one, other) => other - one));
  });
});
