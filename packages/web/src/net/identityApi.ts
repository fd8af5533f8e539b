import type { Answer, DeviceLink, Guest, IdentityInfo, KeptIdentity, Language } from '@pharos/protocol';
import { call, me, meAgain } from './api.ts';

/** Calls about the identity of whoever uses this browser. */

export async function identityInfo(): Promise<Answer<IdentityInfo>> {
  const guest = await me();
  return guest.ok ? call('GET', '/me/identity') : guest;
}

/** Keeps the identity without a passkey. */
export async function keepByCodes(): Promise<Answer<KeptIdentity>> {
  return afterwards(await call<KeptIdentity>('POST', '/me/keep'));
}

export const passkeyOptions = (): Promise<Answer<object>> => call('POST', '/me/passkeys/options');

/** The first passkey keeps the identity. */
export async function addPasskey(passkey: unknown): Promise<Answer<KeptIdentity>> {
  return afterwards(await call<KeptIdentity>('POST', '/me/passkeys', { passkey }));
}

export const removePasskey = (id: string): Promise<Answer<IdentityInfo>> =>
  call('DELETE', `/me/passkeys/${encodeURIComponent(id)}`);

export const newCodes = (): Promise<Answer<KeptIdentity>> => call('POST', '/me/codes');

export const endSession = (id: string): Promise<Answer<IdentityInfo>> => call('DELETE', `/me/sessions/${id}`);

export async function signOut(): Promise<Answer<unknown>> {
  return afterwards(await call('POST', '/me/sign-out'));
}

export const deviceLink = (): Promise<Answer<DeviceLink>> => call('POST', '/me/device');

export const mergeOptions = (): Promise<Answer<object>> => call('POST', '/me/merge/options');
export const merge = (passkey: unknown): Promise<Answer<IdentityInfo>> => call('POST', '/me/merge', { passkey });

export const signInOptions = (): Promise<Answer<object>> => call('POST', '/session/passkey/options');

/** By a passkey, a recovery code, or the link of another device or a mail. */
export type WayBack =
  | { readonly by: 'passkey'; readonly passkey: unknown }
  | { readonly by: 'code'; readonly code: string }
  | { readonly by: 'device' | 'mail'; readonly link: string };

export async function signIn({ by, ...shown }: WayBack, bring: boolean): Promise<Answer<Guest>> {
  return afterwards(await call<Guest>('POST', `/session/${by}`, { ...shown, bring }));
}

export const requestMailSignIn = (email: string, language: Language): Promise<Answer<unknown>> =>
  call('POST', '/session/mail/request', { email, language });

export const addMail = (email: string, language: Language): Promise<Answer<unknown>> =>
  call('POST', '/me/mail', { email, language });
export const confirmMail = (link: string): Promise<Answer<unknown>> => call('POST', '/me/mail/confirm', { link });
export const removeMail = (): Promise<Answer<IdentityInfo>> => call('DELETE', '/me/mail');

export async function deleteIdentity(name: string): Promise<Answer<unknown>> {
  return afterwards(await call('POST', '/me/delete', { name }));
}

/** Where everything is fetched as one file. */
export const EXPORT_ADDRESS = '/api/v1/me/export';

/** Who this browser is may have changed. */
async function afterwards<Value>(answer: Answer<Value>): Promise<Answer<Value>> {
  if (answer.ok) await meAgain();
  return answer;
}
