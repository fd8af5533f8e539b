import { dealHands } from '../hands.ts';
import { LEAST_PLAYERS } from '../limits.ts';
import type { Expansion, State } from '../state.ts';
import { PASSED_DEFEATS, SHIELD_PER_DEFEAT } from './abilities.ts';
import { bury, burying } from './choices/bury.ts';
import { draft, drafting, startRound } from './choices/draft.ts';
import { askingForTokens, giveUp, givingUp } from './choices/giveUp.ts';
import { mark, marking } from './choices/mark.ts';
import {
  endingRecruitment,
  recruit,
  recruiting,
  resolvingRecruitment,
  sell,
  stageWithLeader,
  startRecruitment,
} from './choices/recruit.ts';
import { recruitingMore } from './choices/recruitMore.ts';
import { preview } from './comparison.ts';
import { effects } from './effects.ts';
import { buildBlackFree, freeBlack } from './freeBlack.ts';
import { addToIncome, rewardCard, rewardToken, stepsWithLeaders } from './income.ts';
import { position } from './position.ts';
import { prices } from './prices.ts';
import { addDefeatShields, workingLeaders } from './recruiting.ts';
import { redactLeaders } from './redact.ts';
import { redrawLeaders } from './resample.ts';
import { isPlayed, LEADERS_RULINGS } from './rulings.ts';
import { addLeaderPoints, leadersScience } from './scoring.ts';
import { dealLeaders, emptyLeaders, leadersIn } from './setup.ts';
import { cloneLeaders, encodeLeaders, leadersOf } from './state.ts';
import type { LeadersTypes } from './types.ts';
import { leadersView } from './view.ts';
import { LEADERS } from './words.ts';

declare module '../expansionTypes.ts' {
  interface TypesById {
    readonly leaders: LeadersTypes;
  }
}

/** [L-3] */
const STARTING_COINS = 6;

/** Leaders: a draft before the game, and a recruitment phase before each Age. */
export const leaders: Expansion = {
  id: LEADERS,
  name: 'Leaders',
  word: 'leader',
  leastPlayers: LEAST_PLAYERS,
  rulings: LEADERS_RULINGS,
  effects,
  piecesIn: leadersIn,
  drawsGuild: (_, options) => options.edition === 1 || isPlayed({ options }, 'leadersGuilds'),
  startingCoins: STARTING_COINS,
  setUp: dealLeaders,
  newPart: emptyLeaders,
  clonePart: (s) => cloneLeaders(leadersOf(s)),
  encodePart: (s, out) => encodeLeaders(leadersOf(s), out),
  heldPieces: (s, city) => workingLeaders(s, city).map((piece) => ({ id: piece.id, piece })),
  refold: addDefeatShields,
  choices: [drafting, recruiting, recruitingMore, burying, marking, givingUp],
  automatic: [resolvingRecruitment, endingRecruitment, askingForTokens],
  actions: [draft, recruit, stageWithLeader, sell, bury, mark, giveUp, buildBlackFree],
  prices,
  freeBuild: freeBlack,
  beforeFirstAge: startRound,
  beforeFirstTurn,
  steps: stepsWithLeaders,
  cardRevived: rewardCard,
  coinsGained: addToIncome,
  // [L-48]
  takesDefeat: (s, loser, winner) => ((s.cities[loser].abilities & PASSED_DEFEATS) !== 0 ? winner : loser),
  tokenGained(s, city, token) {
    rewardToken(s, city, token);
    if (token < 0) addShields(s, city, 1);
  },
  tokenLost(s, city, token) {
    if (token < 0) addShields(s, city, -1);
  },
  scoring: { categories: ['leaders'], score: addLeaderPoints },
  science: leadersScience,
  view: leadersView,
  preview,
  openUses: ['recruit'],
  redact: redactLeaders,
  redrawPart: redrawLeaders,
  position,
};

/** [L-20] Hands are dealt afterwards, unless the table says otherwise. */
function beforeFirstTurn(s: State): void {
  if (isPlayed(s, 'handsBeforeRecruitment')) {
    s.turn = 1;
    dealHands(s);
  }
  startRecruitment(s);
}

function addShields(s: State, city: number, count: number): void {
  if ((s.cities[city].abilities & SHIELD_PER_DEFEAT) !== 0) s.cities[city].shields += count;
}
