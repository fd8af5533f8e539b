import { FLEETS, NAVAL_POWERS, type NavalSpec } from './words.ts';

/** The fleets [AR-4]. */
export const RED = FLEETS.indexOf('red');
export const YELLOW_FLEET = FLEETS.indexOf('yellow');
export const BLUE_FLEET = FLEETS.indexOf('blue');
export const GREEN = FLEETS.indexOf('green');
const ALL_FLEETS = (1 << FLEETS.length) - 1;

/** Powers as bits of a harbour's `powers`. */
export const EASTERN_TRADE = 1 << NAVAL_POWERS.indexOf('easternTrade');
export const WESTERN_TRADE = 1 << NAVAL_POWERS.indexOf('westernTrade');
export const NO_LOSSES = 1 << NAVAL_POWERS.indexOf('noLosses');
export const FREE_STAGE_SHIPS = 1 << NAVAL_POWERS.indexOf('freeStageShips');
export const MAY_STAY_OUT = 1 << NAVAL_POWERS.indexOf('mayStayOut');
export const CHEAPER_STEPS = 1 << NAVAL_POWERS.indexOf('cheaperSteps');
export const COIN_PER_MOVE = 1 << NAVAL_POWERS.indexOf('coinPerMove');

/** Where an incursion goes; 0 for none. */
export const LEFT_2 = 1;
export const RIGHT_2 = 2;

/** What a piece does that only Armada knows, in numbers. */
export interface Naval {
  readonly shields: number;
  /** Moves without paying: how many different ships, and the set of fleets; 0 for none. */
  readonly moves: number;
  readonly fleets: number;
  /** The level of the island it takes from the top of the deck, 1 … 3; 0 for none. */
  readonly island: number;
  readonly pirates: boolean;
  readonly incursion: number;
  readonly mostOwned: number;
  /** A power as a bit. */
  readonly power: number;
  readonly perLevel: number;
  readonly perIsland: number;
  readonly perCard: number;
  /** It reaches two seats away and stays out of a game for three [AR-14]. */
  readonly reachesFar: boolean;
}

export function compileNaval(spec: NavalSpec): Naval {
  const { moves, pointsPer } = spec;
  const per = (what: string): number => (pointsPer?.per === what ? pointsPer.count : 0);
  const power = spec.power === undefined ? 0 : 1 << NAVAL_POWERS.indexOf(spec.power);
  return {
    shields: spec.shields ?? 0,
    moves: moves?.count ?? 0,
    fleets: moves?.fleets?.reduce((set, fleet) => set | (1 << FLEETS.indexOf(fleet)), 0) ?? ALL_FLEETS,
    island: spec.island ?? 0,
    pirates: spec.pirates === true,
    incursion: spec.incursion === undefined ? 0 : spec.incursion === 'left2' ? LEFT_2 : RIGHT_2,
    mostOwned: spec.mostOwned === true ? 1 : 0,
    power,
    perLevel: per('commerceLevel'),
    perIsland: per('island'),
    perCard: per('cardOfOneColour'),
    reachesFar: spec.incursion !== undefined || (power & (EASTERN_TRADE | WESTERN_TRADE)) !== 0,
  };
}
