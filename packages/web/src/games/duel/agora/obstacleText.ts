import type { ImpossibleView } from '@pharos/duel';
import { reasonIn, type Reason, type ReasonKey } from '../../../table/whyNot/whyNot.ts';

type Obstacle = ImpossibleView['obstacle'];

const REASONS: Readonly<Partial<Record<Obstacle, ReasonKey>>> = {
  senator: 'why.senator',
  oncePerTurn: 'why.oncePerTurn',
  notPrepared: 'why.notPrepared',
  prepared: 'why.prepared',
  noEffect: 'why.noEffect',
  noConspiracy: 'why.noConspiracy',
  noCube: 'why.noCube',
  emptyDeck: 'why.emptyDeck',
};

/** The obstacles that only Agora has, in words; null for others. */
export const obstacleText = (obstacle: Obstacle): Reason | null => reasonIn(REASONS, obstacle);
