import type { SeatId } from '@pharos/core';
import { scienceParts, words, type Piece, type State } from '@pharos/wonders';
import { cardsAhead, setsAhead } from '../prospects.ts';

const GREEN = words.COLOURS.indexOf('green');
const KINDS = words.SCIENCE_SYMBOLS.length;
/** What a symbol that may be changed gains with every symbol still to come. */
const CHANGE = 0.7;
/** The kind there is most of grows faster than the others. */
const OF_MOST = 0.5;

/** What a leader adds to science besides what it adds now. */
export function scienceAhead(s: State, seat: SeatId, { standing }: Piece, left: number): number {
  let worth = 0;
  for (const { type, count } of standing) {
    if (type !== 'scienceSetPoints' && type !== 'mostOwnedSymbol' && type !== 'changeSymbol') continue;
    const more = cardsAhead(s, seat, GREEN, left);
    if (type === 'scienceSetPoints') worth += count * moreSets(s, seat, more);
    // One more of m is worth 2 m + 1.
    else if (type === 'mostOwnedSymbol') worth += 2 * OF_MOST * more;
    else worth += CHANGE * more;
  }
  return worth;
}

function moreSets(s: State, seat: SeatId, more: number): number {
  const { symbols } = s.cities[seat];
  const expected = setsAhead(
    symbols,
    symbols.map(() => more / KINDS),
  );
  return expected - scienceParts(symbols).sets;
}

/** What such a leader would add as things stand, if it were recruited. */
export function scienceNow(s: State, seat: SeatId, { standing }: Piece): number {
  const { symbols } = s.cities[seat];
  const most = Math.max(...symbols);
  const held = symbols.reduce((sum, count) => sum + count, 0);
  let worth = 0;
  for (const { type, count } of standing) {
    if (type === 'scienceSetPoints') worth += count * scienceParts(symbols).sets;
    else if (type === 'mostOwnedSymbol') worth += 2 * most + 1;
    else if (type === 'changeSymbol' && held > 1) worth += 2 + held / 2;
  }
  return worth;
}
