import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { linesOf, pharos, temporaryFile } from './pharos.ts';

const BROKEN = temporaryFile('broken.json', '{"format": 1,');
const NO_SAVE = temporaryFile('save.json', '{"format": 1, "game": "duel", "rules": 1}');
const OTHER_GAME = temporaryFile('other.json', '{"format": 1, "game": "chess", "rules": 1}');
const NEWER = temporaryFile('newer.json', '{"format": 99, "game": "duel", "rules": 1}');

const REFUSED: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['an unknown command', ['simulat', 'duel'], /unknown command "simulat".*simulate/],
  ['no game', ['simulate'], /which game/],
  ['an unknown game', ['simulate', 'due'], /unknown game "due".*duel/],
  ['an unknown option', ['simulate', 'duel', '--gmes', '3'], /--gmes.*games/],
  ['an option of another game', ['simulate', 'duel', '--edition', '2'], /--edition is no option of duel/],
  ['an option without its value', ['simulate', 'duel', '--games'], /--games/],
  ['a number that is none', ['simulate', 'duel', '--games', 'many'], /--games: expected a whole number/],
  ['a number out of range', ['simulate', 'duel', '--games', '0'], /--games/],
  ['a negative number', ['simulate', 'duel', '--games=-3'], /--games/],
  ['a seed that is no series', ['simulate', 'duel', '--seed', 'x'], /--seed/],
  ['an unknown bot', ['simulate', 'duel', '--bots', 'greedy,gredy'], /unknown bot "gredy".*greedy/],
  ['one bot for two seats', ['simulate', 'duel', '--bots', 'greedy'], /--bots: expected two, found 1/],
  ['an unknown pack', ['simulate', 'duel', '--packs', 'base,pantheon2'], /packs/],
  ['Agora without the base game', ['bench', 'duel', '--packs', 'agora'], /packs: the base pack/],
  [
    'an unknown ruling',
    ['simulate', 'wonders', '--packs', 'base,armada', '--rulings', 'onePirat'],
    /unknown "onePirat"/,
  ],
  ['a ruling without Armada', ['simulate', 'wonders', '--rulings', 'onePirate'], /an option of .*Armada/],
  ['a word too many', ['simulate', 'duel', 'duel'], /"duel" is one word too many/],
  ['seconds that are none', ['bench', 'duel', '--seconds', '-1'], /--seconds/],
  ['too many seconds', ['bench', 'duel', '--seconds', '1e9'], /--seconds/],
  ['a search without iterations', ['bench', 'duel', '--search', '0'], /--search: expected a whole number/],
  ['two games to measure', ['bench', 'duel', 'wonders'], /"wonders" is one word too many/],
  ['a checkout that is none', ['bench', 'duel', '--against', 'no-such-folder'], /no-such-folder is no checkout/],
  ['no file to replay', ['replay'], /which file/],
  ['a file that is not there', ['replay', 'no-such-file.json'], /no such file/],
  ['a folder to replay', ['replay', '.'], /folder/],
  ['a file that is not JSON', ['replay', BROKEN], /BAD_JSON/],
  ['a save with parts missing', ['replay', NO_SAVE], /BAD_SAVE/],
  ['a save of another game', ['replay', OTHER_GAME], /unknown game "chess"/],
  ['a save of a newer program', ['replay', NEWER], /NEWER_VERSION/],
  ['no scenario', ['scenario'], /which file/],
  ['a scenario that is not there', ['scenario', 'no-such-folder'], /no such file/],
  ['a malformed scenario', ['scenario', BROKEN], /BAD_JSON/],
  ['a seat that nobody takes', ['play', 'duel', '--seats', 'human,hal'], /unknown player "hal"/],
  ['three seats', ['play', 'duel', '--seats', 'human,greedy,greedy'], /--seats: expected two, found 3/],
  ['a bad seed', ['play', 'duel', '--seed', 'abc'], /--seed/],
  ['a ruling without an answer', ['play', 'duel', '--options', 'pairToken'], /name=value/],
  ['an unknown ruling', ['play', 'duel', '--options', 'pairTokens=may'], /pairTokens/],
  ['unknown Wonders', ['play', 'duel', '--wonders', 'all'], /wonders/],
  ['a seed beside a saved game', ['play', 'duel', '--resume', BROKEN, '--seed', '7'], /--seed is settled/],
  ['a place where nothing can be saved', ['play', 'duel', '--save', 'no/such/folder/game.json'], /cannot write/],
];

describe('arguments that cannot be met', () => {
  it.each(REFUSED)('%s is refused with one line on stderr and exit code 2', async (_name, args, expected) => {
    const { code, out, err } = await pharos(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(expected);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe('help', () => {
  it.each([[[]], [['--help']], [['play', '--help']], [['simulate', '--help']], [['bench', 'duel', '--help']]])(
    'pharos %j explains itself',
    async (args) => {
      const { code, out, err } = await pharos(args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('pharos');
    },
  );

  it('the help lists every ruling, those of Duel with their answers', async () => {
    const { out } = await pharos(['play', '--help']);
    for (const { id, answers } of duel.rulings)
      expect(out).toContain(`${id}=${answers.map((one) => one.id).join('|')}`);
    for (const { id } of wonders.rulings) expect(out).toContain(id);
    expect(linesOf(out).filter((line) => line.length > 120)).toEqual([]);
  });

  it('pharos tells its version', async () => {
    expect((await pharos(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
