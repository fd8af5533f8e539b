import type { AnyGame } from '@pharos/bots';
import { SPECTATOR, type GameEvent, type Rng, type Viewer } from '@pharos/core';

/**
 * The same game, told wrongly where a viewer may not look: what is hidden from the viewer is drawn afresh each time
 * somebody is shown a position or told of an event. It goes on in step with the true game for as long as one likes,
 * whatever is revealed.
 */
export function twisted(game: AnyGame, viewer: Viewer, rng: Rng): AnyGame {
  return {
    ...game,
    view: (s, eyes) => game.view(sameTo(game, s, viewer, rng), eyes),
    listen: (s, hear) => game.listen(s, hear === null ? null : (event) => hear(garbled(game, event, viewer))),
  };
}

/** A state that looks the same to a viewer. Who only looks on knows no more than any seat. */
export function sameTo(game: AnyGame, s: unknown, viewer: Viewer, rng: Rng): unknown {
  return game.resample(s, viewer === SPECTATOR ? 0 : viewer, rng);
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
