import type { CancelSeekCommand, OwnSeek, seekCommand } from '@pharos/protocol';
import type { z } from 'zod';
import type { GuestAddresses } from '../play/guestAddresses.ts';
import { isOffered } from '../shared/gameEntry.ts';
import { Refusal } from '../shared/refusal.ts';
import { TokenBuckets, type Rate } from '../shared/tokenBuckets.ts';
import type { SeekRow } from '../storage/schema.ts';
import { findIdentity } from '../storage/identities.ts';
import { endSeek, findSeek, prolongSeeks, saveSeek } from '../storage/seeks.ts';
import { checkBotGameLimit } from '../tables/botGames.ts';
import { kindOf } from './pairingKinds.ts';
import { ownSeek } from './ownSeek.ts';
import { ALIVE_MS, Pairer, type PairerDependencies } from './pairer.ts';
import type { Seeker } from './seekers.ts';

type Command = z.output<typeof seekCommand>;
type GuestId = { readonly id: string };

interface Dependencies extends PairerDependencies {
  readonly addresses: Pick<GuestAddresses, 'get'>;
  readonly seekRate: Rate;
  readonly maxSeekersPerAddress: number;
  readonly maxBotGames: number;
}

/** Lets guests look for others, one game at a time, for as long as they are there. */
export class SeekCommands {
  readonly #with: Dependencies;
  readonly #pairer: Pairer;
  readonly #rates: TokenBuckets;
  readonly #endings = new Set<Promise<void>>();
  #telling: (() => void) | null = null;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    this.#pairer = new Pairer(dependencies);
    this.#rates = new TokenBuckets(dependencies.seekRate);
  }

  /** Begins to look. Who comes without a connection has to ask `own` every now and then. */
  async seek(guest: GuestId, command: Command, connection: Seeker | null = null): Promise<OwnSeek> {
    const { db, time, seekers, addresses } = this.#with;
    this.#rates.takeOrRefuse(guest.id, time.now(), 'searches');
    const wish = checkedWish(command);
    if (wish.rated && (await findIdentity(db, guest.id)) === null)
      throw new Refusal('NOT_KEPT', 'games count only for an identity that is kept');
    const address = addresses.get(guest.id);
    if (!seekers.has(guest.id) && seekers.countAt(address) >= this.#with.maxSeekersPerAddress)
      throw new Refusal('TOO_MANY', 'too many people at this address look for others');
    if (command.fill !== null) await checkBotGameLimit(db, this.#with, guest.id);
    const now = time.now();
    const until = now + ALIVE_MS;
    const created = { guest: guest.id, created_at: new Date(now), alive_until: new Date(until) };
    const row = await saveSeek(db, { ...wish, ...created });
    if (row === null || row.table_id !== null) return this.#answer(row);
    seekers.add(guest.id, address, connection, until);
    this.#pairer.start();
    this.#changed();
    await this.#pairer.pair(row);
    return this.#answer(await findSeek(db, guest.id));
  }

  /** Looks no longer, or confirms to have come to the table. Answers the table, if others were found meanwhile. */
  async cancel({ id }: GuestId, { table }: CancelSeekCommand): Promise<OwnSeek> {
    const { db, seekers } = this.#with;
    await endSeek(db, id, table ?? null);
    const own = await this.#answer(await findSeek(db, id));
    for (const connection of seekers.connectionsOf(id)) connection.tell(own);
    seekers.remove(id);
    this.#changed();
    return own;
  }

  /** What a guest looks for; to ask is a sign that they are there. */
  async own({ id }: GuestId): Promise<OwnSeek> {
    const { db, time, seekers, addresses } = this.#with;
    const row = await findSeek(db, id);
    if (row === null || row.table_id !== null) return this.#answer(row);
    const until = time.now() + ALIVE_MS;
    await prolongSeeks(db, [id], new Date(until));
    seekers.add(id, addresses.get(id), null, until);
    this.#pairer.start();
    return this.#answer(row);
  }

  /** A connection is gone. Who has no other one is not paired any more; they keep their place for a minute. */
  disconnect(connection: Seeker): void {
    const { db, time, seekers, reportError } = this.#with;
    if (!seekers.disconnect(connection, time.now())) return;
    const ending: Promise<void> = prolongSeeks(db, [connection.guest], new Date(time.now()))
      .catch((error: unknown) => reportError(error))
      .finally(() => {
        this.#endings.delete(ending);
        this.#changed();
      });
    this.#endings.add(ending);
  }

  /** Another node says that somebody came, went or was paired. Many may at once: they are looked after together. */
  newsFromOtherNodes(): void {
    const { board, time, reportError } = this.#with;
    board.changed();
    this.#telling ??= time.after(TELL_MS, () => {
      this.#telling = null;
      this.#pairer.tellPaired().catch((error: unknown) => reportError(error));
    });
  }

  /** Waits until those whose connections are gone are not paired any more. */
  async close(): Promise<void> {
    this.#pairer.stop();
    this.#telling?.();
    await Promise.all(this.#endings);
  }

  #changed(): void {
    this.#with.board.changed();
    this.#with.signals.send({ kind: 'seeks' });
  }

  async #answer(row: SeekRow | null): Promise<OwnSeek> {
    if (row !== null && row.table_id !== null) await this.#pairer.startTable(row.table_id);
    return ownSeek(row, this.#with.time.now());
  }
}

const TELL_MS = 50;

/** What is wished for, as it is stored; refuses what there is not. */
function checkedWish({ kind, pace, players, rated, fill, contributes, id }: Command) {
  const { entry, offer } = kindOf(kind);
  const [fewest, most] = offer.players;
  const [least, largest] = players ?? offer.players;
  if (least > largest || least < fewest || largest > most)
    throw new Refusal('BAD_SEATS', `this game is for ${fewest} to ${most} players`);
  if (fill !== null && !isOffered(entry, fill.level))
    throw new Refusal('UNKNOWN_BOT', `no bot of level "${fill.level}"`);
  return {
    kind,
    pace,
    least,
    most: largest,
    rated,
    contributes,
    command: id ?? null,
    fill_after: fill?.after ?? null,
    fill_level: fill?.level ?? null,
  };
}
