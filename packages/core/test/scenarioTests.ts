import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenarioHead, runScenario, unwrap, type Game, type GameEvent } from '@pharos/core';
import { expect, test } from 'vitest';

/** A test for each scenario in a folder, with the rules it cites in its title. */
export function testScenarios<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  folder: string,
): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  for (const file of files.sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    const { rules, title } = unwrap(readScenarioHead(text));
    test(`[${rules.join(', ')}] ${title}`, () => {
      const { failure } = unwrap(runScenario(game, text));
      expect(failure, file).toBeNull();
    });
  }
}
