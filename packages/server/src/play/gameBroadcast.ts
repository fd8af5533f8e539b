import { SPECTATOR } from '@pharos/core';
import type { Step } from './logEntries.ts';
import type { Room } from './room.ts';
import type { RunningGame } from './runningGame.ts';
import { ownChanges, publicChanges, type PublicStep } from './viewChanges.ts';
import { PartEncoder, reusing, textOfParts, type ViewParts } from './viewParts.ts';
import { eyesOf, updateHead, type Eyes } from './views.ts';

/** A step of a game as JSON. */
export interface EncodedUpdate {
  /** The `GameUpdate`; made when it is asked for, as long as the position is the same. */
  readonly whole: () => string;
  /** The `GameChange` for who has the update before; null where only the whole one will do. */
  readonly change: EncodedChange | null;
}

/** The same object for all who are told the same. */
export interface EncodedChange {
  readonly text: string;
}

export interface BroadcastStep {
  readonly room: Room;
  readonly game: RunningGame;
  readonly step: Step | null;
  readonly now: number;
}

/** What those at a table were sent last. */
export interface SentViews {
  readonly at: number;
  /** Of the table: who sees what may be another one when it changes. */
  readonly revision: number;
  /** What everybody sees. */
  readonly parts: ViewParts;
  /** Parts in which somebody's view was another one than everybody's. */
  readonly differing: ReadonlySet<string>;
  /** Who was sent it. */
  readonly guests: ReadonlySet<string | null>;
}

/** One step of a game, or with null the position as it is, for all who watch the table. What they have in common is made once. */
export class GameBroadcast {
  readonly #room: Room;
  readonly #game: RunningGame;
  readonly #step: Step | null;
  readonly #now: number;
  readonly #encoder = new PartEncoder();
  readonly #publicView: unknown;
  readonly #publicStep: PublicStep;
  /** Null where everybody is sent everything. */
  readonly #before: SentViews | null;
  readonly #differing: Set<string>;
  readonly #guests = new Set<string | null>();
  #publicChange: EncodedChange | null = null;

  constructor({ room, game, step, now }: BroadcastStep, sent: SentViews | null) {
    this.#room = room;
    this.#game = game;
    this.#step = step;
    this.#now = now;
    this.#publicView = game.match.view(SPECTATOR);
    const parts = this.#encoder.encode(this.#publicView);
    const before = sent?.revision === room.table.revision ? sent : null;
    const pieces = before === null ? null : publicChanges(before.parts, parts);
    this.#before = pieces === null ? null : before;
    this.#publicStep = { now: parts, pieces: pieces ?? new Map() };
    this.#differing = new Set(this.#before?.differing);
  }

  /** What there is to know of it for the next one. */
  get sent(): SentViews {
    const { revision } = this.#room.table;
    const { now } = this.#publicStep;
    const parts = this.#before === null ? now : reusing(this.#before.parts, now);
    return { at: this.#game.steps, revision, parts, differing: this.#differing, guests: this.#guests };
  }

  /** For everybody who watches, once each. */
  updateFor(guest: string | null): EncodedUpdate {
    const eyes = eyesOf(this.#room, this.#game, guest);
    if (eyes.match !== this.#game.match) return this.#wholeOf(eyes);
    const isKnown = this.#before?.guests.has(guest) === true;
    this.#guests.add(guest);
    if (!isKnown || !this.#isPublicTo(eyes)) return this.#ownUpdate(guest, eyes, isKnown);
    this.#publicChange ??= this.#change({ ...eyes, seats: [], viewer: SPECTATOR }, [
      ...this.#publicStep.pieces.values(),
    ]);
    return { change: this.#publicChange, whole: () => this.#wholeOf(eyes).whole() };
  }

  /**
   * Whether all that is new to them is what everybody sees: who only looks on, and whoever did not move while others
   * still have to choose.
   */
  #isPublicTo({ viewer, seats, match }: Eyes): boolean {
    if (viewer === SPECTATOR) return true;
    const step = this.#step;
    return (
      step?.kind === 'move' &&
      !seats.includes(step.seat) &&
      match.round < match.version &&
      this.#game.steps === (this.#before?.at ?? 0) + 1 &&
      !this.#game.plans.hasLines(seats)
    );
  }

  #ownUpdate(guest: string | null, eyes: Eyes, isKnown: boolean): EncodedUpdate {
    const own = this.#encoder.encode(eyes.match.view(eyes.viewer, this.#publicView));
    const changes = ownChanges(own, this.#publicStep, this.#differing);
    if (changes === null) this.#guests.delete(guest);
    const change = isKnown && changes !== null ? this.#change(eyes, changes) : null;
    return { change, whole: () => this.#whole(eyes, textOfParts(own)) };
  }

  #wholeOf(eyes: Eyes): EncodedUpdate {
    const whole = (): string => this.#whole(eyes, JSON.stringify(eyes.match.view(eyes.viewer)));
    return { change: null, whole };
  }

  #whole(eyes: Eyes, view: string): string {
    return `${this.#head(eyes)},"view":${view}}`;
  }

  #change(eyes: Eyes, changes: readonly string[]): EncodedChange {
    return { text: `${this.#head(eyes)},"since":${this.#before?.at ?? 0},"changes":{${changes.join()}}}` };
  }

  /** The update without its view, and without the bracket at its end. */
  #head(eyes: Eyes): string {
    return JSON.stringify(updateHead(this.#room, this.#game, eyes, this.#step, this.#now)).slice(0, -1);
  }
}
