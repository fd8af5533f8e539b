import { armada1, armada2 } from '../../src/content/armada.ts';
import { base1 } from '../../src/content/base1.ts';
import { base2 } from '../../src/content/base2.ts';
import type { BoardSpec, CardSpec, NavalSpec, StageSpec } from '../../src/content/types.ts';
import { BLACK_CARDS, CITIES_BOARDS, CITIES_GUILDS } from './citiesPieces.ts';
import { LEADERS_BOARDS, LEADERS_GUILDS, leadersOf } from './leadersPieces.ts';
import { FLEETS, type Board, type Card, type Effect, type Island, type Leader } from './pieces.ts';
import type { Shipyard, Stage, Tracks } from './pieces.ts';

/** What the players agree on; whatever is not said is as usual. */
export interface Rules {
  readonly edition: 1 | 2;
  readonly players: number;
  readonly armada: boolean;
  readonly cities: boolean;
  readonly leaders: boolean;
  /** Seats 0 and 1, 2 and 3 and so on play together [AR-187, C-75]. */
  readonly teams: boolean;
}

/** All pieces of the boxes on the table, by their ids. */
export interface Box {
  readonly cards: ReadonlyMap<string, Card>;
  readonly boards: ReadonlyMap<string, Board>;
  readonly islands: ReadonlyMap<string, Island>;
  readonly shipyards: ReadonlyMap<string, Shipyard>;
  readonly leaders: ReadonlyMap<string, Leader>;
  readonly tracks: Tracks;
}

export function openBoxes({ edition, armada, cities, leaders }: Rules): Box {
  const base = edition === 1 ? base1 : base2;
  const sea = edition === 1 ? armada1 : armada2;
  return {
    cards: byId([
      ...base.cards.map(readCard),
      ...(armada ? sea.cards.map(readCard) : []),
      ...(cities ? [...BLACK_CARDS[edition], ...CITIES_GUILDS] : []),
      ...(leaders ? LEADERS_GUILDS : []),
    ]),
    boards: byId([
      ...base.boards.map(readBoard),
      ...(armada ? sea.boards.map(readBoard) : []),
      ...(cities ? CITIES_BOARDS[edition] : []),
      ...(leaders ? LEADERS_BOARDS[edition] : []),
    ]),
    islands: byId(sea.islands.map(({ id, level, effects, naval }) => ({ id, level, effects: all(effects, naval) }))),
    shipyards: byId(sea.shipyards),
    leaders: byId(leadersOf(edition, cities)),
    tracks: sea.tracks,
  };
}

/** The piece of an id that must be in the box. */
export function piece<Piece>(pieces: ReadonlyMap<string, Piece>, id: string): Piece {
  const found = pieces.get(id);
  if (found === undefined) throw new Error(`there is no piece "${id}" in the box`);
  return found;
}

function byId<Piece extends { readonly id: string }>(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  return new Map(pieces.map((one) => [one.id, one]));
}

function readCard({ id, name, age, colour, cost, freeWith, effects, naval }: CardSpec): Card {
  return {
    id,
    name: name ?? id,
    age,
    colour,
    cost: cost ?? {},
    freeWith: freeWith ?? [],
    effects: all(effects, naval),
  };
}

function readBoard({ id, anyOrder, sides }: BoardSpec): Board {
  return {
    id,
    anyOrder: anyOrder ?? false,
    sides: sides.map(({ id: side, resource, stages }) => ({
      id: side,
      resource,
      effects: [],
      stages: stages.map(readStage),
    })),
  };
}

function readStage({ cost, effects, naval }: StageSpec): Stage {
  return { cost, effects: all(effects, naval) };
}

/** Effects on land and at sea in one list. */
function all(onLand: CardSpec['effects'], atSea: NavalSpec = {}): readonly Effect[] {
  const { shields, moves, island, pirates, incursion, mostOwned, power, pointsPer } = atSea;
  // Packs of expansions may have effects of their own; those pieces are not read from packs.
  const effects: Effect[] = [...(onLand as readonly Effect[])];
  if (shields !== undefined) effects.push({ type: 'navalShields', count: shields });
  if (moves !== undefined) effects.push({ type: 'shipMoves', count: moves.count, fleets: moves.fleets ?? FLEETS });
  if (island !== undefined) effects.push({ type: 'topIsland', level: island });
  if (pirates === true) effects.push({ type: 'pirates' });
  if (incursion !== undefined) effects.push({ type: 'incursion', target: incursion });
  if (mostOwned === true) effects.push({ type: 'mostOwned' });
  if (power !== undefined) effects.push({ type: 'navalPower', power });
  if (pointsPer !== undefined) effects.push({ type: 'pointsAtSea', ...pointsPer });
  return effects;
}
