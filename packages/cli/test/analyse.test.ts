import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnalysedGame } from '@pharos/analysis';
import { botRng, duelBot } from '@pharos/bots';
import { firstSeat, formatSave, Match, saveMatch } from '@pharos/core';
import { duel } from '@pharos/duel';
import { isAnalysisKey } from '../src/analysis/words.ts';
import { linesOf, pharos, pharosJson, temporaryFile } from './pharos.ts';

function savedGame(): string {
  const match = Match.deal(duel, duel.readOptions({}), '7.3');
  const bot = duelBot('greedy');
  const rng = botRng('7.3');
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const s = match.imagine(seat, rng);
    match.play(seat, duel.formatMove(s, bot.choose(s, seat, rng)));
  }
  return formatSave(saveMatch(match));
}

const save = savedGame();

describe('pharos analyse', () => {
  it('pharos analyse tells of a game in words of three languages', async () => {
    const file = temporaryFile('game.json', save);
    const texts = await Promise.all(
      ['en', 'pl', 'hu'].map((language) => pharos(['analyse', file, '--iterations', '40', '--language', language])),
    );
    for (const { code, err } of texts) expect({ code, err }).toEqual({ code: 0, err: '' });
    const [en, pl, hu] = texts.map(({ out }) => out);
    expect(en).toMatch(/^\w.* won[:,] /);
    expect(en).toMatch(/Costliest decision: .* → \d+ %/);
    expect(pl).toContain('Najkosztowniejsza decyzja');
    expect(hu).toContain('A legtöbbe kerülő döntés');
    for (const text of [en, pl, hu]) expect(text).not.toMatch(/undefined|\{|NaN/);
    // Moves are told in the words of the game, not in its notation.
    expect(en).toMatch(/: (build|discard) [A-Z]/);
    expect(pl).toMatch(/: (budowa|odrzucenie): [A-ZŁŚŻ]/);
    expect(hu).toMatch(/: (építés|eldobás): [A-ZÁÉÍÓÖŐÚÜŰ]/);
    for (const text of [pl, hu]) expect(text).not.toMatch(/\b(build|discard|pick|paying|under) /);
  });

  it('pharos analyse tells of a game as data, and as a record that is read again', async () => {
    const file = temporaryFile('game.json', save);
    const game = await pharosJson<AnalysedGame>(['analyse', file, '--iterations', '40']);
    // Every reason of it can be put into words.
    for (const { reasons, merits, followed } of game.decisions) {
      for (const { kind } of reasons) expect(isAnalysisKey(`why.${kind}`)).toBe(true);
      for (const { kind } of merits) expect(isAnalysisKey(`for.${kind}`)).toBe(true);
      for (const { kind } of followed) expect(isAnalysisKey(`then.${kind}`)).toBe(true);
    }
    const { out } = await pharos(['analyse', file, '--iterations', '40', '--record']);
    expect(linesOf(out).filter((line) => line.trim().startsWith('='))).toHaveLength(game.decisions.length);
    const again = await pharos(['record', temporaryFile('game.txt', out), '--save']);
    expect(again.out.trimEnd()).toBe(save.trimEnd());
  });

  it('pharos record turns saves into text and back, and says what is wrong with a file in one line', async () => {
    const { out, code } = await pharos(['record', temporaryFile('game.json', save)]);
    expect(code).toBe(0);
    expect(linesOf(out).slice(0, 2)).toEqual(['Pharos record 1', 'Game: duel']);
    expect((await pharos(['record', temporaryFile('game.txt', out)])).out).toBe(out);
    const damaged = await pharos(['record', temporaryFile('damaged.txt', out.replace(/1\. A .*/, '1. A fly'))]);
    expect(damaged).toMatchObject({ code: 2, out: '' });
    expect(damaged.err).toMatch(/BAD_SAVE: moves\[0\]/);
    expect((await pharos(['analyse'])).code).toBe(2);
  });
});

describe('pharos calibrate', () => {
  it('pharos calibrate compares chances with results, and draws them', async () => {
    const svg = temporaryFile('plot.svg', '');
    const args = ['calibrate', 'duel', '--games', '4', '--iterations', '10', '--seed', '5'];
    const { out, code, err } = await pharos([...args, '--threads', '1', '--svg', svg]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^duel: \d+ positions of 4 games/);
    expect(out).toContain('Brier 0.');
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg /);
    expect((await pharos(['calibrate'])).code).toBe(2);
  });
});

describe('pharos accuracy', () => {
  it('pharos accuracy tells a bot that searches from one that moves at random', async () => {
    const args = ['accuracy', 'duel', '--bots', 'random,adept', '--against', 'greedy', '--iterations', '40', '--json'];
    const { out, code, err } = await pharos([...args, '--games', '4', '--threads', '1']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { bots } = JSON.parse(out) as {
      bots: { bot: string; accuracy: { mean: number }; step: unknown; labels: Record<string, number> }[];
    };
    const [random, adept] = bots;
    expect(random.step).toBeNull();
    for (const { labels } of bots) expect(Object.values(labels).reduce((sum, part) => sum + part, 0)).toBeCloseTo(100);
    expect(random.labels.blunder).toBeGreaterThan(adept.labels.blunder);
    expect(adept.accuracy.mean).toBeGreaterThan(random.accuracy.mean);
    expect((await pharos(['accuracy', 'duel', '--bots', 'rabbit'])).code).toBe(2);
  });
});
