import type pantheonTexts from './texts/en.json';
import type { FigureTexts } from '../../../help/figure.ts';
import { complete, t } from '../../../i18n/index.svelte.ts';
import type { Message, Section } from '../../../i18n/types.ts';
import { chainName, effectText } from '../words/content.svelte.ts';
import { content, type Told } from '../words/duelContent.ts';
import {
  isDivinity,
  isGate,
  isMythologyToken,
  isOfferingToken,
  mythologyOfToken,
  pieceSpec,
  valueOfOffering,
} from './pieces.ts';

declare module '../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof pantheonTexts.messages, string> {}
}

declare module '../help/duelHelp.ts' {
  interface DuelHelpTexts {
    readonly pantheonFigures: FigureTexts;
  }
}

declare module '../words/duelContent.ts' {
  interface DuelContent {
    readonly divinities: By<Named>;
    readonly mythologies: By<string>;
    readonly pantheon: PantheonContent;
  }
}

interface PantheonContent {
  readonly board: Told;
  readonly divinity: Told;
  readonly gate: Told;
  readonly mythologyToken: Told;
  readonly deck: Told;
  readonly snake: Told;
  readonly minerva: Told;
  readonly coinsApart: Told;
  readonly temples: Told;
  readonly offering: { readonly name: Message };
  readonly help: {
    readonly title: string;
    readonly divinities: string;
    readonly temples: string;
    readonly sections: readonly Section[];
  };
}

export const mythologyName = (id: string): string => content().mythologies[id];
export const divinityName = (id: string): string => content().divinities[id].name;
/** A Divinity or the Gate, and what it does. */
export const spaceName = (id: string): string => (isGate(id) ? content().pantheon.gate.name : divinityName(id));
export const spaceTexts = (id: string): string[] => pieceSpec(id).effects.map(effectText);

/** A Mythology token is called by its sign, which makes Grand Temples free. */
export const tokenOnCard = (id: string): string =>
  isMythologyToken(id) ? chainName(mythologyOfToken(id)) : offeringName(id);
export const offeringName = (id: string): string =>
  complete(content().pantheon.offering.name, { n: valueOfOffering(id) });

/** Any piece that only Pantheon has; null for others. */
export function pieceName(id: string): string | null {
  if (isDivinity(id) || isGate(id)) return spaceName(id);
  return isMythologyToken(id) || isOfferingToken(id) ? tokenOnCard(id) : null;
}

/** A space of the military track, counted from the middle and positive on the second player's half. */
export const trackSpaceName = (at: number, nameOf: (seat: number) => string): string =>
  at === 0 ? t('pantheon.centre') : t('pantheon.trackSpace', { n: Math.abs(at), name: nameOf(at > 0 ? 1 : 0) });

/** A military token by its place: the nearer or the farther one on a player's half. */
export function militaryTokenName(token: string, nameOf: (seat: number) => string): string {
  const { seat, zone } = placeOfToken(token);
  return t(zone === 'inner' ? 'pantheon.inner' : 'pantheon.outer', { name: nameOf(seat) });
}

/** `first-inner`: reached by the first player, on the half of the second. */
export function placeOfToken(token: string): { readonly seat: number; readonly zone: 'inner' | 'outer' } {
  const [by, zone] = token.split('-');
  return { seat: by === 'first' ? 1 : 0, zone: zone === 'outer' ? 'outer' : 'inner' };
}
