import { hasSeat, SPECTATOR, type SeatId, type Viewer } from '@pharos/core';
import { bitsOf, hasBit } from '../bits.ts';
import type { Piece } from '../catalog.ts';
import { playerAt, type State } from '../state.ts';
import { layoutOf } from '../structure.ts';
import { activationPayment, canActivate } from './activation.ts';
import { isDivinity, printedPrice } from './board.ts';
import { divinityOf, knownTo, mythologyOf } from './decks.ts';
import { tokenAt } from './slotTokens.ts';
import { GATE, NO_CARD, OFF_TRACK, pantheonOf } from './state.ts';
import type { PantheonDecisionView, PantheonPlayerView, PantheonView, SpaceView } from './viewTypes.ts';
import { MYTHOLOGIES } from './words.ts';

export function pantheonView(s: State, viewer: Viewer): PantheonView {
  const pantheon = pantheonOf(s);
  const { snakeOn, minerva } = pantheon;
  return {
    isOpen: pantheon.isOpen,
    spaces: pantheon.spaces.map((card, space) => spaceView(s, space, card, viewer)),
    decks: pantheon.decks.map((deck, mythology) => ({
      mythology: MYTHOLOGIES[mythology],
      count: deck.length,
      known: deck.map((card) => knownId(s, card, viewer)),
    })),
    slotTokens: slotTokens(s),
    enkiTokens: pantheon.enkiTokens.map((token) => s.catalog.tokens[token].id),
    snakeOn: snakeOn === NO_CARD ? null : s.catalog.cards[snakeOn].id,
    minerva: minerva === OFF_TRACK ? null : minerva,
    players: [playerView(s, 0), playerView(s, 1)],
  };
}

function spaceView(s: State, space: number, card: number, viewer: Viewer): SpaceView {
  const isCard = isDivinity(card);
  return {
    space: space + 1,
    prices: [printedPrice(space, 0), printedPrice(space, 1)],
    holds: card === GATE ? 'gate' : isCard ? 'divinity' : 'nothing',
    mythology: isCard ? MYTHOLOGIES[mythologyOf(divinityOf(card))] : null,
    divinity: isCard ? knownId(s, card, viewer) : null,
    payments: canActivate(s, space) ? [activationPayment(s, 0, space, 0), activationPayment(s, 1, space, 0)] : null,
  };
}

/** A Divinity that lies open for everybody, or that the viewer has seen. */
function knownId(s: State, card: number, viewer: Viewer): string | null {
  const { isOpen, spaces } = pantheonOf(s);
  const isKnown = viewer === SPECTATOR ? isOpen && spaces.includes(card) : hasSeat(knownTo(card), viewer);
  return isKnown ? s.catalog.pieces.divinities[divinityOf(card)].id : null;
}

function slotTokens(s: State): PantheonView['slotTokens'] {
  if (s.age === 0) return [];
  return s.catalog.marks[s.age - 1].flatMap((slot) => {
    const token = hasBit(s.present, slot) ? tokenAt(s, slot) : null;
    return token === null ? [] : [{ slot: layoutOf(s).slots[slot].id, token: token.id }];
  });
}

function playerView(s: State, seat: SeatId): PantheonPlayerView {
  const { mythologyTokens, offeringTokens, divinities } = pantheonOf(s).players[seat];
  const { pieces } = s.catalog;
  return {
    mythologyTokens: idsIn(mythologyTokens, pieces.mythologyTokens),
    offeringTokens: idsIn(offeringTokens, pieces.offeringTokens),
    divinities: divinities.map((divinity) => pieces.divinities[divinity].id),
    coinsApart: playerAt(s, seat).coinsApart,
  };
}

function idsIn(set: number, pieces: readonly Piece[]): string[] {
  return bitsOf(set).map((index) => pieces[index].id);
}

/** What is said of a decision that is about no Divinities. */
export function emptyPantheonDecision(): PantheonDecisionView {
  return { seen: null };
}
