import { cardSpec, lookOf } from '../card/pieces.ts';
import type { Motion } from '../../../table/motion/motion.ts';

/** Places by the marks the table puts on its elements. */
export const city = (seat: number): string => `[data-city="${seat}"]`;
/** Where the cards of a colour stand in a city. */
export const group = (seat: number, card: string): string => `${city(seat)} [data-group="${lookOf(cardSpec(card))}"]`;
export const DISCARD_PILE = '[data-discard]';

/** Milliseconds at normal speed. */
const CARD_TIME = 420;

/** A card leaves the structure for the first of some places that is in sight. */
export const flyFromSlot = (slot: string, to: readonly string[]): Motion => ({
  kind: 'fly',
  from: `[data-slot="${slot}"] .card`,
  to,
  scale: 0.4,
  leaves: true,
  ms: CARD_TIME,
});
