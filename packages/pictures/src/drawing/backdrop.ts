import { FOOT, HEIGHT, WIDTH } from './frame.ts';
import { NIGHT } from './palette.ts';
import { sceneColours, sky } from './scenes.ts';
import { coloured } from './sheet.ts';
import { sprite } from './sprites.ts';
import { gradient, rectangle } from './svg.ts';

/** The night sky behind a table. */
export function backdrop(): string {
  return [
    gradient('night', [0, 1], [0, '#0b1433'], [0.62, '#1d2b5a'], [1, '#5b3f63']),
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'url(#night)' }),
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: NIGHT, more: 'fill-opacity=".35"' }),
  ].join('');
}

/** A Wonder at night on the right, fading to the left, where words stand. */
export function wonderBackdrop(name: string): string {
  const box = { x: 480, y: 0, width: 720, height: FOOT };
  const colours = sceneColours(name, true);
  const layer = (part: string): string => coloured(sprite(`w-${name}-${part}`, box), colours);
  const aside = ['s1', 's2', 's3', 'fg'].map(layer).join('');
  return [
    gradient('dusk', [0, 1], [0, '#0b1433'], [0.55, '#2a3a74'], [0.88, '#8f5675'], [1, '#c9775e']),
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'url(#dusk)' }),
    gradient('appearing', [1, 0], [0, '#fff', 0], [0.55, '#fff']),
    `<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><rect x="480" width="720" height="${FOOT}" fill="url(#appearing)"/></mask>`,
    `<g mask="url(#fade)">${sky(colours, box)}${layer('bg')}<g transform="translate(158 0)">${aside}</g></g>`,
    gradient('veil', [1, 0], [0, NIGHT, 0.84], [0.55, NIGHT, 0.5], [0.9, NIGHT, 0]),
    gradient('shade', [0, 1], [0.5, NIGHT, 0], [1, NIGHT, 0.8]),
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'url(#veil)' }),
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'url(#shade)' }),
  ].join('');
}
