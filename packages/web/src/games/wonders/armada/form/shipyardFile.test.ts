import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readShipyardFile, type FileAnswer } from './shipyardFile.ts';
import { sumsOf } from './shipyardSums.ts';
import { shipyardTemplate } from './shipyardTemplate.ts';

const LANGUAGES = ['en', 'pl', 'hu'] as const;
const shown = vi.hoisted(() => ({ language: 'en', messages: {} as Readonly<Record<string, string>> }));

vi.mock('../../../../i18n/index.svelte.ts', () => ({
  listed: (parts: readonly string[]) => parts.join(', '),
  t: (key: string, values = {}) => new MessageFormat(shown.language).compile(shown.messages[key])(values),
}));

function speak(language: string): void {
  const file = join(import.meta.dirname, 'texts', `${language}.json`);
  shown.language = language;
  shown.messages = (JSON.parse(readFileSync(file, 'utf8')) as typeof shown).messages;
}

const track = (): object[] => Array.from({ length: 6 }, () => ({ wood: 1 }));
const board = (id: string, changes: object = {}): object => ({
  id,
  linked: 'red',
  steps: { red: track(), yellow: track(), blue: track(), green: track() },
  ...changes,
});
const steps = (red: unknown): object => ({ steps: { red, yellow: track(), blue: track(), green: track() } });

const file = (text: string, size = text.length): Pick<File, 'size' | 'text'> => ({
  size,
  text: () => Promise.resolve(text),
});
const reading = (boards: unknown): Promise<FileAnswer> => readShipyardFile(file(JSON.stringify(boards)));
const with_ = (first: unknown): unknown[] => [first, board('b'), board('c')];

/** Everything the rules can object to, with the place they name. */
const WRONG: readonly (readonly [boards: unknown, path: string])[] = [
  [{}, 'shipyards'],
  [7, 'shipyards'],
  [[], 'shipyards'],
  [Array.from({ length: 9 }, (_, n) => board(`n${n}`)), 'shipyards'],
  [with_(7), 'shipyards[0]'],
  [with_([]), 'shipyards[0]'],
  [with_(board('b')), 'shipyards[1]'],
  [with_(board('A')), 'shipyards[0].id'],
  [with_({ ...board('a'), id: undefined }), 'shipyards[0].id'],
  [with_({ ...board('a'), id: 7 }), 'shipyards[0].id'],
  [with_(board('a', { linked: 'purple' })), 'shipyards[0].linked'],
  [with_(board('a', { provenance: 'mine' })), 'shipyards[0].provenance'],
  [with_(board('a', { price: 1 })), 'shipyards[0]'],
  [with_(board('a', { steps: 1 })), 'shipyards[0].steps'],
  [with_(board('a', steps({}))), 'shipyards[0].steps.red'],
  [with_(board('a', steps(track().slice(1)))), 'shipyards[0].steps.red'],
  [with_(board('a', steps([...track(), {}]))), 'shipyards[0].steps.red'],
  [with_(board('a', steps([{ gold: 1 }, ...track().slice(1)]))), 'shipyards[0].steps.red[0]'],
  [with_(board('a', steps([{ wood: 9 }, ...track().slice(1)]))), 'shipyards[0].steps.red[0].wood'],
  [with_(board('a', steps([{ wood: 3, clay: 3 }, ...track().slice(1)]))), 'shipyards[0].steps.red[0]'],
];

describe('a file of shipyards', () => {
  beforeEach(() => speak('en'));

  it('a file of shipyards is taken if the rules take it', async () => {
    const answer = await reading([board('a'), board('b', { linked: 'green' }), board('c')]);
    expect(answer).toMatchObject({ shipyards: [{ id: 'a' }, { id: 'b', linked: 'green' }, { id: 'c' }] });
  });

  it.each([1, 2] as const)(
    'a file of shipyards can start from our prices, which say what they are, edition %i',
    async (edition) => {
      const answer = await readShipyardFile(file(await shipyardTemplate(edition)));
      if (!('shipyards' in answer)) throw new Error('our own file is refused');
      expect(answer.shipyards).toHaveLength(edition === 1 ? 8 : 7);
      expect(answer.shipyards[0]).toMatchObject({ id: 'shipyard-a', provenance: 'reconstructed' });
      expect(answer.shipyards.map(sumsOf).every(({ resources, coins }) => resources > 24 && coins > 0)).toBe(true);
    },
  );

  it.each(LANGUAGES)(
    'a file of shipyards is refused with the place and the reason in the language shown, %s',
    async (language) => {
      speak(language);
      for (const [boards, path] of WRONG) {
        const answer = await reading(boards);
        if (!('problem' in answer)) throw new Error(`not refused: ${path}`);
        expect(answer.problem.path).toBe(path);
        expect(answer.problem.place === '').toBe(path === 'shipyards');
        expect(answer.problem.reason).toMatch(/^\p{Lu}.*\.$|^[“„].*\.$/u);
        // The rules speak English; where they are shown as they are, a text is missing.
        if (language !== 'en') expect(answer.problem.reason).not.toMatch(/expected|unknown|shipyard|\bstep\b/);
        expect(answer.problem.reason).not.toMatch(/undefined|[{}]/);
      }
    },
  );

  it('a file of shipyards says where in words', async () => {
    const dear = await reading(with_(board('a', steps([{}, {}, { coins: 13 }, {}, {}, {}]))));
    expect(dear).toEqual({
      problem: {
        place: 'board 1 · red fleet · step 3 · coins',
        path: 'shipyards[0].steps.red[2].coins',
        reason: 'A whole number from 0 to 12 belongs here, not 13.',
      },
    });
  });

  it('a file of shipyards is refused if it is not JSON, too large, or for fewer than play', async () => {
    const broken = await readShipyardFile(file('[\n  {,}\n]'));
    expect(broken).toMatchObject({
      problem: { reason: 'This is not JSON: a comma, quote or bracket is missing or too many.' },
    });
    expect(await readShipyardFile(file('[]', 1e6))).toMatchObject({ problem: { path: '' } });
    expect(await reading([board('a')])).toMatchObject({
      problem: { reason: 'A game needs at least 3 boards; the file has 1.' },
    });
  });
});
