import {
  loadSave,
  Match,
  saveMatch,
  SPECTATOR,
  type EarlyEnd,
  type GameEvent,
  type Memory,
  type Result,
  type Save,
} from '@pharos/core';
import { rulesOfSave } from '../games/savedGame.ts';
import type { AnyGame, AnyMatch } from '../local/localGame.ts';
import type { AnyView, LogEntry } from '../table/store/link.ts';

/**
 * A game that was played, position by position. Where several choose at once, the positions are those after the last
 * one has chosen: what lies between shows nothing new.
 */
export class Replay {
  readonly #full: AnyMatch;
  /** The version of each position. */
  readonly #stops: readonly number[];
  readonly steps: readonly LogEntry<GameEvent>[];
  readonly game: string;
  readonly options: unknown;
  readonly seatCount: number;

  private constructor(full: AnyMatch) {
    this.#full = full;
    this.game = full.game.id;
    this.options = full.options;
    this.seatCount = full.seatCount;
    const copy = this.#deal();
    const stops = [0];
    const steps: LogEntry<GameEvent>[] = [];
    let events: GameEvent[] = [];
    for (const { seat, text } of full.log) {
      const played = copy.play(seat, text);
      if (played.ok) events.push(...played.value);
      if (copy.round !== copy.version && copy.version !== full.version) continue;
      steps.push({ v: stops.length, seat, events });
      stops.push(copy.version);
      events = [];
    }
    this.#stops = stops;
    this.steps = steps;
  }

  /** Reads a save or a record, whose game is fetched if it is known here. */
  static async read(text: string): Promise<Result<Replay>> {
    const game = await rulesOfSave(text);
    if (!game.ok) return game;
    const loaded = loadSave(game.value, text);
    return loaded.ok ? { ok: true, value: new Replay(loaded.value.match) } : loaded;
  }

  static of(match: AnyMatch): Replay {
    return new Replay(match);
  }

  /** The whole game, as it is kept. */
  get save(): Save {
    return saveMatch(this.#full);
  }

  get length(): number {
    return this.steps.length;
  }

  /** The steps up to a position, as a seat came to know them: what others did in secret stays so. */
  stepsSeenBy(ply: number, viewer: number): LogEntry<GameEvent>[] {
    return this.steps
      .slice(0, ply)
      .map((step) => ({ ...step, events: step.events.flatMap((event) => this.#rules.redact(event, viewer) ?? []) }));
  }

  /** The move that leads to a position. */
  moveTo(ply: number): { seat: number; text: string } | null {
    return ply === 0 ? null : this.#full.log[this.#stops[ply] - 1];
  }

  view(ply: number, viewer: number): AnyView {
    return this.matchAt(ply).view(viewer);
  }

  /** All positions as somebody sees them who only looks on. */
  viewsFromOutside(): AnyView[] {
    const match = this.#deal();
    return this.#stops.map((version) => {
      for (const { seat, text } of this.#full.log.slice(match.version, version)) match.play(seat, text);
      return match.view(SPECTATOR);
    });
  }

  /** How many entries of the log lead to a position. */
  versionOf(ply: number): number {
    return this.#stops[ply];
  }

  /** The first position after an entry of the log. */
  positionAfter(entry: number): number {
    const found = this.#stops.findIndex((version) => version > entry);
    return found < 0 ? this.length : found;
  }

  /** What was chosen to get to a position from the one before: one move, or those of all who chose at once. */
  movesTo(ply: number): readonly { readonly seat: number; readonly text: string }[] {
    return ply === 0 ? [] : this.#full.log.slice(this.#stops[ply - 1], this.#stops[ply]);
  }

  /** What a seat could remember there; null in games with nothing to remember. */
  memory(ply: number, seat: number): Memory | null {
    return this.matchAt(ply).memory(seat);
  }

  /** How people ended the game, if they did so in this position. */
  endedAt(ply: number): EarlyEnd | null {
    return ply === this.length ? this.#full.ended : null;
  }

  /** The nearest position there is. */
  clamp(ply: number): number {
    return Number.isFinite(ply) ? Math.min(this.length, Math.max(0, Math.round(ply))) : 0;
  }

  get #rules(): AnyGame {
    return this.#full.game;
  }

  /** The game as it was in a position. */
  matchAt(ply: number): AnyMatch {
    const match = this.#deal();
    for (const { seat, text } of this.#full.log.slice(0, this.#stops[ply])) match.play(seat, text);
    const ended = this.endedAt(ply);
    if (ended !== null) match.end(ended);
    return match;
  }

  #deal(): AnyMatch {
    const { seed, options } = this.#full;
    if (seed === null) throw new Error('a save always has a seed');
    return Match.deal(this.#rules, options, seed);
  }
}
