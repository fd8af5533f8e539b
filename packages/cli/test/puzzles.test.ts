import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PuzzleFile } from '@pharos/analysis';
import { describe, expect, it } from 'vitest';
import { pharos, temporaryFile } from './pharos.ts';

const MAKE = ['puzzles', 'make', 'duel', '--seed', '4', '--count', '4', '--iterations', '300'];
const read = (file: string): PuzzleFile => JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile;

describe('pharos puzzles', () => {
  it('makes the same puzzles with one job, with two, and when it was interrupted', { timeout: 300_000 }, async () => {
    const [one, two, later] = ['one', 'two', 'later'].map((name) => temporaryFile(`${name}.json`));
    const [made] = await Promise.all([pharos([...MAKE, '--out', one]), pharos([...MAKE, '--out', two, '--jobs', '2'])]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/one\.json: 4 puzzles from \d+ games/);
    expect(read(one).list).toHaveLength(4);
    expect(read(two)).toEqual(read(one));
    await interrupted([...MAKE, '--out', later], later);
    await pharos([...MAKE, '--out', later]);
    expect(read(later)).toEqual(read(one));
    const checked = await pharos(['puzzles', 'check', one, '--jobs', '2', '--json']);
    expect(JSON.parse(checked.out)).toMatchObject({ puzzles: 4 });
  });

  it('tells which puzzles do not hold', { timeout: 120_000 }, async () => {
    const file = temporaryFile('made.json');
    await pharos([...MAKE.slice(0, 5), '--count', '1', '--iterations', '300', '--out', file]);
    const { list, ...head } = read(file);
    const wrong = list.map((puzzle) => ({ ...puzzle, moves: puzzle.moves.toReversed() }));
    writeFileSync(file, JSON.stringify({ ...head, list: wrong }));
    const { code, out } = await pharos(['puzzles', 'check', file]);
    expect(code).toBe(1);
    expect(out).toContain('0 of 1 puzzles hold');
    expect(out).toContain(`${list[0].id}: another move is the best`);
  });

  it('refuses what it cannot do in one line', async () => {
    const file = temporaryFile('other.json', '{"save":1}');
    const refused = await Promise.all([
      pharos(['puzzles']),
      pharos(['puzzles', 'made']),
      pharos(['puzzles', 'make', 'duel']),
      pharos(['puzzles', 'make', 'chess', '--out', file]),
      pharos([...MAKE, '--out', file]),
      pharos(['puzzles', 'check', temporaryFile('none.json')]),
    ]);
    for (const { code, err } of refused) {
      expect(code).toBe(2);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    expect(refused[1].err).toContain('make');
    expect(refused[4].err).toContain('BAD_SCENARIO');
  });

  it('does not go on with a file that was begun otherwise', { timeout: 120_000 }, async () => {
    const file = temporaryFile('begun.json');
    await pharos([...MAKE.slice(0, 5), '--count', '1', '--iterations', '100', '--out', file]);
    const other = await pharos(['puzzles', 'make', 'duel', '--seed', '5', '--iterations', '100', '--out', file]);
    expect(other).toMatchObject({ code: 2 });
    expect(other.err).toContain('another seed');
  });
});

/** Runs a command until it has kept something, then ends it at once. */
async function interrupted(argv: readonly string[], file: string): Promise<void> {
  const program = fileURLToPath(new URL('../bin/pharos.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, ...argv], { stdio: 'ignore' });
  const over = new Promise((resolve) => child.once('exit', resolve));
  while (!existsSync(file) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  await over;
}
