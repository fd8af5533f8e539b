import type { SeatId } from '@pharos/core';
import { words, type State } from '@pharos/wonders';
import { cardsAhead, fightsAhead, stagesAhead } from '../prospects.ts';
import { victoriesAhead } from '../scoringAhead.ts';

/** What a power brings a city from some point of the game on; `left` is the share of the game that comes after it. */
type Worth = (s: State, seat: SeatId, left: number) => number;

/** Coins that come now and then; a resource less in a cost, which may also make something possible. */
const COIN = 0.45;
const RESOURCE = 0.6;
const PHASES = 3;
/** What leaders cost on average, and how much of it a lower price saves. */
const LEADER_COST = 3;
const CHEAPER_BY = 2;
/** Cards free by a chain in a game; purchases and coins from the bank. */
const CHAINS = 4;
const PURCHASES = 9;
const INCOMES = 5;
/** A purchase from the bank in every turn, and what else it makes possible. */
const BANK_RESOURCE = 7;
/** Guilds are dear, and the best ones can be picked. */
const FREE_GUILD = 5;
const FREE_BLACK = 1.2;
/** A coin that all others lose. */
const LOSS = 0.2;
/** A defeat less, and one more for the winner. */
const PASSED_DEFEAT = 1.4;
const SHIELD_PER_DEFEAT = 0.8;

const cardsOf =
  (colour: (typeof words.CARD_COLOURS)[number], each: number): Worth =>
  (s, seat, left) =>
    each * cardsAhead(s, seat, words.CARD_COLOURS.indexOf(colour), left);

const defeatsAhead = (s: State, seat: SeatId): number =>
  fightsAhead(s, seat).reduce((sum, { lose, tokens }) => sum + lose * tokens, 0);

const WORTH: Readonly<Record<(typeof words.LEADERS_ABILITIES)[number], Worth>> = {
  // Phases that begin later; the share of the game tells how many.
  freeLeaders: (_, __, left) => COIN * LEADER_COST * phasesIn(left),
  cheaperLeaders: (_, __, left) => COIN * CHEAPER_BY * phasesIn(left),
  cheaperStages: (s, seat, left) => RESOURCE * stagesAhead(s, seat, left),
  cheaperBlue: cardsOf('blue', RESOURCE),
  cheaperRed: cardsOf('red', RESOURCE),
  cheaperGreen: cardsOf('green', 1.5 * RESOURCE),
  freeGuilds: cardsOf('purple', FREE_GUILD),
  freeBlackOncePerAge: (_, __, left) => FREE_BLACK * Math.ceil(PHASES * left - 0.2),
  coinsForYellow: cardsOf('yellow', 2 * COIN),
  coinsForBlack: cardsOf('black', 2 * COIN),
  coinsForChains: (_, __, left) => 2 * COIN * CHAINS * Math.min(1, 1.5 * left),
  coinsForStages: (s, seat, left) => (2 * COIN + LOSS) * stagesAhead(s, seat, left),
  coinsForVictories: (s, seat) => 2 * COIN * victoriesAhead(fightsAhead(s, seat)),
  bankResource: (_, __, left) => BANK_RESOURCE * left,
  coinForPurchases: (_, __, left) => COIN * PURCHASES * left,
  coinForIncome: (_, __, left) => COIN * INCOMES * left,
  passedDefeats: (s, seat) => PASSED_DEFEAT * defeatsAhead(s, seat),
  shieldPerDefeat: (s, seat, left) => SHIELD_PER_DEFEAT * defeatsAhead(s, seat) * Math.min(1, 2 * left),
};
const FIRST = words.ABILITIES.indexOf(words.LEADERS_ABILITIES[0]);
const WORTHS = words.LEADERS_ABILITIES.map((name) => WORTH[name]);

/** Recruitment phases that begin when so much of the game is left; those that have begun do not count. */
function phasesIn(left: number): number {
  return Math.max(0, Math.ceil(PHASES * left - 0.01) - 1);
}

/** What a set of powers is worth to a city from a point of the game on, as far as they are of leaders. */
export function abilitiesWorth(s: State, seat: SeatId, abilities: number, left: number): number {
  let worth = 0;
  for (let index = 0; index < WORTHS.length; index++) {
    if ((abilities & (1 << (FIRST + index))) !== 0) worth += WORTHS[index](s, seat, left);
  }
  return worth;
}
