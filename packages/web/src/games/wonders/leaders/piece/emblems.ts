import type { LeaderSpec, words } from '@pharos/wonders';

/** What leaders are remembered for. */
type Emblem = 'war' | 'wealth' | 'art' | 'law' | 'throne' | 'mind' | 'build';

const BY_ABILITY: Readonly<Partial<Record<words.AbilityName, Emblem>>> = {
  freeLeaders: 'art',
  cheaperStages: 'build',
  cheaperBlue: 'law',
  cheaperRed: 'war',
  cheaperGreen: 'mind',
  freeGuilds: 'build',
  coinsForChains: 'build',
  coinsForVictories: 'war',
  passedDefeats: 'war',
  shieldPerDefeat: 'war',
  freeBlackOncePerAge: 'throne',
  coinsForStages: 'build',
};

const BY_COLOUR: Readonly<Partial<Record<string, Emblem>>> = {
  brown: 'build',
  grey: 'art',
  blue: 'law',
  yellow: 'wealth',
  red: 'war',
  green: 'mind',
  purple: 'build',
  black: 'throne',
};

const BY_EFFECT: Readonly<Partial<Record<string, Emblem>>> = {
  coins: 'wealth',
  shields: 'war',
  science: 'mind',
  revive: 'law',
  points: 'throne',
  pointsPerCoins: 'wealth',
  pointsIfRichest: 'wealth',
  pointsPerStage: 'build',
  pointsPerVictory: 'war',
  pointsPerVictoryPair: 'war',
  pointsIfUndefeated: 'war',
  victoryToken: 'war',
  discardDefeats: 'war',
  pointsPerSet: 'law',
  scienceSetPoints: 'mind',
  mostOwnedSymbol: 'mind',
  changeSymbol: 'mind',
  pointsIfOnlyLeader: 'throne',
};

/** The emblem of a leader: what its first effect is about. */
export function emblemOf({ effects }: Pick<LeaderSpec, 'effects'>): Emblem {
  const [first] = effects as readonly words.EffectSpec[];
  if (first.type === 'ability') return BY_ABILITY[first.ability] ?? 'wealth';
  if ('colours' in first && first.colours.length === 1) return BY_COLOUR[first.colours[0]] ?? 'throne';
  return BY_EFFECT[first.type] ?? 'throne';
}
