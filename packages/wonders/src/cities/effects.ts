import { gainCoins } from '../coins.ts';
import { counted, plain } from '../effectRule.ts';
import { leftOf, rightOf, type EffectTable, type State } from '../state.ts';
import { takeDebt } from './debt.ts';
import { BY_NOTHING, BY_STAGE, BY_VICTORY, othersLose } from './losses.ts';
import { citiesOf } from './state.ts';
import type { CitiesEffectSpec } from './words.ts';

/** What a loss is counted by; an Age is known when the piece is built. */
const BY_AGE = 3;
const MEASURES = { victory: BY_VICTORY, stage: BY_STAGE, age: BY_AGE } as const;

/** The effects of Cities. */
export const effects = {
  othersLoseCoins: {
    moment: 'atOnce',
    compile: ({ count, per }) => ({ count, subject: per === undefined ? BY_NOTHING : MEASURES[per] }),
    perform(s, city, { count, subject }) {
      if (subject === BY_AGE) othersLose(s, city, count * s.age);
      else othersLose(s, city, count, subject);
    },
  },
  neighboursGainCoins: {
    moment: 'atOnce',
    compile: counted,
    perform(s, city, { count }) {
      for (const other of neighboursOf(s, city)) gainCoins(s, other, count, 'effect');
    },
  },
  othersGainCoins: {
    moment: 'atOnce',
    compile: counted,
    perform(s, city, { count }) {
      for (let other = 0; other < s.cities.length; other++) if (other !== city) gainCoins(s, other, count, 'effect');
    },
  },
  neighboursTakeDebt: {
    moment: 'atOnce',
    compile: counted,
    perform(s, city, { count }) {
      for (const other of neighboursOf(s, city)) takeDebt(s, other, count, 'raiders');
    },
  },
  diplomacy: {
    moment: 'atOnce',
    compile: plain,
    perform(s, city) {
      citiesOf(s).diplomacy[city]++;
      s.emit?.({ type: 'diplomacyGained', city });
    },
  },
  copySymbol: {
    moment: 'lasting',
    compile: plain,
    fold() {
      // Counted at the end of the game: see scoring.ts.
    },
  },
} satisfies EffectTable<CitiesEffectSpec>;

function neighboursOf(s: State, city: number): readonly number[] {
  return [leftOf(s, city), rightOf(s, city)];
}
