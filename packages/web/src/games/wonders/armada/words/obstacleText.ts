import type { Obstacle } from '@pharos/wonders';
import { reasonIn, type Reason, type ReasonKey } from '../../../../table/whyNot/whyNot.ts';

const REASONS: Readonly<Partial<Record<Obstacle, ReasonKey>>> = {
  noFleet: 'sea.why.noFleet',
  lastSpace: 'sea.why.lastSpace',
  otherFleet: 'sea.why.otherFleet',
  compulsory: 'why.mandatory',
};

/** The obstacles that only Armada has, in words; null for others. */
export const obstacleText = (obstacle: Obstacle): Reason | null => reasonIn(REASONS, obstacle);
