import type {
  AbilityName,
  CostSpec,
  FleetName,
  KindName,
  NavalPowerName,
  ResourceName,
  ScienceSymbolName,
  ShipyardSpec,
  SpaceSpec,
} from '../../src/content/types.ts';

/*
 * The pieces of the game as the referee knows them: what is printed on them, and nothing of how the engine works with it.
 */

export type Resource = ResourceName;
export type Symbol = ScienceSymbolName;
export type Fleet = FleetName;
export type Cost = CostSpec;
export type Age = 1 | 2 | 3;
export type Colour = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple' | 'black';

export const RESOURCES: readonly Resource[] = ['wood', 'stone', 'ore', 'clay', 'glass', 'papyrus', 'textile'];
export const RAW: readonly Resource[] = ['wood', 'stone', 'ore', 'clay'];
export const SYMBOLS: readonly Symbol[] = ['compass', 'gear', 'tablet'];
export const FLEETS: readonly Fleet[] = ['red', 'yellow', 'blue', 'green'];
export const COLOURS: readonly Colour[] = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black'];

/** Whose things are counted, seen from the owner. */
export type Where = 'own' | 'neighbours' | 'all';

/** Every effect a piece can have. */
export type Effect =
  // The base game.
  | { readonly type: 'produce'; readonly resource: Resource; readonly count: number }
  | { readonly type: 'produceOne'; readonly resources: readonly Resource[] }
  | { readonly type: 'discount'; readonly kind: KindName; readonly from: readonly ('left' | 'right')[] }
  | { readonly type: 'points' | 'coins' | 'shields'; readonly count: number }
  | { readonly type: 'science'; readonly symbol: Symbol }
  | { readonly type: 'scienceAny' }
  | {
      readonly type: 'coinsPerCard' | 'pointsPerCard';
      readonly colours: readonly Colour[];
      readonly where: Where;
      readonly count: number;
    }
  | {
      readonly type: 'coinsPerStage' | 'pointsPerStage' | 'pointsPerDefeat' | 'pointsPerLeader';
      readonly where: Where;
      readonly count: number;
    }
  | { readonly type: 'pointsIfComplete'; readonly count: number }
  | { readonly type: 'revive' }
  | { readonly type: 'ability'; readonly ability: AbilityName }
  // Armada.
  | { readonly type: 'navalShields'; readonly count: number }
  | { readonly type: 'shipMoves'; readonly count: number; readonly fleets: readonly Fleet[] }
  | { readonly type: 'topIsland'; readonly level: Age }
  | { readonly type: 'pirates' }
  | { readonly type: 'incursion'; readonly target: 'left2' | 'right2' }
  | { readonly type: 'mostOwned' }
  | { readonly type: 'navalPower'; readonly power: NavalPowerName }
  | {
      readonly type: 'pointsAtSea';
      readonly per: 'commerceLevel' | 'island' | 'cardOfOneColour';
      readonly count: number;
    }
  // Cities. A loss may be counted by what each victim has [C-24]; `age` is the number of the Age.
  | { readonly type: 'othersLose'; readonly count: number | 'age'; readonly per?: 'victory' | 'stage' }
  | { readonly type: 'neighboursGain' | 'othersGain'; readonly count: number }
  | { readonly type: 'neighboursTakeDebt' }
  | { readonly type: 'takeVictory'; readonly age: Age | 'age' }
  | { readonly type: 'diplomacy' }
  | { readonly type: 'mask' }
  | { readonly type: 'wharf'; readonly side: 'left' | 'right' }
  | { readonly type: 'cache' }
  | { readonly type: 'oneMoreOfOwn' }
  | { readonly type: 'oneOfMissing' }
  | { readonly type: 'stagesWithoutResources' }
  | { readonly type: 'coinsPerVictory' | 'coinsPerDefeat'; readonly count: number }
  | { readonly type: 'loseDefeats' }
  | { readonly type: 'pointsPerVictory'; readonly count: number; readonly where: Where; readonly value?: number }
  // Leaders.
  | { readonly type: 'leadersFree' }
  | { readonly type: 'leadersCheaper'; readonly own: number; readonly neighbours: number }
  | { readonly type: 'oneResourceLess'; readonly of: Colour | 'stage' }
  | { readonly type: 'freeColour'; readonly colour: Colour }
  | { readonly type: 'freeBlackOncePerAge' }
  | { readonly type: 'coinsOnBuild'; readonly colour: Colour; readonly count: number }
  | { readonly type: 'coinsOnChain' | 'coinsOnStage' | 'coinsOnVictory'; readonly count: number }
  | { readonly type: 'othersLoseOnStage'; readonly count: number }
  | { readonly type: 'bankSells' }
  | { readonly type: 'coinOnBankGain' }
  | { readonly type: 'coinOnPurchase' }
  | { readonly type: 'othersGiveUpVictory' }
  | { readonly type: 'passDefeats' }
  | { readonly type: 'changeSymbol' }
  | { readonly type: 'pointsPerScienceSet'; readonly count: number }
  | { readonly type: 'pointsPerColourSet'; readonly colours: readonly Colour[]; readonly count: number }
  | { readonly type: 'pointsPerThreeCoins'; readonly count: number }
  | { readonly type: 'pointsIfMost'; readonly what: Colour | 'coins'; readonly count: number }
  | { readonly type: 'pointsIfNoDefeat' | 'pointsIfOnlyLeader'; readonly count: number }
  | { readonly type: 'pointsPerPairOfVictories' }
  | { readonly type: 'shieldsPerDefeat'; readonly count: number }
  | { readonly type: 'digBySolomon' }
  | { readonly type: 'digByAgency' }
  | { readonly type: 'markLeader' }
  | { readonly type: 'drawLeaders'; readonly count: number }
  | { readonly type: 'recruitAgain' }
  | { readonly type: 'bury' };

export interface Card {
  readonly id: string;
  /** What makes cards identical [W-22]. */
  readonly name: string;
  readonly age: Age;
  readonly colour: Colour;
  readonly cost: Cost;
  readonly freeWith: readonly string[];
  readonly effects: readonly Effect[];
}

export interface Stage {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

export interface Side {
  readonly id: string;
  /** Rome has none [L-70]. */
  readonly resource: Resource | null;
  /** What holds from the start, before any stage. */
  readonly effects: readonly Effect[];
  readonly stages: readonly Stage[];
}

export interface Board {
  readonly id: string;
  readonly anyOrder: boolean;
  readonly sides: readonly Side[];
}

export interface Island {
  readonly id: string;
  readonly level: Age;
  readonly effects: readonly Effect[];
}

export interface Leader {
  readonly id: string;
  /** A price that says `age` is the number of the Age [L-22]. */
  readonly price: number | 'age';
  readonly effects: readonly Effect[];
}

export type Shipyard = Pick<ShipyardSpec, 'id' | 'linked' | 'steps'>;
export type Tracks = Readonly<Record<Fleet, readonly SpaceSpec[]>>;
