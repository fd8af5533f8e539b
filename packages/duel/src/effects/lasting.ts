import { bitsOf } from '../bits.ts';
import { settlePrice } from '../city.ts';
import { RESOURCES, type BaseEffectSpec } from '../content/types.ts';
import { opponentOf, playerAt, type EffectTable } from '../state.ts';
import { units } from '../units.ts';

const RAW = 0;
const MANUFACTURED = 1;

/** Effects that are in force as long as the piece is held; `refold` counts them anew. */
export const lasting = {
  produce: {
    moment: 'lasting',
    compile: ({ resource, count }) => ({ subject: RESOURCES.indexOf(resource), count }),
    fold(s, seat, { subject, count }) {
      playerAt(s, seat).production += units(subject, count);
      settlePrice(s, opponentOf(seat), subject);
    },
  },
  produceAny: {
    moment: 'lasting',
    compile: ({ kind }) => ({ subject: kind === 'raw' ? RAW : MANUFACTURED, count: 1 }),
    fold(s, seat, { subject }) {
      if (subject === RAW) playerAt(s, seat).rawChoices++;
      else playerAt(s, seat).manufacturedChoices++;
    },
  },
  fixedPrice: {
    moment: 'lasting',
    compile: ({ resources }) => ({
      subject: resources.reduce((set, resource) => set | (1 << RESOURCES.indexOf(resource)), 0),
      count: 0,
    }),
    fold(s, seat, { subject }) {
      playerAt(s, seat).fixedPrices |= subject;
      for (const resource of bitsOf(subject)) settlePrice(s, seat, resource);
    },
  },
  ability: {
    moment: 'lasting',
    compile: ({ ability }, { abilityBit }) => ({ subject: abilityBit(ability), count: 0 }),
    fold(s, seat, { subject }) {
      const player = playerAt(s, seat);
      player.abilities |= subject;
      s.rules.foldAbility[31 - Math.clz32(subject)](player);
    },
  },
  chainSymbol: {
    moment: 'lasting',
    compile: ({ symbol }, { chainBit }) => ({ subject: chainBit(symbol), count: 0 }),
    fold(s, seat, { subject }) {
      playerAt(s, seat).chains |= subject;
    },
  },
} satisfies Partial<EffectTable<BaseEffectSpec>>;
