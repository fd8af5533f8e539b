import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { isSlower, summary } from '../compareSpeed.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = mkdtempSync(join(tmpdir(), 'pharos-gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A checkout like this one but for a line of its random games. */
function checkoutWith(name, line, other) {
  const checkout = join(folder, name);
  for (const packageName of ['core', 'duel', 'wonders', 'bots', 'analysis', 'cli', 'web']) {
    for (const part of ['src', 'package.json']) {
      const path = join('packages', packageName, part);
      cpSync(join(root, path), join(checkout, path), { recursive: true });
    }
  }
  const file = join(checkout, 'packages/core/src/playout.ts');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(line);
  writeFileSync(file, text.replace(line, other));
  return checkout;
}

function gate(...args) {
  const script = join(root, 'scripts', 'compareSpeed.mjs');
  return spawnSync(process.execPath, [script, '--gate', ...args], { encoding: 'utf8' });
}

const QUICK = ['--only', 'duel', '--processes', '1', '--seconds', '0.2'];

describe('npm run bench:gate', () => {
  it('fails if the other checkout is faster', () => {
    const end = 'if (acting === 0) return plies;';
    const faster = checkoutWith('faster', end, 'if (acting === 0 || plies === 20) return plies;');
    const { status, stdout } = gate('--against', faster, ...QUICK);
    expect(stdout).toMatch(/duel .*PLAYED OTHERWISE {2}SLOWER/);
    expect(status).toBe(1);
  });

  it('passes if the other checkout plays the same games more slowly', () => {
    const moves = 'const count = game.legalMoves(s, seat, moves);';
    const slower = checkoutWith(
      'slower',
      moves,
      `for (let n = 0; n < 5; n++) game.legalMoves(s, seat, moves); ${moves}`,
    );
    const { status, stdout, stderr } = gate('--against', slower, ...QUICK, '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [line] = JSON.parse(stdout);
    expect(line).toMatchObject({ name: 'duel', isSame: true });
    expect(line.low).toBeGreaterThan(1);
  });

  it.each([
    [[]], //
    [['--against', root, '--only', 'chess']],
    [['--against', root, '--processes', '0']],
    [['--against', root, '--seconds', 'x']],
  ])('asks for what it needs: %j', (args) => {
    const { status, stderr } = gate(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('Usage');
  });
});

describe('isSlower', () => {
  it.each([
    [{ ratio: 0.94, high: 0.97 }, true],
    [{ ratio: 0.94, high: 1.01 }, false],
    [{ ratio: 0.97, high: 0.98 }, false],
    [{ ratio: 1.1, high: 1.2 }, false],
  ])('of %j is %s', (line, expected) => expect(isSlower(line)).toBe(expected));

  it('takes the median of the processes, and the widest interval', () => {
    const runs = [
      { speed: { ratio: 0.9, low: 0.88, high: 0.92 }, isSame: true },
      { speed: { ratio: 1, low: 0.99, high: 1.03 }, isSame: true },
      { speed: { ratio: 0.93, low: 0.91, high: 0.95 }, isSame: false },
    ];
    expect(summary('duel', runs)).toEqual({ name: 'duel', ratio: 0.93, low: 0.88, high: 1.03, isSame: false });
  });
});
