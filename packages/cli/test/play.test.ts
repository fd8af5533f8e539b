import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linesOf, pharos, temporaryFile } from './pharos.ts';

const ONES = '1\n'.repeat(400);

describe('pharos play', () => {
  it('pharos play plays a whole game against a bot from piped input', async () => {
    const file = temporaryFile('game.json');
    const { code, out, err } = await pharos(
      ['play', 'duel', '--seed', '7', '--seats', 'human,greedy', '--save', file],
      { input: ONES },
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/(You|Greedy) won: /);
    expect(out).toContain(`pharos replay ${file}`);
    for (const text of linesOf(out)) expect(text.length).toBeLessThanOrEqual(100);
    expect(out).not.toContain('\u001b');
  });

  it('pharos play plays a whole game of Agora, and tells it again', async () => {
    const file = temporaryFile('agora.json');
    const args = ['play', 'duel', '--packs', 'base,agora', '--seed', '9', '--seats', 'human,greedy', '--save', file];
    const input = `senate\ninfo coup\ninfo conspirator\nmemory\n${ONES}`;
    const { code, out, err } = await pharos(args, { input });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/(You|Greedy) won: /);
    for (const text of [
      'Chamber 1 (left, 1 point): You 0, Greedy 0.',
      'Coup: a Conspiracy',
      'Conspirator: a Senator',
      '3 in later Ages, 4 not in this game, of these 7: ',
    ])
      expect(out).toContain(text);
    for (const text of linesOf(out)) expect(text).not.toMatch(/undefined|NaN|\[object/);
    const told = await pharos(['replay', file]);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/recruited (Politician|Conspirator)/);
  });

  it('pharos play draws who sits first when nobody says so, the same way for a seed', async () => {
    const seats = async (seed: string): Promise<string | undefined> =>
      /--seats (\S+)/.exec((await pharos(['play', 'duel', '--seed', seed])).out)?.[1];
    const drawn = await Promise.all(['1', '2', '3', '4', '5', '6'].map(seats));
    expect(new Set(drawn)).toEqual(new Set(['human,greedy', 'greedy,human']));
    expect(await seats('1')).toBe(drawn[0]);
  });

  it('pharos play leaves politely at the end of input, and goes on from there', async () => {
    const args = ['play', 'duel', '--seed', '7', '--seats', 'human,greedy'];
    const whole = temporaryFile('whole.json');
    await pharos([...args, '--save', whole], { input: ONES });
    const parted = temporaryFile('parted.json');
    const { code, out } = await pharos([...args, '--save', parted], { input: '1\n'.repeat(20) });
    expect(code).toBe(0);
    expect(out).toContain(`pharos play duel --resume ${parted} --seats human,greedy`);
    const rest = await pharos(['play', 'duel', '--resume', parted, '--seats', 'human,greedy'], { input: ONES });
    expect(rest.code).toBe(0);
    expect(readFileSync(parted, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  });

  it('pharos play answers questions and takes moves by name', async () => {
    const save = temporaryFile('copy.json');
    const input = [
      '?',
      'info temple of artemis',
      'info temple',
      'info xyz',
      'pile',
      'score',
      'log',
      'undo',
      'hello',
      '99',
    ]
      .concat(['build baths', `save ${save}`, 'pick Great Lighthouse', 'log', 'quit', ''])
      .join('\n');
    const { code, out } = await pharos(['play', 'duel', '--seed', '7', '--seats', 'human,human'], { input });
    expect(code).toBe(0);
    for (const text of [
      'Type the number of what you want',
      'Temple of Artemis: a Wonder. Costs 1 wood, 1 stone, 1 glass and 1 papyrus.',
      'Temple: a blue card, Age II',
      'there is no card, Wonder or token called "xyz"',
      'the discard pile is empty',
      'nothing has happened yet',
      'there is nothing of yours to take back',
      '"hello" is neither',
      '"99" is neither',
      '"build baths" is not possible now',
      `saved in ${save}`,
      'First player picked The Great Lighthouse.',
    ]) {
      expect(out).toContain(text);
    }
  });

  it('pharos play takes back a choice that showed nothing', async () => {
    const input = '1\nundo\n1\n1\nundo\nquit\n';
    const { out } = await pharos(['play', 'duel', '--seed', '7', '--seats', 'greedy,human'], { input });
    expect(out).toMatch(/Taken back: [A-Z][a-z]+/);
    expect(out).toContain('your last choice showed new cards or tokens');
  });

  it('pharos play lets one of two resign, once they mean it, and the replay says so', async () => {
    const save = temporaryFile('game.json');
    const input = '1\nresign\nresign yes\n';
    const { code, out } = await pharos(['play', 'duel', '--seed', '7', '--seats', 'human,greedy', '--save', save], {
      input,
    });
    expect(code).toBe(0);
    expect(out).toContain('if you mean it: resign yes');
    expect(out).toContain('You resigned.');
    expect(out).toMatch(/Greedy won: resignation/);
    const { out: told } = await pharos(['replay', save]);
    expect(told).toContain('First resigned.');
    expect(told).toMatch(/Second won: resignation/);
    const { out: json } = await pharos(['replay', save, '--json']);
    expect(JSON.parse(json)).toMatchObject({ ended: { kind: 'resignation', seat: 0 } });
  });

  it('pharos play lets nobody resign where more than two play', async () => {
    const seats = 'human,random,random';
    const { out } = await pharos(['play', 'wonders', '--seed', '7', '--seats', seats], { input: 'resign yes\nquit\n' });
    expect(out).toContain('only one of two players can resign');
  });

  it('pharos play lets two bots play while somebody watches', async () => {
    const { code, out } = await pharos(['play', 'duel', '--seed', '5', '--seats', 'greedy,greedy']);
    expect(code).toBe(0);
    expect(out).toContain('Greedy (first)');
  });

  it('pharos play is coloured when asked, and NO_COLOR has the last word', async () => {
    const args = ['play', 'duel', '--seed', '7'];
    expect((await pharos(args, { environment: { FORCE_COLOR: '1' } })).out).toContain('\u001b[38;2;');
    const plain = await pharos(args, { environment: { FORCE_COLOR: '1', NO_COLOR: '1' } });
    expect(plain.out).not.toContain('\u001b');
  });
});

describe('pharos replay', () => {
  it('pharos replay tells a game in words, and as JSON', async () => {
    const file = temporaryFile('game.json');
    await pharos(['play', 'duel', '--seed', '7', '--seats', 'greedy,random', '--save', file]);
    const told = await pharos(['replay', file]);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/^ {2}1\. First: pick /m);
    expect(told.out).toMatch(/(First|Second) won: /);
    const { code, out } = await pharos(['replay', file, '--json']);
    expect(code).toBe(0);
    const { moves, outcome } = JSON.parse(out) as { moves: { events: unknown[] }[]; outcome: { ending: string } };
    expect(moves.every(({ events }) => events.length > 0)).toBe(true);
    expect(['civilian', 'military', 'scientific']).toContain(outcome.ending);
  });

  it('pharos replay refuses a save whose moves were changed', async () => {
    const file = temporaryFile('game.json');
    await pharos(['play', 'duel', '--seed', '7', '--seats', 'greedy,random', '--save', file]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"0 pick', '"0 keep'));
    const { code, err } = await pharos(['replay', file]);
    expect(code).toBe(2);
    expect(err).toMatch(/BAD_SAVE: moves\[\d+\]/);
  });
});
