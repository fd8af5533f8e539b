import { signed } from '../../../english.ts';

/** Points may be negative: `−2`. */
export function pointsText(points: number): string {
  return points < 0 ? signed(points) : String(points);
}
