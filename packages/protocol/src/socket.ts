import type { Memory } from '@pharos/core';
import type {
  ChatCommand,
  HintCommand,
  MemoryCommand,
  MoveCommand,
  PreviewsCommand,
  TableCommand,
  TellPartnerCommand,
  UndoCommand,
} from './commands.ts';
import type {
  Answer,
  ChatMessage,
  GameChange,
  GameUpdate,
  Hint,
  PartnerMessage,
  Previews,
  TableInfo,
  TableState,
} from './messages.ts';
import type { OwnPlan } from './plans.ts';
import type { CancelSeekCommand, OwnSeek, Pairing, SeekCommand } from './pairing.ts';

/** Socket.IO events from client to server. Each is acknowledged. */
export interface ClientToServer {
  /**
   * Follow a table; answers everything needed to show it. Repeat it after a gap or a reconnect. With `changes` steps may
   * come as `change`.
   */
  watch: (request: { table: string; changes?: boolean }, answer: (answer: Answer<TableState>) => void) => void;
  unwatch: (request: { table: string }, answer: (answer: Answer<null>) => void) => void;
  /** Acknowledged only after the move is stored; answers the new version. */
  move: (request: MoveCommand & { table: string }, answer: (answer: Answer<{ v: number }>) => void) => void;
  undo: (request: UndoCommand & { table: string }, answer: (answer: Answer<{ v: number }>) => void) => void;
  /** What a good player would do, the best first; takes about a second. */
  hint: (request: HintCommand & { table: string }, answer: (answer: Answer<readonly Hint[]>) => void) => void;
  /** What each legal move of a seat of the asker would bring, as far as that seat can know. */
  previews: (request: PreviewsCommand & { table: string }, answer: (answer: Answer<Previews>) => void) => void;
  /** Answers all that holds between the two. */
  tellPartner: (
    request: TellPartnerCommand & { table: string },
    answer: (answer: Answer<readonly PartnerMessage[]>) => void,
  ) => void;
  /** What a seat of the asker knows of the cards if it forgets nothing. */
  memory: (request: MemoryCommand & { table: string }, answer: (answer: Answer<Memory>) => void) => void;
  table: (request: { table: string; command: TableCommand }, answer: (answer: Answer<TableInfo>) => void) => void;
  chat: (request: ChatCommand & { table: string }, answer: (answer: Answer<ChatMessage>) => void) => void;
  /** Looks for others as long as this connection lasts. Repeat it after a reconnect: it answers the table if there is one. */
  seek: (request: SeekCommand, answer: (answer: Answer<OwnSeek>) => void) => void;
  cancelSeek: (request: CancelSeekCommand, answer: (answer: Answer<OwnSeek>) => void) => void;
  /** Follow who waits for what; answers how it is now. */
  watchPairing: (request: object, answer: (answer: Answer<Pairing>) => void) => void;
  unwatchPairing: (request: object, answer: (answer: Answer<null>) => void) => void;
}

/** Socket.IO events from server to client. */
export interface ServerToClient {
  /** A step of the game. A gap in `v` means: watch again. */
  game: (update: GameUpdate) => void;
  /** The same for who asked for changes and has the step before. */
  change: (change: GameChange) => void;
  /** The table itself changed: seats, phase, presence. */
  table: (info: TableInfo) => void;
  chat: (message: { readonly table: string; readonly message: ChatMessage }) => void;
  /** All that the viewer and their partner have told each other in this turn. */
  partner: (told: { readonly table: string; readonly messages: readonly PartnerMessage[] }) => void;
  /** What the viewer has planned changed, here or in another window of theirs. */
  plan: (plan: OwnPlan) => void;
  /** Others were found: the table is named. */
  seek: (own: OwnSeek) => void;
  /** Who waits for what; at most once a second. */
  pairing: (pairing: Pairing) => void;
  /** The server is about to stop; clients reconnect by themselves. */
  goodbye: (notice: { readonly reason: 'restart' }) => void;
}
