import type { ClockRule } from './clockRule.ts';

const DAY_S = 86_400;

/** How many seconds a seat has before its first move; null without a clock. */
export function secondsAtStart(rule: ClockRule): number | null {
  switch (rule.kind) {
    case 'none':
      return null;
    case 'perMove':
    case 'bank':
      return rule.seconds;
    case 'correspondence':
      return (rule.days + rule.holidays) * DAY_S;
  }
}

/** The days that each move of a game by correspondence may take; null if it is played at one sitting. */
export function daysPerMove(rule: ClockRule): number | null {
  if (rule.kind === 'correspondence') return rule.days;
  return rule.kind === 'perMove' && rule.seconds >= DAY_S ? Math.round(rule.seconds / DAY_S) : null;
}
