import { z } from 'zod';
import { clockRule } from './clockRule.ts';
import { clientSettings } from './identity.ts';
import { language } from './language.ts';
import { LIMITS } from './limits.ts';

/** What clients may ask for. Every command arrives by HTTP or by socket and is checked by the same schema. */

export const tableId = z.string().regex(/^[a-z0-9]{10}$/);
export const seatId = z.int().min(0).max(7);

/** 32 random bytes that a player adds to the deal, as hexadecimal digits. */
export const contribution = z.string().regex(/^[0-9a-f]{64}$/);

/** Whoever sits down announces a contribution: the game does not start before it is there. */
const contributing = { contributes: z.boolean().default(false) };

/** Makes a command harmless when it is repeated: what was done under the same id before is answered, not done again. */
export const repeatable = {
  id: z
    .string()
    .max(40)
    .regex(/^\P{C}+$/u)
    .optional(),
};

/** Who sits where in a new table: the host, an open seat, a bot; `hotSeat` is played by the host's device too. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('host') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('hotSeat'), name: z.string().trim().min(1).max(LIMITS.nameLength).optional() }),
  z.object({ kind: z.literal('bot'), level: z.string().min(1).max(24) }),
]);

export const newTable = z.object({
  game: z.string().min(1).max(24),
  /** Options of the game; the game itself checks them and fills in defaults. */
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.array(seatPlan).min(2).max(8),
  /** Whether the seats are drawn at random when the game starts. */
  drawSeats: z.boolean().default(true),
  clock: clockRule.default({ kind: 'none' }),
  visibility: z.enum(['private', 'public']).default('private'),
  chat: z.boolean().default(true),
  /** Whether players may ask what a good player would do; if nothing is said, where all the others are bots. */
  hints: z.boolean().optional(),
  /** Whether the table remembers for each player which cards they have seen. */
  memory: z.boolean().default(true),
  /** Whether the game counts for the ratings of those who play; then there is a clock, and neither hints nor memory nor undo. */
  rated: z.boolean().default(false),
  /** How many rounds later than the players those see it who only look on. */
  watchDelay: z.int().min(0).max(10).default(0),
  /** Start at once: every seat must be taken. */
  start: z.boolean().default(false),
  ...contributing,
  ...repeatable,
});

export const profileChange = z.object({
  name: z.string().trim().min(1).max(LIMITS.nameLength).optional(),
  language: language.optional(),
  /** Only for a kept identity. */
  settings: clientSettings.optional(),
});

/** What can be done to a table, besides moves and chat. */
export const tableCommand = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('join'),
    seat: seatId.optional(),
    /** Agrees that the game counts; without it nobody sits down at a rated table. */
    rated: z.boolean().optional(),
    ...contributing,
    ...repeatable,
  }),
  /** Adds to the deal, once, after the commitment of the server was seen. */
  z.object({ do: z.literal('contribute'), contribution, ...repeatable }),
  z.object({ do: z.literal('leave'), ...repeatable }),
  z.object({ do: z.literal('kick'), seat: seatId, ...repeatable }),
  z.object({ do: z.literal('addBot'), seat: seatId.optional(), level: z.string().min(1).max(24), ...repeatable }),
  z.object({ do: z.literal('start'), ...repeatable }),
  z.object({ do: z.literal('rematch'), ...contributing, ...repeatable }),
  z.object({ do: z.literal('declineRematch'), ...repeatable }),
  /** Gives the game up: the other one of two wins. */
  z.object({ do: z.literal('resign'), seat: seatId.optional(), ...repeatable }),
  /** Asks the others for a draw, or to end the game; to take a move back is asked for by `undo`. */
  z.object({ do: z.literal('offer'), what: z.enum(['draw', 'end']), seat: seatId.optional(), ...repeatable }),
  /** Whoever made the offer withdraws it by declining. */
  z.object({ do: z.literal('answer'), offer: z.int().min(1), accept: z.boolean(), ...repeatable }),
  /** The owner of a seat takes it back from the bot that stood in. */
  z.object({ do: z.literal('takeBack'), seat: seatId, ...repeatable }),
  /** The host switches chat on or off. */
  z.object({ do: z.literal('allowChat'), allowed: z.boolean(), ...repeatable }),
]);

/** A game is played on at a new table: all its moves up to there, `0 build baths`, and the own seat. */
export const playOnCommand = z.object({
  moves: z.array(z.string().max(LIMITS.moveLength + 3)).max(LIMITS.playedMoves),
  seat: seatId,
  ...repeatable,
});

/** A move as text, for the version the player was looking at. */
export const moveCommand = z.object({
  v: z.int().min(0),
  move: z.string().min(1).max(LIMITS.moveLength),
  seat: seatId.optional(),
  ...repeatable,
});

export const undoCommand = z.object({ v: z.int().min(0), seat: seatId.optional(), ...repeatable });

/** What would a good player do? For the version the player is looking at. */
export const hintCommand = z.object({ v: z.int().min(0), seat: seatId.optional() });

/** What would each move bring? For the version the player is looking at. */
export const previewsCommand = z.object({ v: z.int().min(0), seat: seatId.optional() });

/** Tells the partner one of the things that the game lets partners tell, or takes it back. For the version the player is looking at. */
export const tellPartnerCommand = z.object({
  v: z.int().min(0),
  text: z.string().min(1).max(LIMITS.moveLength),
  withdraw: z.boolean().optional(),
  seat: seatId.optional(),
});

/** Which cards has the own seat seen, and where are they? For the version the player is looking at. */
export const memoryCommand = z.object({ v: z.int().min(0), seat: seatId.optional() });

export const chatCommand = z.object({ text: z.string().trim().min(1).max(LIMITS.chatLength), ...repeatable });

export type SeatPlan = z.infer<typeof seatPlan>;
export type NewTable = z.input<typeof newTable>;
export type ProfileChange = z.infer<typeof profileChange>;
export type TableCommand = z.input<typeof tableCommand>;
export type MoveCommand = z.infer<typeof moveCommand>;
export type PlayOnCommand = z.infer<typeof playOnCommand>;
export type UndoCommand = z.infer<typeof undoCommand>;
export type HintCommand = z.infer<typeof hintCommand>;
export type PreviewsCommand = z.infer<typeof previewsCommand>;
export type TellPartnerCommand = z.infer<typeof tellPartnerCommand>;
export type MemoryCommand = z.infer<typeof memoryCommand>;
export type ChatCommand = z.infer<typeof chatCommand>;
