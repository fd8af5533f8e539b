import type { ImpossibleView } from '@pharos/duel';
import { reasonIn, type Reason, type ReasonKey } from '../../../table/whyNot/whyNot.ts';

type Obstacle = ImpossibleView['obstacle'];

const REASONS: Readonly<Partial<Record<Obstacle, ReasonKey>>> = {
  pantheonClosed: 'why.pantheonClosed',
  emptyDecks: 'why.emptyDecks',
};

/** The obstacles that only Pantheon has, in words; null for others. */
export const obstacleText = (obstacle: Obstacle): Reason | null => reasonIn(REASONS, obstacle);
