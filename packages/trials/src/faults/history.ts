/** What clients sent and received, as the checker reads it. `tick` orders everything; `ms` tells how long it took. */

export type CommandKind = 'move' | 'undo' | 'chat' | 'table';

/** One time a command was sent. */
export interface Attempt {
  readonly connection: string;
  readonly sent: number;
  readonly sentMs: number;
  /** Null as long as there is no answer. */
  answered: number | null;
  answeredMs: number | null;
  /** OK, or the code of the refusal. */
  code: string | null;
  /** The version or the number of the message that was answered. */
  value: number | null;
}

/** A command with an id of its own, however often it was sent. */
export interface SentCommand {
  readonly guest: string;
  readonly kind: CommandKind;
  readonly id: string;
  /** The move, the chat message, or the name of the command. */
  readonly text: string;
  readonly attempts: Attempt[];
}

/** A position that a client was shown. */
export interface ReceivedUpdate {
  readonly guest: string;
  readonly connection: string;
  readonly tick: number;
  readonly ms: number;
  readonly v: number;
  /** Fingerprint of the view. */
  readonly view: string;
  /** Milliseconds each seat had left, as shown; null without a clock. */
  readonly left: readonly (number | null)[];
}

export interface RecordSeen {
  readonly moves: readonly string[];
  readonly hash: string;
}

/** All about one table, from outside. */
export interface GameHistory {
  readonly table: string;
  readonly label: string;
  /** When nobody had opened the table yet. */
  readonly beganMs: number;
  readonly guests: readonly string[];
  readonly commands: readonly SentCommand[];
  readonly updates: readonly ReceivedUpdate[];
  /** What was answered with no more than that something went wrong. */
  readonly internalErrors: readonly string[];
  /** Why the game was given up; null if it was played to its end. */
  readonly failure: string | null;
  readonly record: RecordSeen | null;
}

/** Codes after which a command may or may not have been carried out, or will be if it is asked for again. */
export const UNCERTAIN_CODES: ReadonlySet<string> = new Set([
  'UNAVAILABLE',
  'SHUTTING_DOWN',
  'RATE_LIMITED',
  'INTERNAL',
]);

export function isAcknowledged({ attempts }: SentCommand): boolean {
  return attempts.some(({ code }) => code === 'OK');
}

/** The name of a command in the log: two players may number theirs alike. */
export function commandName({ guest, id }: SentCommand): string {
  return `${guest}:${id}`;
}

/** What commands to a table leave in the log of its game. */
const LOGGED_COMMANDS = new Set(['resign', 'offer', 'answer']);

export function isInLog({ kind, text }: SentCommand): boolean {
  return kind === 'move' || kind === 'undo' || (kind === 'table' && LOGGED_COMMANDS.has(text));
}
