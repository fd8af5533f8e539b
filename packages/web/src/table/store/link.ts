import type { GameEvent, Memory, Outcome } from '@pharos/core';
import type * as protocol from '@pharos/protocol';

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
  game(update: protocol.GameUpdate<View, Event>): void;
  table(info: protocol.TableInfo): void;
  chat(message: protocol.ChatMessage): void;
  /** All that holds between the viewer and a partner. */
  partner(messages: readonly protocol.PartnerMessage[]): void;
  /** What the viewer has planned by now. */
  plan(plan: protocol.OwnPlan): void;
  /** The connection came back: what was missed is asked for again. */
  online(online: boolean): void;
  goodbye(): void;
}

/** The way to a table: over the network, or inside this browser. Both speak the protocol. */
export interface Link<View extends AnyView, Event extends GameEvent> {
  open(handlers: LinkHandlers<View, Event>): void;
  watch(): Promise<protocol.Answer<protocol.TableState<View, Event>>>;
  move(v: number, move: string, seat: number): Promise<protocol.Answer<{ v: number }>>;
  /** Takes the last move back, if it was made on this device. */
  undo(v: number): Promise<protocol.Answer<{ v: number }>>;
  /** What a good player would do for a seat of this device; takes about a second. */
  hint(v: number, seat: number): Promise<protocol.Answer<readonly protocol.Hint[]>>;
  /** What each move of a seat of this device would bring. */
  previews(v: number, seat: number): Promise<protocol.Answer<protocol.Previews>>;
  /** What a seat of this device knows of the cards if it forgets nothing. */
  memory(v: number, seat: number): Promise<protocol.Answer<Memory>>;
  command(command: protocol.TableCommand): Promise<protocol.Answer<protocol.TableInfo>>;
  chat(text: string): Promise<protocol.Answer<protocol.ChatMessage>>;
  /** Tells the partner of a seat of this device something, or takes it back. */
  tellPartner(
    v: number,
    told: { text: string; withdraw: boolean; seat: number },
  ): Promise<protocol.Answer<readonly protocol.PartnerMessage[]>>;
  /** All steps so far, where the link itself knows them; otherwise the log is what was told by `watch` and has come since. */
  history?(): readonly LogEntry<Event>[];
  close(): void;
}
