import { conspiracySpec, decreeSpec, wonderSpec, type EffectSpec } from '../card/pieces.ts';
import { complete, listed, t } from '../../../i18n/index.svelte.ts';
import { content } from './duelContent.ts';
import type { MessageArguments } from '../../../i18n/types.ts';

/** Names of the pieces in the language shown. */
export const cardName = (id: string): string => content().cards[id].name;
export const wonderName = (id: string): string => content().wonders[id].name;
export const tokenName = (id: string): string => content().tokens[id].name;
export const tokenText = (id: string): string => content().tokens[id].text;
export const resourceName = (id: string): string => content().resources[id];
export const colourName = (id: string): string => content().colours[id].name;
export const colourShort = (id: string): string => content().colours[id].short;
export const symbolName = (id: string): string => content().symbols[id];
export const chainName = (id: string): string => content().chains[id];
export const sectionName = (id: string): string => content().sections[id];
export const decreeName = (id: string): string => content().decrees[id].name;
export const conspiracyName = (id: string): string => content().conspiracies[id].name;
const CHAMBER_NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
/** Chambers bear Roman numerals: Arabic ones are their points. */
export const chamberNumeral = (chamber: number): string => CHAMBER_NUMERALS[chamber] ?? '';
export const chamberName = (chamber: number): string =>
  complete(content().agora.chamber.name, { n: chamberNumeral(chamber) });
export const deckName = (id: string): string => content().decks[id];
export const ageName = (age: number): string => content().ages[String(age)];

/** A card or a Wonder, whichever the id stands for. */
export const pieceName = (id: string): string => content().cards[id]?.name ?? wonderName(id);

const ICON_NAMES = {
  shield: 'icon.shield',
  stage: 'icon.wonder',
  extra: 'icon.extraTurn',
  destroy: 'icon.destroy',
  discard: 'icon.discardPile',
  draw: 'icon.drawTokens',
  cube: 'icon.cube',
  'cube-foe': 'icon.cubeFoe',
  'cube-place': 'icon.cubePlace',
  'cube-move': 'icon.cubeMove',
  'cube-remove': 'icon.cubeRemove',
  conspiracy: 'icon.conspiracy',
  decree: 'icon.decree',
  lock: 'icon.lock',
  eye: 'icon.look',
  'far-row': 'icon.farRow',
  arrow: 'icon.take',
  'trade-both': 'icon.swap',
} as const;

/** What an icon of an effect stands for. */
export function iconName(id: string): string {
  if (id.startsWith('section-')) return sectionName(id.slice('section-'.length));
  return id in ICON_NAMES ? t(ICON_NAMES[id as keyof typeof ICON_NAMES]) : t('icon.ability');
}

/** A Decree in one short line; what it brings may depend on the Age. */
export const decreeShort = (id: string, age: number): string =>
  complete(content().decrees[id].short, { age: Math.max(1, age) });

/** What a Decree does, and the steps of a Conspiracy. */
export const decreeText = (id: string): string => decreeSpec(id).effects.map(effectText).join(' ');
export const conspiracyTexts = (id: string): string[] => conspiracySpec(id).effects.map(effectText);

/** What a Wonder does: when it is chosen, and when it is built. */
export function wonderTexts(id: string): string[] {
  const { pick } = content().wonders[id];
  return [...(pick === undefined ? [] : [pick]), ...wonderSpec(id).effects.map(effectText)];
}

/** An effect in words. */
export function effectText(effect: EffectSpec): string {
  const texts = content().effects;
  if (effect.type === 'ability') return complete(texts.ability[effect.ability]);
  return complete(texts[effect.type], valuesOf(effect));
}

function valuesOf(effect: EffectSpec): MessageArguments {
  switch (effect.type) {
    case 'produce':
      return { resource: resourceName(effect.resource), count: effect.count };
    case 'produceAny':
      return { kind: content().resourceKinds[effect.kind] };
    case 'fixedPrice':
      return { resources: listed(effect.resources.map(resourceName)) };
    case 'science':
      return { symbol: symbolName(effect.symbol) };
    case 'coinsPerCard':
      return { colour: colourName(effect.colour), count: effect.count };
    case 'guildOfCards':
      return { colours: listed(effect.colours.map(colourName)) };
    case 'guildOfWonders':
      return { points: effect.points };
    case 'destroy':
      return { colour: colourName(effect.colour) };
    case 'senateActions':
      return { section: effect.section };
    case 'points':
    case 'coins':
    case 'shields':
    case 'coinsPerWonder':
    case 'pointsPerToken':
    case 'opponentLosesCoins':
    case 'drawTokens':
      return { count: effect.count };
    default:
      return {};
  }
}
