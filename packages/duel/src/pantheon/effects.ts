import { countBits } from '../bits.ts';
import { ENKI_TOKENS } from './board.ts';
import { counted, plain, type EffectRecord } from '../effectRule.ts';
import { playerAt, type EffectTable, type State } from '../state.ts';
import { task } from '../tasks.ts';
import { enkiTask, gateTask, lookAt } from './choices/search.ts';
import { foldSnake } from './choices/snake.ts';
import { topDivinities } from './decks.ts';
import { TEMPLE_DECK } from './setup.ts';
import { pantheonOf } from './state.ts';
import {
  APPLY_MILITARY_TOKEN,
  BUILD_WONDER_FROM_DISCARD,
  CHOOSE_DECK,
  DISCARD_ANY_CARD,
  DISCARD_MILITARY_TOKEN,
  PLACE_MINERVA,
  PLACE_SNAKE,
  TAKE_ENKI_TOKEN,
  UNBUILD_WONDER,
} from './tasks.ts';
import type { PantheonEffectSpec } from './words.ts';
import { tellDrawnTokens } from '../effects/choices.ts';

/** [P-30] One, two and three Grand Temples are worth 5, 12 and 21 points: so many each, and one more for each of them. */
const TEMPLE_POINTS = 4;

/** An effect that is nothing but a choice. */
function choice(kind: number): EffectRecord<State, { type: string }> {
  return { moment: 'choice', compile: plain, task: (_, seat) => task(kind, seat) };
}

/** Every effect of Pantheon. Those that act at the same moment do so in this order. */
export const effects = {
  /** [P-8] Looked up where an activation is paid. */
  offering: { moment: 'lasting', compile: counted, fold: () => {} },
  grandTemple: {
    moment: 'end',
    compile: plain,
    points: (s, seat) => TEMPLE_POINTS + templesOf(s, seat),
  },
  /** [P-33] */
  pointsPerSacredToken: {
    moment: 'end',
    compile: counted,
    points(s, seat, { count }) {
      const { mythologyTokens, offeringTokens } = pantheonOf(s).players[seat];
      return count * (countBits(mythologyTokens) + countBits(offeringTokens));
    },
  },
  /** [P-19] */
  coinsApart: {
    moment: 'atOnce',
    compile: counted,
    perform(s, seat, { count }) {
      playerAt(s, seat).coinsApart += count;
      s.emit?.({ type: 'coinsPutApart', seat, count });
    },
    also: { moment: 'end', points: (s, seat) => playerAt(s, seat).coinsApart },
  },
  takeEnkiToken: {
    moment: 'choice',
    compile: plain,
    task: (s, seat) => enkiTask(s, seat, task(TAKE_ENKI_TOKEN, seat)),
    before(s, seat) {
      if (pantheonOf(s).enkiTokens.length === 0) tellDrawnTokens(s, seat, ENKI_TOKENS);
    },
  },
  snake: {
    moment: 'choice',
    compile: plain,
    task: (_, seat) => task(PLACE_SNAKE, seat),
    also: { moment: 'lasting', fold: (s, seat) => foldSnake(s, seat) },
  },
  discardAnyCard: choice(DISCARD_ANY_CARD),
  unbuildWonder: choice(UNBUILD_WONDER),
  buildWonderFromDiscard: choice(BUILD_WONDER_FROM_DISCARD),
  placeMinerva: choice(PLACE_MINERVA),
  discardMilitaryToken: choice(DISCARD_MILITARY_TOKEN),
  applyMilitaryToken: choice(APPLY_MILITARY_TOKEN),
  openGate: {
    moment: 'choice',
    compile: plain,
    task: (s, seat) => gateTask(s, seat),
    before: (s, seat) => lookAt(s, seat, topDivinities(pantheonOf(s)), null),
  },
  searchDeck: choice(CHOOSE_DECK),
} satisfies EffectTable<PantheonEffectSpec>;

function templesOf(s: State, seat: number): number {
  let count = 0;
  for (const card of playerAt(s, seat).city) if (s.catalog.cards[card].deck === TEMPLE_DECK) count++;
  return count;
}
