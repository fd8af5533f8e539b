import type { AnyGame } from './localGame.ts';

/** The games that can be played or replayed here; each is fetched when it is first needed. */
const GAMES: Readonly<Record<string, () => Promise<{ rules: AnyGame }>>> = {
  duel: () => import('../games/duel/local/duelRules.ts'),
  wonders: () => import('../games/wonders/local/wondersRules.ts'),
};

/** Null for a game that is not known here. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(GAMES, id) ? (await GAMES[id]()).rules : null;
}
