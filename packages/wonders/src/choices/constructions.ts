import {
  building,
  buildingForFree,
  buildingStage,
  cardPlayed,
  DISCARD_COINS,
  discarding,
  lastStage,
} from '../cardUses.ts';
import { buildingPayment, stagePayment } from '../payment.ts';
import { BUILD, BUILD_FREE, DISCARD, packMove, STAGE } from '../moves.ts';
import { cardId, cardMove, cardNamed, formatPayment, readPayment } from '../notation.ts';
import { sideOf, type Action } from '../state.ts';
import { playLastCard } from '../turns.ts';

/** What can be done with a card of the hand [W-17]. As the last card of an Age it is a little turn of one city [W-95]. */
const ofCard = {
  apply: playLastCard,
  subject: (s, _, move) => cardId(s, move),
} satisfies Partial<Action>;

const ofBuilding = {
  ...ofCard,
  name: 'build',
  built: (s, _, move) => cardPlayed(s, move),
} satisfies Partial<Action>;

export const build: Action = {
  kind: BUILD,
  ...ofBuilding,
  use: building,
  format: (s, move) => `build ${cardId(s, move)}${formatPayment(move)}`,
  parse(s, text) {
    const { plain, left, right } = readPayment(text);
    const card = cardNamed(s, plain, 'build');
    return card < 0 ? null : packMove(BUILD, card, left, right);
  },
  payment: (s, city, move) => buildingPayment(s, city, move, false),
};

const FREE = ' free';

/** [W-99] With the free build of the Age. */
export const buildFree: Action = {
  kind: BUILD_FREE,
  ...ofBuilding,
  use: buildingForFree,
  format: (s, move) => `build ${cardId(s, move)}${FREE}`,
  parse: (s, text) => (text.endsWith(FREE) ? cardMove(s, BUILD_FREE, text.slice(0, -FREE.length), 'build') : null),
  payment: (s, city, move) => buildingPayment(s, city, move, true),
};

/** [W-20] Under the wonder. */
export const stage: Action = {
  kind: STAGE,
  name: 'stage',
  ...ofCard,
  use: buildingStage,
  built: lastStage,
  format: (s, move) => `stage with ${cardId(s, move)}${formatPayment(move)}`,
  parse(s, text) {
    const { plain, left, right } = readPayment(text);
    const card = cardNamed(s, plain, 'stage with');
    return card < 0 ? null : packMove(STAGE, card, left, right);
  },
  details(s, cityIndex) {
    const city = s.cities[cityIndex];
    return { stage: sideOf(s, city).order[city.stages] + 1 };
  },
  payment: stagePayment,
};

/** [W-19] For coins. */
export const discard: Action = {
  kind: DISCARD,
  name: 'discard',
  ...ofCard,
  use: discarding,
  format: (s, move) => `discard ${cardId(s, move)}`,
  parse: (s, text) => cardMove(s, DISCARD, text, 'discard'),
  details: () => ({ income: DISCARD_COINS }),
};
