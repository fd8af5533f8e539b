import { expect, test } from 'vitest';
import {
  commitment,
  contributionsHash,
  dealSeeds,
  drawPlaces,
  Match,
  saveMatch,
  sealRecord,
  unwrap,
  verifyRecord,
  type CheckFailure,
  type DealNotes,
  type DealRecord,
  type Verification,
} from '../src/index.ts';
import { auction } from './auction.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const ANN = 'a1'.repeat(32);
const BOB = 'b2'.repeat(32);
const TABLE = 'abcdefghij';

test('the seeds of a deal never change', () => {
  expect(commitment(SECRET)).toBe('4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef');
  expect(contributionsHash([ANN, null, BOB])).toBe('a0ec6b16b31b874dcc99b1e0cdef778fa0e780481eef0a91bc3041eec6daa10c');
  expect(dealSeeds(SECRET, TABLE, [ANN, null, BOB])).toEqual({
    deal: '90de5d7c3a78908ed723a6c58dc19fedbf22765f556e05459eebef8e493eaaaa',
    seating: 'bdd50e11443b399e109ca0a42aeae2212c097de5154bb2fc036b5cf7ba6c7003',
  });
  expect(contributionsHash([])).toBe('ecb52eb10787cac89ecb00b0a38acf567bec6094f39ef5f4cddc69ea87bf326a');
  expect(dealSeeds(SECRET, TABLE, [null])).toEqual({
    deal: '40b4af971be93521d35465ee76e2e8423ad10a72723a92f2bc4e244489e49048',
    seating: '275b213e49085e6e6e1e51191bf3f270f7cf641ed8569825f8a5ed0d06a3ffb2',
  });
  expect(drawPlaces(7, 1, BOB)).toEqual([3, 0, 2, 1, 5, 6, 4]);
});

test('the order of the contributions means nothing, each of them and the table do', () => {
  const seeds = dealSeeds(SECRET, TABLE, [ANN, BOB]);
  expect(dealSeeds(SECRET, TABLE, [BOB, ANN])).toEqual(seeds);
  const others = [
    dealSeeds(SECRET, TABLE, [ANN]),
    dealSeeds(SECRET, TABLE, [ANN, ANN]),
    dealSeeds(SECRET, 'abcdefghik', [ANN, BOB]),
    dealSeeds(BOB, TABLE, [ANN, BOB]),
  ];
  const all = [seeds, ...others].flatMap(({ deal, seating }) => [deal, seating]);
  expect(new Set(all).size).toBe(all.length);
});

test('teams stay together when places are drawn, and every order comes up', () => {
  const orders = new Set<string>();
  for (let one = 0; one < 60; one++) {
    const places = drawPlaces(6, 2, dealSeeds(SECRET, `${one}`, []).seating);
    for (const seat of [0, 2, 4]) expect(places[seat + 1]).toBe(places[seat] + 1);
    orders.add(places.join());
  }
  expect(orders.size).toBe(6);
});

/** A game of three, one of them a bot, as an honest server publishes it. */
function published(secret = SECRET, given: readonly (string | null)[] = [ANN, BOB, null], drawn = true) {
  const seeds = dealSeeds(secret, TABLE, given);
  const places = drawn ? drawPlaces(3, 1, seeds.seating) : [0, 1, 2];
  const match = Match.deal(auction, auction.readOptions({ seats: 3, cards: 3 }), seeds.deal);
  for (const bid of [2, 1, 3]) for (const seat of [0, 1, 2]) match.play(seat, `bid ${bid}`);
  const deal: DealRecord = {
    method: 'shared-1',
    table: TABLE,
    commitment: commitment(secret),
    secret,
    contributions: contributionsHash(given),
    drawn,
    teamSize: 1,
    seats: places.map((place) => ({ kind: place === 2 ? 'bot' : 'guest', place, contribution: given[place] })),
  };
  return { save: saveMatch(match), names: ['Ann', 'Bob', 'Bot'], finished: 1_700_000_000_000, deal };
}

const NOTES: DealNotes = {
  commitment: commitment(SECRET),
  contribution: ANN,
  place: 0,
  contributions: contributionsHash([ANN, BOB]),
};

function verify(record: object, notes: DealNotes | null = null): Verification {
  return unwrap(verifyRecord(auction, JSON.stringify(record), notes));
}

function failures(record: object, notes: DealNotes | null = null): (CheckFailure | null)[] {
  return verify(record, notes)
    .checks.filter(({ result }) => result === 'failed')
    .map(({ failure }) => failure);
}

test('an honest record passes every check', () => {
  const found = verify(sealRecord(published()), NOTES);
  expect(found).toMatchObject({ passed: true, origin: 'shared', table: TABLE, people: 2, contributed: 2 });
  expect(found.checks.map(({ check, result }) => `${check} ${result}`)).toEqual([
    'file passed',
    'commitment passed',
    'contributions passed',
    'seed passed',
    'seats passed',
    'game passed',
    'notes passed',
  ]);
});

test('whoever contributed nothing is counted as such', () => {
  expect(verify(published(SECRET, [ANN, null, null]))).toMatchObject({ passed: true, people: 2, contributed: 1 });
});

test('a game closed before its end passes, one that only says it is over does not', () => {
  const whole = published();
  const save = {
    ...whole.save,
    moves: [],
    hash: Match.deal(auction, whole.save.options as never, whole.save.seed).hash(),
  };
  expect(failures({ ...whole, save })).toEqual(['gameUnfinished']);
  expect(failures({ ...whole, save, closed: true })).toEqual([]);
});

