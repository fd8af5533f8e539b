import type { House } from '../house.ts';
import type { Signal } from '../play/signals.ts';
import type { Talk } from '../tables/chat.ts';
import { showTable } from './reconciliation.ts';

/** Acts on what other nodes announce. Answers how to stop. */
export function listenToOthers(house: House, talk: Talk): () => void {
  return house.fanout.listen((signal) => {
    hear(house, talk, signal).catch((error: unknown) => house.complain(error));
  });
}

async function hear(house: House, talk: Talk, signal: Signal): Promise<void> {
  const { table } = signal;
  if (signal.kind === 'change') await house.rooms.catchUp(table);
  else if (!house.audience.isWatched(table)) return;
  else if (signal.kind === 'chat') await house.rooms.use(table, () => talk.tell(table, signal.message));
  else if ((await house.company.ask([table])).length > 0) await showTable(house, table);
}
