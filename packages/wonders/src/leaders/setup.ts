import { inOrder, shuffle, type Rng } from '@pharos/core';
import type { NamedPieceSpec } from '../compilePiece.ts';
import type { AnyEffectSpec, PackSpec } from '../content/types.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { LeaderSpec, LeadersSpec } from './pack.ts';
import { isPlayed } from './rulings.ts';
import { COSTS_AGE, DEALT, leadersOf, newLeaders, type LeadersState } from './state.ts';
import { CITIES_GROUP, LEADERS } from './words.ts';

type Packs = readonly PackSpec<AnyEffectSpec>[];

function isLeaders(pack: PackSpec<AnyEffectSpec>): pack is LeadersSpec {
  return pack.id === LEADERS;
}

/** The leaders of a game: some are only there with Cities [L-2, C-81]. */
function specsIn(packs: Packs): readonly LeaderSpec[] {
  const pack = packs.find(isLeaders);
  const hasCities = packs.some(({ id }) => id === CITIES_GROUP);
  return pack?.leaders.filter(({ group }) => hasCities || group !== CITIES_GROUP) ?? [];
}

export function leadersIn(pack: PackSpec<AnyEffectSpec>, packs: Packs): Record<string, readonly NamedPieceSpec[]> {
  if (!isLeaders(pack)) return {};
  return {
    leaders: specsIn(packs).map(({ id, cost, effects, provenance }) => withCoins(id, cost, effects, provenance)),
  };
}

function withCoins(
  id: string,
  cost: LeaderSpec['cost'],
  effects: readonly AnyEffectSpec[],
  provenance: LeaderSpec['provenance'],
): NamedPieceSpec {
  const printed = cost === 'age' ? {} : { coins: cost };
  return { id, cost: printed, effects, ...(provenance !== undefined && { provenance }) };
}

export function emptyLeaders(packs: Packs, options: Options): LeadersState {
  return newLeaders(
    specsIn(packs).map(({ cost }) => (cost === 'age' ? COSTS_AGE : cost)),
    options,
  );
}

/** [L-10, L-12] Four for each player; the rest stays in the box. */
export function dealLeaders(s: State, rng: Rng): void {
  const { seats, box } = leadersOf(s);
  const specs = specsIn(s.rules.packs);
  const dealt = [...specs.keys()].filter(
    (leader) => specs[leader].group !== 'expert' || !isPlayed(s, 'standardLeaders'),
  );
  const deck = shuffle(dealt, rng);
  for (const { offered } of seats) offered.push(...inOrder(deck.splice(0, DEALT)));
  box.push(...deck);
}
