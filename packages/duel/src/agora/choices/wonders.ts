import { bitsOf } from '../../bits.ts';
import { namingPiece, toOpponent } from '../../choices/naming.ts';
import { refold } from '../../city.ts';
import { writeList } from '../../moves.ts';
import { opponentOf, playerAt, type Action, type ChoiceKind } from '../../state.ts';
import { taskSeat } from '../../tasks.ts';
import { WRECK } from '../moves.ts';
import { agoraOf, NO_CARD } from '../state.ts';
import { SABOTAGE } from '../tasks.ts';

/** Which built Wonder of the opponent. */
export const sabotaging: ChoiceKind = {
  kind: SABOTAGE,
  name: 'sabotage',
  among: 'wonder',
  offers: (s, choice) => playerAt(s, opponentOf(taskSeat(choice))).built !== 0,
  moves: (s, choice, out) => writeList(out, WRECK, bitsOf(playerAt(s, opponentOf(taskSeat(choice))).built)),
};

/** The Wonder leaves the game with the card under it, and its lasting effects with it. */
export const sabotage: Action = {
  kind: WRECK,
  name: 'sabotage',
  apply: toOpponent((s, seat, owner, wonder) => {
    playerAt(s, owner).built &= ~(1 << wonder);
    agoraOf(s).sabotaged = wonder;
    refold(s, owner);
    s.emit?.({ type: 'wonderSabotaged', seat, owner, wonder: s.catalog.wonders[wonder].id });
    const card = s.under[wonder];
    if (s.options.sabotagedCard === 'box' || card === NO_CARD) return;
    s.under[wonder] = NO_CARD;
    s.discard.push(card);
  }),
  ...namingPiece(WRECK, 'sabotage', (s) => s.catalog.wonders),
};
