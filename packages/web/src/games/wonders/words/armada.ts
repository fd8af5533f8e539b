import { ARMADA_PACKS, type words } from '@pharos/wonders';
import { complete } from '../../../i18n/index.svelte.ts';
import type { MessageArguments } from '../../../i18n/types.ts';
import { texts, type Explained, type Text } from './wondersContent.ts';
import { effectShort, effectText } from './wondersEffects.ts';

/** The islands are the same in both editions. */
const ISLANDS = new Map(ARMADA_PACKS[0].islands.map((island) => [island.id, island]));

export const islandName = (id: string): string => texts().islands[id];
/** What an island does, in sentences. */
export const islandText = (id: string): string => pieceTexts(ISLANDS.get(id) ?? { effects: [] }).join(' ');
export const fleetName = (fleet: string): string => texts().fleets[fleet].name;
export const shipName = (fleet: string): string => texts().fleets[fleet].ship;

/** Ours have a letter; whoever types boards in names them. */
export function shipyardName(id: string): string {
  const letter = /^shipyard-([a-z])$/.exec(id)?.[1];
  return letter === undefined ? id : complete(texts().shipyard, { letter: letter.toUpperCase() });
}

const navalTokenOf = (value: number): Explained => texts().tokens[value < 0 ? 'navalDefeat' : 'navalVictory'];
export const navalTokenName = (value: number): string => complete(navalTokenOf(value).name, { count: Math.abs(value) });

const SPACE_PARTS = ['shields', 'level', 'points', 'coins', 'tax', 'island'] as const;

/** What a space of a track gives, part by part. */
export function spaceTexts(space: words.SpaceSpec): string[] {
  const parts = SPACE_PARTS.flatMap((part) => {
    const count = space[part];
    return count === undefined ? [] : [complete(texts().spaces[part], { count })];
  });
  return parts.length > 0 ? parts : [complete(texts().spaces.none)];
}

/** What a card, stage or island does: its effects, those of the base game first. */
type Piece = Pick<words.StageSpec, 'effects' | 'naval'>;

/** Everything a piece does, a sentence for each effect. */
export function pieceTexts({ effects, naval = {} }: Piece): string[] {
  return [...effects.map(effectText), ...partsOf(naval).map(([{ text }, values]) => complete(text, values))];
}

/** The same, a few words for each effect. */
export function pieceShorts({ effects, naval = {} }: Piece): string[] {
  return [...effects.map(effectShort), ...partsOf(naval).map(([{ short }, values]) => complete(short, values))];
}

export const powerText = (power: words.NavalPowerName): string => complete(texts().naval.power[power].text);
export const powerShort = (power: words.NavalPowerName): string => complete(texts().naval.power[power].short);

function partsOf(naval: words.NavalSpec): (readonly [Text, MessageArguments])[] {
  const { shields, moves, island, pirates, incursion, mostOwned, power, pointsPer } = naval;
  const said = texts().naval;
  return [
    ...(shields === undefined ? [] : [[said.shields, { count: shields }] as const]),
    ...(moves === undefined ? [] : [[said.moves, { count: moves.count, fleet: moves.fleets?.[0] ?? 'any' }] as const]),
    ...(island === undefined ? [] : [[said.island, { level: island }] as const]),
    ...(pirates === undefined ? [] : [[said.pirates, {}] as const]),
    ...(incursion === undefined ? [] : [[said.incursion, { seat: incursion }] as const]),
    ...(mostOwned === undefined ? [] : [[said.mostOwned, {}] as const]),
    ...(power === undefined ? [] : [[said.power[power], {}] as const]),
    ...(pointsPer === undefined ? [] : [[said.pointsPer, { ...pointsPer }] as const]),
  ];
}
