import type { Game, GameEvent } from '../game.ts';
import { Match } from '../match.ts';
import { fastRng, type Seed } from '../rng.ts';
import { seatsOf, SPECTATOR } from '../seats.ts';

/**
 * One seeded random game as text: every view, every legal move, every event. Kept beside the rules, so that any change
 * of behaviour shows up as a difference to read.
 */
export function playthrough<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  seed: Seed,
): string {
  const match = Match.deal(game, options, seed);
  const rng = fastRng(1, 1);
  const lines = [`${game.id}, rules ${game.rules}, seed ${seed}`, `options ${JSON.stringify(options)}`];
  let shown: unknown = {};
  for (let acting = seatsOf(match.toAct()); acting.length > 0; acting = seatsOf(match.toAct())) {
    const seat = acting[rng(acting.length)];
    const next = match.view(SPECTATOR);
    lines.push('', `— ${match.version} —`, ...difference(shown, next));
    shown = next;
    const moves = match.legalMoves(seat);
    lines.push(`seat ${seat} may: ${moves.join(' · ')}`);
    const text = moves[rng(moves.length)];
    const played = match.play(seat, text);
    lines.push(`seat ${seat}: ${text}`);
    if (!played.ok) throw new Error(`a legal move was refused with ${played.problem.code}`);
    for (const event of played.value) lines.push(`  ${JSON.stringify(event)}`);
  }
  lines.push('', 'end', ...difference(shown, match.view(SPECTATOR)), JSON.stringify(match.outcome()), '');
  return lines.join('\n');
}

/** What changed from one view to the next, a line for each place: new values, and entries that left or joined a list. */
function difference(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(after) && !isTuple(before, after)) {
    const old = Array.isArray(before) ? before.map((item) => JSON.stringify(item)) : [];
    const now = after.map((item) => JSON.stringify(item));
    return [
      ...old.filter((item) => !now.includes(item)).map((item) => `${path} − ${item}`),
      ...now.filter((item) => !old.includes(item)).map((item) => `${path} + ${item}`),
    ];
  }
  if (typeof after === 'object' && after !== null) {
    const old = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
    return Object.entries(after).flatMap(([key, value]) =>
      difference(old[key], value, path === '' ? key : `${path}.${key}`),
    );
  }
  return [`${path}: ${JSON.stringify(after)}`];
}

/** A list with a fixed place for each entry, such as the players, rather than a pile. */
function isTuple(before: unknown, after: readonly unknown[]): boolean {
  const isRecord = (item: unknown): boolean => typeof item === 'object' && item !== null;
  return Array.isArray(before) && before.length === after.length && after.every(isRecord);
}
