import type { DuelPreview } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import { fromTo } from '../../../table/whatIf/numbers.ts';
import { chip, type Chip } from '../../../table/whatIf/whatIf.ts';
import type { Names } from '../sheet/note.ts';

const COUNTS = [
  { what: 'divinities', icon: 'divinity', name: 'whatif.divinities' },
  { what: 'mythologyTokens', icon: 'mythology', name: 'whatif.mythologyTokens' },
  { what: 'offeringTokens', icon: 'offering', name: 'whatif.offeringTokens' },
  { what: 'coinsApart', icon: 'coins-apart', name: 'whatif.coinsApart' },
] as const;

/** What a player holds of Pantheon, before and after a move. */
export function chipsOf({ changes }: DuelPreview, { me }: Names): Chip[] {
  return COUNTS.flatMap(({ what, icon, name }) => {
    const change = changes.find((one) => one.seat === me && one.what === what);
    return change ? [chip(icon, t(name), fromTo(change.before, change.after))] : [];
  });
}
