import { Reader } from '@pharos/core';
import { RESOURCES, type CostSpec, type Provenance } from '../content/words.ts';
import { FLEETS, type FleetName, type ShipyardSpec } from './words.ts';

/** Development spaces of a track, and so the number of its steps [AR-1]. */
export const STEPS = 6;

const KEYS = ['id', 'linked', 'steps', 'provenance'] as const;
const PROVENANCES = ['printed', 'crossChecked', 'reported', 'reconstructed'] as const;
const ID = /^[a-z0-9][a-z0-9-]{0,30}$/;
const COST_KEYS = ['coins', ...RESOURCES] as const;
const MOST_BOARDS = 8;
/** What a step can ask for at most: more could not be paid to one neighbour by a move. */
const MOST_UNITS = 5;
const MOST_COINS = 12;

/**
 * Shipyards that somebody typed in, to take the place of ours; docs/shipyards.md is the manual. A mistake is answered with
 * the path to it.
 */
export function readShipyards(raw: unknown, path = 'shipyards'): ShipyardSpec[] {
  const reader = new Reader(raw, path, 'BAD_OPTIONS');
  const boards = reader.list(MOST_BOARDS);
  if (boards.length === 0) reader.fail('there is no shipyard');
  const specs = boards.map(readShipyard);
  const twice = specs.findIndex(({ id }, index) => specs.findIndex((other) => other.id === id) !== index);
  if (twice >= 0) boards[twice].fail(`two shipyards are called "${specs[twice].id}"`);
  return specs;
}

function readShipyard(reader: Reader): ShipyardSpec {
  const fields = reader.fields(KEYS);
  const id = fields.id.text();
  if (!ID.test(id)) fields.id.fail('expected small letters, digits and hyphens');
  const tracks = fields.steps.fields(FLEETS);
  const steps = Object.fromEntries(FLEETS.map((fleet) => [fleet, readTrack(tracks[fleet])]));
  return {
    id,
    linked: FLEETS[fields.linked.oneOf(FLEETS)],
    steps: steps as Record<FleetName, CostSpec[]>,
    provenance: readProvenance(fields.provenance),
  };
}

function readTrack(reader: Reader): CostSpec[] {
  const steps = reader.list(STEPS);
  if (steps.length !== STEPS) reader.fail(`expected ${STEPS} steps, found ${steps.length}`);
  return steps.map(readStep);
}

function readStep(reader: Reader): CostSpec {
  const fields = reader.fields(COST_KEYS);
  const given = COST_KEYS.filter((key) => !fields[key].isAbsent());
  const units = given.map((key) => [key, fields[key].integer(0, key === 'coins' ? MOST_COINS : MOST_UNITS)] as const);
  const resources = units.reduce((sum, [key, count]) => (key === 'coins' ? sum : sum + count), 0);
  if (resources > MOST_UNITS) reader.fail(`a step costs at most ${MOST_UNITS} resources`);
  return Object.fromEntries(units.filter(([, count]) => count > 0));
}

/** Who types prices in reads them from the board. */
function readProvenance(reader: Reader): Provenance {
  return reader.isAbsent() ? 'printed' : PROVENANCES[reader.oneOf(PROVENANCES)];
}
