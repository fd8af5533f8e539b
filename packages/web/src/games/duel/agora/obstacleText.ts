import type { ImpossibleView } from '@pharos/duel';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import type { Reason } from '../../../table/whyNot/whyNot.ts';

type Obstacle = ImpossibleView['obstacle'];

const OBSTACLES: Readonly<Partial<Record<Obstacle, { readonly short: MessageKey; readonly text: MessageKey }>>> = {
  senator: { short: 'why.senator', text: 'why.senatorText' },
  oncePerTurn: { short: 'why.oncePerTurn', text: 'conspiracy.oncePerTurn' },
  notPrepared: { short: 'why.notPrepared', text: 'why.notPreparedText' },
  prepared: { short: 'why.prepared', text: 'why.preparedText' },
  noEffect: { short: 'why.noEffect', text: 'conspiracy.noEffect' },
  noConspiracy: { short: 'why.noConspiracy', text: 'why.noConspiracyText' },
  noCube: { short: 'why.noCube', text: 'why.noCubeText' },
  emptyDeck: { short: 'why.emptyDeck', text: 'why.emptyDeckText' },
};

/** The obstacles that only Agora has, in words; null for others. */
export function obstacleText(obstacle: Obstacle): Reason | null {
  const words = OBSTACLES[obstacle];
  return words === undefined ? null : { short: t(words.short), text: t(words.text) };
}
