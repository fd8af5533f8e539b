import { seatColour, token } from './palette.ts';
import { rectangle, short } from './svg.ts';

/** Spaces from the middle to a capital. */
const REACH = 9;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The military track, the capital of one player on the left; `pawn` counts from there to the right. */
export function track(pawn: number, { x, y, width }: Place, left = 0): string {
  const step = width / (2 * REACH + 1);
  const spaces = Array.from({ length: 2 * REACH + 1 }, (_, at) => {
    const space = at - REACH;
    const isCapital = Math.abs(space) === REACH;
    const fill = isCapital ? seatColour(space < 0 ? left : 1 - left, 2) : space === 0 ? token('bronze') : '#6a5a86';
    const more = `fill-opacity="${isCapital || space === 0 ? 1 : 0.45 + Math.abs(space) * 0.05}"`;
    return rectangle({ x: x + at * step + 1, y, width: step - 2, height: 30, fill, radius: 4, more });
  });
  const at = x + (Math.max(-REACH, Math.min(REACH, pawn)) + REACH + 0.5) * step;
  const figure = `<circle cx="${short(at)}" cy="${y + 15}" r="21" fill="${token('c-red')}" stroke="${token('bronze-hi')}" stroke-width="4"/>`;
  return `${spaces.join('')}${figure}`;
}
