import { botRng } from '@pharos/bots';
import { firstSeat, Match, saveMatch, unwrap } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from './catalogues.ts';
import { analysisWords } from '../src/games/wonders/analysis/analysisWords.ts';
import { Replay } from '../src/replay/replay.ts';
import { PositionWords } from '../src/analysis/page/positionWords.ts';

vi.mock('../src/i18n/index.svelte.ts', async () => (await import('./catalogues.ts')).i18n);
vi.mock('../src/games/wonders/words/wondersContent.ts', async () => (await import('./catalogues.ts')).gameContent);

const NAMES = ['Ann', 'Bob', 'Cid'];
let replay: Replay;
let words: PositionWords;
beforeAll(async () => {
  speak('en', 'wonders');
  const packs = ['base', 'armada'];
  const match = Match.deal(wonders, wonders.readOptions({ players: 3, packs, edition: 1 }), '7.14');
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const moves = match.legalMoves(seat);
    unwrap(match.play(seat, moves[botRng('8', match.version)(moves.length)]));
  }
  replay = unwrap(await Replay.read(JSON.stringify(saveMatch(match))));
  words = new PositionWords({ replay, game: analysisWords, order: [0, 1, 2], nameOf: (seat) => NAMES[seat] });
});
const chances = (): number[][] => Array.from({ length: replay.length + 1 }, () => [0.2, 0.5, 0.3]);

describe('where a position is', () => {
  it('turns are those of the table, however many more choices there were', () => {
    const told = Array.from({ length: replay.length }, (_, at) => words.caption(at + 1, []));
    expect(replay.length).toBeGreaterThan(19);
    const turns = told.flatMap((caption) => /turn (\d+)/.exec(caption)?.slice(1).map(Number) ?? []);
    expect(turns.length).toBeGreaterThan(15);
    expect(Math.max(...turns)).toBeLessThanOrEqual(7);
  });

  it('every turn has one number, and each Age begins with the first', () => {
    for (const { at } of words.ageStarts) expect(words.ticks.find((tick) => tick.at > at)?.n).toBe(1);
    for (const [index, { n }] of words.ticks.entries()) expect([1, (words.ticks[index - 1]?.n ?? 0) + 1]).toContain(n);
    expect(words.ticks.filter(({ n }) => n === 1)).toHaveLength(3);
  });

  it('whoever cannot see the picture is told the chances of all seats', () => {
    expect(words.describe(5, chances())).toMatch(/Ann 20 → 20 % · Bob 50 % .* Cid 30 %$/);
    expect(words.caption(5, chances())).not.toContain('Bob');
  });
});
