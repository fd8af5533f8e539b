import { Match, rngFromSeed, SPECTATOR, type Game, type GameEvent } from '@pharos/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { drawPicture, renderPicture } from '../src/drawing/index.ts';
import { drawable, outline } from '../src/drawing/fonts.ts';
import { png } from '../src/drawing/png.ts';
import { SPRITE_IDS, sprite } from '../src/drawing/sprites.ts';
import { coloured } from '../src/drawing/sheet.ts';
import type { Facts, Person, Shown } from '../src/facts.ts';
import { LANGUAGES, positionOf } from '../src/index.ts';

const CLOCK = { kind: 'bank', seconds: 1200, increment: 10 } as const;

type AnyGame = Game<unknown, unknown, unknown, GameEvent>;
type AnyMatch = Match<unknown, unknown, unknown, GameEvent>;

const known = new Map<string, AnyMatch>();

/** The same, played once for all tests. */
function played(game: AnyGame, options: object, moves: number): AnyMatch {
  const key = `${game.id} ${JSON.stringify(options)} ${moves}`;
  const match = known.get(key) ?? play(game, options, moves);
  known.set(key, match);
  return match;
}

/** A game of chance after so many moves, as far as it goes. */
function play(game: AnyGame, options: object, moves: number): AnyMatch {
  const match = Match.deal(game, game.readOptions(options), '7.12');
  const draw = rngFromSeed('7.13');
  while (match.version < moves && match.toAct() !== 0) {
    const seat = 31 - Math.clz32(match.toAct());
    const legal = match.legalMoves(seat);
    expect(match.play(seat, legal[draw(legal.length)]).ok).toBe(true);
  }
  return match;
}

function people(count: number, ...names: string[]): Person[] {
  return Array.from({ length: count }, (_, seat) =>
    seat < names.length ? { name: names[seat], level: null } : { name: null, level: 'greedy' },
  );
}

function positionFacts(match: AnyMatch, players: readonly Person[]): Shown {
  const position = positionOf(match.view(SPECTATOR));
  const points = position?.cities.map((city) => city.points) ?? [];
  return { kind: 'position', game: match.game.id, expansions: [], clock: CLOCK, players, points, position, move: null };
}

function resultFacts(match: AnyMatch, players: readonly Person[]): Shown {
  const outcome = match.outcome();
  const parties = (outcome?.ranking ?? []).flatMap((group, at) =>
    group.map((seat) => {
      const { total, ...parts } = outcome?.scores[seat] ?? { total: 0 };
      return { seats: [seat], place: at + 1, points: total, parts };
    }),
  );
  const { game } = match;
  const position = positionOf(match.view(SPECTATOR));
  return {
    kind: 'result',
    game: game.id,
    expansions: [],
    clock: CLOCK,
    players,
    ending: outcome?.ending ?? '',
    parties,
    position,
  };
}

const ODD = [
  'אברהם',
  '🔥',
  '<svg onload="x">&amp;',
  'W'.repeat(24),
  'ﷺ',
  '\u0301\u0301\u0301a',
  '名前',
  ']]>',
  'Ψ й Ő ł',
];

/** Every kind of picture there is. */
function pictures(...names: string[]): Record<string, Shown> {
  return {
    home: { kind: 'home' },
    secluded: { kind: 'secluded' },
    invitation: {
      kind: 'invitation',
      game: 'duel',
      expansions: ['agora'],
      clock: CLOCK,
      seats: [...people(1, ...names), null],
    },
    'full table': {
      kind: 'invitation',
      game: 'wonders',
      expansions: [],
      clock: CLOCK,
      seats: [...people(7, ...names), null],
    },
    draft: positionFacts(played(duel, {}, 2), people(2, ...names)),
    'position of Duel': positionFacts(played(duel, { packs: ['base', 'agora'] }, 40), people(2, ...names)),
    'position of 7 Wonders': positionFacts(played(wonders, { players: 3 }, 30), people(3, ...names)),
    'position of two with a Free City': positionFacts(
      played(wonders, { players: 2, edition: 1 }, 30),
      people(2, ...names),
    ),
    'position of eight': positionFacts(
      played(wonders, { players: 8, teams: true, edition: 1, packs: ['base', 'armada'] }, 60),
      people(8, ...names),
    ),
    'result of Duel': resultFacts(played(duel, {}, 999), people(2, ...names)),
    'result of 7 Wonders': resultFacts(played(wonders, { players: 5 }, 9999), people(5, ...names)),
    'deal of the day': {
      kind: 'daily',
      day: '2026-11-14',
      game: 'duel',
      expansions: [],
      result: 'won',
      points: 61,
      margin: 6,
      worse: 82,
      decisions: ['best', 'good', 'slip', 'mistake', 'best'],
    },
    'unjudged deal': {
      kind: 'daily',
      day: '2026-11-14',
      game: 'wonders',
      expansions: ['armada'],
      result: 'lost',
      points: 30,
      margin: null,
      worse: null,
      decisions: [],
    },
    'other game': {
      kind: 'position',
      game: 'auction',
      expansions: [],
      clock: CLOCK,
      players: people(2),
      points: [],
      position: null,
      move: null,
    },
  };
}

