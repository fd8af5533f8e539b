import { ARMADA_PACKS, words } from '@pharos/wonders/client';
import { t, type MessageKey } from '../../../../i18n/index.svelte.ts';
import { cardName, sideName } from '../../words/wonders.ts';
import { fleetName, islandName } from '../words/names.ts';
import { numeral } from '../../piece/pieces.ts';

type Provenance = words.Provenance;

/** From the surest to the least sure. */
export const SOURCES: readonly Provenance[] = ['printed', 'crossChecked', 'reported', 'reconstructed'];

/** One value of the content and where it is known from. */
interface Value {
  readonly provenance: Provenance;
  /** What it is called; shipyards have too many to name. */
  readonly name?: string;
}

/** Values of one kind. */
export interface Tally {
  readonly kind: MessageKey;
  readonly values: readonly Value[];
}

/** The first edition has every shipyard; all else is the same in both. */
const [pack] = ARMADA_PACKS;
const { FLEETS } = words;

/** Every value of Armada by kind, as the content itself tells its provenance. */
export function tallies(): Tally[] {
  return [
    { kind: 'sea.help.kind.cardCosts', values: pack.cards.map((card) => valueOf(card, cardName(card.id))) },
    { kind: 'sea.help.kind.islands', values: pack.islands.map((island) => valueOf(island, islandName(island.id))) },
    { kind: 'sea.help.kind.stages', values: stageValues() },
    { kind: 'sea.help.kind.spaces', values: FLEETS.flatMap(spaceValues) },
    { kind: 'sea.help.kind.steps', values: pack.shipyards.flatMap(stepValues) },
    { kind: 'sea.help.kind.linked', values: pack.shipyards.map(linkedValue) },
  ];
}

export const countOf = ({ values }: Tally, source: Provenance): number =>
  values.filter(({ provenance }) => provenance === source).length;

/** The names of values that come from a source, as far as they have names. */
export const namesFrom = ({ values }: Tally, source: Provenance): string[] =>
  values.flatMap(({ provenance, name }) => (provenance === source && name !== undefined ? [name] : []));

function valueOf({ provenance = pack.provenance }: { readonly provenance?: Provenance }, name: string): Value {
  return { provenance, name };
}

function stageValues(): Value[] {
  return pack.boards.flatMap(({ sides }) =>
    sides.flatMap(({ id, stages }) =>
      stages.map((stage, index) => valueOf(stage, `${sideName(id)} ${numeral(index + 1)}`)),
    ),
  );
}

function spaceValues(fleet: words.FleetName): Value[] {
  return pack.tracks[fleet].map((space, n) => valueOf(space, t('sea.help.spaceOf', { fleet: fleetName(fleet), n })));
}

function stepValues({ steps, provenance }: words.ShipyardSpec): Value[] {
  return FLEETS.flatMap((fleet) =>
    steps[fleet].map((_, step) => ({
      provenance: typeof provenance === 'string' ? provenance : provenance.steps[fleet][step],
    })),
  );
}

function linkedValue({ provenance }: words.ShipyardSpec): Value {
  return { provenance: typeof provenance === 'string' ? provenance : provenance.linked };
}
