import { COLOURS, type BaseEffectSpec } from '../content/types.ts';
import { counted, plain } from '../effectRule.ts';
import type { EffectTable } from '../state.ts';
import { DESTROY, DRAW_TOKEN, REVIVE, task } from '../tasks.ts';

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
    before(s, seat, { count }) {
      if (s.emit === null) return;
      const tokens = s.box.slice(0, count).map((token) => s.catalog.tokens[token].id);
      s.emit({ type: 'tokensDrawn', seat, count: tokens.length, tokens, reveals: true });
    },
  },
  revive: {
    moment: 'choice',
    compile: plain,
    task: (_, seat) => task(REVIVE, seat),
  },
} satisfies Partial<EffectTable<BaseEffectSpec>>;
