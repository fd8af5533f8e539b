import type { DuelEvent, DuelView } from '@pharos/duel';
import type { Answer, ChatMessage, GameUpdate, TableCommand, TableInfo, TableState } from '@pharos/protocol';

export type DuelUpdate = GameUpdate<DuelView, DuelEvent>;
export type DuelTableState = TableState<DuelView, DuelEvent>;

/** A step that was played, for the log. */
export interface LogEntry {
  readonly v: number;
  readonly seat: number;
  readonly events: readonly DuelEvent[];
}

export interface LinkHandlers {
  game(update: DuelUpdate): void;
  table(info: TableInfo): void;
  chat(message: ChatMessage): void;
  /** The connection came back: what was missed is asked for again. */
  online(online: boolean): void;
  goodbye(): void;
}

/** The way to a table: over the network, or inside this browser. Both speak the protocol. */
export interface Link {
  open(handlers: LinkHandlers): void;
  watch(): Promise<Answer<DuelTableState>>;
  move(v: number, move: string, seat: number): Promise<Answer<{ v: number }>>;
  /** Takes the last move back, if it was made on this device. */
  undo(v: number): Promise<Answer<{ v: number }>>;
  command(command: TableCommand): Promise<Answer<TableInfo>>;
  chat(text: string): Promise<Answer<ChatMessage>>;
  /** All steps so far, where the link itself knows them; otherwise the log is what was told by `watch` and heard since. */
  history?(): readonly LogEntry[];
  close(): void;
}
