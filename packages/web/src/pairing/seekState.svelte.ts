import type { OwnSeek, Pairing, Seek, SeekCommand } from '@pharos/protocol';
import { go } from '../app/router.svelte.ts';
import { commandId } from '../net/retry.ts';
import { PairingLink } from './pairingLink.ts';

/** Who waits for what, and what we look for ourselves. It goes on while other pages are read. */
const state = $state<{ pairing: Pairing | null; seek: Seek | null; problem: string | null }>({
  pairing: null,
  seek: null,
  problem: null,
});
/** By how much the clock of the server is ahead. */
let ahead = 0;
let wish: SeekCommand | null = null;
let link: PairingLink | null = null;
let lookers = 0;

export const pairing = (): Pairing | null => state.pairing;
export const ownSeek = (): Seek | null => state.seek;
export const seekProblem = (): string | null => state.problem;
export const serverNow = (): number => Date.now() + ahead;

/** Follows who waits for what, until the answer is called. */
export function lookAtPairing(): () => void {
  lookers++;
  openLink();
  return () => {
    lookers--;
    closeIdle();
  };
}

/** Looks for others, or changes what is wished. */
export async function seek(changed: SeekCommand): Promise<void> {
  const before = wish;
  const next = { ...changed, contributes: true, id: before?.id ?? commandId() };
  wish = next;
  state.problem = null;
  const answer = await openLink().seek(next);
  if (answer.ok) return hear(answer.value);
  wish = before;
  state.problem = answer.problem.code;
  closeIdle();
}

export async function cancelSeek(): Promise<void> {
  wish = null;
  state.seek = null;
  const answer = await openLink().cancel();
  // Somebody was found at the last moment: they wait for us.
  if (answer.ok) hear(answer.value);
  closeIdle();
}

function openLink(): PairingLink {
  link ??= new PairingLink({
    connected: () => void comeBack(),
    pairing: (news) => (state.pairing = news),
    seek: hear,
  });
  return link;
}

/** After a gap the server is asked for everything again; whoever was paired meanwhile is told so. */
async function comeBack(): Promise<void> {
  const answer = await link?.watch();
  if (answer?.ok) state.pairing = answer.value;
  if (wish === null) return;
  const own = await link?.seek(wish);
  if (own?.ok) hear(own.value);
}

function hear({ seek: own }: OwnSeek): void {
  if (own !== null) ahead = own.now - Date.now();
  if (own === null || own.table === null) {
    state.seek = own;
    if (own === null) wish = null;
    return;
  }
  wish = null;
  state.seek = null;
  const { table } = own;
  void openLink()
    .cancel(table)
    .then(() => closeIdle());
  go(`/g/${table}`);
}

function closeIdle(): void {
  if (lookers > 0 || wish !== null) return;
  link?.close();
  link = null;
  state.pairing = null;
}
