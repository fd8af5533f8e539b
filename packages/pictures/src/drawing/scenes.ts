import scenes from '@pharos/web/styles/pieces/scene.css?raw';
import plans from '@pharos/web/table/scene.css?raw';
import { coloured, coloursIn, type Colours } from './sheet.ts';
import { sprite, type Box } from './sprites.ts';
import { unique } from './svg.ts';

interface Shown {
  readonly scene: string;
  /** How many of its three parts stand; the others are a dashed plan. */
  readonly parts: number;
  readonly isNight: boolean;
}

const PARTS = [1, 2, 3];

/** The colours of a scene, by day or at night. */
export function sceneColours(scene: string, isNight: boolean): Colours {
  const selectors = ['.scene', `.scene[data-w='${scene}']`];
  return coloursIn(scenes, isNight ? [...selectors, ".scene[data-side='night']"] : selectors);
}

/** The sky of a scene, from top to bottom. */
export function sky(colours: Colours, { x, y, width, height }: Box): string {
  const id = unique('sky');
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colours['sky1']}"/><stop offset=".46" stop-color="${colours['sky2']}"/><stop offset=".76" stop-color="${colours['sky3']}"/></linearGradient><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id})"/>`;
}

/** A Wonder in its landscape, as on the table. */
export function scene(shown: Shown, box: Box): string {
  const colours = sceneColours(shown.scene, shown.isNight);
  const layer = (part: string): string => coloured(sprite(`w-${shown.scene}-${part}`, box), colours);
  const parts = PARTS.map((part) => (part <= shown.parts ? layer(`s${part}`) : plan(shown, part, box)));
  return `${sky(colours, box)}${layer('bg')}${parts.join('')}${layer('fg')}`;
}

/** Without its landscape. */
export function monument(name: string, parts: number, colours: Colours, box: Box): string {
  return PARTS.slice(0, parts)
    .map((part) => coloured(sprite(`w-${name}-s${part}`, box), colours))
    .join('');
}

/** What is not built yet. */
function plan({ scene: name, isNight }: Shown, part: number, box: Box): string {
  const ghost = coloursIn(plans, ['.scene .is-ghost']);
  const drawing = coloured(sprite(`w-${name}-s${part}`, box), { ...sceneColours(name, isNight), ...ghost });
  return `<g opacity=".5" stroke="${isNight ? '#fffaf0' : '#4b3a20'}" stroke-width="1.4" stroke-dasharray="4 3" stroke-linejoin="round">${drawing}</g>`;
}
