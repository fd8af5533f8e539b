import { botRng, duelBot } from '@pharos/bots';
import { firstSeat, Match } from '@pharos/core';
import { DEFAULT_OPTIONS, duel, type DuelView, type Options } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { paint, widthOf } from '../src/terminal/ansi.ts';
import { seatNames } from '../src/session/seatNames.ts';
import type { Screen } from '../src/terminal/screen.ts';
import { finalLines, tableLines } from '../src/games/duel/render/table.ts';
import { duelWords } from '../src/games/duel/words/makeWords.ts';
import { LANGUAGES } from '../src/words/language.ts';

const SIZES: readonly Screen[] = [
  { columns: 100, rows: 40, colours: true, isTerminal: true },
  { columns: 120, rows: 50, colours: true, isTerminal: true },
  { columns: 80, rows: 24, colours: false, isTerminal: true },
];
const NAMES = seatNames(['You', 'Greedy'], 0);
const IN_EVERY_LANGUAGE = SIZES.flatMap((screen) => LANGUAGES.map((language) => ({ ...screen, language })));

const AGORA: Options = { ...DEFAULT_OPTIONS, packs: ['base', 'agora'] };
const BOTH: Options = { ...DEFAULT_OPTIONS, packs: ['base', 'agora', 'pantheon'] };

/** Every position of a few games between greedy bots, as the first seat sees it. */
function positions(options: Options): DuelView[] {
  const bot = duelBot('greedy');
  return ['1', '2', '3'].flatMap((seed) => {
    const match = Match.deal(duel, options, seed);
    const views = [match.view(0)];
    for (let acting = match.toAct(); acting !== 0; acting = match.toAct()) {
      const seat = firstSeat(acting);
      const rng = botRng(seed, match.version);
      const known = match.imagine(seat, rng);
      match.play(seat, duel.formatMove(known, bot.choose(known, seat, rng)));
      views.push(match.view(0));
    }
    return views;
  });
}

describe('the table', () => {
  const views = positions(DEFAULT_OPTIONS);
  const expanded = [AGORA, BOTH].flatMap(positions);

  it.each(IN_EVERY_LANGUAGE)(
    'the table of the terminal fits $columns × $rows in every position ($language)',
    (screen) => {
      const words = duelWords(screen.language);
      for (const view of [...views, ...expanded]) {
        const scene = { view, names: NAMES, me: 0, outcome: view.outcome, screen, recent: [], words };
        const lines = view.outcome === null ? tableLines(scene) : finalLines(scene);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(screen.columns);
        // Question and prompt need two lines more.
        const all = lines.length <= screen.rows - 2 ? lines : tableLines(scene, true);
        if (view.outcome === null) expect(all.length).toBeLessThanOrEqual(screen.rows - 2);
      }
    },
  );

  it('the table of the terminal shows the same text with colours and without', () => {
    const [screen] = SIZES;
    const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
    for (const view of views) {
      for (const line of tableLines({
        view,
        names: NAMES,
        me: 1,
        outcome: view.outcome,
        screen,
        recent: [],
        words: duelWords('en'),
      })) {
        expect(paint(line, false)).not.toContain('\u001b');
        expect(paint(line, true).replaceAll(escapes, '').trimEnd()).toBe(paint(line, false));
      }
    }
  });

  it('the table of the terminal names every face-up card and shows the backs of the others', () => {
    const view = views.find(({ age, decision }) => age === 3 && decision?.kind === 'turn');
    if (view === undefined) throw new Error('no game reached Age III');
    const text = tableLines({
      view,
      names: NAMES,
      me: 0,
      outcome: null,
      screen: SIZES[0],
      recent: [],
      words: duelWords('en'),
    })
      .map((line) => paint(line, false))
      .join('\n');
    expect(text).toContain('Age III');
    expect(text).toMatch(/│ {6,}(III|G) {6,}│/);
    for (const key of ['[1]', '[2]']) expect(text).toContain(key);
  });
});
