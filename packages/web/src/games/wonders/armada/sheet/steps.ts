import type { HarbourView, StepView, WondersView } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import { spaceTexts } from '../words/names.ts';
import { lanesOf, type SpaceSpec } from '../yard.ts';

/** A step that a ship can make. */
export interface Step {
  readonly from: number;
  /** The space it reaches, and what that gives; null on the last space. */
  readonly to: { readonly space: number; readonly gives: SpaceSpec } | null;
}

/** The coins of my steps are those of the space and for the move itself, as the rules count them. */
export function stepOf(
  { options, armada }: WondersView,
  harbour: HarbourView,
  fleet: string,
  told: StepView | undefined = armada?.steps?.find((step) => step.fleet === fleet),
): Step {
  const lane = lanesOf(options, harbour).find((one) => one.fleet === fleet);
  const next = lane?.spaces.find(({ berth }) => berth === 'next');
  const coins = told === undefined || told.coins === 0 ? {} : { coins: told.coins };
  return {
    from: lane?.ship ?? 0,
    to: next === undefined ? null : { space: next.at, gives: { ...next.gives, ...coins } },
  };
}

/** What a step brings, in a few words. */
export function stepText({ to }: Step): string {
  return to === null ? t('sea.act.lastSpace') : spaceTexts(to.gives).join(', ');
}
