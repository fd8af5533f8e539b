import type { AgoraEffectSpec, AGORA_ABILITIES, ExpansionTypes } from '@pharos/duel';
import { coin, colour, icon, mark, type Sign } from '../../../signs/sign.ts';

/** The icon that stands for a power only one piece has. */
export const abilityIcons: Readonly<Record<(typeof AGORA_ABILITIES)[number], string>> = {
  corruption: 'col-senator',
  organizedCrime: 'conspiracy',
  incomeBlue: 'coin',
  incomeGreen: 'coin',
  incomeYellow: 'coin',
  incomeRed: 'coin',
  incomeWonder: 'coin',
  ignoreYellow: 'col-yellow',
  ignoreRed: 'col-red',
  ignoreGreen: 'col-green',
  wonderDiscount: 'stage',
  shield: 'shield',
  tradeRaw: 'wood',
  tradeManufactured: 'glass',
  oratory: 'col-blue',
  discardBonus: 'discard',
  sharedChains: 'link',
  conspiratorTurn: 'extra',
};

type SimpleEffect = Exclude<AgoraEffectSpec['type'], 'senateActions'>;

/** The effects that only Agora has. */
const SIGNS: Readonly<Record<SimpleEffect, readonly Sign[]>> = {
  conspirator: [icon('cube'), mark('/'), icon('conspiracy')],
  conspire: [icon('conspiracy')],
  placeCube: [icon('cube-place')],
  removeCube: [icon('cube-remove')],
  moveCube: [icon('cube-move')],
  triggerUnprepared: [icon('conspiracy'), mark('!')],
  takeHalfCoins: [coin('½')],
  lockToken: [icon('sci-law'), icon('lock')],
  buildFarRow: [icon('far-row')],
  buildRemoved: [icon('eye'), icon('col-blue')],
  takeBoxToken: [icon('draw')],
  dropCards: [icon('discard'), icon('discard')],
  coinsPerCube: [coin(1), mark('×'), icon('cube')],
  opponentLosesPerCube: [coin('−1'), mark('×'), icon('cube-foe')],
  swapCards: [colour('blue'), mark('/'), colour('green'), icon('trade-both')],
  moveDecree: [icon('decree'), icon('arrow')],
  sabotage: [icon('destroy'), icon('stage')],
};

const isSimple = (type: string): type is SimpleEffect => Object.hasOwn(SIGNS, type);

/** Null for effects of others. */
export function signsOf(effect: ExpansionTypes['effect']): readonly Sign[] | null {
  if (effect.type === 'senateActions') return [icon(`section-${effect.section}`), icon('cube')];
  return isSimple(effect.type) ? SIGNS[effect.type] : null;
}
