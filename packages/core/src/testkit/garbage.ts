import type { Rng } from '../rng.ts';

const FRAGMENTS = ['', ' ', '\u0000', '{', ']', '"', '-1', '1e999', 'null', '🏛', '\ud800', 'build', '__proto__', '\n'];

/** Damages a text the way files and wires do: cut, doubled, with bits flipped or foreign pieces put in. */
export function damage(text: string, rng: Rng): string {
  const at = rng(text.length + 1);
  switch (rng(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(rng(text.length + 1));
    case 2:
      return text.slice(0, at) + FRAGMENTS[rng(FRAGMENTS.length)] + text.slice(at);
    case 3:
      return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << rng(7))) + text.slice(at + 1);
    default:
      return text.slice(0, at) + text.slice(at, at + 20).repeat(1 + rng(50)) + text.slice(at);
  }
}

/** Replaces one value somewhere in a JSON document by something it should not be. */
export function damageJson(document: unknown, rng: Rng): unknown {
  const copy = structuredCopy(document);
  const places = placesIn(copy);
  if (places.length === 0) return WRONG_VALUES[rng(WRONG_VALUES.length)];
  const [holder, key] = places[rng(places.length)];
  if (rng(4) === 0) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, WRONG_VALUES[rng(WRONG_VALUES.length)]);
  return copy;
}

const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  '0 build nothing',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  ['x'],
  { a: 1 },
];

function structuredCopy(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document));
}

function placesIn(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[value, key] as [object, string], ...placesIn(part)]);
}
