import { COLOURS, type BaseEffectSpec } from '../content/types.ts';
import { counted, plain } from '../effectRule.ts';
import type { SeatId } from '@pharos/core';
import type { EffectTable, State } from '../state.ts';
import { DESTROY, DRAW_TOKEN, REVIVE, TAKE_CARD, TAKE_WONDER, task } from '../tasks.ts';

/** Effects that give their owner a choice; those of one piece are made in the order they stand there. */
export const choices = {
  destroy: {
    moment: 'choice',
    compile: ({ colour }) => ({ subject: COLOURS.indexOf(colour), count: 1 }),
    task: (_, seat, { subject }) => task(DESTROY, seat, subject),
  },
  drawTokens: {
    moment: 'choice',
    compile: counted,
    task: (_, seat, { count }) => task(DRAW_TOKEN, seat, count),
    /** [D-56] Only the drawing player sees the tokens, and must keep one. */
    before: (s, seat, { count }) => tellDrawnTokens(s, seat, count),
  },
  revive: {
    moment: 'choice',
    compile: plain,
    task: (_, seat) => task(REVIVE, seat),
  },
  takeCard: {
    moment: 'choice',
    compile: plain,
    task: (_, seat) => task(TAKE_CARD, seat),
  },
  takeWonder: {
    moment: 'choice',
    compile: plain,
    task: (_, seat) => task(TAKE_WONDER, seat),
  },
} satisfies Partial<EffectTable<BaseEffectSpec>>;

/** Somebody looks at so many tokens on top of the box. */
export function tellDrawnTokens(s: State, seat: SeatId, count: number): void {
  if (s.emit === null) return;
  const tokens = s.box.slice(0, count).map((token) => s.catalog.tokens[token].id);
  s.emit({ type: 'tokensDrawn', seat, count: tokens.length, tokens, reveals: true });
}
