import type { AnyGame } from '@pharos/bots';
import type { GameEvent, Rng, SeatId, Viewer } from '@pharos/core';

/** Who looks, and a seat that knows no less: the viewer's own, or any for somebody who only looks on. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly knower: SeatId;
}

/**
 * A game told wrongly where nobody may look: what is hidden from the knower is drawn afresh each time somebody is shown
 * a position, told of an event or thinks about it. It goes on in step with the true game for as long as one likes,
 * whatever is revealed. `honest` is the same game before anybody meddled with it.
 */
export function twisted(game: AnyGame, honest: AnyGame, { viewer, knower }: Eyes, rng: Rng): AnyGame {
  const redrawn = (s: unknown): unknown => honest.resample(s, knower, rng);
  return {
    ...game,
    view: (s, eyes) => game.view(redrawn(s), eyes),
    resample: (s, seat, draw) => game.resample(redrawn(s), seat, draw),
    listen: (s, hear) => game.listen(s, hear === null ? null : (event) => hear(garbled(honest, event, viewer))),
  };
}

/** The event with everything changed that the viewer may not know. */
function garbled(game: AnyGame, event: GameEvent, viewer: Viewer): GameEvent {
  return { ...(garbage(event, game.redact(event, viewer)) as GameEvent), type: event.type };
}

/** By these a game decides who may know of an event. */
const KEPT = new Set(['seat', 'reveals', 'again']);

/** A value that differs from the true one wherever that differs from what is told. */
function garbage(value: unknown, told: unknown): unknown {
  if (JSON.stringify(value) === JSON.stringify(told)) return value;
  if (Array.isArray(value)) {
    const known: readonly unknown[] = Array.isArray(told) ? told : [];
    return value.map((part, index) => garbage(part, known[index]));
  }
  if (typeof value === 'object' && value !== null) {
    const known = new Map<string, unknown>(Object.entries(told ?? {}));
    const parts = Object.entries(value).map(([key, part]) => [
      key,
      KEPT.has(key) ? part : garbage(part, known.get(key)),
    ]);
    return Object.fromEntries(parts);
  }
  return typeof value === 'number' ? value + 1 : `not ${String(value)}`;
}
