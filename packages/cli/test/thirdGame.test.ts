import { readFileSync } from 'node:fs';
import { Match } from '@pharos/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { auction } from '../../core/test/auction.ts';
import { numberOption, readOptions } from '../src/games/gameOption.ts';
import { gameNamed } from '../src/games/lookup.ts';
import { plainGame } from '../src/games/plainGame.ts';
import { GAMES } from '../src/games/registry.ts';
import { register } from '../src/games/terminalGame.ts';
import { SaveFile } from '../src/session/saveFile.ts';
import { readSeats, seatPlayers } from '../src/session/seating.ts';
import { Session } from '../src/session/session.ts';
import { sessionWords } from '../src/session/texts.ts';
import { temporaryFile } from './pharos.ts';

const auctionGame = plainGame(auction, {
  title: 'Auction',
  options: [numberOption('seats', 'N', 'how many bid'), numberOption('cards', 'N', 'how many prizes')],
  seatsField: 'seats',
  endings: ['sold out'],
  choices: ({ hand }) => (hand ?? []).map((card) => ({ move: `bid ${card}`, action: 'bid' })),
});

const THREE_GAMES = [...GAMES, register(auctionGame)];

/** Everything the program writes while a game is played from these lines. */
async function played(lines: readonly string[], file: string): Promise<{ isOver: boolean; out: string }> {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const typed = [...lines];
  const input = { ask: (prompt: string) => Promise.resolve(print(prompt, typed.shift() ?? null)) };
  const print = (prompt: string, line: string | null): string | null => {
    out += `${prompt}${line ?? ''}\n`;
    return line;
  };
  const say = sessionWords('en');
  const isOver = await gameNamed('auction', THREE_GAMES).use(async (known) => {
    const match = Match.deal(known.game, readOptions(known, { cards: '4' }, { seats: 3 }), '7');
    const seating = seatPlayers(readSeats(['human', 'random', 'greedy']), match.seatCount, known.bot, say);
    const playable = { game: known.game, table: known.table('en', match.options), hintBot: known.bot('random'), say };
    return new Session(match, playable, seating, input, new SaveFile(file)).run();
  });
  return { isOver, out };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a third game, added to the registry in one line', () => {
  it('a third game, added to the registry in one line, is played to its end by numbers, moves and commands, without a word of its own', async () => {
    const file = temporaryFile('auction.json');
    const { isOver, out } = await played(['?', '9', 'bid 7', 'hello', '4', 'log', 'Bid 1', '1', '1', '1'], file);
    expect(isOver).toBe(true);
    expect(out).toContain('Type the number of a choice, or the move itself.');
    expect(out).toContain('1–4, ? for help: 4');
    expect(out).toContain('"9" is neither a number of the list nor a move');
    expect(out).toContain('"bid 7" is not possible now');
    expect(out).toContain('"hello" is neither a number of the list nor a move');
    expect(out).toMatch(/ {2}1\. /);
    expect(out).toMatch(/Sold Out: .* won\./i);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'auction', options: { seats: 3, cards: 4 } });
  });

  it('a third game, added to the registry in one line, is found by its name beside the others, and its options are its own', () => {
    expect(gameNamed('auction', THREE_GAMES).title).toBe('Auction');
    expect(() => gameNamed('auction')).toThrow(/unknown game "auction"; there is duel, wonders/);
    gameNamed('auction', THREE_GAMES).use((known) => {
      expect(() => readOptions(known, { edition: '2' })).toThrow('--edition is no option of auction');
    });
  });
});
