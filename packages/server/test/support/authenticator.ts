import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyAnswer, PasskeyRegistration } from '@pharos/protocol';
import type { TestClient } from './testClient.ts';

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id?: string };
}

/** What an answer may get wrong. */
export interface Lies {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
}

const USER_IS_THERE = 0x05;
const HAS_CREDENTIAL = 0x40;

/** A device that makes passkeys and shows them, like that of a browser. */
export class Authenticator {
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  readonly #id = randomBytes(32);
  #uses = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** Makes a passkey for whoever the client is: keeps their identity, or adds it to a kept one. */
  async make({ challenge, rp }: Options, page: string, lies: Lies = {}): Promise<PasskeyRegistration> {
    const clientData = clientDataFor('webauthn.create', { challenge, page, lies });
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#coseKey()]);
    const authData = Buffer.concat([this.#head(lies.host ?? rp?.id ?? '', HAS_CREDENTIAL), credential]);
    const attestation = cbor(
      new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...this.#common(),
      response: { clientDataJSON: text(clientData), attestationObject: text(attestation), transports: ['internal'] },
    };
  }

  show({ challenge, rpId }: Options, page: string, lies: Lies = {}): PasskeyAnswer {
    const clientData = clientDataFor('webauthn.get', { challenge, page, lies });
    const authData = this.#head(lies.host ?? rpId ?? '', 0);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.#common(),
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(sign('sha256', signed, this.#privateKey)),
      },
    };
  }

  #common(): Omit<PasskeyAnswer, 'response'> {
    const id = text(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  #head(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#uses);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([USER_IS_THERE | flags]), counter]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

/** Keeps the identity of a client with a new passkey; answers it with its session, its codes and the passkey. */
export async function keepWithPasskey(
  client: TestClient,
): Promise<{ client: TestClient; codes: readonly string[]; device: Authenticator }> {
  const device = new Authenticator();
  const options = await client.ask<Options>('/me/passkeys/options');
  const passkey = await device.make(options, client.url);
  const answer = await client.send<{ codes: string[] }>('POST', '/me/passkeys', { passkey });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { client: client.after(answer), codes: answer.body.codes, device };
}

/** Signs a client in with a passkey. */
export async function signInWith(device: Authenticator, client: TestClient, bring = false): Promise<TestClient> {
  const passkey = device.show(await client.ask<Options>('/session/passkey/options'), client.url);
  const answer = await client.send('POST', '/session/passkey', { passkey, bring });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return client.after(answer);
}

function clientDataFor(type: string, told: { challenge: string; page: string; lies: Lies }): Buffer {
  const { challenge, page, lies } = told;
  const data = { type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? page, crossOrigin: false };
  return Buffer.from(JSON.stringify(data));
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url');
}

/** The little of CBOR that passkeys are written in. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  if (!(value instanceof Map)) throw new Error('passkeys hold nothing else');
  const entries = [...(value as Map<unknown, unknown>)].flatMap(([key, held]) => [cbor(key), cbor(held)]);
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
