import type { DuelEvent, DuelView } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import type { LogEntry } from '../../../table/store/link.ts';
import { whyOf } from '../pick/pickReason.ts';
import type { Names } from '../sheet/note.ts';

/** A change of Age, as it is told: who starts and why, or who decides that. */
export interface AgeMoment {
  readonly age: number;
  readonly starter: string | null;
  readonly reason: string | null;
}

/** Milliseconds at normal speed. */
export const AGE_TIME = 2600;

type Event<Type extends DuelEvent['type']> = Extract<DuelEvent, { type: Type }>;

function first<Type extends DuelEvent['type']>(events: readonly DuelEvent[], type: Type): Event<Type> | undefined {
  return events.find((event): event is Event<Type> => event.type === type);
}

/** What a step tells of a new Age; null if it is none of its business. */
export function ageMoment(
  events: readonly DuelEvent[],
  view: DuelView,
  log: readonly LogEntry<DuelEvent>[],
  names: Names,
): AgeMoment | null {
  const settled = first(events, 'starterSettled');
  const age = first(events, 'ageStarted')?.age ?? (settled ? view.age : null);
  if (age === null) return null;
  const starts = (seat: number): string =>
    seat === names.me ? t('age.youStart') : t('age.starts', { name: names.nameOf(seat) });
  if (settled) {
    const { seat, chosenBy } = settled;
    const reason = chosenBy === null ? t('age.byLastTurn') : t('age.byChoice', { name: names.nameOf(chosenBy) });
    return { age, starter: starts(seat), reason };
  }
  if (view.decision?.kind === 'chooseStarter')
    return { age, starter: null, reason: whyOf(view.decision, log, names)?.text ?? null };
  const turn = first(events, 'turnStarted');
  return turn
    ? { age, starter: starts(turn.seat), reason: t('age.firstPlayer') }
    : { age, starter: null, reason: null };
}
