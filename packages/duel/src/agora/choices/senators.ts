import { inStructure, NO_PIECE } from '../../choice.ts';
import type { SeatId } from '@pharos/core';
import type { Card } from '../../catalog.ts';
import { purseOf, spendCoins } from '../../coins.ts';
import { namingSlot } from '../../choices/naming.ts';
import { writtenInTurn } from '../../choices/oneOf.ts';
import type { DeckRule } from '../../expansion.ts';
import { earnExtraTurn } from '../../extraTurn.ts';
import { moveSubject, packMove } from '../../moves.ts';
import { isOnly } from '../../notation.ts';
import { performAll } from '../../perform.ts';
import { playerAt, type Action, type ChoiceKind, type State } from '../../state.ts';
import { layoutOf, takeCard } from '../../structure.ts';
import { END_TURN, task, taskSeat } from '../../tasks.ts';
import { CONSPIRATOR_TURN } from '../abilities.ts';
import type { ConspireChoice, RecruitChoice } from '../choiceTypes.ts';
import { conspire, drawCount } from '../conspiracies.ts';
import { CONSPIRE, RECRUIT } from '../moves.ts';
import { bare, withoutSupply } from '../obstacles.ts';
import { recruitPayment } from '../recruitPayment.ts';
import { recruitPrice } from '../senators.ts';
import { SENATOR_DECK, SENATORS_PER_AGE } from '../setup.ts';
import { agoraOf, CHAMBERS } from '../state.ts';
import { CONSPIRATOR } from '../tasks.ts';
import { writePlaces } from './cubes.ts';
import { writePass } from './pass.ts';

/** Senators are recruited, not built. */
export const senators: DeckRule<State> = {
  number: SENATOR_DECK,
  perAge: SENATORS_PER_AGE,
  use: {
    move: (s, seat) => (recruitPrice(s, seat) <= purseOf(playerAt(s, seat)) ? packMove(RECRUIT, 0) : -1),
    payment: recruitPayment,
    // If agreed so, the Mausoleum recruits a Senator for nothing.
    canRevive: (s) => s.options.mausoleum === 'anyCard',
    revive: (s, seat, card, from) => recruitSenator(s, seat, card, from, 0),
  },
};

export const recruit: Action<RecruitChoice> = {
  kind: RECRUIT,
  name: 'recruit',
  apply(s, seat, move) {
    s.agenda.push(task(END_TURN, seat));
    const slot = moveSubject(move);
    const price = recruitPrice(s, seat);
    recruitSenator(s, seat, s.catalog.cards[takeCard(s, slot)], layoutOf(s).slots[slot].id, price);
  },
  ...namingSlot(RECRUIT, 'recruit'),
  describe: (s, seat, move) => ({ ...inStructure(s, moveSubject(move)), payment: recruitPayment(s, seat) }),
};

/** [A-17 … A-20] A Senator joins the city, the coins go to the bank, and the Senator acts. */
function recruitSenator(s: State, seat: SeatId, senator: Card, from: string, price: number): void {
  const player = playerAt(s, seat);
  spendCoins(s, seat, price);
  agoraOf(s).players[seat].senators.push(senator.index);
  s.emit?.({ type: 'senatorRecruited', seat, card: senator.id, from });
  if (price > 0) s.emit?.({ type: 'coinsPaid', seat, count: price, trade: 0 });
  // The Decree counts if it is controlled now, before the action of this very Conspirator.
  if (isConspirator(senator) && (player.abilities & CONSPIRATOR_TURN) !== 0) earnExtraTurn(s, seat);
  performAll(s, seat, senator.onGain);
}

function isConspirator(senator: Card): boolean {
  return senator.onGain.some(({ type }) => type === 'conspirator');
}

/** What a Conspirator does: place a cube anywhere, conspire, or, unless agreed otherwise, neither. */
export const usingConspirator: ChoiceKind = {
  kind: CONSPIRATOR,
  name: 'conspirator',
  among: 'chamber',
  offers: (s, choice) => agoraOf(s).players[taskSeat(choice)].supply > 0 || agoraOf(s).deck.length > 0,
  moves(s, choice, out) {
    let count = writePlaces(s, taskSeat(choice), out, 0, CHAMBERS);
    if (agoraOf(s).deck.length > 0) out[count++] = packMove(CONSPIRE, 0);
    return s.options.conspirator === 'may' ? writePass(out, count) : count;
  },
  obstacles: (s, choice) => [
    ...withoutSupply(s, taskSeat(choice)),
    ...(agoraOf(s).deck.length === 0 ? [bare('conspire', 'emptyDeck')] : []),
    ...(s.options.conspirator === 'must' ? [bare('pass', 'mandatory')] : []),
  ],
  written: writtenInTurn(CONSPIRATOR),
};

export const conspireAction: Action<ConspireChoice> = {
  kind: CONSPIRE,
  name: 'conspire',
  apply: (s, seat) => conspire(s, seat),
  format: () => 'conspire',
  describe: (s, seat) => ({ ...NO_PIECE, ...drawCount(s, seat) }),
  parse: (_, words) => (isOnly(words, 'conspire') ? packMove(CONSPIRE, 0) : null),
};
