/** The id of its packs. */
export const LEADERS = 'leaders';
/** The group of leaders that come with the expansion of that name. */
export const CITIES_GROUP = 'cities';

/** Powers of single leaders and of Roma; each is tested at the one rule it changes. */
export const LEADERS_ABILITIES = [
  /** Leaders cost nothing from now on [L-35]. */
  'freeLeaders',
  /** Leaders cost the owner 2 coins less, and each neighbour 1 [L-35]. */
  'cheaperLeaders',
  /** One resource less for wonder stages, or for cards of a colour [L-34]. */
  'cheaperStages',
  'cheaperBlue',
  'cheaperRed',
  'cheaperGreen',
  /** Guilds are free [L-36]. */
  'freeGuilds',
  /** One black card an Age is free [L-36]. */
  'freeBlackOncePerAge',
  /** Coins for cards that are built afterwards: yellow ones, black ones, those free by a chain [L-43]. */
  'coinsForYellow',
  'coinsForBlack',
  'coinsForChains',
  /** Coins for every wonder stage, and the others lose one [L-56]. */
  'coinsForStages',
  /** Coins for every victory token [L-44]. */
  'coinsForVictories',
  /** One resource a turn from the bank for a coin [L-42]. */
  'bankResource',
  /** A coin from the bank for buying from a neighbour, once a turn for each [L-45]. */
  'coinForPurchases',
  /** One coin more when coins come from the bank, once a turn [L-46]. */
  'coinForIncome',
  /** Defeat tokens of land conflicts go to the winner [L-48]. */
  'passedDefeats',
  /** A shield for each defeat token. */
  'shieldPerDefeat',
] as const;

/** The effects that only Leaders has. */
export type LeadersEffectSpec =
  /** Points for leaders recruited in cities [L-62]. */
  | { readonly type: 'pointsPerLeader'; readonly where: 'neighbours'; readonly count: number }
  /** Points if it is the only leader that lies face up in the city [L-50]. */
  | { readonly type: 'pointsIfOnlyLeader'; readonly count: number }
  /** So many points more for each set of three different symbols [L-53]. */
  | { readonly type: 'scienceSetPoints'; readonly count: number }
  /** One symbol more of the kind the city has most of; one symbol becomes another [L-52]. */
  | { readonly type: 'mostOwnedSymbol' }
  | { readonly type: 'changeSymbol' }
  /** All others give up a victory token [L-47]. */
  | { readonly type: 'othersDiscardVictory' }
  /** A leader of a neighbour works here too [L-60]. */
  | { readonly type: 'copyLeader' }
  /** A recruited leader may go under the board [L-74]. */
  | { readonly type: 'buryLeader' }
  /** Leaders of the box come to the hand [L-71]. */
  | { readonly type: 'drawLeaders'; readonly count: number }
  /** One more leader may be recruited at the end of the turn [L-72]. */
  | { readonly type: 'recruitLeader' };

/** Which leaders are in the deck: always, by choice, or with Cities [L-2]. */
export const LEADER_GROUPS = ['standard', 'expert', CITIES_GROUP] as const;
export type LeaderGroup = (typeof LEADER_GROUPS)[number];
