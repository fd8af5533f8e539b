import { randomBytes } from 'node:crypto';
import { LIMITS, type ClientSettings, type IdentityInfo, type Language } from '@pharos/protocol';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { Refusal } from '../shared/refusal.ts';
import { isDuplicate, type Db } from '../storage/database.ts';
import { changeGuest } from '../storage/guests.ts';
import {
  countGames,
  findIdentity,
  hasPlayedAsBot,
  insertIdentity,
  isNameTaken,
  markBot,
  setNameKey,
  setSettings,
} from '../storage/identities.ts';
import { countRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from '../storage/oneTimeCodes.ts';
import { deletePasskey, findPasskey, insertPasskey, passkeysOf, type NewPasskey } from '../storage/passkeys.ts';
import type { GuestRow } from '../storage/schema.ts';
import { insertSession, sessionsOf } from '../storage/sessions.ts';
import { hashOf, newRecoveryCodes, readRecoveryCode } from './codes.ts';
import { nameChoices, nameKey } from './nameKey.ts';

/** Passkeys one identity may have. */
const MOST_PASSKEYS = 20;
/** Places where one identity may be signed in; the one not used for longest makes room. */
const MOST_SESSIONS = 50;
/** Others may take the same name at the same moment. */
const NAME_ATTEMPTS = 5;

/** What guests keep, and by what they are known again. */
export class KeptIdentities {
  readonly #with: DatabaseAndTime;

  constructor(dependencies: DatabaseAndTime) {
    this.#with = dependencies;
  }

  /**
   * Makes a guest's identity a kept one, with its first passkey if there is one. Answers recovery codes, which nobody ever
   * sees again, and a session. Whose name is taken already gets a number behind it.
   */
  async keep(
    guest: GuestRow,
    passkey: NewPasskey | null,
    device: string,
  ): Promise<{ readonly codes: readonly string[]; readonly session: string }> {
    if (guest.kept) throw new Refusal('KEPT_ALREADY', 'this identity is kept already');
    if (passkey !== null && (await findPasskey(this.#with.db, passkey.id)) !== null) throw inUse();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#keepAs(guest, await this.#freeName(guest), passkey, device);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        if ((await findIdentity(this.#with.db, guest.id)) !== null)
          throw new Refusal('KEPT_ALREADY', 'this identity is kept already');
        if (attempt >= NAME_ATTEMPTS) throw new Refusal('NAME_TAKEN', 'this name is taken');
      }
    }
  }

  async #keepAs(
    guest: GuestRow,
    name: string,
    passkey: NewPasskey | null,
    device: string,
  ): Promise<{ codes: readonly string[]; session: string }> {
    return this.#with.db.transaction().execute(async (tx) => {
      const at = new Date(this.#with.time.now());
      await insertIdentity(tx, { guest: guest.id, name, nameKey: nameKey(name), at });
      if (passkey !== null) await insertPasskey(tx, passkey);
      const codes = await renewCodes(tx, guest.id);
      return { codes, session: await this.#newSession(tx, guest.id, device) };
    });
  }

  async #freeName({ id, name }: GuestRow): Promise<string> {
    for (const choice of nameChoices(name, LIMITS.nameLength)) {
      if (!(await isNameTaken(this.#with.db, nameKey(choice), id))) return choice;
    }
    return name;
  }

  async addPasskey(guest: GuestRow, passkey: NewPasskey): Promise<void> {
    requireKept(guest);
    if ((await passkeysOf(this.#with.db, guest.id)).length >= MOST_PASSKEYS)
      throw new Refusal('TOO_MANY', `at most ${MOST_PASSKEYS} passkeys`);
    try {
      await insertPasskey(this.#with.db, passkey);
    } catch (error) {
      if (isDuplicate(error)) throw inUse();
      throw error;
    }
  }

  /** Nobody removes the last thing they could come back with. */
  async removePasskey(guest: GuestRow, id: string): Promise<void> {
    requireKept(guest);
    const others = (await passkeysOf(this.#with.db, guest.id)).filter((passkey) => passkey.id !== id);
    const { left } = await countRecoveryCodes(this.#with.db, guest.id);
    if (others.length === 0 && left === 0)
      throw new Refusal('LAST_KEY', 'without this passkey there would be no way back: make recovery codes first');
    if (!(await deletePasskey(this.#with.db, guest.id, id))) throw new Refusal('NOT_FOUND', 'no such passkey');
  }

  /** New recovery codes in the place of all earlier ones. */
  async renewCodes(guest: GuestRow): Promise<readonly string[]> {
    requireKept(guest);
    return this.#with.db.transaction().execute((tx) => renewCodes(tx, guest.id));
  }

  /** Whose recovery code it is; it counts no second time. */
  async useCode(typed: string): Promise<string> {
    const at = new Date(this.#with.time.now());
    const guest = await useRecoveryCode(this.#with.db, hashOf('recovery', readRecoveryCode(typed)), at);
    if (guest === null) throw new Refusal('CODE_INVALID', 'this code does not count, or no longer');
    return guest;
  }

  newSession(guest: string, device: string, scope?: 'play'): Promise<string> {
    return this.#with.db.transaction().execute((tx) => this.#newSession(tx, guest, device, scope));
  }

  async #newSession(tx: Db, guest: string, device: string, scope?: 'play'): Promise<string> {
    const at = new Date(this.#with.time.now());
    const id = randomBytes(12).toString('base64url');
    const old = (await sessionsOf(tx, guest)).slice(MOST_SESSIONS - 1);
    for (const session of old) await tx.deleteFrom('sessions').where('id', '=', session.id).execute();
    await insertSession(tx, { id, guest, device, created_at: at, seen_at: at, scope });
    return id;
  }

  /** A new name, unless another kept identity has one that looks the same; and settings of the client. */
  async change(
    guest: GuestRow,
    change: {
      readonly name?: string;
      readonly language?: Language;
      readonly settings?: ClientSettings;
    },
  ): Promise<GuestRow> {
    const { name, settings } = change;
    if (settings !== undefined) {
      requireKept(guest);
      await setSettings(this.#with.db, guest.id, settings);
    }
    try {
      return await changeGuest(this.#with.db, guest.id, change, async (tx) => {
        if (guest.kept && name !== undefined) await setNameKey(tx, guest.id, nameKey(name));
      });
    } catch (error) {
      if (isDuplicate(error))
        throw new Refusal('NAME_TAKEN', 'somebody else has kept this name, or one that looks like it');
      throw error;
    }
  }

  /** Whether a program plays under the identity; what has played as one stays one. */
  async markBot(guest: GuestRow, bot: boolean): Promise<void> {
    requireKept(guest);
    if (!bot && (await hasPlayedAsBot(this.#with.db, guest.id)))
      throw new Refusal('BOT_FOR_GOOD', 'this identity has played as a program');
    await markBot(this.#with.db, guest.id, bot);
  }

  async settingsOf(guest: GuestRow): Promise<ClientSettings | null> {
    return guest.kept ? ((await findIdentity(this.#with.db, guest.id))?.settings ?? null) : null;
  }

  /** All that its owner is told about an identity. */
  async info(guest: GuestRow, session: string | null, mail: boolean): Promise<IdentityInfo> {
    const games = await countGames(this.#with.db, guest.id);
    const common = { name: guest.name, kept: guest.kept, bot: guest.bot, games, mail };
    const identity = await findIdentity(this.#with.db, guest.id);
    if (identity === null)
      return { ...common, since: null, passkeys: [], sessions: [], codes: { left: 0, all: 0 }, email: null };
    const [passkeys, sessions] = [await passkeysOf(this.#with.db, guest.id), await sessionsOf(this.#with.db, guest.id)];
    return {
      ...common,
      since: identity.kept_at.getTime(),
      passkeys: passkeys.map(({ id, device, created_at, used_at }) => ({
        id,
        device,
        created: created_at.getTime(),
        used: used_at.getTime(),
      })),
      sessions: sessions.map(({ id, device, seen_at, created_at, scope }) => ({
        id,
        device,
        seen: seen_at.getTime(),
        created: created_at.getTime(),
        scope,
        current: id === session,
      })),
      codes: await countRecoveryCodes(this.#with.db, guest.id),
      email: identity.email,
    };
  }
}

async function renewCodes(tx: Db, guest: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOf('recovery', readRecoveryCode(code)));
  await replaceRecoveryCodes(tx, guest, hashes);
  return codes;
}

function inUse(): Refusal {
  return new Refusal('BAD_PASSKEY', 'this passkey is in use already');
}

/** Refuses whoever has not kept their identity. */
export function requireKept({ kept }: GuestRow): void {
  if (!kept) throw new Refusal('NOT_KEPT', 'only for an identity that is kept');
}
