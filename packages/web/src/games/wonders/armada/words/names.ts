import type { words } from '@pharos/wonders';
import { complete } from '../../../../i18n/index.svelte.ts';
import { texts } from '../../words/wondersContent.ts';
import type { ArmadaContent } from './content.ts';

export const islandName = (id: string): string => texts().islands[id];
export const fleetName = (fleet: string): string => texts().fleets[fleet].name;
export const shipName = (fleet: string): string => texts().fleets[fleet].ship;

/** Ours have a letter; whoever types boards in names them. */
export function shipyardName(id: string): string {
  const letter = /^shipyard-([a-z])$/.exec(id)?.[1];
  return letter === undefined ? id : complete(texts().shipyard, { letter: letter.toUpperCase() });
}

export function navalTokenName(value: number): string {
  return complete(texts().navalTokens[value < 0 ? 'defeat' : 'victory'].name, { count: Math.abs(value) });
}

const SPACE_PARTS = ['shields', 'level', 'points', 'coins', 'tax', 'island'] as const satisfies readonly Exclude<
  keyof ArmadaContent['spaces'],
  'none'
>[];

/** What a space of a track gives, part by part. */
export function spaceTexts(space: words.SpaceSpec): string[] {
  const parts = SPACE_PARTS.flatMap((part) => {
    const count = space[part];
    return count === undefined ? [] : [complete(texts().spaces[part], { count })];
  });
  return parts.length > 0 ? parts : [complete(texts().spaces.none)];
}

export const powerText = (power: words.NavalPowerName): string => complete(texts().naval.power[power].text);
export const powerShort = (power: words.NavalPowerName): string => complete(texts().naval.power[power].short);
