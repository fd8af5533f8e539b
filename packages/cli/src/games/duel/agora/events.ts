import { listing, roman } from '../../../english.ts';
import type { EventSentences } from '../expansion.ts';
import { decreeShort } from './decrees.ts';
import { pieceName } from './names.ts';

/** What happens with Agora only. */
export const agoraEvents = {
  senatorRecruited: ({ seat, card, from }, who) =>
    `${who.name(seat)} recruited a ${pieceName(card)}${from === 'discard' ? ' from the discard pile' : ''}`,
  cubePlaced: ({ seat, chamber }, who) => `${who.name(seat)} placed a cube in Chamber ${chamber}`,
  cubeMoved: ({ seat, from, to }, who) => `${who.name(seat)} moved a cube from Chamber ${from} to ${to}`,
  cubeRemoved: ({ seat, owner, chamber }, who) =>
    `${who.name(seat)} took one of ${who.possessive(owner)} cubes out of Chamber ${chamber}`,
  controlGained: ({ seat, chamber }, who) => `${who.name(seat)} gained control of Chamber ${chamber}`,
  controlLost: ({ seat, chamber }, who) => `${who.name(seat)} lost control of Chamber ${chamber}`,
  decreeTurned: ({ decree }) => `A Decree was turned up: ${decreeShort(decree)}`,
  decreeMoved: ({ seat, from, to }, who) => `${who.name(seat)} moved the Decree of Chamber ${from} to Chamber ${to}`,
  conspiraciesDrawn: ({ seat, count, conspiracies }, who) =>
    `${who.name(seat)} drew ${count === 1 ? '1 Conspiracy' : `${count} Conspiracies`}${conspiracies === null ? '' : `: ${listing(conspiracies.map(pieceName))}`}`,
  conspiracyKept: ({ seat, conspiracy, other }, who) =>
    `${who.name(seat)} kept ${conspiracy === null ? 'one' : pieceName(conspiracy)}${other === null ? '' : ` and put the other one ${DECK_ENDS[other]} of the deck`}`,
  conspiracyPrepared: ({ seat, conspiracy, position, card }, who) =>
    `${who.name(seat)} prepared ${conspiracy === null ? `Conspiracy ${position}` : pieceName(conspiracy)} with ${pieceName(card)}`,
  conspiracyTriggered: ({ seat, conspiracy }, who) =>
    `${who.name(seat)} triggered the Conspiracy ${pieceName(conspiracy)}`,
  removedCardsSeen: ({ seat, ages }, who) =>
    `${who.name(seat)} looked at the cards removed from ${ages === 1 ? 'Age I' : `Ages I to ${roman(ages)}`}`,
  wonderTaken: ({ seat, owner, wonder }, who) =>
    `${who.name(seat)} took ${who.possessive(owner)} Wonder ${pieceName(wonder)}`,
  wonderSabotaged: ({ seat, owner, wonder }, who) =>
    `${who.name(seat)} sent ${who.possessive(owner)} Wonder ${pieceName(wonder)} back to the box`,
  cardTaken: ({ seat, owner, card }, who) => `${who.name(seat)} took ${who.possessive(owner)} ${pieceName(card)}`,
  cardsSwapped: ({ seat, owner, taken, given }, who) =>
    `${who.name(seat)} took ${who.possessive(owner)} ${pieceName(taken)} and gave ${pieceName(given)} for it`,
  cardDropped: ({ seat, card }, who) => `${who.name(seat)} put ${pieceName(card)} on the discard pile`,
  tokenLocked: ({ seat, token, from }, who) =>
    `${who.name(seat)} locked ${token === null ? 'a Progress token' : `the Progress token ${pieceName(token)}`}${LOCKED_FROM[from]}`,
} satisfies Partial<EventSentences>;

const DECK_ENDS = { top: 'on top', bottom: 'at the bottom' } as const;
const LOCKED_FROM = { board: ' of the board', opponent: ' of the opponent', box: ' of the box' } as const;
