import type { DuelEvent, DuelPreview } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import { coinsIn, sum } from '../sheet/coinEvents.ts';
import { good, other, type Names, type Note } from '../sheet/note.ts';

/** What a move brings about by Decrees and by the military tokens of Agora. */
export const notesOf = (preview: DuelPreview, names: Names): Note[] => [
  ...decreeNotes(preview, names),
  ...militaryTokenNotes(preview, names),
];

const paidByDecrees = (events: readonly DuelEvent[], seat: number): number =>
  sum(coinsIn(events, 'coinsGained', seat).filter(({ reason }) => reason === 'decree'));

function decreeNotes({ events }: DuelPreview, { me, foe, nameOf }: Names): Note[] {
  const [mine, theirs] = [paidByDecrees(events, me), paidByDecrees(events, foe)];
  return [
    ...(mine > 0 ? [good('decree', t('note.decreeMine', { n: mine }))] : []),
    ...(theirs > 0 ? [other('decree', t('note.decreeFoe', { n: theirs, name: nameOf(foe) }))] : []),
  ];
}

/** The military tokens that are reached and leave something to do. */
function militaryTokenNotes({ events, next }: DuelPreview, { me, foe, nameOf }: Names): Note[] {
  if (!events.some(({ type }) => type === 'militaryTokenUsed')) return [];
  const asks = (kind: 'placeCube' | 'removeCube'): boolean => next.some((one) => one.seat === me && one.kind === kind);
  return [
    ...(asks('placeCube') ? [good('cube-place', t('note.tokenPlace'))] : []),
    ...(asks('removeCube') ? [good('cube-remove', t('note.tokenRemove', { name: nameOf(foe) }))] : []),
  ];
}
