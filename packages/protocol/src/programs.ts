import { z } from 'zod';
import { clockRule } from './clockRule.ts';
import type { ClockRule } from './clockRule.ts';

/** Programs that play: what they ask for and are told. */

/** Whether an identity is that of a program. */
export const botMark = z.object({ bot: z.boolean() });

/** A token for a program; the name is shown among the sessions. */
export const newProgramToken = z.object({ name: z.string().trim().min(1).max(40) });

/** A game against an identity that is a program. */
export const challenge = z.object({
  to: z.string().regex(/^[\w-]{1,40}$/),
  game: z.string().min(1).max(24),
  options: z.record(z.string(), z.unknown()).default({}),
  clock: clockRule.default({ kind: 'bank', seconds: 600, increment: 5 }),
  rated: z.boolean().default(false),
});

interface AnyOwnEvent {
  readonly table: string;
}

interface OwnGame extends AnyOwnEvent {
  readonly game: string;
  readonly options: unknown;
  readonly clock: ClockRule;
  readonly rated: boolean;
}

/** What happens to somebody at whatever table. */
export type OwnEvent =
  | { readonly type: 'challenge'; readonly data: OwnGame & { readonly from: string; readonly name: string } }
  | { readonly type: 'challengeEnd'; readonly data: AnyOwnEvent }
  | { readonly type: 'gameStart'; readonly data: OwnGame & { readonly seats: readonly number[] } }
  | {
      readonly type: 'turn';
      readonly data: AnyOwnEvent & {
        readonly seat: number;
        /** To be sent with the move. */
        readonly v: number;
        /** All legal moves, as texts. */
        readonly moves: readonly string[];
        /** What the seat sees. */
        readonly view: unknown;
      };
    }
  | { readonly type: 'gameEnd'; readonly data: AnyOwnEvent & { readonly result: unknown } };
