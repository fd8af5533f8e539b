/** A rectangle on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far an arrow bends away from the straight line. */
const BEND = 46;

/** A bent line from the nearer edge of one box to that of another; two that bend to different sides stay apart. */
export function arrowPath(from: Box, to: Box, bend: 'left' | 'right'): string {
  const isDown = to.y + to.height / 2 >= from.y + from.height / 2;
  const x1 = from.x + from.width / 2;
  const y1 = isDown ? from.y + from.height * 0.94 : from.y;
  const x2 = to.x + to.width / 2;
  const y2 = isDown ? to.y : to.y + to.height;
  const side = bend === 'right' ? 1 : -1;
  const cx = (x1 + x2) / 2 + side * BEND;
  const cy = (y1 + y2) / 2;
  return `M${round(x1)} ${round(y1)}Q${round(cx)} ${round(cy)} ${round(x2)} ${round(y2)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
