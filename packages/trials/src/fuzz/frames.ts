import type { Rng } from '@pharos/core';
import { damage } from '@pharos/core/testkit';
import { corrupted, plausibleCommand, type Targets } from './commands.ts';
import { BOMBS, randomBytes, pick } from './oddValues.ts';

export type Frame = string | Buffer;

/** Frames of the wrong kind, number or place; most of them end the connection. */
const BROKEN: readonly string[] = [
  '',
  '0',
  '1',
  '2probe',
  '3',
  '4',
  '5',
  '6',
  '7',
  '9',
  'b',
  'bAAAA',
  '40',
  '40/admin,',
  '40/admin,{"token":"x"}',
  '41',
  '42',
  '42[]',
  '42["watch"',
  '42{"a":1}',
  '42["connect",{}]',
  '42["disconnect"]',
  '42[1,2,3]',
  '42[null]',
  '43[]',
  '431[{}]',
  '43999999[{}]',
  '44{"message":"x"}',
  '451-["watch",{"_placeholder":true,"num":0}]',
  '45999999-["watch",{"_placeholder":true,"num":999998}]',
  '461-0[{"_placeholder":true,"num":0}]',
  '4299999999999999999999["watch",{}]',
  '4',
  '42/other,["watch",{}]',
  '\u0000',
];

/** What is no JSON ends the connection; of that there is enough below. */
const READABLE_BOMBS = BOMBS.filter((text) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
});

/** One frame out of so many is not even a command. */
const BROKEN_EVERY = 500;
/** One out of so many is longer than may be. */
const HUGE_EVERY = 4000;
const HUGE = 20_000;

/** What comes next from somebody who means no good; `id` asks for an answer. */
export function nextFrame(targets: Targets, id: number, rng: Rng): Frame {
  if (rng(HUGE_EVERY) === 0) return `42["chat",{"text":"${'x'.repeat(HUGE)}"}]`;
  if (rng(BROKEN_EVERY) === 0) return broken(rng);
  const command = plausibleCommand(targets, rng);
  const { name, message } = rng(4) === 0 ? command : corrupted(command, rng);
  if (rng(40) === 0) return `42${id}["${command.name}",${pick(READABLE_BOMBS, rng)}]`;
  const more: unknown[] = rng(20) === 0 ? [1, { a: 2 }] : [];
  const frame = `42${rng(10) === 0 ? '' : id}${JSON.stringify([name, message, ...more])}`;
  return rng(500) === 0 ? damage(frame, rng) : frame;
}

function broken(rng: Rng): Frame {
  switch (rng(4)) {
    case 0:
      return randomBytes(1 + rng(200), rng);
    case 1:
      return damage(pick(BROKEN, rng), rng);
    default:
      return pick(BROKEN, rng);
  }
}
