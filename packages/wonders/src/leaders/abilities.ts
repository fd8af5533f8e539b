import { ABILITIES, type AbilityName } from '../content/words.ts';

/** Abilities as bits of a city's `abilities`. */
function bit(name: AbilityName): number {
  return 1 << ABILITIES.indexOf(name);
}

export const FREE_LEADERS = bit('freeLeaders');
export const CHEAPER_LEADERS = bit('cheaperLeaders');
export const CHEAPER_STAGES = bit('cheaperStages');
export const CHEAPER_BLUE = bit('cheaperBlue');
export const CHEAPER_RED = bit('cheaperRed');
export const CHEAPER_GREEN = bit('cheaperGreen');
export const FREE_BLACK_ONCE_PER_AGE = bit('freeBlackOncePerAge');
export const COINS_FOR_YELLOW = bit('coinsForYellow');
export const COINS_FOR_BLACK = bit('coinsForBlack');
export const COINS_FOR_CHAINS = bit('coinsForChains');
export const COINS_FOR_STAGES = bit('coinsForStages');
export const COINS_FOR_VICTORIES = bit('coinsForVictories');
export const BANK_RESOURCE = bit('bankResource');
export const COIN_FOR_PURCHASES = bit('coinForPurchases');
export const COIN_FOR_INCOME = bit('coinForIncome');
export const PASSED_DEFEATS = bit('passedDefeats');
export const SHIELD_PER_DEFEAT = bit('shieldPerDefeat');
