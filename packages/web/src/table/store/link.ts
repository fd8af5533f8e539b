import type { GameEvent, Memory, Outcome } from '@pharos/core';
import type {
  Answer,
  ChatMessage,
  GameUpdate,
  Hint,
  PartnerMessage,
  Previews,
  TableCommand,
  TableInfo,
  TableState,
} from '@pharos/protocol';

/** What the client needs of the view of any game. */
export interface AnyView {
  /** The id of its game. */
  readonly game: string;
  /** Null for a spectator. */
  readonly viewer: number | null;
  /** The result, once the game is over. */
  readonly outcome: Outcome | null;
}

/** A step that was played, for the log. */
export interface LogEntry<Event extends GameEvent> {
  readonly v: number;
  readonly seat: number;
  readonly events: readonly Event[];
}

export interface LinkHandlers<View extends AnyView, Event extends GameEvent> {
  game(update: GameUpdate<View, Event>): void;
  table(info: TableInfo): void;
  chat(message: ChatMessage): void;
  /** All that holds between the viewer and a partner. */
  partner(messages: readonly PartnerMessage[]): void;
  /** The connection came back: what was missed is asked for again. */
  online(online: boolean): void;
  goodbye(): void;
}

/** The way to a table: over the network, or inside this browser. Both speak the protocol. */
export interface Link<View extends AnyView, Event extends GameEvent> {
  open(handlers: LinkHandlers<View, Event>): void;
  watch(): Promise<Answer<TableState<View, Event>>>;
  move(v: number, move: string, seat: number): Promise<Answer<{ v: number }>>;
  /** Takes the last move back, if it was made on this device. */
  undo(v: number): Promise<Answer<{ v: number }>>;
  /** What a good player would do for a seat of this device; takes about a second. */
  hint(v: number, seat: number): Promise<Answer<readonly Hint[]>>;
  /** What each move of a seat of this device would bring. */
  previews(v: number, seat: number): Promise<Answer<Previews>>;
  /** What a seat of this device knows of the cards if it forgets nothing. */
  memory(v: number, seat: number): Promise<Answer<Memory>>;
  command(command: TableCommand): Promise<Answer<TableInfo>>;
  chat(text: string): Promise<Answer<ChatMessage>>;
  /** Tells the partner of a seat of this device something, or takes it back. */
  tellPartner(
    v: number,
    told: { text: string; withdraw: boolean; seat: number },
  ): Promise<Answer<readonly PartnerMessage[]>>;
  /** All steps so far, where the link itself knows them; otherwise the log is what was told by `watch` and has come since. */
  history?(): readonly LogEntry<Event>[];
  close(): void;
}
