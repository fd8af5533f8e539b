import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { botRng } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readMove } from '../table/choices.ts';
import { moveText } from '../words/moveText.ts';

type Texts = { readonly [key: string]: string | Texts };
type Values = Readonly<Record<string, string | number>>;

const shown = vi.hoisted(() => ({ language: 'en', messages: {} as Texts, content: {} as Texts }));

/** The catalogues as they are written; the build makes functions of them, which the tests do not have. */
vi.mock('../../../i18n/index.svelte.ts', () => {
  const complete = (message: string, values: Values = {}): string =>
    new MessageFormat(shown.language).compile(message)(values);
  return {
    complete,
    t: (key: string, values?: Values) => {
      const message = shown.messages[key];
      if (typeof message !== 'string') throw new Error(`no text for "${key}"`);
      return complete(message, values);
    },
  };
});
vi.mock('../words/wondersContent.ts', () => ({ texts: () => shown.content, loadWords: () => undefined }));

function speak(language: string): void {
  const read = (catalogue: string): Texts =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../i18n', catalogue, `${language}.json`), 'utf8'),
    ) as Texts;
  Object.assign(shown, { language, messages: read('messages'), content: read('content/wonders') });
}

describe.each(['en', 'pl', 'hu'])('a move in words (%s)', (language) => {
  beforeAll(() => speak(language));

  it.each(['1', '2'])('there are words for each move of 7 Wonders with Armada, in deal %s', (seed) => {
    const options = { packs: ['base', 'armada'], edition: 1, players: 5, sides: 'choose' };
    const match = Match.deal(wonders, wonders.readOptions(options), seed);
    while (match.toAct() !== 0) {
      const seat = firstSeat(match.toAct());
      const legal = match.legalMoves(seat);
      const view = match.view(seat);
      for (const move of legal) {
        const text = moveText(readMove(move), view);
        expect(text, move).toMatch(/\S/);
        expect(text, move).not.toContain('undefined');
      }
      unwrap(match.play(seat, legal[botRng(seed, match.version)(legal.length)]));
    }
  });
});
