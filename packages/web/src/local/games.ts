import type { LocalGame } from './localGame.ts';

/** The games that can be played or replayed here; each is fetched when it is first needed. */
const KITS: Readonly<Record<string, () => Promise<{ kit: LocalGame }>>> = {
  duel: () => import('./duelGame.ts'),
  wonders: () => import('./wondersGame.ts'),
};

/** Null for a game that is not known here. */
export async function loadGame(id: string): Promise<LocalGame | null> {
  return Object.hasOwn(KITS, id) ? (await KITS[id]()).kit : null;
}
