import { ABILITIES, RESOURCES, SCIENCE_SYMBOLS, type BaseEffectSpec } from '../content/types.ts';
import { counted, plain } from '../effectRule.ts';
import type { EffectTable } from '../state.ts';
import { addSource, setOfResources, singleSets } from '../supply.ts';

/** Discounts as bits: raw from the left, raw from the right, manufactured from the left, from the right. */
const DISCOUNT_BIT = { raw: { left: 1, right: 2 }, manufactured: { left: 4, right: 8 } } as const;

/** Effects that are in force as long as the piece stands; `refold` counts them anew. */
export const lasting = {
  produce: {
    moment: 'lasting',
    compile: ({ resource, count }) => ({ subject: RESOURCES.indexOf(resource), count }),
    fold(_, city, { subject, count }, sells) {
      addSource(city.supply, singleSets[subject], count);
      if (sells) addSource(city.forSale, singleSets[subject], count);
    },
  },
  produceOne: {
    moment: 'lasting',
    compile: ({ resources }) => ({ subject: setOfResources(resources) }),
    fold(_, city, { subject, count }, sells) {
      addSource(city.supply, subject, count);
      if (sells) addSource(city.forSale, subject, count);
    },
  },
  discount: {
    moment: 'lasting',
    compile: ({ kind, from }) => ({ subject: from.reduce((bits, side) => bits | DISCOUNT_BIT[kind][side], 0) }),
    fold(_, city, { subject }) {
      city.discounts |= subject;
    },
  },
  shields: {
    moment: 'lasting',
    compile: counted,
    fold(_, city, { count }) {
      city.shields += count;
    },
  },
  science: {
    moment: 'lasting',
    compile: ({ symbol }) => ({ subject: SCIENCE_SYMBOLS.indexOf(symbol) }),
    fold(_, city, { subject, count }) {
      city.symbols[subject] += count;
    },
  },
  scienceAny: {
    moment: 'lasting',
    compile: plain,
    fold(_, city, { count }) {
      city.freeSymbols += count;
    },
  },
  ability: {
    moment: 'lasting',
    compile: ({ ability }) => ({ subject: 1 << ABILITIES.indexOf(ability) }),
    fold(_, city, { subject }) {
      city.abilities |= subject;
    },
  },
} satisfies Partial<EffectTable<BaseEffectSpec>>;
