import { gainCoins, loseCoins } from '../coins.ts';
import { SCIENCE_SYMBOLS, type BaseEffectSpec } from '../content/types.ts';
import { counted, plain } from '../effectRule.ts';
import { earnExtraTurn } from '../extraTurn.ts';
import { advancePawn } from '../military.ts';
import { checkScience } from '../science.ts';
import { opponentOf, playerAt, type EffectTable } from '../state.ts';

/** Effects that happen when the piece is gained, in this order. */
export const atOnce = {
  coins: {
    moment: 'atOnce',
    compile: counted,
    perform: (s, seat, { count }) => gainCoins(s, seat, count, 'effect'),
  },
  shields: {
    moment: 'atOnce',
    compile: counted,
    perform: (s, seat, { count }, extraShields) => advancePawn(s, seat, count + extraShields),
  },
  /** A symbol is held, and gaining it may complete a pair or the six [D-69, D-71]. */
  science: {
    moment: 'lasting',
    compile: ({ symbol }) => ({ subject: SCIENCE_SYMBOLS.indexOf(symbol), count: 1 }),
    fold(s, seat, { subject }) {
      playerAt(s, seat).symbols[subject]++;
    },
    also: { moment: 'atOnce', perform: (s, seat, { subject }) => checkScience(s, seat, subject) },
  },
  extraTurn: {
    moment: 'atOnce',
    compile: plain,
    perform: (s, seat) => earnExtraTurn(s, seat),
  },
  opponentLosesCoins: {
    moment: 'atOnce',
    compile: counted,
    perform: (s, seat, { count }) => loseCoins(s, opponentOf(seat), count, 'opponent'),
  },
} satisfies Partial<EffectTable<BaseEffectSpec>>;
