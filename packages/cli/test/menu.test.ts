import { botRng } from '@pharos/bots';
import { Match, seatsOf, type SeatId } from '@pharos/core';
import { duel, DEFAULT_OPTIONS as DUEL } from '@pharos/duel';
import { DEFAULT_OPTIONS as WONDERS } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { duelGame } from '../src/games/duel/game.ts';
import type { GameUse } from '../src/games/terminalGame.ts';
import { wondersGame } from '../src/games/wonders/game.ts';
import type { Entry } from '../src/session/menu.ts';
import { previewsFor } from '../src/session/previews.ts';
import { neutralNames } from '../src/session/seatNames.ts';
import { sessionWords } from '../src/session/texts.ts';

const SCREEN = { columns: 100, rows: 40, colours: false, isTerminal: false };

/** Every list of every menu that bots come across in a game, as the seat to choose sees it. */
interface Seen {
  readonly seat: SeatId;
  readonly legal: readonly string[];
  readonly question: string;
  /** All entries with a move, whichever list they stand in. */
  readonly entries: readonly Entry[];
  readonly impossible: readonly string[];
}

const menusOf =
  (fields: Readonly<Record<string, unknown>>, seed: string): GameUse<Seen[]> =>
  ({ game, table: tableIn, bot }) => {
    const options = game.readOptions(fields);
    const table = tableIn('en', options);
    const match = Match.deal(game, options, seed);
    const names = neutralNames(match.seatCount, sessionWords('en'));
    const seen: Seen[] = [];
    for (let acting = match.toAct(); acting !== 0; acting = match.toAct()) {
      const [seat] = seatsOf(acting);
      const choosing = {
        view: match.view(seat),
        seat,
        names,
        previews: previewsFor(game, match, seat),
        screen: SCREEN,
      };
      const first = table.menu(choosing, null);
      const lists = [first];
      for (const { entries } of lists)
        for (const { opens } of entries) if (opens !== null) lists.push(table.menu(choosing, opens));
      const entries = lists.flatMap((menu) => menu.entries).filter(({ move }) => move !== null);
      const impossible = lists.flatMap((menu) => menu.impossible);
      seen.push({ seat, legal: match.legalMoves(seat), question: first.question, entries, impossible });
      const rng = botRng(seed, match.version);
      const known = match.imagine(seat, rng);
      match.play(seat, game.formatMove(known, bot('random').choose(known, seat, rng)));
    }
    return seen;
  };

describe.each([
  ['Duel', duelGame, { ...DUEL }],
  ['Agora', duelGame, { ...DUEL, packs: ['base', 'agora'] }],
  ['Pantheon', duelGame, { ...DUEL, packs: ['base', 'pantheon'] }],
  ['7 Wonders', wondersGame, { ...WONDERS, players: 4 }],
  ['7 Wonders for two', wondersGame, { edition: 1, players: 2 }],
  ['Armada', wondersGame, { ...WONDERS, packs: ['base', 'armada'], players: 5 }],
] as const)('the menus of %s', (_, known, fields) => {
  const use = (seed: string): Seen[] =>
    known === duelGame ? menusOf(fields, seed)(duelGame) : menusOf(fields, seed)(wondersGame);
  const seen = ['1', '2', '3'].flatMap(use);

  it('menus offer every legal move, and nothing else', () => {
    for (const { legal, entries } of seen) {
      expect(new Set(entries.map(({ move }) => move))).toEqual(new Set(legal));
      expect(entries).toHaveLength(legal.length);
    }
  });

  it('menus ask a question and put everything in words', () => {
    for (const { question, entries, impossible } of seen) {
      expect(question).toMatch(/^[A-Z].*[.?]$/);
      const texts = [...entries.flatMap(({ label, note }) => [label, note]), ...impossible];
      for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
      for (const { label } of entries) expect(label).toMatch(/^[\w’'(]/);
    }
  });

  it('menus tell what moves bring and why others cannot be made', () => {
    const notes = seen.flatMap(({ entries }) => entries.map(({ note }) => note));
    expect(notes.some((note) => /\+\d+★/.test(note))).toBe(true);
    expect(seen.some(({ impossible }) => impossible.some((text) => /\d+¢.*\d+ short/.test(text)))).toBe(true);
  });
});

describe('the menu of a Duel card', () => {
  const match = Match.deal(duel, { ...DUEL, wonders: 'beginner' }, '7');
  const [seat] = seatsOf(match.toAct());
  const choosing = {
    view: match.view(seat),
    seat,
    names: neutralNames(2, sessionWords('en')),
    previews: previewsFor(duel, match, seat),
    screen: SCREEN,
  };
  const table = duelGame.table('en', DUEL);
  const lists = table
    .menu(choosing, null)
    .entries.flatMap(({ opens }) => (opens === null ? [] : [table.menu(choosing, opens)]));

  it('the menu of a Duel card has the coins of a discard from the choice itself', () => {
    const gains = choosing.view.decision?.choices?.flatMap((choice) =>
      choice.action === 'discard' ? choice.gains : [],
    );
    const labels = lists
      .flatMap(({ entries }) => entries.map(({ label }) => label))
      .filter((label) => label.startsWith('discard'));
    expect(labels).toHaveLength(gains?.length ?? 0);
    expect(new Set(labels.map((label) => /for (\d+) coins$/.exec(label)?.[1]))).toEqual(new Set(gains?.map(String)));
  });

  it('the menu of a Duel card says what taking the card uncovers', () => {
    const uncovering = choosing.view.decision?.choices?.some(({ move }) => choosing.previews[move].uncovers.length > 0);
    expect(lists.some(({ question }) => question.includes('It uncovers'))).toBe(uncovering);
  });
});
