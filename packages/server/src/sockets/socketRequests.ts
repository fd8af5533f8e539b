import {
  cancelSeekCommand,
  chatCommand,
  hintCommand,
  memoryCommand,
  moveCommand,
  previewsCommand,
  seekCommand,
  tableCommand,
  tableId,
  tellPartnerCommand,
  undoCommand,
} from '@pharos/protocol';
import { z } from 'zod';
import { checkScope } from '../identity/identity.ts';
import type { Scope } from '../identity/signer.ts';
import { Refusal } from '../shared/refusal.ts';

const atTable = { table: tableId };

/** What comes with each command by socket. */
export const requests = {
  watch: z.object({ ...atTable, changes: z.boolean().optional() }),
  unwatch: z.object(atTable),
  move: moveCommand.extend(atTable),
  undo: undoCommand.extend(atTable),
  hint: hintCommand.extend(atTable),
  previews: previewsCommand.extend(atTable),
  tellPartner: tellPartnerCommand.extend(atTable),
  memory: memoryCommand.extend(atTable),
  table: z.object({ ...atTable, command: tableCommand }),
  chat: chatCommand.extend(atTable),
  seek: seekCommand,
  cancelSeek: cancelSeekCommand,
  watchPairing: z.object({}),
  unwatchPairing: z.object({}),
} as const;

export type CommandName = keyof typeof requests;
export type SocketRequest<Name extends CommandName> = z.output<(typeof requests)[Name]>;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(requests, name);
}

/** What somebody may ask who plays one seat only. */
const WITH_SEAT_TOKEN: ReadonlySet<CommandName> = new Set([
  'watch',
  'unwatch',
  'move',
  'undo',
  'hint',
  'previews',
  'tellPartner',
  'memory',
]);

/** Reads what came with a command; refuses what is not as agreed, or beyond the scope of whoever sent it. */
export function readRequest<Name extends CommandName>(
  name: Name,
  raw: unknown,
  scope: Scope | null,
): SocketRequest<Name> {
  const read = requests[name].safeParse(raw);
  if (!read.success) throw new Refusal('BAD_REQUEST', describeError(read.error));
  if (scope !== null && !WITH_SEAT_TOKEN.has(name))
    throw new Refusal('OUT_OF_SCOPE', 'this token is for one seat only');
  const { table, seat } = read.data as { readonly table?: string; readonly seat?: number };
  if (table !== undefined) checkScope(scope, table, seat);
  return read.data as SocketRequest<Name>;
}

function describeError(error: z.ZodError): string {
  const [first] = error.issues;
  return `${first?.path.join('.') || 'message'}: ${first?.message ?? 'not as agreed'}`;
}
