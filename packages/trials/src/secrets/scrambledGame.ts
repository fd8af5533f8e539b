import type { AnyGame } from '@pharos/bots';
import type { GameEvent, Rng, SeatId, Viewer } from '@pharos/core';

/** Who looks, and an informed seat that knows no less: the viewer's own, or any for somebody who only looks on. */
export interface Perspective {
  readonly viewer: Viewer;
  readonly informedSeat: SeatId;
}

/**
 * A game whose secrets are scrambled: what is hidden from the informed seat is drawn afresh each time somebody is shown
 * a position, sent an event or computes a move. It goes on in step with the true game for as long as one likes,
 * whatever is revealed. `honest` is the same game before anybody meddled with it.
 */
export function scrambledGame(
  game: AnyGame,
  honest: AnyGame,
  { viewer, informedSeat }: Perspective,
  rng: Rng,
): AnyGame {
  const resampled = (s: unknown): unknown => honest.resample(s, informedSeat, rng);
  return {
    ...game,
    view: (s, eyes) => game.view(resampled(s), eyes),
    preview: (s, seat, move) => game.preview(resampled(s), seat, move),
    ...(game.previews && { previews: (s, seat) => game.previews?.(resampled(s), seat) ?? [] }),
    ...(game.partnerTalk && { partnerTalk: (s, seat) => game.partnerTalk?.(resampled(s), seat) ?? null }),
    resample: (s, seat, draw) => game.resample(resampled(s), seat, draw),
    listen: (s, listener) =>
      game.listen(s, listener === null ? null : (event) => listener(scrambledEvent(honest, event, viewer))),
  };
}

/** The event with everything changed that the viewer may not know. */
function scrambledEvent(game: AnyGame, event: GameEvent, viewer: Viewer): GameEvent {
  return { ...(scramble(event, game.redact(event, viewer)) as GameEvent), type: event.type };
}

/** By these a game decides who may know of an event. */
const UNTOUCHED = new Set(['seat', 'reveals', 'again']);

/** A value that differs from the true one wherever that differs from what is told. */
function scramble(value: unknown, visible: unknown): unknown {
  if (JSON.stringify(value) === JSON.stringify(visible)) return value;
  if (Array.isArray(value)) {
    const known: readonly unknown[] = Array.isArray(visible) ? visible : [];
    return value.map((part, index) => scramble(part, known[index]));
  }
  if (typeof value === 'object' && value !== null) {
    const known = new Map<string, unknown>(Object.entries(visible ?? {}));
    const parts = Object.entries(value).map(([key, part]) => [
      key,
      UNTOUCHED.has(key) ? part : scramble(part, known.get(key)),
    ]);
    return Object.fromEntries(parts);
  }
  return typeof value === 'number' ? value + 1 : `not ${String(value)}`;
}
