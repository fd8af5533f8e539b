import type { GameForm } from '../form/gameForm.ts';
import type { AnyGame } from '../local/localGame.ts';
import type { ClientGame } from './clientGame.ts';
import { GAMES } from './registry.ts';

export { GAMES };

/** Null for a game that is not known here. */
export const gameNamed = (id: string): ClientGame | null => GAMES.find(({ form }) => form.game === id) ?? null;

/** Its form; that of the first game for one that is not known. */
export function formOf(id: string): GameForm {
  return gameNamed(id)?.form ?? GAMES[0].form;
}

/** Its rules, to be played or replayed here; null for a game that is not known. */
export async function rulesOf(id: string): Promise<AnyGame | null> {
  return (await gameNamed(id)?.local.rules()) ?? null;
}

/** A part of a game, once its words are there too; with the options of a table, those it needs. */
export async function withWords<Part>(
  { words }: ClientGame,
  load: () => Promise<Part>,
  options?: unknown,
): Promise<Part> {
  const [part] = await Promise.all([load(), words(options)]);
  return part;
}
