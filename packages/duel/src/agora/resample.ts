import { hasSeat, mixed, type Rng, type SeatId } from '@pharos/core';
import { hasBit } from '../bits.ts';
import { opponentOf, type State } from '../state.ts';
import { taskKind, taskSeat } from '../tasks.ts';
import { conspiracyOf, deckCard, knownTo } from './conspiracies.ts';
import { SENATOR_DECK } from './setup.ts';
import { agoraOf, CHAMBERS, NO_CARD, type AgoraState } from './state.ts';
import { CHOOSE_CONSPIRACY } from './tasks.ts';

/** Everything of Agora that a seat cannot know, but for the Senators in the decks; it looks at so many tokens of the box. */
export function redrawAgora(s: State, seat: SeatId, tokensSeen: number, rng: Rng): void {
  const agora = agoraOf(s);
  redrawDecrees(agora, rng);
  redrawLockedToken(s, agora, seat, tokensSeen, rng);
  redrawConspiracies(s, agora, seat, rng);
}

/** Removed cards that a seat has looked at, and the one that has been built since, are no secret to it. */
export function isRemovedKnown(s: State, seat: SeatId, card: number): boolean {
  const { treasonCard, players } = agoraOf(s);
  return card === treasonCard || s.catalog.cards[card].deck < players[seat].agesSeen;
}

/** Which cards are Senators shows; which Senator it is may be any that nobody has seen, whatever its Age. */
export function redrawSenators(s: State, decks: number[][], rng: Rng): void {
  const { cards } = s.catalog;
  const ages: number[] = [];
  const slots: number[] = [];
  const hidden: number[] = [];
  for (let age = Math.max(1, s.age); age <= decks.length; age++) {
    const deck = decks[age - 1];
    const unseen = age === s.age ? s.present & ~s.faceUp : -1;
    for (let slot = 0; slot < deck.length; slot++) {
      const card = deck[slot];
      if (card < 0 || !hasBit(unseen, slot) || cards[card].deck !== SENATOR_DECK) continue;
      ages.push(age);
      slots.push(slot);
      hidden.push(card);
    }
  }
  const senators = mixed(hidden, rng);
  for (let index = 0; index < senators.length; index++) decks[ages[index] - 1][slots[index]] = senators[index];
}

/** A face-down Decree may be any that has not been seen. */
function redrawDecrees(agora: AgoraState, rng: Rng): void {
  const isHidden = (decree: number): boolean => decree >= CHAMBERS || !hasBit(agora.faceUp, decree);
  const pool = mixed(
    agora.dealt.filter((_, decree) => isHidden(decree)),
    rng,
  );
  agora.dealt = agora.dealt.map((card, decree) => (isHidden(decree) ? (pool.pop() ?? card) : card));
}

/** A token locked in secret may be any of the box, but for those the seat is looking at. */
function redrawLockedToken(s: State, agora: AgoraState, seat: SeatId, looksAt: number, rng: Rng): void {
  if (agora.lockedToken < 0 || !agora.isLockSecret || hasSeat(agora.lockKnownTo, seat)) return;
  const pool = mixed([...s.box.splice(looksAt), agora.lockedToken], rng);
  agora.lockedToken = pool.pop() ?? -1;
  s.box.push(...pool);
}

/**
 * The opponent's Conspiracies and the deck are unknown, but for those the seat has put back itself and those that
 * were triggered.
 */
function redrawConspiracies(s: State, agora: AgoraState, seat: SeatId, rng: Rng): void {
  const theirs = agora.players[opponentOf(seat)].conspiracies;
  const choice = s.agenda.at(-1) ?? -1;
  const choosesSelf = choice >= 0 && taskKind(choice) === CHOOSE_CONSPIRACY && taskSeat(choice) === seat;
  const drawn = choosesSelf ? [] : agora.drawn;
  const isSecret = (conspiracy: number): boolean => !hasBit(agora.triggered, conspiracy);
  const isUnknown = (card: number): boolean => !hasBit(knownTo(card), seat);
  const pool = mixed(
    [...theirs.filter(isSecret), ...drawn, ...agora.deck.filter(isUnknown).map((card) => conspiracyOf(card))],
    rng,
  );
  const draw = (known: number): number => pool.pop() ?? known;
  // The cards under the opponent's Conspiracies stay at their places.
  const places = theirs.map((conspiracy) => ({ conspiracy, under: agora.under[conspiracy] }));
  for (const { conspiracy } of places) if (isSecret(conspiracy)) agora.under[conspiracy] = NO_CARD;
  for (const [place, { conspiracy, under }] of places.entries()) {
    if (!isSecret(conspiracy)) continue;
    theirs[place] = draw(conspiracy);
    agora.under[theirs[place]] = under;
  }
  for (const [index, conspiracy] of drawn.entries()) drawn[index] = draw(conspiracy);
  for (const [index, card] of agora.deck.entries()) {
    if (isUnknown(card)) agora.deck[index] = deckCard(draw(conspiracyOf(card)), knownTo(card));
  }
}
