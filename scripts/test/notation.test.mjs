import { describe, expect, it } from 'vitest';
import { findNotation, patternsFor, verbsOfNotation } from '../notation.mjs';

const patterns = patternsFor(verbsOfNotation());
const found = (source) => findNotation(source, patterns).map(({ what }) => what);

describe('the check that only engines know the notation of moves', () => {
  it('the check that only engines know the notation of moves takes the verbs from playthroughs and scenarios of both games', () => {
    expect(verbsOfNotation()).toEqual(
      expect.arrayContaining(['build', 'stage', 'shift', 'advance', 'free-city', 'pass']),
    );
  });

  it.each([
    ["const [verb, noun] = choice.move.split(' ');", 'takes a move text apart'],
    ["if (lastMove?.startsWith('x')) return;", 'takes a move text apart'],
    ['const found = PATTERN.exec(staged.move);', 'matches a move text'],
    ['const CARD = /^build (\\S+)/;', 'has a pattern of notation'],
    ['const MOVE = /^(build|discard)\\b/;', 'has a pattern of notation'],
    ['send(`build ${card}`);', 'writes a move'],
    ['send(`free-city build ${card}`);', 'writes a move'],
    ["send('discard ' + card);", 'writes a move'],
    ['send(`stage with ${name(card)}`);', 'writes a move'],
    ['send(`${what} paying ${left} left`);', 'writes a payment'],
  ])('the check that only engines know the notation of moves refuses %s', (source, what) => {
    expect(found(source)).toContain(what);
  });

  it.each([
    'const label = `build ${nameOf(card)}`;',
    'const label = `place a cube in Chamber ${chamber}`;',
    "if (choice.action === 'build') send(choice.move);",
    'const isOpen = moves.includes(choice.move);',
    '// `build ${card}` is what the engine writes',
    '/* move.split(" ") */',
  ])('the check that only engines know the notation of moves lets %s pass', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('the check that only engines know the notation of moves tells the line', () => {
    expect(findNotation('// one\n/* two\n three */\nsend(`build ${card}`);', patterns)).toMatchObject([{ line: 4 }]);
  });
});
