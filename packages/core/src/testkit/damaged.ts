import type { Result } from '../errors.ts';
import type { Game, GameEvent } from '../game.ts';
import type { Rng } from '../rng.ts';
import { formatSave, loadSave, type Save } from '../save.ts';
import { runScenario } from '../scenario.ts';
import { damage, damageJson } from './garbage.ts';

/**
 * Damages a save as a text and as a value and reads it. Answers what is wrong: it has to be refused with a code, or to be
 * a game of at most so many moves after all.
 */
export function readDamagedSave<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  save: Save,
  mostMoves: number,
  rng: Rng,
): string[] {
  return [damage(formatSave(save), rng), JSON.stringify(damageJson(save, rng))].flatMap((text) => {
    const result = loadSave(game, text);
    if (!result.ok) return withoutCode(result);
    const { version } = result.value.match;
    return version <= mostMoves ? [] : [`${version} moves`];
  });
}

/** Damages a scenario as a value and as a text and runs it. Answers what is wrong: nothing may crash, and refusals have a code. */
export function runDamagedScenario<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  scenario: unknown,
  rng: Rng,
): string[] {
  return [JSON.stringify(damageJson(damageJson(scenario, rng), rng)), damage(JSON.stringify(scenario), rng)].flatMap(
    (text) => withoutCode(runScenario(game, text)),
  );
}

function withoutCode(result: Result<unknown>): string[] {
  return result.ok || /^[A-Z_]+$/.test(result.problem.code) ? [] : [`refused with "${result.problem.code}"`];
}
