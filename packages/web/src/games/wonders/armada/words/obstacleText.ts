import type { Obstacle } from '@pharos/wonders';
import { t, type MessageKey } from '../../../../i18n/index.svelte.ts';
import type { Reason } from '../../../../table/whyNot/whyNot.ts';

const OBSTACLES: Readonly<Partial<Record<Obstacle, { readonly short: MessageKey; readonly text: MessageKey }>>> = {
  noFleet: { short: 'sea.why.noFleet', text: 'sea.why.noFleetText' },
  lastSpace: { short: 'sea.why.lastSpace', text: 'sea.why.lastSpaceText' },
  otherFleet: { short: 'sea.why.otherFleet', text: 'sea.why.otherFleetText' },
  compulsory: { short: 'why.mandatory', text: 'why.mandatoryText' },
};

/** The obstacles that only Armada has, in words; null for others. */
export function obstacleText(obstacle: Obstacle): Reason | null {
  const words = OBSTACLES[obstacle];
  return words === undefined ? null : { short: t(words.short), text: t(words.text) };
}
