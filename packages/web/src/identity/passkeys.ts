import type { Answer } from '@pharos/protocol';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Browsers make passkeys over https and on this very machine, for names and not for numbers. */
export function hasPasskeys(): boolean {
  const isNumber = /^\[|^[\d.]+$/.test(location.hostname);
  return isSecureContext && !isNumber && browserSupportsWebAuthn();
}

/** Nobody showed a passkey, or the browser was told not to. Our own code: it never travels. */
const CANCELLED = { ok: false, problem: { code: 'CANCELLED', detail: '' } } as const;

/** Has the browser make a passkey. */
export const makePasskey = (options: Answer<object>): Promise<Answer<unknown>> =>
  ask(options, (optionsJSON) =>
    startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON }),
  );

/** Has the browser ask for a passkey. */
export const showPasskey = (options: Answer<object>): Promise<Answer<unknown>> =>
  ask(options, (optionsJSON) =>
    startAuthentication({ optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON }),
  );

async function ask(options: Answer<object>, browser: (options: object) => Promise<unknown>): Promise<Answer<unknown>> {
  if (!options.ok) return options;
  try {
    return { ok: true, value: await browser(options.value) };
  } catch {
    return CANCELLED;
  }
}
