import type { SeatId } from '@pharos/core';
import type { ActionView } from '../actionTypes.ts';
import type { PartnerMessageView } from './talkTypes.ts';

/** A partner as only the other one of the two sees them [AR-188]. */
export interface PartnerView {
  readonly seat: SeatId;
  readonly hand: readonly PartnerCardView[];
  /** Which of the two gets the rest of the other's hand at the end of the turn; null while no card is chosen, and in the last turn. */
  readonly passing: 'toMe' | 'toPartner' | null;
  /** What the viewer may tell the partner, and what the viewer may be told. */
  readonly tells: readonly PartnerMessageView[];
  readonly hears: readonly PartnerMessageView[];
}

/** A card that the partner holds. */
export interface PartnerCardView {
  readonly card: string;
  /** What building it would cost the partner: the cheapest way, which is not the viewer's to choose. */
  readonly build: ActionView;
}
