import type { HarbourView, WondersView } from '@pharos/wonders';
import { spaceTexts } from '../../words/armada.ts';
import { t } from '../../../../i18n/index.svelte.ts';
import { lanesOf, type SpaceSpec } from '../yard.ts';

/** A step that a ship can make. */
export interface Step {
  readonly from: number;
  /** The space it reaches, and what that gives; null on the last space. */
  readonly to: { readonly space: number; readonly gives: SpaceSpec } | null;
  /** A coin for every move [AR-165]. */
  readonly coin: boolean;
}

export function stepOf({ options }: WondersView, harbour: HarbourView, fleet: string): Step {
  const lane = lanesOf(options, harbour).find((one) => one.fleet === fleet);
  const next = lane?.spaces.find(({ berth }) => berth === 'next');
  return {
    from: lane?.ship ?? 0,
    to: next === undefined ? null : { space: next.at, gives: next.gives },
    coin: harbour.powers.includes('coinPerMove'),
  };
}

/** What a step brings, in a few words. */
export function stepText({ to, coin }: Step): string {
  if (to === null) return t('sea.act.lastSpace');
  return [...spaceTexts(to.gives), ...(coin ? [t('sea.act.coinPerMove')] : [])].join(', ');
}
