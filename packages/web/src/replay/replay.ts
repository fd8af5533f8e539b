import { loadSave, Match, type Result } from '@pharos/core';
import { duel, type DuelEvent, type DuelView, type Options, type State } from '@pharos/duel';
import type { LogEntry } from '../store/link.ts';

/** A game that was played, position by position. */
export class Replay {
  readonly #full: Match<Options, State, DuelView, DuelEvent>;
  readonly steps: readonly LogEntry[];

  private constructor(full: Match<Options, State, DuelView, DuelEvent>) {
    this.#full = full;
    const copy = this.#deal();
    this.steps = full.log.map(({ seat, text }) => {
      const played = copy.play(seat, text);
      return { v: copy.version, seat, events: played.ok ? played.value : [] };
    });
  }

  static read(text: string): Result<Replay> {
    const loaded = loadSave(duel, saveIn(text));
    return loaded.ok ? { ok: true, value: new Replay(loaded.value.match) } : loaded;
  }

  get length(): number {
    return this.steps.length;
  }

  /** The steps up to a position, as a seat came to know them: what the other one drew in secret stays so. */
  told(ply: number, viewer: number): LogEntry[] {
    return this.steps
      .slice(0, ply)
      .map((step) => ({ ...step, events: step.events.flatMap((event) => duel.redact(event, viewer) ?? []) }));
  }

  /** The move that leads to a position. */
  moveTo(ply: number): { seat: number; text: string } | null {
    return ply === 0 ? null : this.#full.log[ply - 1];
  }

  view(ply: number, viewer: number): DuelView {
    const match = this.#deal();
    for (const { seat, text } of this.#full.log.slice(0, ply)) match.play(seat, text);
    return match.view(viewer);
  }

  /** The nearest position there is. */
  clamp(ply: number): number {
    return Number.isFinite(ply) ? Math.min(this.length, Math.max(0, Math.round(ply))) : 0;
  }

  #deal(): Match<Options, State, DuelView, DuelEvent> {
    const { seed, options } = this.#full;
    if (seed === null) throw new Error('a save always has a seed');
    return Match.deal(duel, options, seed);
  }
}

/** A record of the server wraps the save with the names of the players; both are welcome. */
function saveIn(text: string): string {
  try {
    const raw = JSON.parse(text) as { save?: unknown };
    return raw.save === undefined ? text : JSON.stringify(raw.save);
  } catch {
    return text;
  }
}
