import type { DuelView } from '@pharos/duel';
import type { EarlyEnd } from '@pharos/core';
import { t } from '../../../i18n/index.svelte.ts';
import {
  verdictByPeople,
  verdictByPoints,
  victoryOf,
  type Party,
  type Told,
  type Verdict,
} from '../../../table/shared/verdict.ts';
import { content } from '../words/duelContent.ts';

type View = Pick<DuelView, 'outcome' | 'players'>;

/** Both players, the winner first. */
export function partiesOf({ outcome, players }: View): Party[] {
  const parties: Party[] = [];
  for (const group of outcome?.ranking ?? []) {
    const place = parties.length + 1;
    for (const seat of group) parties.push({ seats: [seat], place, points: players[seat].score.total });
  }
  return parties;
}

/** What the end says to whoever looks at it. */
export function verdictOf(
  view: View,
  ended: EarlyEnd | undefined,
  { me, nameOf }: Omit<Told, 'parties'>,
): Verdict | null {
  const early = verdictByPeople(ended, { me, nameOf });
  if (early !== null || view.outcome === null) return early;
  const parties = partiesOf(view);
  const { title: kind, text } = content().endings[view.outcome.ending] ?? content().endings.civilian;
  if (view.outcome.ending !== 'civilian')
    return { ...victoryOf(parties[0].seats[0], { me, nameOf }), reason: text, kind };
  const verdict = verdictByPoints({ parties, me, nameOf }, tieText(view, parties, me));
  return { ...verdict, reason: parties[0].points === parties[1].points ? verdict.reason : text, kind };
}

/** What decided where both have as many points. */
function tieText({ players }: View, parties: readonly Party[], me: number | null): string {
  if (parties[1].place === 1) return t('end.tieShared');
  const one = me ?? parties[0].seats[0];
  return t('end.tieBlue', { mine: players[one].score.blue, theirs: players[1 - one].score.blue });
}
