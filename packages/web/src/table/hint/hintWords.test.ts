import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { botRng, type AnyGame } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { duel, type DuelView } from '@pharos/duel';
import { wonders, type WondersView } from '@pharos/wonders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readMove } from '../../games/wonders/table/choices.ts';
import { moveText } from '../../games/wonders/words/moveText.ts';
import { duelHint } from '../../games/duel/hint/duelHint.ts';

type Texts = { readonly [key: string]: string | Texts };
type Values = Readonly<Record<string, string | number>>;

const shown = vi.hoisted(() => ({ language: 'en', messages: {} as Texts, content: {} as Texts, wonders: {} as Texts }));

/** The catalogues as they are written; the build makes functions of them, which the tests do not have. */
vi.mock('../../i18n/index.svelte.ts', () => {
  const complete = (message: string, values: Values = {}): string =>
    new MessageFormat(shown.language).compile(message)(values);
  return {
    complete,
    content: () => shown.content,
    t: (key: string, values?: Values) => {
      const message = shown.messages[key];
      if (typeof message !== 'string') throw new Error(`no text for "${key}"`);
      return complete(message, values);
    },
  };
});
vi.mock('../../games/wonders/words/wondersContent.ts', () => ({
  texts: () => shown.wonders,
  loadWonders: () => undefined,
}));

function speak(language: string): void {
  const read = (catalogue: string): Texts =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../i18n', catalogue, `${language}.json`), 'utf8')) as Texts;
  Object.assign(shown, {
    language,
    messages: read('messages'),
    content: read('content'),
    wonders: read('content/wonders'),
  });
}

/** Every legal move along a game, with the view of whoever makes it. */
function* moves(game: AnyGame, options: unknown, seed: string): Generator<{ view: unknown; move: string }> {
  const match = Match.deal(game, game.readOptions(options), seed);
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const legal = match.legalMoves(seat);
    const view = match.view(seat);
    for (const move of legal) yield { view, move };
    unwrap(match.play(seat, legal[botRng(seed, match.version)(legal.length)]));
  }
}

const names = (seat: number): string => ['Ann', 'Bob'][seat] ?? 'Eve';

describe.each(['en', 'pl', 'hu'])('a move in words (%s)', (language) => {
  beforeAll(() => speak(language));

  it.each(['1', '2', '3'])('is there for each move of Duel with Agora, in deal %s', (seed) => {
    const said = new Set<string>();
    for (const { view, move } of moves(duel, { packs: ['base', 'agora'] }, seed)) {
      const { title, notes } = duelHint(move, (view as DuelView).decision?.kind, names);
      expect(title, move).toMatch(/\S/);
      expect([title, ...notes].join(' '), move).not.toContain('undefined');
      said.add(move.split(' ')[0]);
    }
    expect(said.size).toBeGreaterThan(6);
  });

  it.each(['1', '2'])('is there for each move of 7 Wonders with Armada, in deal %s', (seed) => {
    const options = { packs: ['base', 'armada'], edition: 1, players: 5, sides: 'choose' };
    for (const { view, move } of moves(wonders, options, seed)) {
      const text = moveText(readMove(move), view as WondersView);
      expect(text, move).toMatch(/\S/);
      expect(text, move).not.toContain('undefined');
    }
  });
});
