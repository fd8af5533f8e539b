import type { SeatId } from '@pharos/core';
import { GREEN } from '../../catalog.ts';
import { namingPiece, toOpponent } from '../../choices/naming.ts';
import { oneOf, writtenInTurn } from '../../choices/oneOf.ts';
import { refold } from '../../city.ts';
import { checkScience } from '../../science.ts';
import { opponentOf, playerAt, type Action, type ChoiceKind, type State } from '../../state.ts';
import { taskSeat } from '../../tasks.ts';
import { SNAKE } from '../moves.ts';
import { NO_CARD, pantheonOf } from '../state.ts';
import { PLACE_SNAKE } from '../tasks.ts';

/** [P-18] Which green card of the opponent the Snake is put on. */
export const placingSnake: ChoiceKind = {
  kind: PLACE_SNAKE,
  name: 'placeSnake',
  among: 'card',
  ...oneOf(SNAKE, (s, choice) =>
    playerAt(s, opponentOf(taskSeat(choice))).city.filter((card) => s.catalog.cards[card].colour === GREEN),
  ),
  written: writtenInTurn(PLACE_SNAKE),
};

/** Its symbol counts for the owner of Nisaba as well, for pairs and for supremacy. */
export const snake: Action = {
  kind: SNAKE,
  name: 'snake',
  apply: toOpponent((s, seat, owner, card) => {
    pantheonOf(s).snakeOn = card;
    foldSnake(s, seat);
    s.emit?.({ type: 'snakePlaced', seat, owner, card: s.catalog.cards[card].id });
    checkScience(s, seat, symbolOf(s, card));
  }),
  ...namingPiece(SNAKE, 'snake', (s) => s.catalog.cards),
};

/** Counts the symbol of the card with the Snake for the seat that has Nisaba. */
export function foldSnake(s: State, seat: SeatId): void {
  const { snakeOn } = pantheonOf(s);
  if (snakeOn !== NO_CARD) playerAt(s, seat).symbols[symbolOf(s, snakeOn)]++;
}

function symbolOf(s: State, card: number): number {
  return s.catalog.cards[card].standing.find(({ type }) => type === 'science')?.subject ?? -1;
}

/** [P-18] When the card has left the city it lay in, the Snake is discarded and the symbol lost. */
export function checkSnake(s: State): void {
  const pantheon = pantheonOf(s);
  if (pantheon.snakeOn === NO_CARD) return;
  const holder = holderOfSnake(s);
  if (playerAt(s, opponentOf(holder)).city.includes(pantheon.snakeOn)) return;
  s.emit?.({ type: 'snakeDiscarded', seat: holder, card: s.catalog.cards[pantheon.snakeOn].id });
  pantheon.snakeOn = NO_CARD;
  refold(s, holder);
}

/** Whoever has the Divinity that puts the Snake somewhere. */
function holderOfSnake(s: State): SeatId {
  const { players } = pantheonOf(s);
  return players[0].divinities.some((divinity) => putsSnake(s, divinity)) ? 0 : 1;
}

function putsSnake(s: State, divinity: number): boolean {
  return s.catalog.pieces.divinities[divinity].onGain.some(({ type }) => type === 'snake');
}
