import { readFileSync } from 'node:fs';
import { BOT_CHARACTERS, BOT_LEVELS, BOT_NAMES } from '@pharos/bots';
import { describe, expect, it } from 'vitest';
import { botOffered, charactersFor, LEVELS, levelsIn, offered } from './levels.ts';

describe('the levels of bots', () => {
  it('the levels of bots are those the server offers for the game, new ones too', () => {
    const duel = { id: 'duel', levels: ['random', 'greedy', 'oracle'] };
    const wonders = { id: 'wonders', levels: ['greedy'] };
    const answer = { ok: true, value: [duel, wonders] } as const;
    expect(levelsIn(answer, 'duel')).toEqual(['random', 'greedy', 'oracle']);
    expect(levelsIn(answer, 'wonders')).toEqual(['greedy']);
  });
  it('the levels of bots are the built-in ones without a server', () => {
    expect(levelsIn({ ok: false, problem: { code: 'OFFLINE', detail: '' } }, 'duel')).toEqual(LEVELS);
    expect(levelsIn({ ok: true, value: [] }, 'wonders')).toEqual(LEVELS);
  });
  it('the levels of bots that are built in are bots that can play here', () => {
    expect(LEVELS).toEqual(BOT_LEVELS);
  });
  it.each(['en', 'pl', 'hu'])(
    'the levels of bots have a name, the name of a bot and a description in %s',
    (language) => {
      const file = new URL(`../i18n/messages/${language}.json`, import.meta.url);
      const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const keys = LEVELS.flatMap((level) => [`level.${level}`, `bot.${level}`, `level.about.${level}`]);
      expect(keys.filter((key) => !messages[key])).toEqual([]);
      expect(new Set(keys.map((key) => messages[key])).size).toBe(keys.length);
    },
  );
  it.each(['en', 'pl', 'hu'])('the characters of bots and all bots that have one are named in %s', (language) => {
    const file = new URL(`../i18n/messages/${language}.json`, import.meta.url);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const keys = [...BOT_CHARACTERS.map((one) => `character.${one}`), ...BOT_NAMES.map((name) => `bot.${name}`)];
    expect(keys.filter((key) => !messages[key])).toEqual([]);
    expect(new Set(keys.map((key) => messages[key])).size).toBe(keys.length);
  });
  it('only bots that think ahead have a character, and an admiral needs ships', () => {
    expect(charactersFor('greedy', ['admiral'])).toEqual([]);
    expect(charactersFor('adept', [])).toEqual(['builder', 'general', 'scholar', 'merchant']);
    expect(botOffered(LEVELS, 'expert-admiral', ['admiral'])).toBe('expert-admiral');
    expect(botOffered(LEVELS, 'expert-admiral', [])).toBe('expert');
  });
  it('the levels of bots give way to the strongest when the chosen one is not among them', () => {
    expect(offered(['random', 'greedy'], 'random')).toBe('random');
    expect(offered(['random', 'greedy'], 'oracle')).toBe('greedy');
  });
});
