import type { PasskeyAnswer, PasskeyRegistration } from '@pharos/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { Refusal } from '../shared/refusal.ts';
import { findPasskey, passkeysOf, usePasskey, type NewPasskey } from '../storage/passkeys.ts';
import type { GuestRow } from '../storage/schema.ts';
import { CODE_LIFETIME_MS, type OneTimeCodes } from './oneTimeCodes.ts';

/** The site a passkey is made and used on: where the page is, and the name of the host. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

interface PasskeyParts extends DatabaseAndTime {
  readonly codes: OneTimeCodes;
}

/** Has passkeys made and lets them prove who is there. Each challenge counts once. */
export class Passkeys {
  readonly #with: PasskeyParts;

  constructor(parts: PasskeyParts) {
    this.#with = parts;
  }

  /** What a browser needs to make a passkey that is found without a name being typed. */
  async registration(guest: GuestRow, { host }: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { db, codes } = this.#with;
    const { code } = await codes.issue('register', guest.id);
    const own = await passkeysOf(db, guest.id);
    return generateRegistrationOptions({
      rpName: 'Pharos',
      rpID: host,
      userName: guest.name,
      userDisplayName: guest.name,
      userID: Uint8Array.from(Buffer.from(guest.id)),
      challenge: bytesOf(code),
      timeout: CODE_LIFETIME_MS.register,
      attestationType: 'none',
      excludeCredentials: own.filter((key) => key.rp_id === host).map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** The passkey that a browser made for a guest, not stored yet. */
  async register(guest: GuestRow, response: PasskeyRegistration, site: Site, device: string): Promise<NewPasskey> {
    const expectedChallenge = await this.#takeChallenge('register', response, guest.id);
    const verified = await orRefuse(
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
      }),
    );
    if (!verified.verified) throw notAccepted();
    const { credential } = verified.registrationInfo;
    const at = new Date(this.#with.time.now());
    return {
      id: credential.id,
      guest: guest.id,
      rp_id: site.host,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).slice(0, 8),
      device,
      created_at: at,
      used_at: at,
    };
  }

  /** What a browser needs to ask for a passkey, whosever it is; `guest` binds the answer to who asked. */
  async challenge(
    purpose: 'merge' | 'signIn',
    { host }: Site,
    guest: string | null = null,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { code } = await this.#with.codes.issue(purpose, guest);
    const timeout = CODE_LIFETIME_MS[purpose];
    return generateAuthenticationOptions({
      rpID: host,
      challenge: bytesOf(code),
      timeout,
      userVerification: 'required',
    });
  }

  /** The guest whose passkey answered the challenge. */
  async prove(
    purpose: 'merge' | 'signIn',
    response: PasskeyAnswer,
    site: Site,
    guest: string | null = null,
  ): Promise<string> {
    const { db, time } = this.#with;
    const expectedChallenge = await this.#takeChallenge(purpose, response, guest);
    const passkey = await findPasskey(db, response.id);
    if (passkey === null || passkey.rp_id !== site.host) throw notAccepted();
    const { verified, authenticationInfo } = await orRefuse(
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        credential: {
          id: passkey.id,
          publicKey: bytesOf(passkey.public_key),
          counter: Number(passkey.counter),
        },
      }),
    );
    if (!verified) throw notAccepted();
    await usePasskey(db, passkey.id, authenticationInfo.newCounter, new Date(time.now()));
    return passkey.guest;
  }

  /** The challenge of an answer, which counts once and for whom it was made. */
  async #takeChallenge(
    purpose: 'merge' | 'register' | 'signIn',
    { response }: PasskeyAnswer | PasskeyRegistration,
    guest: string | null,
  ): Promise<string> {
    const challenge = challengeIn(response.clientDataJSON);
    const code = await this.#with.codes.take(purpose, challenge);
    if (code === null || code.guest !== guest) throw notAccepted();
    return challenge;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'base64url'));
}

/** Whatever is wrong with an answer, it is told in the same words. */
async function orRefuse<Value>(verification: Promise<Value>): Promise<Value> {
  return verification.catch(() => {
    throw notAccepted();
  });
}

/** The challenge that an answer is for, by its own words. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // No JSON: refused like everything else that is wrong.
  }
  throw notAccepted();
}

function notAccepted(): Refusal {
  return new Refusal('BAD_PASSKEY', 'this passkey is not known here, or its answer does not count');
}
