import type { HarbourView } from '@pharos/wonders';
import { nameOf } from '../../../english.ts';

/** One line about a harbour. */
export function harbourLine({ fleets, commerceLevel, strength, islands, linked }: HarbourView): string {
  const ships = fleets.map(({ fleet, space }) => `${fleet} ${space}`).join(', ');
  const found = islands.length === 0 ? '' : ` · ${islands.map(nameOf).join(', ')}`;
  return `    ships ${ships} (stages: ${linked}) · commerce ${commerceLevel} · naval ${strength}${found}`;
}
