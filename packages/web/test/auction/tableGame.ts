import type { AuctionEvent, AuctionView } from '../../../core/test/auction.ts';
import { tone } from '../../src/sound/tones.ts';
import type { TableGame } from '../../src/table/store/tableGame.ts';

export const tableGame: TableGame<AuctionView, AuctionEvent> = {
  isView: (view): view is AuctionView => view.game === 'auction',
  mover: ({ viewer }) => viewer,
  isAwaited: ({ viewer, staged, outcome }) => viewer !== null && outcome === null && !staged[viewer],
  motions: () => [],
  sounds: { prizeWon: [tone(523)] },
  eventTexts: (events, nameOf) =>
    events.flatMap((event) => {
      if (event.type !== 'prizeWon') return [];
      return event.seat === null ? ['Nobody wins the prize.'] : [`${nameOf(event.seat)} wins the prize.`];
    }),
};
