/** The first game whose signs were explained has no name in its key. */
const KEYS: Readonly<Record<string, string>> = { duel: 'pharos.signs' };

const keyOf = (game: string): string => KEYS[game] ?? `pharos.signs.${game}`;

/** The signs of a game that the player of this device has been told about. */
export function metSigns(game: string): string[] {
  try {
    const read = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]') as unknown;
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberMet(game: string, signs: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify([...new Set([...metSigns(game), ...signs])]));
  } catch {
    // Without storage the signs are explained again in the next game.
  }
}
