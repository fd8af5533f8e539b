import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pharos, temporaryFile } from './pharos.ts';

describe('pharos train', () => {
  it('pharos train writes weights with the command that makes the same file again', async () => {
    const files = [temporaryFile('first.json'), temporaryFile('second.json')];
    for (const file of files) {
      const { code, out, err } = await pharos(['train', 'duel', '--rounds', 'greedy*8,mcts:4*2', '--out', file]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('winner, fitted evaluation');
    }
    const [first, second] = files.map((file) => readFileSync(file, 'utf8'));
    expect(second).toBe(first);
    const { provenance } = JSON.parse(first) as { provenance: { command: string } };
    expect(provenance.command).toBe('pharos train duel --rounds greedy*8,mcts:4*2 --seed 1');
  });

  it('pharos train plays at the tables that are asked for', async () => {
    const args = ['train', 'wonders', '--players', '3', '--edition', '2', '--rounds', 'greedy*3', '--json'];
    const { code, out } = await pharos(args);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ positions: expect.any(Number) as number });
  });

  it('pharos train makes a network by a league, and goes on where it was interrupted', async () => {
    const folder = temporaryFile('league');
    const asked = ['train', 'duel', '--network', folder, '--hidden', '4', '--second', '2', '--epochs', '1'];
    const first = await pharos([...asked, '--rounds', 'mcts:4*2']);
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
    expect(first.out).toContain('round 1: 2 games');
    const games = readFileSync(join(folder, 'round1.games.jsonl'), 'utf8');
    expect(games.trimEnd().split('\n')).toHaveLength(2);
    const out = temporaryFile('network.json');
    const second = await pharos([...asked, '--rounds', 'mcts:4*2,mcts:3*1', '--out', out]);
    expect(second.out).toContain('round 2: 3 games');
    expect(second.out).not.toContain('round 1');
    expect(readFileSync(join(folder, 'round1.games.jsonl'), 'utf8')).toBe(games);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ format: 1, hidden: 4, second: 2 });
  });

  it('pharos train makes a network of 7 Wonders in rounds, and goes on after those that are there', async () => {
    const folder = temporaryFile('points');
    const sizes = ['--hidden', '4', '--second', '2', '--epochs', '1', '--players', '3', '--edition', '2'];
    const asked = ['train', 'wonders', '--network', folder, ...sizes];
    const first = await pharos([...asked, '--rounds', 'guide*24']);
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
    expect(first.out).toContain('round 1: 24 games');
    const out = temporaryFile('points.json');
    const second = await pharos([...asked, '--rounds', 'guide*24,mcts:2*2', '--out', out]);
    expect(second.out).toContain('round 2: 2 games');
    expect(second.out).not.toContain('round 1');
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ format: 1, hidden: 4, ways: ['points'] });
  });

  it('pharos train says what it does not understand', async () => {
    const { code, err } = await pharos(['train', 'duel', '--rounds', 'greedy']);
    expect(code).toBe(2);
    expect(err).toContain('cannot read the rounds "greedy"');
    const league = await pharos(['train', 'duel', '--network', temporaryFile('league'), '--rounds', 'greedy*3']);
    expect(league.err).toContain('cannot read the rounds "greedy*3"');
    const points = await pharos(['train', 'wonders', '--network', temporaryFile('points'), '--rounds', 'greedy']);
    expect(points.err).toContain('cannot read the rounds "greedy"');
    const nobody = await pharos(['train', 'wonders', '--players', '9']);
    expect(nobody.err).toContain('no table is like that');
    const teams = await pharos(['train', 'wonders', '--teams']);
    expect(teams.err).toContain('--teams is no option of train');
  });
});
