import type { Rng } from '@pharos/core';
import { damage, damageJson } from '@pharos/core/testkit';
import { pick, TEXTS, VALUES } from './oddValues.ts';

/** A command by socket: its name and what comes with it. */
export interface Command {
  readonly name: string;
  readonly message: unknown;
}

/** What there is to aim at. */
export interface Targets {
  /** Tables of those who attack. */
  readonly own: readonly string[];
  /** Tables of others, which nobody here sits at. */
  readonly foreign: readonly string[];
}

const MOVES = ['build baths', 'discard altar', 'take 1', 'keep turn-of-events', 'draft zeus', 'wonder 1', 'pass'];
const TOLD = ['leave baths', 'take altar', 'promise loom-1', 'sign war', 'sign science', 'sign coins', 'sign nothing'];
const TABLE_COMMANDS: readonly ((rng: Rng) => unknown)[] = [
  (rng) => ({ do: 'join', seat: rng(9) - 1 }),
  () => ({ do: 'leave' }),
  (rng) => ({ do: 'kick', seat: rng(8) }),
  () => ({ do: 'addBot', level: 'random' }),
  () => ({ do: 'start' }),
  () => ({ do: 'rematch' }),
  () => ({ do: 'declineRematch' }),
  (rng) => ({ do: 'resign', seat: rng(9) - 1 }),
  (rng) => ({ do: 'offer', what: pick(['draw', 'end', 'undo'], rng) }),
  (rng) => ({ do: 'answer', offer: rng(4), accept: rng(2) === 0 }),
  (rng) => ({ do: 'takeBack', seat: rng(8) }),
  (rng) => ({ do: 'allowChat', allowed: rng(2) === 0 }),
];

/** Something a client might send, to a table that may not be theirs. */
export function plausibleCommand(targets: Targets, rng: Rng): Command {
  const table = pick(rng(3) === 0 ? targets.foreign : targets.own, rng);
  const v = rng(6);
  const id = rng(3) === 0 ? { id: `c${rng(5)}` } : {};
  const seat = rng(2) === 0 ? { seat: rng(8) } : {};
  switch (rng(11)) {
    case 0:
      return { name: 'watch', message: { table } };
    case 1:
      return { name: 'unwatch', message: { table } };
    case 2:
      return { name: 'undo', message: { table, v, ...seat } };
    case 3:
      return { name: 'hint', message: { table, v, ...seat } };
    case 4:
      return { name: 'previews', message: { table, v, ...seat } };
    case 5:
      return { name: 'memory', message: { table, v, ...seat } };
    case 6:
      return { name: 'table', message: { table, command: pick(TABLE_COMMANDS, rng)(rng) } };
    case 7:
      return { name: 'chat', message: { table, text: pick(TEXTS, rng) } };
    case 8:
      return { name: 'tellPartner', message: { table, v, text: pick(TOLD, rng), withdraw: rng(2) === 0, ...seat } };
    default:
      return { name: 'move', message: { table, v, move: pick(MOVES, rng), ...seat, ...id } };
  }
}

/** The same with something wrong about it. */
export function corrupted(command: Command, rng: Rng): Command {
  switch (rng(6)) {
    case 0:
      return { ...command, message: pick(VALUES, rng) };
    case 1:
      return {
        ...command,
        name: pick(['nothing', '__proto__', 'game', ...TEXTS.slice(0, 8)], rng),
      };
    case 2:
      return { ...command, message: withOddValue(command.message, rng) };
    case 3:
      return {
        ...command,
        message: { ...Object(command.message), move: damage('build baths', rng), text: damage('hello', rng) },
      };
    default:
      return { ...command, message: damageJson(command.message, rng) };
  }
}

function withOddValue(message: unknown, rng: Rng): unknown {
  if (typeof message !== 'object' || message === null) return message;
  const key = pick([...Object.keys(message), 'extra', '__proto__'], rng);
  return { ...message, [key]: pick(VALUES, rng) };
}
