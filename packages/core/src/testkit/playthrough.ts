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
  let shown = '{}';
  for (let acting = seatsOf(match.toAct()); acting.length > 0; acting = seatsOf(match.toAct())) {
    const seat = acting[rng(acting.length)];
    const next = JSON.stringify(match.view(SPECTATOR));
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
  lines.push(
    '',
    'end',
    ...difference(shown, JSON.stringify(match.view(SPECTATOR))),
    JSON.stringify(match.outcome()),
    '',
  );
  return lines.join('\n');
}

/** The entries of a view that changed since the one before. */
function difference(before: string, after: string): string[] {
  const old = JSON.parse(before) as Record<string, unknown>;
  const now = JSON.parse(after) as Record<string, unknown>;
  return Object.entries(now)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key]))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
}
