import { countBits } from '../bits.ts';
import { gainCoins } from '../coins.ts';
import { COLOURS, type BaseEffectSpec } from '../content/types.ts';
import { counted, plain } from '../effectRule.ts';
import type { Player } from '../player.ts';
import { playerAt, type EffectTable, type State } from '../state.ts';

export const COINS_PER_POINT = 3;

/** Effects that count over cities: coins once, points at the end [D-40, D-76, D-79 … D-83]. */
export const overCities = {
  coinsPerCard: {
    moment: 'income',
    compile: ({ colour, count }) => ({ subject: COLOURS.indexOf(colour), count }),
    perform: (s, seat, { subject, count }) => gainCoins(s, seat, count * playerAt(s, seat).colours[subject], 'effect'),
  },
  /** A Guild of cards pays coins now and points at the end [D-79]. */
  guildOfCards: {
    moment: 'income',
    compile: ({ colours }) => ({
      subject: colours.reduce((set, colour) => set | (1 << COLOURS.indexOf(colour)), 0),
      count: 1,
    }),
    perform: (s, seat, { subject, count }) => gainCoins(s, seat, count * mostCards(s, subject), 'effect'),
    also: { moment: 'end', points: (s, _, { subject, count }) => count * mostCards(s, subject) },
  },
  coinsPerWonder: {
    moment: 'income',
    compile: counted,
    perform: (s, seat, { count }) => gainCoins(s, seat, count * countBits(playerAt(s, seat).built), 'effect'),
  },
  guildOfWonders: {
    moment: 'end',
    compile: ({ points }) => ({ subject: 0, count: points }),
    points: ({ players: [first, second] }, _, { count }) =>
      count * Math.max(countBits(first.built), countBits(second.built)),
  },
  guildOfCoins: {
    moment: 'end',
    compile: plain,
    points: ({ players: [first, second] }) => Math.floor(Math.max(first.coins, second.coins) / COINS_PER_POINT),
  },
  pointsPerToken: {
    moment: 'end',
    compile: counted,
    points: (s, seat, { count }) => count * countBits(playerAt(s, seat).tokens),
  },
  points: { moment: 'printed', compile: counted },
} satisfies Partial<EffectTable<BaseEffectSpec>>;

/** Cards of these colours in the one city that has more of them [D-79, D-82]. */
function mostCards(s: State, colours: number): number {
  return Math.max(cardsOf(s.players[0], colours), cardsOf(s.players[1], colours));
}

function cardsOf(player: Player, colours: number): number {
  let count = 0;
  for (let colour = 0; colour < player.colours.length; colour++) {
    if ((colours & (1 << colour)) !== 0) count += player.colours[colour];
  }
  return count;
}
