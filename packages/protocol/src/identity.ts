import { z } from 'zod';
import { language } from './language.ts';
import { LIMITS } from './limits.ts';
import type { NamedPerson } from './namedPerson.ts';

/** Keeping an identity: what clients ask for and are told. What passkeys are made of is the browser's affair. */

const base64url = z
  .string()
  .max(LIMITS.messageBytes)
  .regex(/^[\w-]*$/);

const passkeyFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** The answer of a browser that made a passkey. */
const passkeyRegistration = z.object({
  ...passkeyFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(24)).max(12).optional(),
  }),
});

/** The answer of a browser whose owner showed a passkey. */
const passkeyAnswer = z.object({
  ...passkeyFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

/** What was handed out in a link. */
const linkCode = z.string().regex(/^[\w-]{43}$/);
const email = z
  .string()
  .max(LIMITS.emailLength)
  .regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/);

/** Whether what the guest of this browser has played comes along to the identity that is signed in to. */
const bringing = { bring: z.boolean().default(false) };

export const newPasskey = z.object({ passkey: passkeyRegistration });
export const mergeCommand = z.object({ passkey: passkeyAnswer });
export const passkeySignIn = z.object({ passkey: passkeyAnswer, ...bringing });
/** By a recovery code, however it is typed. */
export const codeSignIn = z.object({ code: z.string().min(1).max(60), ...bringing });
/** By the link of another device, or of a mail. */
export const linkSignIn = z.object({ link: linkCode, ...bringing });
/** The mail is written in the language. */
export const mailCommand = z.object({ email, language });
export const confirmMail = z.object({ link: linkCode });
/** Nobody deletes themselves by mistake: the name has to be said. */
export const deletion = z.object({ name: z.string().max(LIMITS.nameLength) });

/** What the client remembers for its owner. */
export const clientSettings = z
  .record(z.string().max(40), z.union([z.string().max(100), z.number(), z.boolean(), z.null()]))
  .refine((settings) => Object.keys(settings).length <= 60, 'too many settings');

export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
export type ClientSettings = z.infer<typeof clientSettings>;

/** All that its owner is told about an identity. */
export interface IdentityInfo extends Pick<NamedPerson, 'kept' | 'name'> {
  /** Since when it is kept; everything below is empty before. */
  readonly since: number | null;
  readonly games: { readonly finished: number; readonly running: number };
  readonly passkeys: readonly {
    readonly id: string;
    /** The browser and system it was made with; may be empty. */
    readonly device: string;
    readonly created: number;
    readonly used: number;
  }[];
  /** Where it is signed in, the last used first. */
  /** Whether a program plays under it; then that is said at every table. */
  readonly bot: boolean;
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string;
    readonly seen: number;
    readonly created: number;
    /** Of a program: it may play and nothing else. Null where a person is signed in. */
    readonly scope: 'play' | null;
    /** Here. */
    readonly current: boolean;
  }[];
  /** Recovery codes that still count, and how many there were. */
  readonly codes: { readonly left: number; readonly all: number };
  readonly email: string | null;
  /** Whether this server sends mail. */
  readonly mail: boolean;
}

/** An identity that was just kept: its recovery codes are told this once. */
export interface KeptIdentity {
  readonly codes: readonly string[];
  readonly identity: IdentityInfo;
}

/** A link for one other device, as the part of an address behind the #. */
export interface DeviceLink {
  readonly link: string;
  /** In server time, and how long it counts in milliseconds. */
  readonly expires: number;
  readonly lasts: number;
}
