import type { CityView, WondersView } from '@pharos/wonders';
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

/** The stages of a city as they are printed. Some board may have them built in any order [AR-180]. */
export function stagesOf(view: WondersView, pieces: Pieces, city: CityView): Stage[] {
  const order = view.armada?.harbours[city.city]?.stageOrder;
  return pieces.side(city.board, city.side).stages.map((spec, index) => {
    const at = order === undefined || order.length === 0 ? index : order.indexOf(index + 1);
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
