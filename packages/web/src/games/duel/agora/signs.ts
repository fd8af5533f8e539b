import type { AgoraEffectSpec, AGORA_ABILITIES } from '@pharos/duel';
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

/** The effects that only Agora has. */
export function signsOf(effect: AgoraEffectSpec): Sign[] {
  switch (effect.type) {
    case 'senateActions':
      return [icon(`section-${effect.section}`), icon('cube')];
    case 'conspirator':
      return [icon('cube'), mark('/'), icon('conspiracy')];
    case 'conspire':
      return [icon('conspiracy')];
    case 'placeCube':
      return [icon('cube-place')];
    case 'removeCube':
      return [icon('cube-remove')];
    case 'moveCube':
      return [icon('cube-move')];
    case 'triggerUnprepared':
      return [icon('conspiracy'), mark('!')];
    case 'takeWonder':
      return [icon('arrow'), icon('stage')];
    case 'takeHalfCoins':
      return [coin('½')];
    case 'lockToken':
      return [icon('sci-law'), icon('lock')];
    case 'buildFarRow':
      return [icon('far-row')];
    case 'buildRemoved':
      return [icon('eye'), icon('col-blue')];
    case 'takeBoxToken':
      return [icon('draw')];
    case 'dropCards':
      return [icon('discard'), icon('discard')];
    case 'coinsPerCube':
      return [coin(1), mark('×'), icon('cube')];
    case 'opponentLosesPerCube':
      return [coin('−1'), mark('×'), icon('cube-foe')];
    case 'takeCard':
      return [icon('arrow'), colour('brown'), mark('/'), colour('grey')];
    case 'swapCards':
      return [colour('blue'), mark('/'), colour('green'), icon('trade-both')];
    case 'moveDecree':
      return [icon('decree'), icon('arrow')];
    case 'sabotage':
      return [icon('destroy'), icon('stage')];
  }
}
