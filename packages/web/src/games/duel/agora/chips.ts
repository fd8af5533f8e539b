import type { DuelPreview } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import { fromTo } from '../../../table/whatIf/numbers.ts';
import { chip, type Chip } from '../../../table/whatIf/whatIf.ts';
import type { Names } from '../sheet/note.ts';

const COUNTS = [
  { what: 'chambers', icon: 'senate', name: 'whatif.chambers' },
  { what: 'recruitPrice', icon: 'col-senator', name: 'whatif.recruitPrice' },
] as const;

/** Chambers under control, and what the next Senator would cost. */
export function chipsOf({ changes }: DuelPreview, { me }: Names): Chip[] {
  return COUNTS.flatMap(({ what, icon, name }) => {
    const change = changes.find((one) => one.seat === me && one.what === what);
    return change ? [chip(icon, t(name), fromTo(change.before, change.after))] : [];
  });
}
