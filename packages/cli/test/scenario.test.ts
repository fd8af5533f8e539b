import { describe, expect, it } from 'vitest';
import { dirname } from 'node:path';
import { linesOf, pharos, temporaryFile } from './pharos.ts';

const draft = (move: string): string =>
  JSON.stringify({ scenario: 1, game: 'duel', title: 'the draft begins', seed: '7.1', steps: [{ move }] });

describe('pharos scenario', () => {
  it('pharos scenario passes a scenario that holds', async () => {
    const file = temporaryFile(
      'holds.json',
      JSON.stringify({
        scenario: 1,
        game: 'duel',
        title: 'seven coins',
        steps: [{ expect: { view: { players: [{ coins: 7 }, { coins: 7 }] } } }],
      }),
    );
    const { code, out } = await pharos(['scenario', file]);
    expect(code).toBe(0);
    expect(out).toContain('✓ seven coins');
  });

  it('pharos scenario says what fails, and exits with 1', async () => {
    const { code, out } = await pharos(['scenario', temporaryFile('fails.json', draft('decline'))]);
    expect(code).toBe(1);
    expect(out).toContain('✗ the draft begins');
    expect(out).toContain('"decline" was refused with ILLEGAL_MOVE');
  });

  it('pharos scenario runs all files of a folder', async () => {
    const { code, out } = await pharos(['scenario', dirname(temporaryFile('one.json', draft('decline')))]);
    expect(code).toBe(1);
    expect(linesOf(out).at(0)).toContain('one.json');
  });
});
