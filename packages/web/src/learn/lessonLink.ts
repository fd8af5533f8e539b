import type { GameEvent, Memory } from '@pharos/core';
import type * as protocol from '@pharos/protocol';
import { deviceTable, noClocks } from '../table/store/deviceTable.ts';
import type { AnyView, Link, LinkHandlers, LogEntry } from '../table/store/link.ts';
import { LEARNER, type LessonMatch, type Verdict } from './lessonMatch.ts';

const refused = { ok: false, problem: { code: 'ILLEGAL_MOVE', detail: 'not in a lesson' } } as const;

/** The others, by seat. */
const NAMES = ['', 'Berenike', 'Theano', 'Lysandra'];

/** What the others take at least, so that one can follow them. */
const PAUSE = 700;

interface LessonPlayers {
  /** Of the learner. */
  readonly name: string;
  /** Told after each move of the learner, once the table knows what happened. */
  readonly onPlayed: (verdict: Verdict, events: readonly GameEvent[]) => void;
}

/** A lesson behind the interface of a table. */
export class LessonLink implements Link<AnyView, GameEvent> {
  readonly #lesson: LessonMatch;
  readonly #players: LessonPlayers;
  #handlers: LinkHandlers<AnyView, GameEvent> | null = null;

  constructor(lesson: LessonMatch, players: LessonPlayers) {
    this.#lesson = lesson;
    this.#players = players;
    this.#chooseWithOthers();
  }

  open(handlers: LinkHandlers<AnyView, GameEvent>): void {
    this.#handlers = handlers;
  }

  async watch(): Promise<protocol.Answer<protocol.TableState<AnyView>>> {
    const value = { protocol: 1, table: this.#info(), game: this.#update([], null), chat: [] };
    return { ok: true, value };
  }

  async move(v: number, text: string): Promise<protocol.Answer<{ v: number }>> {
    const played = this.#lesson.play(text, v);
    if (!played.ok) return played;
    const { events, verdict } = played.value;
    this.#tell(events, LEARNER);
    this.#players.onPlayed(verdict, this.#match.visibleEvents(LEARNER, events));
    return { ok: true, value: { v: this.#match.version } };
  }

  /** On to the next step, once the others have made their moves; false after the last one. */
  async goOn(): Promise<boolean> {
    if (!this.#lesson.goOn()) return false;
    while (!this.#isLearnersTurn()) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const played = this.#handlers && this.#lesson.playOther();
      if (!played) return false;
      this.#tell(played.events, played.seat);
    }
    this.#chooseWithOthers();
    return true;
  }

  startAgain(isWhole: boolean): void {
    this.#lesson.startAgain(isWhole);
    this.#chooseWithOthers();
  }

  history(): readonly LogEntry<GameEvent>[] {
    return this.#match.history(LEARNER).map((step, index) => ({ v: index + 1, ...step }));
  }

  async previews(): Promise<protocol.Answer<protocol.Previews>> {
    return { ok: true, value: this.#match.previews(LEARNER) };
  }

  undo = async (): Promise<protocol.Answer<{ v: number }>> => refused;
  command = async (): Promise<protocol.Answer<protocol.TableInfo>> => refused;
  chat = async (): Promise<protocol.Answer<protocol.ChatMessage>> => refused;
  tellPartner = async (): Promise<protocol.Answer<readonly protocol.PartnerMessage[]>> => refused;
  hint = async (): Promise<protocol.Answer<readonly protocol.Hint[]>> => refused;
  memory = async (): Promise<protocol.Answer<Memory>> => refused;

  close(): void {
    this.#handlers = null;
  }

  get #match(): LessonMatch['match'] {
    return this.#lesson.match;
  }

  #isLearnersTurn(): boolean {
    return this.#match.legalMoves(LEARNER).length > 0;
  }

  /** Where all choose at once the others have chosen before the learner looks: the turn ends with the learner's move. */
  #chooseWithOthers(): void {
    for (let played = this.#lesson.playOther(); played; played = this.#lesson.playOther())
      this.#tell(played.events, played.seat);
  }

  #tell(events: readonly GameEvent[], seat: number): void {
    this.#handlers?.game(this.#update(events, { seat }));
  }

  #update(events: readonly GameEvent[], move: { seat: number } | null): protocol.GameUpdate<AnyView> {
    return {
      table: 'local',
      v: this.#match.version,
      events: this.#match.visibleEvents(LEARNER, events),
      move,
      view: this.#match.view(LEARNER),
      clocks: noClocks(this.#match.seatCount),
      canUndo: false,
    };
  }

  /** There is nothing to resign or to leave, as after a game. */
  #info(): protocol.TableInfo {
    const { game, options, seatCount } = this.#match;
    return deviceTable(
      { id: 'local', game: game.id, options, phase: 'finished' },
      Array.from({ length: seatCount }, (_, seat) =>
        seat === LEARNER
          ? { kind: 'guest', name: this.#players.name, guest: 'local-0', level: null, mine: true }
          : { kind: 'guest', name: NAMES[seat] ?? '', guest: null, level: null, mine: false },
      ),
    );
  }
}
