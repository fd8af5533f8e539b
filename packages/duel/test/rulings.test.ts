import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, duel, RULINGS } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { AGORA, BOTH_EXPANSIONS, matchOf, play, publicView } from './support.ts';

const docs = join(import.meta.dirname, '../../../docs/rules');
const DECREES = {
  1: 'discard-bonus',
  2: 'wonder-discount',
  3: 'income-wonder',
  4: 'shared-chains',
  5: 'trade-raw',
  6: 'trade-manufactured',
};

const NO_TOKENS = { slotTokens: {} };

interface Difference {
  readonly position: unknown;
  /** Moves that are legal whatever was agreed. */
  readonly moves: readonly string[];
}

/** A position for each ruling in which its answers lead to something else. */
const DIFFERENCES: Record<(typeof RULINGS)[number]['id'], Difference> = {
  centreStart: { position: { structure: ['altar'] }, moves: ['discard altar'] },
  pairToken: {
    position: { age: 2, structure: ['school', 'walls'], first: { coins: 6, city: ['apothecary'] } },
    moves: ['build school'],
  },
  conspirator: {
    position: { structure: ['conspirator-1', 'altar'], agora: { decrees: DECREES } },
    moves: ['recruit conspirator-1'],
  },
  mausoleum: {
    position: {
      structure: ['altar', 'baths'],
      first: { coins: 20, wonders: ['mausoleum'] },
      discard: ['conspirator-1', 'tavern'],
      agora: { decrees: DECREES },
    },
    moves: ['build mausoleum with altar'],
  },
  curiaIulia: {
    position: {
      structure: ['altar', 'baths'],
      first: { coins: 40, wonders: ['curia-iulia'] },
      agora: { decrees: DECREES, first: { conspiracies: { coup: 'guard-tower', treason: null } } },
    },
    moves: ['trigger coup', 'build curia-iulia with altar'],
  },
  vainConspiracy: {
    position: {
      structure: ['altar', 'baths'],
      agora: { decrees: DECREES, first: { conspiracies: { sabotage: 'guard-tower' } } },
    },
    moves: [],
  },
  turnOfEvents: {
    position: {
      structure: { r4c2: 'altar', r5c1: 'baths', r5c5: 'clay-pool' },
      first: { coins: 40, wonders: ['curia-iulia'] },
      agora: { decrees: DECREES, first: { conspiracies: ['turn-of-events'] } },
    },
    moves: ['build curia-iulia with baths', 'trigger turn-of-events'],
  },
  sabotagedCard: {
    position: {
      structure: ['altar', 'baths'],
      second: { built: { colossus: 'tavern' } },
      agora: { decrees: DECREES, first: { conspiracies: { sabotage: 'guard-tower' } } },
    },
    moves: ['trigger sabotage', 'sabotage colossus'],
  },
  wonderLimit: {
    position: {
      age: 3,
      structure: ['arena', 'port', 'armory'],
      first: { coins: 90, wonders: ['sphinx', 'piraeus'], built: ['pyramids', 'mausoleum'] },
      second: { built: ['colossus', 'circus-maximus', 'statue-of-zeus', 'knossos'] },
      agora: { decrees: DECREES, first: { conspiracies: { sabotage: 'tavern' } } },
    },
    moves: ['trigger sabotage', 'sabotage colossus', 'build sphinx with arena'],
  },
  militaryToken: {
    position: {
      pawn: -2,
      structure: ['politician-left-1', 'altar'],
      agora: { chambers: { 3: { first: 1 } }, decrees: { ...DECREES, 3: 'shield' } },
    },
    moves: ['recruit politician-left-1', 'move 3 to 4'],
  },
  coinsApart: {
    position: {
      age: 2,
      structure: ['walls', 'statue'],
      first: { coins: 9 },
      pantheon: { ...NO_TOKENS, spaces: { 6: 'tanit' }, first: { divinities: ['astarte'], coinsApart: 7 } },
    },
    moves: ['activate tanit'],
  },
  zeusTokens: {
    position: {
      age: 2,
      structure: { r2c2: '?', r3c3: 'statue', r5c5: 'walls' },
      first: { coins: 9 },
      pantheon: { slotTokens: { r2c2: 'offering-3' }, spaces: { 6: 'zeus' } },
    },
    moves: ['activate zeus', 'discard slot r2c2'],
  },
  poliorcetics: {
    position: {
      age: 2,
      turn: 'second',
      structure: ['politician-left-1', 'statue', 'walls'],
      first: { tokens: ['poliorcetics'] },
      agora: { chambers: { 1: { first: 1, second: 2 } }, decrees: { ...DECREES, 1: 'shield' } },
      pantheon: { ...NO_TOKENS, spaces: {} },
    },
    moves: ['recruit politician-left-1', 'move 1 to 2'],
  },
};

/** Where the moves lead and what is legal there; the options themselves left out. */
function outcomeOf({ position, moves }: Difference, options: unknown): string {
  const match = matchOf(position, options);
  play(match, ...moves);
  const { options: _, ...view } = publicView(match);
  return JSON.stringify([view, [0, 1].map((seat) => match.legalMoves(seat))]);
}

describe('the rulings of Duel', () => {
  const { packs, wonders, ...rulings } = DEFAULT_OPTIONS;

  it('the rulings of Duel are the list that the game shows, and their first answers the defaults', () => {
    expect(duel.rulings).toBe(RULINGS);
    expect(rulings).toEqual(Object.fromEntries(RULINGS.map(({ id, answers }) => [id, answers[0].id])));
    expect(duel.readOptions({})).toEqual({ packs, wonders, ...rulings });
  });

  it.each(RULINGS.map((ruling) => [ruling.id, ruling] as const))(
    '%s is an option with these answers and no other',
    (id, ruling) => {
      for (const answer of ruling.answers) expect(duel.readOptions({ [id]: answer.id })[id]).toBe(answer.id);
      expect(() => duel.readOptions({ [id]: 'otherwise' })).toThrow(`options.${id}`);
    },
  );

  it('the rulings of Duel are about rules that are written down, with a line in the table of the books', () => {
    const texts = readdirSync(docs).map((file) => readFileSync(join(docs, file), 'utf8'));
    for (const { id, rule, answers } of RULINGS) {
      expect(
        texts.some((text) => text.includes(`- **${rule}** `)),
        rule,
      ).toBe(true);
      const line = texts.flatMap((text) => text.split('\n')).find((one) => one.startsWith(`| ${rule} `));
      expect(line, rule).toBeDefined();
      for (const answer of answers) expect(line).toContain(`\`${answer.id}\``);
      expect(line).toContain(`\`${id}\``);
    }
  });

  it('have the words of a book for their default wherever a book speaks', () => {
    for (const { id, answers } of RULINGS) {
      const [usual, ...others] = answers.map(({ books }) => books.length > 0);
      if (others.some(Boolean)) expect(usual, id).toBe(true);
    }
  });

  it.each(RULINGS.map(({ id, answers, pack }) => [id, answers, pack] as const))(
    'each answer to %s leads to something else',
    (id, answers, pack) => {
      const packsOf: Partial<Options> = pack === 'base' ? {} : pack === 'agora' ? AGORA : BOTH_EXPANSIONS;
      const ends = answers.map((answer) => outcomeOf(DIFFERENCES[id], { ...packsOf, [id]: answer.id }));
      expect(new Set(ends).size).toBe(answers.length);
    },
  );
});
