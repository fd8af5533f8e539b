import type { Save } from '@pharos/core';
import type { Answer } from '@pharos/protocol';
import { readLocal } from '../local/store.ts';
import { recordOf } from '../net/api.ts';
import { Replay } from '../replay/replay.ts';

/** A game that is over, with what it is kept as. */
export interface FinishedGame {
  readonly replay: Replay;
  readonly save: Save;
}

const missing = { ok: false, problem: { code: 'NOT_FOUND', detail: 'no game is kept here' } } as const;

/** The game of a table of the server, or the one of this device. */
export async function loadFinished(id: string): Promise<Answer<FinishedGame>> {
  const record = id === 'local' ? local() : await recordOf(id);
  if (!record.ok) return record;
  const { save } = record.value;
  const read = await Replay.read(JSON.stringify(save));
  return read.ok ? { ok: true, value: { replay: read.value, save } } : read;
}

function local(): Answer<{ readonly save: Save }> {
  const record = readLocal();
  return record === null ? missing : { ok: true, value: record };
}