describe('a picture', () => {
  it.each(['home', 'position of Duel', 'result of 7 Wonders'])('is an image of 1200 × 630: %s', async (kind) => {
    const image = Buffer.from(await renderPicture({ ...pictures('Ann', 'Bob')[kind], language: 'pl' }));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('is drawn for every kind in every language, the same each time', () => {
    for (const [kind, shown] of Object.entries(pictures('Ann', 'Bob'))) {
      const drawn = LANGUAGES.map((language) => drawPicture({ ...shown, language }));
      expect(new Set(drawn).size, kind).toBe(LANGUAGES.length);
      expect(drawPicture({ ...shown, language: 'en' }), kind).toBe(drawn[0]);
      expect(drawn.join(''), kind).not.toMatch(/undefined|NaN|var\(/);
    }
  });

  it.each(ODD)('survives the name %s, of which nothing is markup', (name) => {
    for (const shown of Object.values(pictures(name, name))) {
      const svg = drawPicture({ ...shown, language: 'hu' });
      expect(svg).not.toContain(name === 'W'.repeat(24) ? 'WWW' : name);
      expect(svg).not.toMatch(/<text|onload/);
    }
  });

  it('with odd names can be rendered', async () => {
    const names = ODD.slice(0, 8);
    const seats = people(8, ...names);
    await expect(
      renderPicture({ kind: 'invitation', game: 'wonders', expansions: [], clock: CLOCK, seats, language: 'en' }),
    ).resolves.toBeInstanceOf(Uint8Array);
  });
});

describe('what is hidden', () => {
  it.each([
    ['Duel', duel, { packs: ['base', 'agora'] }, 50],
    ['7 Wonders', wonders, { players: 4 }, 41],
    ['Armada', wonders, { players: 4, packs: ['base', 'armada'] }, 41],
  ] as const)('leaves no trace in a picture of %s', (_, game: AnyGame, options, moves) => {
    const match = played(game, options, moves);
    const facts = (one: AnyMatch): Facts => ({
      ...positionFacts(one, people(4)),
      language: 'en',
    });
    const other = Match.from(game, match.options, match.imagine(0, rngFromSeed('9.9')));
    expect(other.hash()).not.toBe(match.hash());
    expect(facts(other)).toEqual(facts(match));
    expect(drawPicture(facts(other))).toBe(drawPicture(facts(match)));
  });
});

describe('letters', () => {
  it.each(['Zażółć gęślą jaźń ĄĆĘŁŃÓŚŹŻ', 'Árvíztűrő tükörfúrógép ÖŐÜŰ', 'Ψυχή', 'Щука'])(
    'are there for %s',
    (text) => {
      expect(drawable(text)).toBe(text);
    },
  );
  it('that no font of ours has make a name unreadable; other signs are left out', () => {
    expect(drawable('אברהם')).toBeNull();
    expect(drawable('Ann 名')).toBeNull();
    expect(drawable('🔥Ann🔥')).toBe('Ann');
    expect(drawable('🔥')).toBeNull();
  });
  it('are as wide as they are large', () => {
    const [small, large] = [20, 40].map((size) => outline('Ősz', 'title', size).width);
    expect(large).toBeCloseTo(2 * small, 5);
  });
});

it('every drawing of the client is well formed', async () => {
  const all = SPRITE_IDS.map((id) => sprite(id, { x: 0, y: 0, width: 24, height: 24 })).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${coloured(all, {})}</svg>`;
  await expect(png(svg)).resolves.toBeInstanceOf(Uint8Array);
});
