import coast from '@pharos/web/sprites/coast.svg?raw';
import icons from '@pharos/web/sprites/icons.svg?raw';
import citiesScenes from '@pharos/web/sprites/citiesScenes.svg?raw';
import leadersScenes from '@pharos/web/sprites/leadersScenes.svg?raw';
import wonders from '@pharos/web/sprites/wonders.svg?raw';

/** A drawing of ours that is used by reference. */
interface Sprite {
  readonly viewBox: string;
  readonly fit: string;
  readonly content: string;
}

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>([\s\S]*?)<\/symbol>/g;
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];

const SPRITES = new Map<string, Sprite>(
  [...`${icons}${wonders}${citiesScenes}${leadersScenes}${coast}`.matchAll(SYMBOL)].map(
    ([, id, attributes, content]) => [
      id,
      {
        viewBox: attribute(attributes, 'viewBox') ?? '0 0 24 24',
        fit: attribute(attributes, 'preserveAspectRatio') ?? 'xMidYMid meet',
        content,
      },
    ],
  ),
);

export const SPRITE_IDS: readonly string[] = [...SPRITES.keys()];

/** What sprites refer to. */
export const DEFINITIONS = [...wonders.matchAll(/<defs>([\s\S]*?)<\/defs>/g)].map(([, content]) => content).join('');

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A sprite in a box; nothing for one that does not exist. */
export function sprite(id: string, { x, y, width, height }: Box): string {
  const found = SPRITES.get(id);
  if (found === undefined) return '';
  const { viewBox, fit, content } = found;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${fit}">${content}</svg>`;
}
