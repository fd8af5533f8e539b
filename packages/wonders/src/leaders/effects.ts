import { NEIGHBOURS } from '../catalog.ts';
import { counted, plain } from '../effectRule.ts';
import { leftOf, rightOf, type EffectTable } from '../state.ts';
import { task } from '../tasks.ts';
import { drawFromBox } from './box.ts';
import { leadersOf } from './state.ts';
import { ASK_FOR_TOKENS, BURY, MARK, RECRUIT_MORE } from './tasks.ts';
import type { LeadersEffectSpec } from './words.ts';

/** Some effects of leaders are looked at when science is counted: see scoring.ts. */
function nothing(): void {
  // There is nothing to keep until then.
}

/** The effects of Leaders. */
export const effects = {
  pointsPerLeader: {
    moment: 'end',
    compile: ({ count }) => ({ count, where: NEIGHBOURS }),
    amount(s, city, { count }) {
      const { seats } = leadersOf(s);
      return count * (seats[leftOf(s, city)].recruited.length + seats[rightOf(s, city)].recruited.length);
    },
  },
  pointsIfOnlyLeader: {
    moment: 'end',
    compile: counted,
    amount: (s, city, { count }) => (leadersOf(s).seats[city].recruited.length === 1 ? count : 0),
  },
  scienceSetPoints: { moment: 'lasting', compile: counted, fold: nothing },
  mostOwnedSymbol: { moment: 'lasting', compile: plain, fold: nothing },
  changeSymbol: { moment: 'lasting', compile: plain, fold: nothing },
  othersDiscardVictory: {
    moment: 'choice',
    compile: plain,
    task: (_, city) => task(ASK_FOR_TOKENS, city),
    isAtOnce: true,
  },
  copyLeader: { moment: 'choice', compile: plain, task: (_, city) => task(MARK, city), isAtOnce: true },
  buryLeader: { moment: 'choice', compile: plain, task: (_, city) => task(BURY, city), isAtOnce: true },
  drawLeaders: { moment: 'atOnce', compile: counted, perform: (s, city, { count }) => drawFromBox(s, city, count) },
  recruitLeader: { moment: 'choice', compile: plain, task: (_, city) => task(RECRUIT_MORE, city) },
} satisfies EffectTable<LeadersEffectSpec>;
