import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { botRng } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { findChoice, wonders, type WondersView } from '@pharos/wonders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isHinted } from './hinted.ts';
import { wondersHint } from './wondersHint.ts';

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

const names = { nameOf: (city: number): string => `city ${city}` };

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
        const { title, notes } = wondersHint(move, view, names);
        expect(title, move).toMatch(/\S/);
        expect([title, ...notes].join(' '), move).not.toContain('undefined');
        const { left = 0, right = 0, left2 = 0, right2 = 0 } = findChoice(view, move)?.payment ?? {};
        expect(
          notes.filter((note) => note.includes('city ')),
          move,
        ).toHaveLength([left, right, left2, right2].filter((coins) => coins > 0).length);
      }
      unwrap(match.play(seat, legal[botRng(seed, match.version)(legal.length)]));
    }
  });
});

/** What the first seat to choose sees once sides are settled. */
function firstTurn(options: object): WondersView {
  const match = Match.deal(wonders, wonders.readOptions({ sides: 'random', ...options }), '3');
  return match.view(firstSeat(match.toAct()));
}

describe('a hint on the table', () => {
  it('a hint on the table lights the card that the best move is about, and no other', () => {
    const view = firstTurn({ players: 3 });
    const [first] = view.decision?.choices ?? [];
    const lit = (view.hand ?? []).filter(({ card }) => isHinted(view, first.move, card));
    expect(lit.map(({ card }) => card)).toEqual([first.subject]);
    expect((view.hand ?? []).some(({ card }) => isHinted(view, null, card))).toBe(false);
  });

  it('a hint says that a move is for the Free City', () => {
    speak('en');
    const match = Match.deal(wonders, wonders.readOptions({ edition: 1, players: 2, sides: 'random' }), '3');
    while (match.view(firstSeat(match.toAct())).decision?.kind !== 'freeCity') {
      const seat = firstSeat(match.toAct());
      unwrap(match.play(seat, match.legalMoves(seat)[0]));
    }
    const view = match.view(firstSeat(match.toAct()));
    for (const { move } of view.decision?.choices ?? [])
      expect(wondersHint(move, view, names).notes).toContain('For the Free City, with its coins and neighbours');
  });
});
