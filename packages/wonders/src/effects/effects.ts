import type { BaseEffectSpec } from '../content/types.ts';
import { counted, plain } from '../effectRule.ts';
import { playerOf } from '../resolve.ts';
import type { EffectTable } from '../state.ts';
import { REVIVE_TURNS, task } from '../tasks.ts';
import { discardDefeats, takeVictoryToken } from '../tokens.ts';
import { counting } from './counting.ts';
import { lasting } from './lasting.ts';

/** Who looks through the discard pile first, where several do in one turn. */
const FIRST = 1;

/** Every effect of the base game. */
export const EFFECTS = {
  ...lasting,
  coins: { moment: 'printed', what: 'coins', compile: counted },
  revive: {
    moment: 'choice',
    compile: ({ order = FIRST }) => ({ count: order }),
    task: (s, city, { count }) => task(REVIVE_TURNS[count - FIRST], playerOf(s, city), city),
  },
  victoryToken: {
    moment: 'atOnce',
    compile: ({ age }) => ({ subject: age === 'current' ? 0 : age }),
    perform: (s, city, { subject }) => takeVictoryToken(s, city, subject === 0 ? s.age : subject),
  },
  discardDefeats: { moment: 'atOnce', compile: plain, perform: (s, city) => discardDefeats(s, city) },
  ...counting,
  points: { moment: 'printed', what: 'points', compile: counted },
} satisfies EffectTable<BaseEffectSpec>;

/** The number of each. */
export const EFFECT = Object.fromEntries(Object.keys(EFFECTS).map((type, kind) => [type, kind])) as Readonly<
  Record<BaseEffectSpec['type'], number>
>;
