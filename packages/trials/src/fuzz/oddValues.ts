import type { Rng } from '@pharos/core';

/** Texts that have broken somebody's program somewhere. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202Eevil\u202C',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'line\r\nSet-Cookie: a=b',
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  "'; drop table tables; --",
  '$1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '1e999',
  '9007199254740993',
  '🏛'.repeat(40),
  'ﷺ'.repeat(30),
  'x'.repeat(400),
];

/** Values that are not what anybody agreed on. */
export const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  -0,
  1.5,
  8,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 31,
  [],
  {},
  [[[[[[[[]]]]]]]],
  ['__proto__'],
  { length: 1e9 },
  { toString: 1 },
  { constructor: { prototype: {} } },
  ...TEXTS,
];

/** JSON that is small on the wire and large or deep in memory, or means more than it says. */
export const BOMBS: readonly string[] = [
  '['.repeat(8000),
  `${'['.repeat(7000)}${']'.repeat(7000)}`,
  `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`,
  '{"__proto__":{"isAdmin":true},"text":"x"}',
  '{"constructor":{"prototype":{"polluted":1}},"text":"x"}',
  '{"text":"x","text":{"a":1}}',
  `[${'0,'.repeat(7000)}0]`,
  '1e999999999',
  `"${'\\u0000'.repeat(2000)}"`,
  '{"v":1e400,"move":"x"}',
  '\ufeff{}',
  '{',
  'undefined',
];

export function pick<Item>(items: readonly Item[], rng: Rng): Item {
  return items[rng(items.length)];
}

export function randomBytes(length: number, rng: Rng): Buffer {
  return Buffer.from(Array.from({ length }, () => rng(256)));
}
