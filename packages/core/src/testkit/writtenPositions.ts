import type { Game, GameEvent } from '../game.ts';
import { fastRng, rngFromSeed } from '../rng.ts';
import { testGames, type Course } from './randomGames.ts';

/** What came of writing positions of random games down. */
export interface WrittenPositions {
  /** Choices that could be written, and those that could not. */
  readonly written: number;
  readonly refused: number;
  /** What the seat sees otherwise when it is read again. */
  readonly examples: readonly string[];
}

/** Writes down what seats know in random games, and reads it again; a secret that had a say in it is an error. */
export function writePositions<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  games: number,
  course: Course = {},
): WrittenPositions {
  const options = game.readOptions(course.options ?? {});
  const examples: string[] = [];
  let [written, refused] = [0, 0];
  testGames(game).eachPly(
    games,
    ({ before, seat, move }) => {
      const position = game.writePosition?.(before, seat) ?? null;
      if (position === null) {
        refused++;
        return;
      }
      written++;
      const text = JSON.stringify(position);
      const other = game.resample(before, seat, fastRng(written));
      if (JSON.stringify(game.writePosition?.(other, seat)) !== text)
        throw new Error(`a secret shows before "${move}"`);
      const again = game.describe(options, JSON.parse(text), rngFromSeed('1'));
      const difference = firstDifference(game.view(before, seat), game.view(again, seat));
      if (difference !== null) examples.push(`${move}: ${difference}`);
    },
    course,
  );
  return { written, refused, examples };
}

/** Where two values begin to differ; null if they do not. */
function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other ? null : `${path}: ${JSON.stringify(one)} or ${JSON.stringify(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [first, second] = [one, other].map((value) => (value as Record<string, unknown>)[key]);
    const found = firstDifference(first, second, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
