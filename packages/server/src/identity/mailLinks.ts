import type { Language } from '@pharos/protocol';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { Refusal } from '../shared/refusal.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { isDuplicate } from '../storage/database.ts';
import { findByEmail, findIdentity, setEmail } from '../storage/identities.ts';
import type { GuestRow } from '../storage/schema.ts';
import { requireKept } from './keptIdentities.ts';
import type { Mailer } from './mailer.ts';
import { MAIL_TEXTS } from './mailTexts.ts';
import { CODE_LIFETIME_MS, type OneTimeCodes } from './oneTimeCodes.ts';

interface MailLinkParts extends DatabaseAndTime {
  readonly codes: OneTimeCodes;
  /** Null where the host has not set mail up. */
  readonly mailer: Mailer | null;
  /** Where links lead; never what a request calls this server, for then anybody could have links lead elsewhere. */
  readonly publicUrl: string | null;
  reportError(error: unknown): void;
}

/** Mails to one address, and mails of this node. */
const PER_ADDRESS = { burst: 3, perSecond: 1 / 1200 };
const ALL = { burst: 60, perSecond: 1 };

/** Links that are sent by mail: to prove that an address is one's own, and to sign in with it. */
export class MailLinks {
  readonly #with: MailLinkParts;
  readonly #perAddress = new TokenBuckets(PER_ADDRESS);
  readonly #all = new TokenBuckets(ALL);

  constructor(parts: MailLinkParts) {
    this.#with = parts;
  }

  get isOffered(): boolean {
    return this.#with.mailer !== null && this.#with.publicUrl !== null;
  }

  /** Asks whoever reads the mail to confirm that the address belongs to this identity. */
  requestConfirmation(guest: GuestRow, to: string, language: Language): void {
    requireKept(guest);
    const email = this.#admit(to);
    this.#inBackground(() => this.#send('confirmMail', { guest: guest.id, email, language }));
  }

  /** The address is theirs from now on; whoever opens the link has read the mail. */
  async confirm(link: string): Promise<void> {
    const { db, codes } = this.#with;
    const code = await codes.take('confirmMail', link);
    if (code === null || code.guest === null || (await findIdentity(db, code.guest)) === null) throw invalid();
    try {
      await setEmail(db, code.guest, code.detail);
    } catch (error) {
      if (isDuplicate(error)) throw new Refusal('MAIL_TAKEN', 'another identity has this address');
      throw error;
    }
  }

  /**
   * Sends a link to sign in to the identity with this address, if there is one. Whether there is one is told to nobody: the
   * answer is the same, and comes before anything is looked up.
   */
  requestSignIn(to: string, language: Language): void {
    const email = this.#admit(to);
    this.#inBackground(async () => {
      const guest = await findByEmail(this.#with.db, email);
      if (guest !== null) await this.#send('mailSignIn', { guest, email, language });
    });
  }

  /** The guest a link signs in. */
  async takeSignIn(link: string): Promise<string> {
    const code = await this.#with.codes.take('mailSignIn', link);
    if (code === null || code.guest === null) throw invalid();
    // A link sent to an address that is no longer that of the identity does not count.
    const identity = await findIdentity(this.#with.db, code.guest);
    if (identity === null || identity.email !== code.detail) throw invalid();
    return identity.guest;
  }

  /** The address as it is kept; refuses where no mail is sent, and too many mails. */
  #admit(to: string): string {
    if (!this.isOffered) throw new Refusal('MAIL_OFF', 'this server sends no mail');
    const email = to.toLowerCase();
    const now = this.#with.time.now();
    this.#perAddress.takeOrRefuse(email, now, 'mails to one address');
    this.#all.takeOrRefuse('all', now, 'mails');
    return email;
  }

  async #send(
    purpose: keyof typeof MAIL_TEXTS,
    { guest, email, language }: { guest: string; email: string; language: Language },
  ): Promise<void> {
    const { codes, mailer, publicUrl } = this.#with;
    const { code } = await codes.issue(purpose, guest, email);
    const link = `${publicUrl}/identity/${purpose === 'confirmMail' ? 'confirm' : 'mail'}#${code}`;
    await mailer?.send({ to: email, ...MAIL_TEXTS[purpose][language](link, CODE_LIFETIME_MS[purpose] / 60_000) });
  }

  #inBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#with.reportError(error));
  }
}

function invalid(): Refusal {
  return new Refusal('CODE_INVALID', 'this link does not count, or no longer');
}
