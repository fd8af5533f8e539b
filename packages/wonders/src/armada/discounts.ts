import type { DiscountView } from '../choice.ts';
import type { StandingPiece } from '../pieces.ts';

/** A power that makes a step cheaper, with the piece it comes from [AR-157, AR-163]. */
export function navalPowerIn(
  pieces: readonly StandingPiece[],
  power: number,
  discount: Pick<DiscountView, 'kind' | 'resource'>,
): readonly DiscountView[] {
  const owner = pieces.find(({ piece }) => ((piece.parts.armada?.power ?? 0) & power) !== 0);
  return owner === undefined ? [] : [{ ...owner.source, ...discount }];
}
