import type { CityView, WondersView } from '@pharos/wonders';
import { expansionsIn } from '../expansionsInPlay.ts';
import type { Pieces, SideSpec } from './pieces.ts';

export interface Stage {
  /** Where it is printed, from 1. */
  readonly number: number;
  readonly spec: SideSpec['stages'][number];
  readonly isBuilt: boolean;
  /** Whether it can be the next one. */
  readonly isNext: boolean;
  /** The Age of the card under it; null while it is not built. */
  readonly under: number | null;
}

/** The stages of a city as they are printed; an expansion may let them be built in any order. */
export function stagesOf(view: WondersView, pieces: Pieces, city: CityView): Stage[] {
  const order = expansionsIn(view).flatMap((expansion) => expansion.stageOrder(view, city));
  return pieces.side(city.board, city.side).stages.map((spec, index) => {
    const at = order.length === 0 ? index : order.indexOf(index + 1);
    const stage = city.stages.at(at);
    return {
      number: index + 1,
      spec,
      isBuilt: stage?.built ?? false,
      isNext: city.nextStages.includes(index + 1),
      under: stage?.under ?? null,
    };
  });
}
