import type { DuelEvent } from '@pharos/duel';
import { expansionWords } from '../words/expansionWords.ts';
import { cardSpec, lookOf } from '../card/pieces.ts';
import { city, DISCARD_PILE, flyFromSlot, group } from './places.ts';
import { paced, type Motion } from '../../../table/motion/motion.ts';

/** Milliseconds at normal speed. */
const TIME = { coins: 320, pawn: 130, token: 420, carried: 400 };

/** What has to be moved before the new position is shown, in order, within the limits. */
export function planMotions(events: readonly DuelEvent[], pace: number): Motion[] {
  return paced(
    events.flatMap((event) => motionsOf(event)),
    pace,
  );
}

/** A card that does not lie in the structure goes as the sign of its colour. */
const carry = (card: string, from: string, to: string): Motion => ({
  kind: 'sign',
  icon: `col-${lookOf(cardSpec(card))}`,
  from,
  to,
  ms: TIME.carried,
});

function motionsOf(event: DuelEvent): readonly Motion[] {
  switch (event.type) {
    case 'cardBuilt':
      return event.from === 'discard'
        ? [carry(event.card, DISCARD_PILE, city(event.seat))]
        : [flyFromSlot(event.from, [group(event.seat, event.card), city(event.seat)])];
    case 'cardDiscarded':
    case 'cardDropped':
      return [flyFromSlot(event.from, [DISCARD_PILE])];
    case 'wonderBuilt':
      return [flyFromSlot(event.from, [`[data-wonder="${event.wonder}"]`, city(event.seat)])];
    case 'coinsPaid':
      return event.count === 0
        ? []
        : [{ kind: 'coins', from: event.seat, to: 'bank', count: event.count, ms: TIME.coins }];
    case 'coinsGained':
      return event.count === 0
        ? []
        : [
            {
              kind: 'coins',
              from: event.reason === 'economy' ? 1 - event.seat : 'bank',
              to: event.seat,
              count: event.count,
              ms: TIME.coins,
            },
          ];
    case 'coinsLost':
      return event.count === 0
        ? []
        : [{ kind: 'coins', from: event.seat, to: 'bank', count: event.count, ms: TIME.coins }];
    case 'pawnMoved':
      return [{ kind: 'number', name: 'pawn', value: event.to, ms: TIME.pawn }];
    case 'tokenTaken':
      return [
        {
          kind: 'fly',
          from: `[data-token="${event.token}"]`,
          to: [`[data-tokens="${event.seat}"]`],
          scale: 0.5,
          ms: TIME.token,
        },
      ];
    case 'cardTaken':
      return [carry(event.card, city(event.owner), city(event.seat))];
    case 'wonderTaken':
      return [
        {
          kind: 'fly',
          from: `[data-wonder="${event.wonder}"]`,
          to: [city(event.seat)],
          scale: 0.6,
          ms: TIME.carried,
        },
      ];
    case 'cardDestroyed':
      return [carry(event.card, city(event.owner), DISCARD_PILE)];
    default:
      return expansionWords().flatMap((words) => words.motionsOf?.(event) ?? []);
  }
}
