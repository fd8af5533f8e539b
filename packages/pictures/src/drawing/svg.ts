let used = 0;

/** An id nothing else in the picture has. */
export const unique = (name: string): string => `${name}-${(used += 1)}`;

/** Pictures of equal facts have equal ids. */
export function resetIds(): void {
  used = 0;
}

/** A number as short as it can be drawn. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A colour at a place between 0 and 1; opaque if nothing is said. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Colours that go over into each other, along a line from 0, 0 to `x2`, `y2`. */
export function gradient(id: string, [x2, y2]: readonly [number, number], ...stops: readonly Stop[]): string {
  const drawn = stops.map(
    ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${drawn.join('')}</linearGradient>`;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly radius?: number;
  readonly more?: string;
}

export function rectangle({ x, y, width, height, fill, radius = 0, more = '' }: Rectangle): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${radius}" fill="${fill}" ${more}/>`;
}
