import type { Rooms } from '../play/rooms.ts';
import type { SeekCommands } from '../pairing/seekCommands.ts';
import type { Signals, TableSignal } from '../play/signals.ts';
import type { Watchers } from '../play/watchers.ts';
import type { Chat } from '../tables/chat.ts';
import type { PartnerMessages } from '../tables/partnerMessages.ts';
import type { TableWatching } from '../tables/tableWatching.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { PresenceSync } from './presenceSync.ts';

interface SignalParts {
  readonly signals: Pick<Signals, 'listen'>;
  readonly rooms: Pick<Rooms, 'catchUp' | 'read' | 'use'>;
  readonly watchers: Pick<Watchers, 'isWatched'>;
  readonly chat: Pick<Chat, 'deliver'>;
  readonly partnerMessages: Pick<PartnerMessages, 'note'>;
  readonly presenceSync: Pick<PresenceSync, 'refresh'>;
  readonly watching: Pick<TableWatching, 'broadcastPresence'>;
  readonly seekCommands: Pick<SeekCommands, 'newsFromOtherNodes'>;
  readonly reportError: ReportError;
}

/** Acts on the signals of other nodes. Answers how to stop. */
export function handleSignals(parts: SignalParts): () => void {
  return parts.signals.listen((signal) => {
    if (signal.kind === 'seeks') parts.seekCommands.newsFromOtherNodes();
    else handle(parts, signal).catch((error: unknown) => parts.reportError(error));
  });
}

async function handle(parts: SignalParts, signal: TableSignal): Promise<void> {
  const { rooms, watchers, chat, partnerMessages, presenceSync, watching } = parts;
  const { table } = signal;
  if (signal.kind === 'change') await rooms.catchUp(table, signal.stored);
  else if (!watchers.isWatched(table)) return;
  else if (signal.kind === 'chat') await rooms.use(table, () => chat.deliver(table, signal.message));
  else if (signal.kind === 'partner') await rooms.read(table, (room) => partnerMessages.note(room, signal.told));
  else if ((await presenceSync.refresh([table])).length > 0 && watchers.isWatched(table))
    await watching.broadcastPresence(table);
}
