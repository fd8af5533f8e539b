import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

/** How strong somebody is taken to be, and how far that may be wrong. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Who plays for one result, with their place; parties with the same place share it. */
export interface RatedParty {
  readonly rank: number;
  readonly ratings: readonly Rating[];
}

const MU = 25;
const SIGMA = MU / 3;
const BETA = SIGMA / 2;
/** Added to the doubt before every game, so that whoever becomes stronger is seen to. */
const TAU = MU / 300;

/** Nobody knows anything about somebody who has not played. */
export const NEW_RATING: Rating = { mu: MU, sigma: SIGMA };

/** So many shown points a unit of `mu` is: then a difference means as much as the same difference of Elo. */
export const POINTS_PER_MU = 400 / (Math.LN10 * Math.SQRT2 * BETA);
const POINTS_OF_NEW = 1500;

/** Above this doubt a number is provisional: about twenty games among people, half as many with bots. */
export const PROVISIONAL_SIGMA = 5;

export function pointsOf({ mu }: Pick<Rating, 'mu'>): number {
  return Math.round(POINTS_OF_NEW + (mu - MU) * POINTS_PER_MU);
}

/** How far the shown number may be wrong, in points: two times in three it is nearer. */
export function doubtOf({ sigma }: Pick<Rating, 'sigma'>): number {
  return Math.round(sigma * POINTS_PER_MU);
}

export function isProvisional({ sigma }: Pick<Rating, 'sigma'>): boolean {
  return sigma > PROVISIONAL_SIGMA;
}

/** A strength that is known: that of a bot so many points above a new player. */
export function knownRating(pointsAboveNew: number): Rating {
  return { mu: MU + pointsAboveNew / POINTS_PER_MU, sigma: 0 };
}

/**
 * The ratings after a game, in the order of those before it. By Bradley and Terry, every party against every other: of the
 * models of the library it is the one that keeps the order of places when some are shared.
 */
export function ratingsAfter(parties: readonly RatedParty[]): Rating[][] {
  const teams = parties.map(({ ratings }) => ratings.map(({ mu, sigma }) => ({ mu, sigma })));
  // The library takes a rank of 0 for none.
  const rank = parties.map((party) => party.rank + 1);
  return rate(teams, { model: bradleyTerryFull, rank, mu: MU, sigma: SIGMA, beta: BETA, tau: TAU });
}
