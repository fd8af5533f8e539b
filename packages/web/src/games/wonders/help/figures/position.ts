import { Match, rngFromSeed } from '@pharos/core';
import { wonders, type WondersEvent, type WondersView } from '@pharos/wonders';

type WondersMatch = ReturnType<typeof matchOf>;

function matchOf(written: object, raw: object) {
  const options = wonders.readOptions(raw);
  return Match.from(wonders, options, wonders.describe(options, written, rngFromSeed('1.1')));
}

/** A position that is written down, as its first player sees it: what it costs and who is ahead, the rules say. */
export const positionOf = (written: object, options: object = { players: 3 }): WondersView =>
  matchOf(written, options).view(0);

/** The same, and what happens when everybody discards a card. */
export function discarding(
  written: object,
  options: object = { players: 3 },
): { readonly view: WondersView; readonly events: WondersEvent[] } {
  const match: WondersMatch = matchOf(written, options);
  const view = match.view(0);
  for (let seat = 0; seat < match.seatCount; seat++) {
    const card = match.view(seat).hand?.find(({ discard }) => discard !== null);
    if (card?.discard) match.play(seat, card.discard);
  }
  return { view, events: match.history(0).flatMap(({ events }) => events) };
}
