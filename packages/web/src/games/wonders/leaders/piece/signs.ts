import type { words } from '@pharos/wonders';
import { coin, colour, icon, mark, points } from '../../../../signs/sign.ts';
import { numbered, where, type Sign } from '../../piece/sign.ts';

type Effect = words.EffectSpec | words.LeadersEffectSpec;

const LEADER = colour('white');

const ABILITIES = {
  freeLeaders: [LEADER, coin(0)],
  cheaperLeaders: [LEADER, coin('−2'), coin('−1'), where('trade-both')],
  cheaperStages: [icon('stage'), numbered('unit', '−1')],
  cheaperBlue: [colour('blue'), numbered('unit', '−1')],
  cheaperRed: [colour('red'), numbered('unit', '−1')],
  cheaperGreen: [colour('green'), numbered('unit', '−1')],
  freeGuilds: [colour('purple'), coin(0)],
  freeBlackOncePerAge: [colour('black'), coin(0), icon('extra')],
  coinsForYellow: [colour('yellow'), coin('+2')],
  coinsForBlack: [colour('black'), coin('+2')],
  coinsForChains: [icon('link'), coin('+2')],
  coinsForStages: [icon('stage'), coin('+2'), numbered('coin-broken', 1)],
  coinsForVictories: [icon('victory'), coin('+2')],
  bankResource: [coin(1), icon('arrow'), numbered('unit', '?')],
  coinForPurchases: [icon('trade-both'), coin('+1')],
  coinForIncome: [icon('coin'), coin('+1')],
  passedDefeats: [icon('defeat'), icon('arrow'), icon('people')],
  shieldPerDefeat: [icon('shield'), mark('×'), icon('defeat')],
} as const satisfies Readonly<Record<(typeof words.LEADERS_ABILITIES)[number], readonly Sign[]>>;

/** Effects that only Leaders has, as signs; null for any other. */
export function effectSigns(effect: Effect): readonly Sign[] | null {
  switch (effect.type) {
    case 'pointsPerLeader':
      return [points(effect.count), mark('×'), LEADER, where('trade-both')];
    case 'pointsIfOnlyLeader':
      return [points(effect.count), mark('='), mark('1'), LEADER];
    case 'scienceSetPoints':
      return [mark('+'), points(effect.count), mark('×'), icon('sci-set')];
    case 'mostOwnedSymbol':
      return [icon('sci-more')];
    case 'changeSymbol':
      return [icon('sci-change')];
    case 'othersDiscardVictory':
      return [icon('victory-lost'), icon('people')];
    case 'copyLeader':
      return [icon('trade-both'), LEADER];
    case 'buryLeader':
      return [icon('tomb')];
    case 'drawLeaders':
      return [mark(`+${effect.count}`), LEADER];
    case 'recruitLeader':
      return [icon('recruit')];
    case 'ability':
      return Object.hasOwn(ABILITIES, effect.ability) ? ABILITIES[effect.ability as keyof typeof ABILITIES] : null;
    default:
      return null;
  }
}
