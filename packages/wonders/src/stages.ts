import { oncePer } from '@pharos/core';
import { STAGES_WITHOUT_RESOURCES, type Board, type Piece } from './catalog.ts';
import { costOf, type Cost } from './cost.ts';
import { boardOf, NONE, sideOf, type City, type State } from './state.ts';

/** Costs without what they ask for besides coins, worked out once. */
const coinsOnly = oncePer((cost: Cost) =>
  costOf(
    cost.units.map(() => 0),
    cost.coins,
  ),
);

/** What a stage costs a city: only coins, where its resources are not needed [C-55]. */
export function stageCost(city: City, { cost }: Pick<Piece, 'cost'>): Cost {
  return (city.abilities & STAGES_WITHOUT_RESOURCES) === 0 ? cost : coinsOnly(cost);
}

/** What the next stage costs; there must be one. */
export function nextStageCost(s: State, city: City): Cost {
  return stageCost(city, sideOf(s, city).stages[city.stages]);
}

/** The stages that can be built now, as they are printed: the next one, or any [W-21, AR-180]. */
export function openStages(s: State, city: City): readonly number[] {
  const board = boardOf(s, city);
  if (board.anyOrder) return openInAnyOrder(board)[city.side][city.stages];
  return sideOf(s, city).order.slice(city.stages, city.stages + 1);
}

/** By side and by how many stages are built. */
const openInAnyOrder = oncePer(({ sides }: Board) =>
  sides.map(({ order }) => [...order, NONE].map((_, built) => order.slice(built).sort((a, b) => a - b))),
);
