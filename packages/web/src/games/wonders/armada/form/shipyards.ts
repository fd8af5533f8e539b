import type { words } from '@pharos/wonders';
import type { Chosen } from '../../../../form/gameForm.ts';

export type Shipyard = words.ShipyardSpec;

/** As the options of the game call boards that somebody typed in. */
export const SHIPYARDS = 'shipyards';

export const shipyardsIn = ({ lists }: Chosen): readonly Shipyard[] => (lists[SHIPYARDS] ?? []).filter(isShipyard);

/** What a table or an earlier visit has was checked by the rules; this only tells it from nonsense. */
export function isShipyard(raw: unknown): raw is Shipyard {
  return isRecord(raw) && typeof raw.id === 'string' && typeof raw.linked === 'string' && isRecord(raw.steps);
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null;
}
