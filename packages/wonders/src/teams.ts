import { seatBit, type Reader, type SeatId, type SeatSet } from '@pharos/core';
import type { Options } from './options.ts';

/** [AR-187, C-75] Partners sit side by side: 0 and 1, 2 and 3 and so on. */
export function partnerOf(seat: SeatId): SeatId {
  return seat ^ 1;
}

/** The seats that see what a seat holds: with a partner, both of them [AR-188, C-76]. */
export function lookersAt(options: Options, seat: SeatId): SeatSet {
  return options.teams === true ? seatBit(seat) | seatBit(partnerOf(seat)) : seatBit(seat);
}

/** [AR-186, C-75] Teams of two: four, six or eight players. */
export function readTeams(reader: Reader, players: number): boolean {
  const teams = reader.flag();
  if (teams && (players < 4 || players % 2 !== 0)) reader.fail('teams of two need four, six or eight players');
  return teams;
}

/** [AR-200, AR-201, C-79] Teams from best to worst: by points and then coins of both partners; equal ones share the place. */
export function rankTeams(totals: readonly number[], coins: readonly number[]): SeatId[][] {
  const teams = Array.from({ length: totals.length / 2 }, (_, team) => ({
    seats: [2 * team, 2 * team + 1],
    points: totals[2 * team] + totals[2 * team + 1],
    coins: coins[2 * team] + coins[2 * team + 1],
  })).sort((a, b) => b.points - a.points || b.coins - a.coins);
  const groups: SeatId[][] = [];
  for (const [index, team] of teams.entries()) {
    const before = teams[index - 1];
    const isTied = index > 0 && before.points === team.points && before.coins === team.coins;
    if (isTied) groups[groups.length - 1].push(...team.seats);
    else groups.push([...team.seats]);
  }
  return groups;
}
