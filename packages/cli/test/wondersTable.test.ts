import { describe, expect, it } from 'vitest';
import { widthOf } from '../src/terminal/ansi.ts';
import { LANGUAGES } from '../src/words/language.ts';
import { heightOf, listAfter, menuLines, playThrough, textOf, type Seen } from './wondersScreens.ts';
import { namedIds, NAMELESS } from './wondersIds.ts';

const GAMES = [
  ['three players', { players: 3 }],
  ['seven players', { players: 7 }],
  ['two players and the Free City', { edition: 1, players: 2 }],
  ['Armada, two teams', { packs: ['base', 'armada'], players: 4, teams: true }],
  ['Armada, seven players', { packs: ['base', 'armada'], players: 7 }],
  ['Armada, eight players', { packs: ['base', 'armada'], edition: 1, players: 8 }],
  ['Cities, seven players', { packs: ['base', 'cities'], players: 7 }],
  ['Leaders, three players', { packs: ['base', 'leaders'], edition: 1, players: 3 }],
  ['Cities and Leaders, two teams', { packs: ['base', 'cities', 'leaders'], players: 4, teams: true }],
  ['all expansions, two teams', { packs: ['base', 'armada', 'cities', 'leaders'], players: 4, teams: true }],
  ['all expansions, eight players', { packs: ['base', 'armada', 'cities', 'leaders'], edition: 1, players: 8 }],
] as const;

function textsOf({ drawings, menus, sentences }: Seen): string {
  return [...drawings.map(textOf), ...menus.flatMap(menuLines), ...sentences].join('\n');
}

