import type { Pace, PaceId } from '@pharos/protocol';
import { t } from '../i18n/index.svelte.ts';

export const paceName = ({ id }: { readonly id: PaceId }): string => t(`pairing.pace.${id}`);

/** What the clock allows, in words. */
export function paceText({ clock }: Pace): string {
  if (clock.kind === 'correspondence') return t('pairing.aMove');
  return clock.kind === 'perMove' ? t('pairing.secondsAMove', { n: clock.seconds }) : '';
}

export function paceIcon({ id }: Pace): string {
  return { quick: 'ch-torch', calm: 'clock', day: 'ch-sun', days3: 'ch-moon' }[id];
}
