import { listing, plural, roman } from '../../../english.ts';
import type { SeatNames } from '../../../session/seatNames.ts';
import type { DuelWords } from '../expansion.ts';
import { expansionWords } from '../expansions.ts';
import { pieceName } from './names.ts';

const coinReasons: DuelWords['coinReasons'] = {
  effect: '',
  discard: ' for it',
  economy: ' through Economy',
  urbanism: ' through Urbanism',
  military: ' to the army at the gates',
  opponent: ' to the bank',
  ...expansionWords.coinReasons,
};

/** Where a card comes from that is not of the structure. */
const SOURCES: Readonly<Record<string, string | undefined>> = {
  discard: ' from the discard pile',
  ...expansionWords.sources,
};

export const eventSentences: DuelWords['events'] = {
  wondersOffered: ({ wonders }) => `On offer: ${listing(wonders.map(pieceName))}`,
  wonderPicked: ({ seat, wonder, forced }, who) =>
    `${who.name(seat)} ${forced ? 'got the last one,' : 'picked'} ${pieceName(wonder)}`,
  ageStarted: ({ age }) => `Age ${roman(age)} was laid out`,
  starterSettled: ({ seat }, who) => `The first turn went to ${who.name(seat)}`,
  cardBuilt: ({ seat, card, from, chain }, who) =>
    `${who.name(seat)} built ${pieceName(card)}${chain ? ' free through a chain' : ''}${SOURCES[from] ?? ''}`,
  cardDiscarded: ({ seat, card }, who) => `${who.name(seat)} discarded ${pieceName(card)}`,
  wonderBuilt: ({ seat, wonder, card }, who) =>
    `${who.name(seat)} built the Wonder ${pieceName(wonder)}, with ${pieceName(card)} under it`,
  wonderReturned: ({ wonder }) => `Seven Wonders stand: ${pieceName(wonder)} went back to the box`,
  coinsPaid: ({ seat, count, trade }, who) =>
    `${who.name(seat)} paid ${plural(count, 'coin')}${trade > 0 && trade < count ? ` (${trade} of them for resources)` : ''}`,
  coinsGained: ({ seat, count, reason }, who) =>
    `${who.name(seat)} gained ${plural(count, 'coin')}${coinReasons[reason]}`,
  coinsLost: ({ seat, count, reason }, who) => `${who.name(seat)} lost ${plural(count, 'coin')}${coinReasons[reason]}`,
  pawnMoved: ({ seat, to }, who) => `${who.name(seat)} pushed the Conflict pawn to ${pawnPlace(to, who)}`,
  militaryTokenUsed: ({ seat }, who) => `${who.name(seat)} used up a military token`,
  pairCompleted: ({ seat, symbol }, who) => `${who.name(seat)} completed a pair of ${symbol} symbols`,
  tokensDrawn: ({ seat, count, tokens }, who) =>
    `${who.name(seat)} drew ${plural(count, 'Progress token')}${tokens === null ? '' : `: ${listing(tokens.map(pieceName))}`}`,
  tokenTaken: ({ seat, token, from }, who) =>
    `${who.name(seat)} took the Progress token ${pieceName(token)}${from === 'box' ? ' from the box' : ''}`,
  tokenDeclined: ({ seat }, who) => `${who.name(seat)} took no Progress token`,
  cardDestroyed: ({ seat, owner, card }, who) =>
    `${who.name(seat)} put ${who.possessive(owner)} ${pieceName(card)} on the discard pile`,
  extraTurnEarned: ({ seat }, who) => `${who.name(seat)} earned another turn`,
  extraTurnLost: ({ seat }, who) => `${who.name(seat)} lost the extra turn with the end of the Age`,
  cardRevealed: ({ card }) => `${pieceName(card)} was turned up`,
  turnStarted: () => null,
  turnEnded: () => null,
  ageEnded: ({ age }) => `Age ${roman(age)} ended`,
  gameEnded: ({ ending, winner }, who) =>
    winner === null ? `The game ended in a shared ${ending} victory` : `${who.name(winner)} won: ${endings[ending]}`,
  ...expansionWords.events,
};

function pawnPlace(to: number, who: SeatNames): string {
  return to === 0 ? 'the centre' : `space ${Math.abs(to)} of ${who.possessive(to > 0 ? 1 : 0)} half`;
}

/** Endings in words. */
export const endings: Readonly<Record<string, string>> = {
  civilian: 'civilian victory, by points',
  military: 'military supremacy, the pawn reached the capital',
  scientific: 'scientific supremacy, six different symbols',
  ...expansionWords.endings,
};