describe.each(LANGUAGES)('the table in the language %s', (language) => {
  it.each(GAMES)('the table of 7 Wonders has a name for everything: %s', (_, options) => {
    const ids = [...namedIds(language), ...NAMELESS];
    for (const seen of playThrough({ options, seed: `3.${options.players}`, language })) {
      const text = textsOf(seen);
      const found = ids.filter((id) => new RegExp(`(?<![\\p{L}-])${id}(?![\\p{L}-])`, 'u').test(text));
      expect(found).toEqual([]);
      expect(/undefined|null|NaN|\[object|[{}]/.exec(text)?.[0]).toBeUndefined();
    }
  });

  it.each([50, 80, 100, 120])('the table of 7 Wonders fits %d columns', (columns) => {
    for (const [, options] of [GAMES[1], GAMES[5], GAMES[10]]) {
      for (const { drawings, menus } of playThrough({ options, seed: '5', language, columns })) {
        for (const line of drawings.flat()) expect(widthOf(line)).toBeLessThanOrEqual(columns);
        for (const { details = [] } of menus)
          for (const line of details) expect(widthOf(line)).toBeLessThanOrEqual(columns);
      }
    }
  });

  it.each(GAMES)(
    'the table of 7 Wonders fits 24 rows of 80 columns whenever a card is to be chosen: %s',
    (_, options) => {
      for (const { view, drawings, menus } of playThrough({ options, seed: '6', language })) {
        if (view.decision?.kind !== 'turn' || menus.length === 0) continue;
        const rows = Math.min(...drawings.map(({ length }) => length)) + heightOf(menus[0]) + 1;
        expect(rows).toBeLessThanOrEqual(24);
      }
    },
  );
});

describe('the lists of choices', () => {
  it.each(GAMES)('lists of choices of 7 Wonders are short: %s', (_, options) => {
    for (const { menus } of playThrough({ options, seed: '8', language: 'en' })) {
      for (const { entries } of menus) expect(entries.length).toBeLessThanOrEqual(10);
    }
  });

  it('lists of choices of 7 Wonders say which ship goes along with a card', () => {
    const options = { packs: ['base', 'armada'], players: 5 };
    const seen = playThrough({ options, seed: '8', language: 'en' });
    const uses = seen.flatMap(({ menus }) => menus.flatMap(({ entries }) => entries.map(({ label }) => label)));
    expect(uses).toContainEqual(expect.stringMatching(/^build [A-Z].* and move the (red|yellow|blue|green) ship$/));
    expect(uses).toContainEqual(expect.stringMatching(/^discard [A-Z].* to move the yellow ship$/));
  });
});

describe('the lists of Cities and Leaders', () => {
  const packs = ['base', 'cities', 'leaders'];
  const boards = ['abu-simbel/night', 'roma/night', 'petra'];
  const asked = ['1', '4', '5', '6'].flatMap((seed) =>
    playThrough({ options: { packs, players: 3, boards }, seed, language: 'en' }),
  );
  const labels = (isAsked: (decision: NonNullable<Seen['view']['decision']>) => boolean): string[] =>
    asked.flatMap(({ view, menus }) =>
      view.decision !== null && isAsked(view.decision)
        ? menus.flatMap(({ entries }) => entries.map(({ label }) => label))
        : [],
    );

  it('[C-21] the lists of Cities and Leaders offer to pay a loss, to take debt, and both', () => {
    const losses = labels(({ black }) => black === 'settleLosses');
    expect(losses).toContainEqual(expect.stringMatching(/^pay \d+¢$/));
    expect(losses).toContainEqual(expect.stringMatching(/^take \d+ debt tokens?$/));
    expect(losses).toContainEqual(expect.stringMatching(/^pay \d+¢, take \d+ debt tokens?$/));
  });

  it('[L-21] the lists of Cities and Leaders offer the three uses of a leader', () => {
    expect(labels(({ leader }) => leader === 'draft')).toContainEqual(expect.stringMatching(/^[A-Z][a-z]+$/));
    const uses = labels(({ leader }) => leader === 'recruit');
    expect(uses).toContainEqual(expect.stringMatching(/^recruit [A-Z]/));
    expect(uses).toContainEqual(expect.stringMatching(/^build stage I+ with [A-Z]/));
    expect(uses).toContainEqual(expect.stringMatching(/^sell [A-Z].* \+3¢$/));
  });

  it('[L-74] the lists of Cities and Leaders let a leader be buried, or nobody', () => {
    const burials = labels(({ leader }) => leader === 'bury');
    expect(burials).toContainEqual(expect.stringMatching(/^bury [A-Z]/));
    expect(burials).toContain('bury nobody');
  });
});

/** The green ship is about to reach its first island. */
const EXPLORES = {
  turn: 3,
  hands: [['construction-zone'], ['altar'], ['theater']],
  islandDecks: { 1: ['foggy-island', 'bronze-island', 'lost-island', 'topaz-island'] },
  cities: [{ ships: { green: 1 } }],
};

describe('the lists of Armada', () => {
  const moves = ['build construction-zone', 'discard altar', 'discard theater'];

  it('the lists of Armada say which ship a free move takes, and that none may be taken', () => {
    const { question, entries } = listAfter(EXPLORES, moves, 'en');
    expect(question).toBe('Move a ship without paying.');
    expect(entries.map(({ label }) => label)).toEqual([
      'move the red ship',
      'move the yellow ship',
      'move the blue ship',
      'move the green ship',
      'move no ship',
    ]);
  });

  it('the lists of Armada name the islands and what they do', () => {
    const { question, entries } = listAfter(EXPLORES, [...moves, 'advance green'], 'en');
    expect(question).toBe('Keep one of the islands you found.');
    expect(entries).toHaveLength(5);
    for (const { label, note } of entries.slice(0, -1)) {
      expect(label).toMatch(/^keep [A-Z]/);
      expect(note).not.toBe('');
    }
    expect(entries.at(-1)?.label).toBe('keep none');
  });

  it('the lists of Armada are in the words of the edition', () => {
    const asked = (edition: number): string => listAfter(EXPLORES, moves, 'pl', edition).question;
    expect(asked(1)).toBe('Przesuń statek bez płacenia.');
    expect(asked(2)).toBe('Przesuń Flotę bez płacenia.');
  });
});

describe('the words of the first edition', () => {
  it('a game of the first edition has Eras and Land Conflicts in Polish, one of the second Epochs', () => {
    const texts = (edition: number): string =>
      playThrough({ options: { edition, players: 3 }, seed: '7', language: 'pl' })
        .map(textsOf)
        .join('\n');
    expect(texts(1)).toContain('Era II · tura');
    expect(texts(1)).toContain('Konflikty Lądowe, Era I');
    expect(texts(1)).not.toMatch(/Epoka/);
    expect(texts(2)).toContain('Epoka II · tura');
    expect(texts(2)).toContain('Konflikty militarne, Epoka I');
  });
});

describe('what a player sees at 80 columns', () => {
  const game = { options: { players: 3 }, seed: '7', language: 'en' } as const;
  const [sides, first, second] = playThrough(game);
  const listOf = ({ menus }: Seen, list = 0): string[] =>
    menus[list].entries.flatMap(({ lines = [] }) => lines.map((line) => textOf([line])));

  const expectMenu = (seen: Seen, question: string, list: readonly string[]): void => {
    expect(seen.menus[0].question).toBe(question);
    expect(listOf(seen)).toEqual(list);
  };

  it('a player sees both sides of the board with their stages', () => {
    expectMenu(sides, 'The Statue of Zeus in Olympia: which side do you play?', [
      'Day  produces clay',
      '  I   2 stone → 3 points',
      '  II  2 wood  → First card of each colour free',
      '  III 3 clay  → 7 points',
      'Night  produces clay',
      '  I   2 ore                         → 2 points, First card of an Age free',
      '  II  3 clay                        → 3 points, Last card of an Age free',
      '  III 1 glass, 1 papyrus, 1 textile → 5 points',
    ]);
  });

  it('a player sees the hand with costs, prices, what is missing, and effects', () => {
    expectMenu(first, 'Choose a card. The others go to Bot 2.', [
      '● Baths             S ✗ missing: 1 stone   3 points',
      '● Altar               free                 3 points',
      '○ East Trading Post   free                 Raw materials for 1 coin: right…',
      '○ West Trading Post   free                 Raw materials for 1 coin: left …',
      '✚ Stockade          W ✗ missing: 1 wood    1 shield',
      '▲ Workshop          G ◀2¢                  Science: gear',
      '▲ Scriptorium       P ✗ missing: 1 papyrus Science: tablet',
    ]);
  });

  it('a player sees what can be done with a card, for which price, and what it brings', () => {
    const workshop = first.menus.find(({ question }) => question === 'What to do with Workshop?');
    expect(workshop?.details?.map((line) => textOf([line]))).toEqual([
      'Gives a science symbol: gear. Makes free later: Archery Range and Laboratory.',
    ]);
    expect(workshop?.entries.map(({ label, note }) => [label, note])).toEqual([
      ['build Workshop', '+1★ Science · ◀2¢ (1 glass ◀)'],
      ['discard Workshop +3¢', ''],
    ]);
    expect(workshop?.impossible).toEqual(['stage I (missing: 2 ore)']);
  });

  it('a player sees the neighbours, what they sell for which price, and what everybody did', () => {
    const lines = textOf(second.drawings[0]).split('\n');
    expect(lines[0]).toMatch(/^ PHAROS {2}Age I · turn 2 of 6 · pile \d +\? help$/);
    expect(lines[1]).toMatch(/^◀ Bot 2 Alexandria \((Day|Night)\) +\d+¢ +0⚔ +\d+★ ◻+/);
    expect(lines[2]).toMatch(/^ {4}sells {2}\d glass 2¢/);
    expect(lines.some((line) => line.startsWith('▶ Bot 3 Halicarnassus'))).toBe(true);
    expect(lines.some((line) => line.startsWith('▼ Jason Olympia'))).toBe(true);
    expect(lines.some((line) => /^Last turn {2}◀ Bot 2: .* · ▶ Bot 3: /.test(line))).toBe(true);
  });

  it('a player sees the conflicts of an Age with their sums, and the final score with the winner', () => {
    const seen = playThrough({ ...game, options: { players: 4 } });
    const start = seen.find(({ view }) => view.age === 2 && view.turn === 1);
    expect(textOf(start?.drawings[0] ?? [])).toMatch(
      /^Conflicts, Age I {2}Jason \d+:\d+ Bot 2 \([+−]?\d\/[+−]?\d\) · /m,
    );
    const sums = /^In all {2}(.*)$/m.exec(textOf(start?.drawings[0] ?? []))?.[1] ?? '';
    const tokens = start?.view.cities.map(({ conflicts: [{ left, right }] }) => (left ?? 0) + (right ?? 0));
    expect(sums.split(' · ').map((text) => Number(text.replace('−', '-').split(' ').at(-1)))).toEqual(tokens);
    const end = textOf(seen.at(-1)?.drawings[0] ?? []);
    expect(end).toMatch(/^ +⚔ +¢ +◼ +● +▲ +○ +✦ +★ {2}coins$/m);
    for (const { score } of seen.at(-1)?.view.cities ?? [])
      expect(end).toMatch(new RegExp(` ${score.total} {2}\\d+¢$`, 'm'));
    expect(end).toMatch(/won\. By (\d+ points?|more coins)/);
  });
});
