/** How many days each thing is kept; null for ever. */
export interface Retention {
  readonly finished: number | null;
  /** Closed tables. */
  readonly abandoned: number | null;
  /** Tables that wait for players; then they are closed. */
  readonly waiting: number | null;
  /** Games in which nobody moves; then they are closed. */
  readonly resting: number | null;
  /** Games that wait for nothing but bots, with nobody there; then they are closed. */
  readonly unattended: number | null;
  /** What the server found out about finished games, since it did. */
  readonly analyses: number | null;
  /** What was said at tables where nobody plays any more. */
  readonly chat: number | null;
  /** Guests who never sat down, since they were last seen. */
  readonly guests: number | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The `KEEP_…_DAYS` of docs/hosting.md; throws an error for people to read. */
export function readRetention(env: Env): Retention {
  return {
    finished: days(env, 'KEEP_FINISHED_DAYS', null),
    abandoned: days(env, 'KEEP_ABANDONED_DAYS', 30),
    waiting: days(env, 'KEEP_WAITING_DAYS', 7),
    resting: days(env, 'KEEP_RESTING_DAYS', null),
    unattended: days(env, 'KEEP_UNATTENDED_DAYS', 7),
    analyses: days(env, 'KEEP_ANALYSES_DAYS', 365),
    chat: days(env, 'KEEP_CHAT_DAYS', 90),
    guests: days(env, 'KEEP_GUESTS_DAYS', 90),
  };
}

function days(env: Env, name: string, byDefault: number | null): number | null {
  const text = env[name] ?? '';
  if (text === '') return byDefault;
  if (text === 'forever') return null;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`${name} is a number of days from 1 on, or "forever"`);
  return Number(text);
}

export const DAY_MS = 86_400_000;
