import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { botRng } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { duel, type DuelPreview } from '@pharos/duel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { duelHint } from './duelHint.ts';

type Texts = { readonly [key: string]: string | Texts };
type Values = Readonly<Record<string, string | number>>;

const shown = vi.hoisted(() => ({ language: 'en', messages: {} as Texts, content: {} as Texts }));

/** The catalogues as they are written; the build makes functions of them, which the tests do not have. */
vi.mock('../../../i18n/index.svelte.ts', () => {
  const complete = (message: string, values: Values = {}): string =>
    new MessageFormat(shown.language).compile(message)(values);
  return {
    complete,
    listed: (parts: readonly string[]) => parts.join(' + '),
    t: (key: string, values?: Values) => {
      const message = shown.messages[key];
      if (typeof message !== 'string') throw new Error(`no text for "${key}"`);
      return complete(message, values);
    },
  };
});
vi.mock('../words/duelContent.ts', () => ({ content: () => shown.content }));

function speak(language: string): void {
  const read = (catalogue: string): Texts =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../i18n', catalogue, `${language}.json`), 'utf8'),
    ) as Texts;
  Object.assign(shown, { language, messages: read('messages'), content: read('content/duel') });
}

const nameOf = (seat: number): string => ['Ann', 'Bob'][seat] ?? 'Eve';

describe.each(['en', 'pl', 'hu'])('a hint in words (%s)', (language) => {
  beforeAll(() => speak(language));

  it.each(['1', '2', '3'])('there is a hint in words for each move of Duel with Agora, in deal %s', (seed) => {
    const match = Match.deal(duel, duel.readOptions({ packs: ['base', 'agora'] }), seed);
    const actions = new Set<string>();
    while (match.toAct() !== 0) {
      const seat = firstSeat(match.toAct());
      const { decision } = match.view(seat);
      const choices = decision?.choices ?? [];
      const previews = match.previews(seat);
      for (const choice of choices) {
        const { move, action } = choice;
        const preview = previews[move] as DuelPreview;
        const { title, notes } = duelHint(choice, decision?.kind ?? 'turn', preview, {
          me: seat,
          foe: 1 - seat,
          nameOf,
        });
        expect(title, move).toMatch(/\S/);
        expect([title, ...notes].join(' '), move).not.toContain('undefined');
        actions.add(action);
      }
      unwrap(match.play(seat, choices[botRng(seed, match.version)(choices.length)].move));
    }
    expect(actions.size).toBeGreaterThan(8);
  });
});
