import type { DecisionView, DuelEvent } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import type { LogEntry } from '../../../table/store/link.ts';
import type { Names } from '../sheet/note.ts';
import { symbolName, wonderName } from '../words/content.svelte.ts';
import { askExpansions } from '../words/expansionWords.ts';
import type { Why } from './why.ts';

/** The last event of such a type that happened to a seat. */
function lastOf<Type extends DuelEvent['type']>(
  log: readonly LogEntry<DuelEvent>[],
  type: Type,
  seat: number,
): Extract<DuelEvent, { type: Type }> | undefined {
  const is = (event: DuelEvent): event is Extract<DuelEvent, { type: Type }> =>
    event.type === type && 'seat' in event && event.seat === seat;
  for (const { events } of log.toReversed()) {
    const found = events.findLast(is);
    if (found) return found;
  }
  return undefined;
}

const STARTER = {
  weaker: ['shield', 'why.weaker', 'why.weakerFoe'],
  lastTurn: ['pawn', 'why.lastTurn', 'why.lastTurnFoe'],
} as const;

/** Why a seat has this choice; null where the question says it all. */
export function whyOf(decision: DecisionView, log: readonly LogEntry<DuelEvent>[], names: Names): Why | null {
  const { kind, seat, reason } = decision;
  if (reason !== null) {
    const [icon, mine, foes] = STARTER[reason];
    return { icon, text: t(seat === names.me ? mine : foes, { name: names.nameOf(seat) }) };
  }
  if (kind === 'takeToken') {
    const pair = lastOf(log, 'pairCompleted', seat);
    return pair ? { icon: `sci-${pair.symbol}`, text: t('why.pair', { symbol: symbolName(pair.symbol) }) } : null;
  }
  return kind === 'pickWonder' ? null : causeOf(log, seat);
}

/** The last thing a seat did that brings choices with it. */
export function causeOf(log: readonly LogEntry<DuelEvent>[], seat: number): Why | null {
  for (const { events } of log.toReversed()) {
    for (const event of events.toReversed()) {
      const why = 'seat' in event && event.seat === seat ? causeIn(event) : null;
      if (why !== null) return why;
    }
  }
  return null;
}

function causeIn(event: DuelEvent): Why | null {
  if (event.type === 'wonderBuilt') return { icon: 'stage', text: wonderName(event.wonder) };
  return askExpansions(({ whyOf: ask }) => ask?.(event));
}
