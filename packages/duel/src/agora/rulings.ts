// Not from the package as a whole: forms need this table, not the engine.
import { twoAnswers, type Ruling } from '@pharos/core/ruling';

/** The rules of Agora a table may play otherwise; docs/rules/agora.md gives the reasons. */
export const AGORA_RULINGS = [
  twoAnswers('conspirator', 'A-28', 'agora', ['may', 'PLA'], 'must'),
  twoAnswers('mausoleum', 'A-30', 'agora', ['buildings', 'PLD', 'PLA'], 'anyCard'),
  twoAnswers('curiaIulia', 'A-38', 'agora', ['besides'], 'oneInATurn'),
  twoAnswers('vainConspiracy', 'A-40', 'agora', ['refused'], 'allowed'),
  twoAnswers('turnOfEvents', 'A-56', 'agora', ['available', 'PLD', 'PLA'], 'faceUp'),
  twoAnswers('sabotagedCard', 'A-62', 'agora', ['box', 'PLA'], 'discard'),
  twoAnswers('wonderLimit', 'A-63', 'agora', ['built', 'PLD'], 'standing'),
  twoAnswers('militaryToken', 'A-89', 'agora', ['playerOnTurn', 'PLD'], 'pawnsFavour'),
] as const satisfies readonly Ruling[];
