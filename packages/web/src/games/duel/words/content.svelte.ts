import { wonderSpec, type EffectSpec } from '../card/pieces.ts';
import { complete, listed, t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { content } from './duelContent.ts';
import { askExpansions } from './expansionWords.ts';
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
export const deckName = (id: string): string => content().decks[id];
export const ageName = (age: number): string => content().ages[String(age)];

/** A card or a Wonder, whichever the id stands for. */
export const pieceName = (id: string): string => content().cards[id]?.name ?? wonderName(id);

/** The same, or a Progress token. */
export const anyName = (id: string): string => content().tokens[id]?.name ?? pieceName(id);

const ICON_NAMES: Readonly<Partial<Record<string, MessageKey>>> = {
  shield: 'icon.shield',
  stage: 'icon.wonder',
  extra: 'icon.extraTurn',
  destroy: 'icon.destroy',
  discard: 'icon.discardPile',
  draw: 'icon.drawTokens',
  arrow: 'icon.take',
};

/** What an icon of an effect stands for. */
export function iconName(id: string): string {
  const known = ICON_NAMES[id];
  if (known !== undefined) return t(known);
  return askExpansions(({ iconName: ask }) => ask?.(id)) ?? t('icon.ability');
}

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
    case 'chainSymbol':
      return { symbol: chainName(effect.symbol) };
    case 'coinsPerCard':
      return { colour: colourName(effect.colour), count: effect.count };
    case 'guildOfCards':
      return { colours: listed(effect.colours.map(colourName)) };
    case 'destroy':
      return { colour: colourName(effect.colour) };
    default:
      return { ...effect };
  }
}
