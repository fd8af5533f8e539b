import type { WondersView } from '@pharos/wonders';

/** Two and two play together, side by side [AR-187]. */
export const hasTeams = ({ options }: WondersView): boolean => options.teams === true;

export const teamOf = (city: number): number => Math.floor(city / 2);
export const matesOf = (team: number): readonly [number, number] => [2 * team, 2 * team + 1];

/** Somebody's partner; null without teams. */
export function partnerOf(view: WondersView, city: number): number | null {
  if (!hasTeams(view)) return null;
  const [one, other] = matesOf(teamOf(city));
  return city === one ? other : one;
}

/** What both partners have together, as if the game ended now [AR-200]. */
export function teamTotal({ cities }: WondersView, team: number): { readonly points: number; readonly coins: number } {
  const mates = matesOf(team).map((city) => cities[city]);
  return {
    points: mates.reduce((sum, { score }) => sum + score.total, 0),
    coins: mates.reduce((sum, { coins }) => sum + coins, 0),
  };
}