test('a game of the secret alone is told from one of all', () => {
  const match = Match.deal(auction, auction.readOptions({ seats: 2, cards: 1 }), SECRET);
  const deal = { method: 'server', table: TABLE, commitment: commitment(SECRET), secret: SECRET, contributions: null };
  const record = { save: saveMatch(match), closed: true, deal: { ...deal, drawn: true, teamSize: 1, seats: [] } };
  expect(verify(record)).toMatchObject({ passed: true, origin: 'server', people: 0 });
  expect(failures({ ...record, deal: { ...record.deal, secret: BOB } })).toEqual(['secretDiffers', 'seedDiffers']);
  expect(verify(saveMatch(match))).toMatchObject({ passed: true, origin: 'unknown', table: null });
});

/** Every text and number of a record with one character changed. */
function* changed(value: unknown, path: readonly string[] = []): Generator<[string, unknown]> {
  if (typeof value === 'string')
    for (let at = 0; at < value.length; at++)
      yield [path.join('.'), value.slice(0, at) + (value[at] === '7' ? '8' : '7') + value.slice(at + 1)];
  else if (typeof value === 'number') yield [path.join('.'), value + 1];
  else if (typeof value === 'boolean') yield [path.join('.'), !value];
  else if (value !== null)
    for (const [key, part] of Object.entries(value as object))
      for (const [place, other] of changed(part, [...path, key])) {
        const copy = structuredClone(value) as Record<string, unknown>;
        copy[key] = other;
        yield [place, copy];
      }
}

/** Which check names the change, besides the digest of the whole file. */
const REASONS: readonly [RegExp, CheckFailure | null][] = [
  [/^deal\.(secret|commitment)$/, 'secretDiffers'],
  [/^deal\.(contributions|seats\.\d\.(contribution|kind))$/, 'contributionsDiffer'],
  [/^deal\.table$|^save\.seed$/, 'seedDiffers'],
  [/^deal\.(drawn|seats\.\d\.place)$/, 'seatsDiffer'],
  [/^save\.(options|moves|hash)/, 'gameDiffers'],
  [/^(names|finished|digest|deal\.teamSize)/, null],
];

test('one character changed anywhere is found, with the reason', () => {
  let count = 0;
  for (const [place, record] of changed(sealRecord(published()))) {
    count++;
    const read = verifyRecord(auction, JSON.stringify(record));
    // What names the format, the game or the method: then the file cannot be read at all.
    if (/^save\.(format|game|rules)$|^deal\.(method|seats\.\d\.kind)$/.test(place) && !read.ok) continue;
    const found = failures(record as object);
    expect(found, place).toContain('fileChanged');
    const [, reason] = REASONS.find(([where]) => where.test(place)) ?? [null, 'fileChanged' as const];
    if (reason !== null) expect(found, place).toContain(reason);
  }
  expect(count).toBeGreaterThan(500);
});

test('a server that takes another secret after the contributions is caught by the notes of a player', () => {
  const swapped = sealRecord(published(BOB));
  expect(failures(swapped)).toEqual([]);
  expect(failures(swapped, NOTES)).toEqual(['otherCommitment']);
  const pretended = published(BOB);
  expect(failures({ ...pretended, deal: { ...pretended.deal, commitment: commitment(SECRET) } }, NOTES)).toEqual([
    'secretDiffers',
  ]);
});

test('a server that drops or changes a contribution is caught by its owner', () => {
  for (const other of [null, 'c3'.repeat(32)])
    expect(failures(sealRecord(published(SECRET, [other, BOB, null])), NOTES)).toEqual(['contributionMissing']);
  // Somebody else's: shown when the game began, and another one afterwards.
  expect(failures(sealRecord(published(SECRET, [ANN, null, null])), NOTES)).toEqual(['otherContributions']);
});

test('a server that seats people otherwise than they were drawn is caught', () => {
  const honest = published();
  const of = (person: string): number => honest.deal.seats.findIndex(({ contribution }) => contribution === person);
  const exchanged = honest.deal.seats.map((seat, at, all) =>
    at === of(ANN) ? all[of(BOB)] : at === of(BOB) ? all[of(ANN)] : seat,
  );
  expect(failures(sealRecord({ ...honest, deal: { ...honest.deal, seats: exchanged } }))).toEqual(['seatsDiffer']);
  // If it changes the places to fit, whoever sat there knows better.
  const fitting = exchanged.map((seat, at) => ({ ...seat, place: honest.deal.seats[at].place }));
  const fits = sealRecord({ ...honest, deal: { ...honest.deal, seats: fitting } });
  expect(failures(fits)).toEqual([]);
  expect(failures(fits, NOTES)).toEqual(['otherPlace']);
});

test.each([
  ['no JSON', 'x', 'BAD_JSON'],
  ['no record', '[]', 'BAD_SAVE'],
  ['no save', '{"names":[]}', 'BAD_SAVE'],
  ['a deal of another kind', JSON.stringify({ ...published(), deal: 7 }), 'BAD_SAVE'],
  [
    'a deal of a method to come',
    JSON.stringify({ ...published(), deal: { ...published().deal, method: 'x' } }),
    'NEWER_VERSION',
  ],
  [
    'too many seats',
    JSON.stringify({ ...published(), deal: { ...published().deal, seats: Array.from({ length: 9 }, () => ({})) } }),
    'BAD_SAVE',
  ],
])('%s is refused', (_, text, code) => {
  const read = verifyRecord(auction, text);
  expect(read.ok ? 'OK' : read.problem.code).toBe(code);
});
