import type { ExpansionTypes, PANTHEON_ABILITIES, PantheonEffectSpec } from '@pharos/duel';
import { coin, colour, icon, mark, points, type Sign } from '../../../signs/sign.ts';

/** The icon that stands for a power only one piece has. */
export const abilityIcons: Readonly<Record<(typeof PANTHEON_ABILITIES)[number], string>> = {
  sanctuary: 'pantheon',
  poliorcetics: 'pawn',
  engineering: 'link',
};

type CountedEffect = Extract<PantheonEffectSpec, { readonly count: number }>['type'];
type SimpleEffect = Exclude<PantheonEffectSpec['type'], CountedEffect>;

const SIGNS: Readonly<Record<SimpleEffect, readonly Sign[]>> = {
  grandTemple: [icon('temple')],
  takeEnkiToken: [icon('draw')],
  snake: [icon('snake'), colour('green')],
  discardAnyCard: [icon('discard'), icon('far-row')],
  unbuildWonder: [icon('destroy'), icon('stage')],
  buildWonderFromDiscard: [icon('discard'), icon('arrow'), icon('stage')],
  placeMinerva: [icon('minerva')],
  discardMilitaryToken: [icon('military-token'), icon('discard')],
  applyMilitaryToken: [icon('military-token'), icon('arrow')],
  openGate: [icon('gate')],
  searchDeck: [icon('search-deck')],
};

const isSimple = (type: string): type is SimpleEffect => Object.hasOwn(SIGNS, type);

/** Null for effects of others. */
export function signsOf(effect: ExpansionTypes['effect']): readonly Sign[] | null {
  switch (effect.type) {
    case 'offering':
      return [icon('offering'), coin(`−${effect.count}`)];
    case 'pointsPerSacredToken':
      return [points(effect.count), mark('×'), icon('mythology'), mark('/'), icon('offering')];
    case 'coinsApart':
      return [coin(effect.count), mark('='), points(effect.count)];
    default:
      return isSimple(effect.type) ? SIGNS[effect.type] : null;
  }
}
