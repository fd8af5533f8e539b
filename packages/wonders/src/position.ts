import { Reader, type Rng } from '@pharos/core';
import { run } from './agenda.ts';
import { handSize } from './hands.ts';
import { AGES } from './limits.ts';
import type { Options } from './options.ts';
import { emptyTable } from './setup.ts';
import { hasFreeCity, NONE, type Rules, type State } from './state.ts';
import { Cards } from './written/cards.ts';
import { ageOfUnknown, ownerBit, readCities } from './written/cities.ts';
import { fillHands, readHands } from './written/hands.ts';

const KEYS = ['age', 'turn', 'cities', 'hands', 'remembered', 'discard', 'choice'] as const;
const CHOICE_KEYS = ['kind', 'city'] as const;
const MOST_DISCARDED = 200;

/** Builds the position that somebody wrote down. What is left open is filled from `rng`; docs/scenarios.md is the manual. */
export function describe(rules: Rules, options: Options, raw: unknown, rng: Rng): State {
  const reader = new Reader(raw, 'position', 'BAD_POSITION');
  const table = reader.fields([...KEYS, ...rules.known.flatMap(({ position }) => position?.keys ?? [])]);
  const fields = reader.fieldsAmong(KEYS);
  const cards = new Cards(rules, options);
  const s = emptyTable(rules, options, { decks: [[], [], []], undrawn: [] });
  s.age = fields.age.isAbsent() ? 1 : fields.age.integer(1, AGES);
  s.turn = fields.turn.isAbsent() ? 1 : fields.turn.integer(1, s.turns);
  s.conflicts = s.age - 1;
  readCities(s, fields.cities, table, cards, rng);
  const discarded = readDiscard(s, fields.discard, cards);
  const named = readHands(s, fields.hands, cards);
  const undrawn = cards.drawUndrawn(fields.cities, rng);
  const pool = cards.poolOf(s.age, undrawn, rng);
  const pools = new Map([[s.age, pool]]);
  const poolOf = (age: number): number[] => {
    const known = pools.get(age) ?? cards.poolOf(age, undrawn, rng);
    pools.set(age, known);
    return known;
  };
  const drawFrom = (from: number[]): number =>
    from.pop() ?? fields.hands.fail('too many cards are in use to fill the hands');
  const isRemembered = fields.remembered.isAbsent() || fields.remembered.flag();
  fillHands(s, named, isRemembered, () => drawFrom(pool));
  // Cards under a wonder are more likely old ones, and those are needed nowhere else.
  const old = poolOf(Math.max(1, s.age - 1));
  for (const [index, { under, stages }] of s.cities.entries()) {
    for (const [at, card] of under.entries()) {
      const age = ageOfUnknown(card);
      if (age !== null) under[at] = cards.faceDown(drawFrom(poolOf(age)), isRemembered ? ownerBit(s, index) : 0);
    }
    while (under.length < stages) under.push(cards.faceDown(drawFrom(old), ownerBit(s, index)));
  }
  discardUnknown(s, discarded, cards, poolOf);
  const decks = Array.from({ length: AGES }, (_, index) => {
    if (index + 1 > s.age) return cards.poolOf(index + 1, undrawn, rng);
    return index + 1 < s.age ? [] : deckInPlay(s, () => drawFrom(pool));
  });
  const dealt: State = { ...s, deal: { decks, undrawn } };
  startChoice(dealt, fields.choice);
  return dealt;
}

/** The discard pile, or only how many cards are in it: then what they are is answered for later. */
function readDiscard(s: State, reader: Reader, cards: Cards): number {
  if (reader.isAbsent()) return 0;
  if (!reader.isList()) return reader.integer(0, MOST_DISCARDED);
  for (const card of reader.list()) s.discard.push(cards.faceDown(cards.take(s, card), 0));
  return 0;
}

/** Discards cards that nobody can tell: what is left over of this Age has to be there, the others are older. */
function discardUnknown(s: State, count: number, cards: Cards, poolOf: (age: number) => number[]): void {
  for (let age = s.age; age > 0; age--) {
    const pool = poolOf(age);
    while (s.discard.length < count && pool.length > 0) s.discard.push(cards.faceDown(pool.pop() ?? NONE, 0));
  }
}

/** Of the deck of this Age there is the draw pile, in a game for two [W-110]. */
function deckInPlay(s: State, draw: () => number): number[] {
  if (!hasFreeCity(s)) return [];
  const dealt = s.options.players * handSize(s) + s.turn;
  return Array.from({ length: 3 * handSize(s) }, (_, at) => (at < dealt ? NONE : draw()));
}

function startChoice(s: State, choice: Reader): void {
  const { written } = s.rules;
  const fields = choice.isAbsent() ? null : choice.fields(CHOICE_KEYS);
  const names = written.map(({ name, part }) => Object.values(part ?? {}).at(0) ?? name);
  const kind = fields === null ? names.indexOf('turn') : fields.kind.oneOf(names);
  const city = fields === null || fields.city.isAbsent() ? 0 : fields.city.integer(0, s.cities.length - 1);
  written[kind].write?.(s, city, (why) => choice.fail(why));
  run(s);
}
